import { extentOf, niceInterval, ticksOf } from './chart-scale'

/** A stretch of figures and how many fall into it; the last one holds its upper end too. */
export interface Bin {
  from: number
  to: number
  count: number
}

/** Figures sorted into about `count` stretches with round ends; what is not a number is left out. */
export function binsOf(values: ArrayLike<number | null>, count = 20): Bin[] {
  const [low, high] = niceInterval(extentOf(Array.from(values)), count)
  const edges = ticksOf([low, high], count)
  const [first = low, second = high] = edges
  const width = second - first
  const bins = edges
    .slice(0, -1)
    .map((from, index) => ({ from, to: edges[index + 1] ?? high, count: 0 }))
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? null
    if (value === null || !Number.isFinite(value)) continue
    // A hair's breadth up: (0.3 - 0) / 0.1 is a little less than 3.
    const place = Math.floor((value - first) / width + 1e-9)
    const bin = bins[Math.min(place, bins.length - 1)]
    if (bin) bin.count += 1
  }
  return bins
}
