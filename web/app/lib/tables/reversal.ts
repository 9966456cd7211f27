/** Simpson's paradox: a difference between two groups that turns round within every level of a third column. */
import { bucketsOf, type Buckets } from './buckets'
import { MISSING, type Column, type DataTable } from './columns'

export interface ReversalLevel {
  label: string
  first: number
  second: number
  first_count: number
  second_count: number
}

export interface Reversal {
  /** The column whose levels turn the difference round. */
  split: string
  /** The two groups, by their places and names. */
  first: { by: number; label: string; mean: number; count: number }
  second: { by: number; label: string; mean: number; count: number }
  /** The levels with enough rows of both groups. */
  levels: readonly ReversalLevel[]
}

/** Fewer rows of a group in a level say nothing. */
const LEAST = 5
/** The levels compared hold at least this share of both groups' rows. */
const COVERED = 0.6
/** Among more groups some pair turns round in some column by chance. */
const MOST_GROUPS = 6
/** Differences smaller than this part of the standard deviation are none: overall, and within a level. */
const LEAST_GAP = 0.05
const LEAST_LEVEL_GAP = 0.02

interface Sums {
  sum: Float64Array
  count: Float64Array
}

function sumsOf(values: Float64Array, by: Buckets, split: Buckets): Sums {
  const width = split.list.length
  const size = by.list.length * width
  const [sum, count] = [new Float64Array(size), new Float64Array(size)]
  for (const [row, value] of values.entries()) {
    const [one, other] = [by.codes[row] ?? MISSING, split.codes[row] ?? MISSING]
    if (one < 0 || other < 0 || Number.isNaN(value)) continue
    const at = one * width + other
    sum[at] = (sum[at] ?? 0) + value
    count[at] = (count[at] ?? 0) + 1
  }
  return { sum, count }
}

/** The first reversal there is, over the columns given, in their order. */
export function findReversal(
  table: DataTable,
  values: Float64Array,
  by: Buckets,
  splits: readonly string[],
): Reversal | null {
  if (by.scale === 'time' || by.list.length < 2 || by.list.length > MOST_GROUPS) return null
  const deviation = deviationOf(values)
  for (const name of splits) {
    const column = table.columns.find((one) => one.name === name)
    const found = column && reversalBy(column, values, by, deviation)
    if (found) return found
  }
  return null
}

function deviationOf(values: Float64Array) {
  let [count, mean, squares] = [0, 0, 0]
  for (const value of values) {
    if (Number.isNaN(value)) continue
    count += 1
    const step = value - mean
    mean += step / count
    squares += step * (value - mean)
  }
  return count > 1 ? Math.sqrt(squares / (count - 1)) : 0
}

function reversalBy(
  column: Column,
  values: Float64Array,
  by: Buckets,
  deviation: number,
): Reversal | null {
  const split = bucketsOf(column)
  const sums = sumsOf(values, by, split)
  const width = split.list.length
  const whole = by.list.map((_, group) => {
    let [sum, count] = [0, 0]
    for (let level = 0; level < width; level += 1) {
      sum += sums.sum[group * width + level] ?? 0
      count += sums.count[group * width + level] ?? 0
    }
    return { group, count, mean: sum / count }
  })
  const largest = whole.filter(({ count }) => count >= LEAST).sort((a, b) => b.count - a.count)
  for (const [at, one] of largest.entries())
    for (const other of largest.slice(at + 1)) {
      const [first, second] = [other, one]
      const levels = levelsOf(first.group, second.group, sums, split)
      const gap = first.mean - second.mean
      const held = levels.reduce((sum, level) => sum + level.first_count + level.second_count, 0)
      const isClear = Math.abs(gap) > LEAST_GAP * deviation
      if (!isClear || levels.length < 2 || held < COVERED * (first.count + second.count)) continue
      const isTurned = levels.every(
        (level) => (level.second - level.first) * Math.sign(gap) > LEAST_LEVEL_GAP * deviation,
      )
      if (!isTurned) continue
      const side = ({ group, mean, count }: typeof one) => ({
        by: group,
        label: by.list[group]?.label ?? '',
        mean,
        count,
      })
      return { split: column.name, first: side(first), second: side(second), levels }
    }
  return null
}

function levelsOf(first: number, second: number, { sum, count }: Sums, split: Buckets) {
  const width = split.list.length
  return split.list.flatMap(({ label }, level): ReversalLevel[] => {
    const [one, other] = [first * width + level, second * width + level]
    const [first_count = 0, second_count = 0] = [count[one], count[other]]
    if (first_count < LEAST || second_count < LEAST) return []
    return [
      {
        label,
        first: (sum[one] ?? 0) / first_count,
        second: (sum[other] ?? 0) / second_count,
        first_count,
        second_count,
      },
    ]
  })
}
