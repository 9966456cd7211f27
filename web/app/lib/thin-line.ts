import type { Scale } from './chart-scale'
import { round } from './chart-series'

/**
 * A line through a long series as the screen can show it: of each pixel column its first, lowest, highest and
 * last value, which draws the same pixels as all of its values would. A gap breaks the line.
 */
export function thinLine(
  x: ArrayLike<number>,
  y: ArrayLike<number | null>,
  scaleX: Scale,
  scaleY: Scale,
  from = 0,
  to = x.length,
): string {
  let path = ''
  let isFresh = true
  let column = Number.NaN
  let count = 0
  let place = 0
  let [first, low, high, last] = [0, 0, 0, 0]
  let isLowFirst = true
  const add = (at: string, value: number) => {
    path += `${isFresh ? 'M' : 'L'}${at} ${round(scaleY(value))}`
    isFresh = false
  }
  const endColumn = () => {
    if (count === 1) add(round(place), first)
    else if (count > 1) {
      const at = String(column)
      add(at, first)
      const turns = isLowFirst ? [low, high] : [high, low]
      let before = first
      for (const value of [...turns, last]) {
        if (value !== before) path += `V${round(scaleY(value))}`
        before = value
      }
    }
    count = 0
  }
  const endLine = () => {
    const isDot = isFresh && count === 1
    endColumn()
    // A value between two gaps is a line of no length, which a round cap makes a dot.
    if (isDot) path += 'h0'
    isFresh = true
    column = Number.NaN
  }
  for (let index = from; index < to; index += 1) {
    const value = y[index] ?? null
    if (value === null) {
      endLine()
      continue
    }
    const at = scaleX(x[index] ?? 0)
    const rounded = Math.round(at)
    if (rounded !== column) {
      endColumn()
      column = rounded
      place = at
      first = low = high = last = value
      isLowFirst = true
    } else {
      if (value < low) {
        low = value
        isLowFirst = false
      }
      if (value > high) {
        high = value
        isLowFirst = true
      }
      last = value
    }
    count += 1
  }
  endLine()
  return path
}
