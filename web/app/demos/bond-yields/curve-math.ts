/** The little arithmetic the drawing itself needs; fits, spreads and prices are the engine's. */
import type { Compare, Fit, History } from './ask'

const slope = (x: number) => (x === 0 ? 1 : (1 - Math.exp(-x)) / x)
const hump = (x: number) => slope(x) - Math.exp(-x)

/** The fitted yield at a maturity in years, from the fit's own parameters. */
export function yieldAt({ beta, tau }: Pick<Fit, 'beta' | 'tau'>, years: number) {
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0] = beta
  const [first = 1, second] = tau
  const near = years / first
  const far = second === undefined ? 0 : b3 * hump(years / second)
  return b0 + b1 * slope(near) + b2 * hump(near) + far
}

/** The axis' exponent: it spreads the bills out and keeps thirty years on the page. */
export const POWER = 0.38

/** The fitted line at even steps of the drawn axis, so that the short end is as smooth as the long. */
export function fittedLine(fit: Fit, from: number, to: number, steps = 48) {
  const low = from ** POWER
  const high = to ** POWER
  return Array.from({ length: steps + 1 }, (_, step) => {
    const years = (low + ((high - low) * step) / steps) ** (1 / POWER)
    return { x: years, y: yieldAt(fit, years) }
  })
}

/** Where two curves cross, between the maturities both have; straight lines between the points. */
export function crossings(changes: Compare['changes']) {
  return changes.slice(1).flatMap((next, index) => {
    const last = changes[index]
    if (!last || last.change_bp * next.change_bp >= 0) return []
    const share = last.change_bp / (last.change_bp - next.change_bp)
    return [
      {
        years: last.years + share * (next.years - last.years),
        yieldPct: last.yield_pct + share * (next.yield_pct - last.yield_pct),
      },
    ]
  })
}

const yearsOf: Record<string, number> = {
  '3m': 0.25,
  '6m': 0.5,
  '1y': 1,
  '2y': 2,
  '3y': 3,
  '5y': 5,
  '7y': 7,
  '10y': 10,
  long: 30,
}

/** How an axis or a sentence calls a maturity. */
const tenors = (long: string, month: string, year: string) => (years: number) => {
  if (years === 30) return long
  if (years < 1) return `${String(Math.round(years * 12))}${month}`
  return `${String(Math.round(years * 100) / 100)}${year}`
}
export const tenor = tenors('Long', 'm', 'y')
export const tenorInWords = tenors('long bond', '-month', '-year')

/** The months of a history, oldest first. */
export function monthsOf(history: History) {
  const [longest] = history.series.toSorted((a, b) => b.points.length - a.points.length)
  return longest?.points.map(({ date }) => date.slice(0, 7)) ?? []
}

/** One month of a history as a curve, as published. */
export function frameOf(history: History, month: string) {
  return history.series.flatMap(({ series, points }) => {
    const years = yearsOf[series]
    const found = points.find(({ date }) => date.startsWith(month))
    return years === undefined || !found ? [] : [{ x: years, y: found.value_pct }]
  })
}

/** The lowest and highest yield of a history, widened to whole per cents: the axes stay while the curve moves. */
export function yieldRange(history: History): readonly [number, number] {
  const yields = history.series.flatMap(({ points }) => points.map(({ value_pct }) => value_pct))
  return [Math.floor(Math.min(0, ...yields)), Math.ceil(Math.max(1, ...yields))]
}
