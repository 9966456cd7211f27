/** What each column of a table holds: how much is missing, how many values there are, where they lie, what is odd. */
import {
  isMeasured,
  MISSING,
  type Column,
  type ColumnKind,
  type DataTable,
  type DateColumn,
} from './columns'

/** Where the values of a figure or a date lie. */
export interface Spread {
  min: number
  lower_quartile: number
  median: number
  upper_quartile: number
  max: number
  mean: number
  /** Sample standard deviation. */
  deviation: number
}

export interface ColumnProfile {
  name: string
  kind: ColumnKind
  /** Rows without a value. */
  missing: number
  distinct: number
  /** Null where there are no values, or where they are words. */
  spread: Spread | null
  /**
   * Values beyond the quartiles by more than three times the distance between them; where most values are one and the
   * same, of the others. Null where too few others tell.
   */
  outliers: number | null
  /** How many values fall into each of sixteen equal stretches from the lowest to the highest; empty for words. */
  shape: readonly number[]
  /** The words that occur most, with their counts; empty for figures and dates. */
  top: readonly { word: string; count: number }[]
  /** The decimals of figures. */
  digits: number
  /** What dates say at the finest. */
  unit: DateColumn['unit'] | null
}

const STRETCHES = 16
const TOP = 5
/** Tukey's outer fences. */
const FAR = 3

/** Ascending, without the missing ones. */
export function presentSorted(values: Float64Array) {
  let count = 0
  const present = new Float64Array(values.length)
  for (const value of values)
    if (!Number.isNaN(value)) {
      present[count] = value
      count += 1
    }
  return present.subarray(0, count).sort()
}

/** A quantile of ascending values, by linear interpolation between the two nearest. */
export function quantile(sorted: Float64Array, share: number) {
  const at = (sorted.length - 1) * share
  const low = Math.floor(at)
  const [below = Number.NaN, above = below] = [
    sorted[low],
    sorted[Math.min(low + 1, sorted.length - 1)],
  ]
  return below + (above - below) * (at - low)
}

export function spreadOf(sorted: Float64Array): Spread | null {
  if (sorted.length === 0) return null
  const mean = sumOf(sorted) / sorted.length
  let squares = 0
  for (const value of sorted) squares += (value - mean) ** 2
  return {
    min: sorted[0] ?? Number.NaN,
    lower_quartile: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upper_quartile: quantile(sorted, 0.75),
    max: sorted.at(-1) ?? Number.NaN,
    mean,
    deviation: sorted.length > 1 ? Math.sqrt(squares / (sorted.length - 1)) : 0,
  }
}

/** With the rest of each addition kept (Neumaier), so that three million figures lose nothing. */
export function sumOf(values: Float64Array) {
  let sum = 0
  let rest = 0
  for (const value of values) {
    const next = sum + value
    rest += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum
    sum = next
  }
  return sum + rest
}

function distinctIn(sorted: Float64Array) {
  let count = 0
  let last = Number.NaN
  for (const value of sorted)
    if (value !== last) {
      count += 1
      last = value
    }
  return count
}

/** Fewer values beside one that most rows have do not tell what is usual among them. */
const LEAST_OTHERS = 4

function outliersIn(sorted: Float64Array, spread: Spread) {
  const { lower_quartile: low, upper_quartile: high, median: usual } = spread
  if (high > low) return beyond(sorted, low, high, FAR * (high - low))
  // Half of all values are one and the same: every other would lie beyond quartiles that are both that one.
  const others = sorted.filter((value) => value !== usual)
  if (others.length === 0) return 0
  if (others.length < LEAST_OTHERS) return null
  const [from, to] = [quantile(others, 0.25), quantile(others, 0.75)]
  // Others that are mostly one as well lie as far apart as the two.
  const apart = to - from || Math.abs(quantile(others, 0.5) - usual)
  return beyond(others, from, to, FAR * apart)
}

function beyond(sorted: Float64Array, low: number, high: number, reach: number) {
  let count = 0
  for (const value of sorted) if (value < low - reach || value > high + reach) count += 1
  return count
}

function shapeOf(sorted: Float64Array, { min, max }: Spread) {
  if (min === max) return []
  const shape = new Array<number>(STRETCHES).fill(0)
  for (const value of sorted) {
    const place = Math.min(STRETCHES - 1, Math.floor(((value - min) / (max - min)) * STRETCHES))
    shape[place] = (shape[place] ?? 0) + 1
  }
  return shape
}

export function profileOf(column: Column): ColumnProfile {
  const { name, kind } = column
  const digits = column.kind === 'number' ? column.digits : 0
  const unit = column.kind === 'date' ? column.unit : null
  if (isMeasured(column)) {
    const sorted = presentSorted(column.values)
    const spread = spreadOf(sorted)
    return {
      name,
      kind,
      missing: column.values.length - sorted.length,
      distinct: distinctIn(sorted),
      spread,
      outliers: spread && column.kind === 'number' ? outliersIn(sorted, spread) : 0,
      shape: spread ? shapeOf(sorted, spread) : [],
      top: [],
      digits,
      unit,
    }
  }
  const counts = new Uint32Array(column.words.length)
  let missing = 0
  for (const code of column.codes)
    if (code === MISSING) missing += 1
    else counts[code] = (counts[code] ?? 0) + 1
  const used = [...counts.entries()].filter(([, count]) => count > 0)
  return {
    name,
    kind,
    missing,
    distinct: used.length,
    spread: null,
    outliers: 0,
    shape: [],
    top: used
      .sort(([a, x], [b, y]) => y - x || a - b)
      .slice(0, TOP)
      .map(([code, count]) => ({ word: column.words[code] ?? '', count })),
    digits,
    unit,
  }
}

export const profileTable = ({ columns }: DataTable) => columns.map(profileOf)
