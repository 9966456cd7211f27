/** A bond's price as its yield moves: the tangent, and the bend that convexity adds. */
import type { Price } from './query'

export interface PricePoint {
  shift_bp: number
  yield_pct: number
  /** With duration and convexity. */
  price: number
  /** With duration alone: the straight line. */
  straight: number
}

/** Prices paid per 100 for shifts of the yield, by the second-order rule; exact at no shift. */
export function priceCurve(
  { dirty_price, modified_duration, convexity, yield_pct }: Price,
  widest = 200,
  step = 25,
): PricePoint[] {
  return Array.from({ length: (2 * widest) / step + 1 }, (_, index) => {
    const shift_bp = index * step - widest
    const change = shift_bp / 1e4
    const straight = dirty_price * (1 - modified_duration * change)
    return {
      shift_bp,
      yield_pct: yield_pct + shift_bp / 100,
      price: straight + (dirty_price * convexity * change * change) / 2,
      straight,
    }
  })
}
