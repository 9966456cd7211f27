/** Two measures against each other: a part of the rows to draw, how far they hang together, how many hide each other. */
import { seededRandom } from '../seeded-random'
import { MISSING, type DataTable } from './columns'
import { bucketsOf } from './buckets'

export interface Points {
  /** Rows with both values. */
  total: number
  /** Drawn by lot where there are too many: rows in steps would all be of one hour of the day. */
  x: readonly number[]
  y: readonly number[]
  /** The place of each in the buckets of the split; empty without one. */
  split: readonly number[]
  /** Null where either has one value only: it is not defined. */
  correlation: number | null
  /** Points that share their place with another, as a share, on a grid as fine as a mark. */
  hidden: number
  /** The correlation within each level of the split. */
  within: readonly { label: string; count: number; correlation: number | null }[]
}

/** More are not drawn one by one. */
export const MOST_POINTS = 1500
const GRID = [90, 50] as const

export function correlationOf(x: ArrayLike<number>, y: ArrayLike<number>) {
  const count = x.length
  let [meanX, meanY] = [0, 0]
  for (let at = 0; at < count; at += 1) {
    meanX += ((x[at] ?? 0) - meanX) / (at + 1)
    meanY += ((y[at] ?? 0) - meanY) / (at + 1)
  }
  let [xx, yy, xy] = [0, 0, 0]
  for (let at = 0; at < count; at += 1) {
    const [dx, dy] = [(x[at] ?? 0) - meanX, (y[at] ?? 0) - meanY]
    xx += dx * dx
    yy += dy * dy
    xy += dx * dy
  }
  return xx === 0 || yy === 0 ? null : xy / Math.sqrt(xx * yy)
}

export function pointsOf(
  table: DataTable,
  xs: Float64Array,
  ys: Float64Array,
  splitName: string | null,
): Points {
  const splitColumn = table.columns.find(({ name }) => name === splitName)
  const split = splitColumn ? bucketsOf(splitColumn) : null
  const rows: number[] = []
  for (let row = 0; row < table.rows; row += 1) {
    const isWhole = !Number.isNaN(xs[row]) && !Number.isNaN(ys[row])
    if (isWhole && (split === null || (split.codes[row] ?? MISSING) >= 0)) rows.push(row)
  }
  const x = Float64Array.from(rows, (row) => xs[row] ?? 0)
  const y = Float64Array.from(rows, (row) => ys[row] ?? 0)
  const drawn = someOf(rows.length)
  return {
    total: rows.length,
    x: drawn.map((at) => x[at] ?? 0),
    y: drawn.map((at) => y[at] ?? 0),
    split: split ? drawn.map((at) => split.codes[rows[at] ?? 0] ?? MISSING) : [],
    correlation: correlationOf(x, y),
    hidden: hiddenShare(x, y),
    within: split
      ? split.list.flatMap(({ label }, level) => {
          const places = rows.flatMap((row, at) => (split.codes[row] === level ? [at] : []))
          if (places.length < 10) return []
          const part = (of: Float64Array) => places.map((at) => of[at] ?? 0)
          return [{ label, count: places.length, correlation: correlationOf(part(x), part(y)) }]
        })
      : [],
  }
}

/** Places of the rows that are drawn, in their order; the same each time. */
function someOf(count: number) {
  const places = Array.from({ length: count }, (_, at) => at)
  if (count <= MOST_POINTS) return places
  const random = seededRandom(1)
  for (let at = 0; at < MOST_POINTS; at += 1) {
    const other = at + Math.floor(random() * (count - at))
    ;[places[at], places[other]] = [places[other] ?? 0, places[at] ?? 0]
  }
  return places.slice(0, MOST_POINTS).sort((a, b) => a - b)
}

function hiddenShare(x: Float64Array, y: Float64Array) {
  if (x.length === 0) return 0
  const places = (values: Float64Array, cells: number) => {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const value of values) {
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
    const width = (high - low) / cells || 1
    return (value: number) => Math.min(cells - 1, Math.floor((value - low) / width))
  }
  const [placeX, placeY] = [places(x, GRID[0]), places(y, GRID[1])]
  const taken = new Set<number>()
  for (const [at, value] of x.entries()) taken.add(placeX(value) * GRID[1] + placeY(y[at] ?? 0))
  return 1 - taken.size / x.length
}
