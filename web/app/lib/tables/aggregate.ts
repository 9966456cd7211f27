/** Figures of groups of rows: sum, mean, median, count, lowest and highest, by one column or two. */
import type { Buckets } from './buckets'
import { MISSING } from './columns'
import { quantile, sumOf } from './profile'

export const aggregates = ['mean', 'median', 'sum', 'count', 'min', 'max'] as const
export type Aggregate = (typeof aggregates)[number]

/** What is known of the values of a group. */
export interface GroupStats {
  /** Rows with a value. */
  count: number
  sum: number
  mean: number
  median: number
  lower_quartile: number
  upper_quartile: number
  min: number
  max: number
}

export interface Group extends GroupStats {
  /** Places in the buckets of the two columns; the second is 0 where there is none. */
  by: number
  split: number
}

export const valueOf = (stats: GroupStats, aggregate: Aggregate) => stats[aggregate]

/** Stats of ascending values. */
export function statsOf(sorted: Float64Array): GroupStats {
  const sum = sumOf(sorted)
  return {
    count: sorted.length,
    sum,
    mean: sum / sorted.length,
    median: quantile(sorted, 0.5),
    lower_quartile: quantile(sorted, 0.25),
    upper_quartile: quantile(sorted, 0.75),
    min: sorted[0] ?? Number.NaN,
    max: sorted.at(-1) ?? Number.NaN,
  }
}

/**
 * Groups rows by one or two columns. `values` is the measured column, or null where rows are counted; rows without a
 * value, or in no bucket, belong to no group.
 */
export function groupRows(
  values: Float64Array | null,
  by: Buckets,
  split: Buckets | null,
): Group[] {
  const width = split ? split.list.length : 1
  const size = by.list.length * width
  const rows = by.codes.length
  const groups = new Int32Array(rows)
  const starts = new Uint32Array(size + 1)
  for (let row = 0; row < rows; row += 1) {
    const first = by.codes[row] ?? MISSING
    const second = split ? (split.codes[row] ?? MISSING) : 0
    const isOut = first < 0 || second < 0 || (values !== null && Number.isNaN(values[row]))
    const group = isOut ? MISSING : first * width + second
    groups[row] = group
    if (group >= 0) starts[group + 1] = (starts[group + 1] ?? 0) + 1
  }
  for (let at = 0; at < size; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0)
  const ordered = new Float64Array(values ? (starts[size] ?? 0) : 0)
  if (values) {
    const next = starts.slice()
    for (let row = 0; row < rows; row += 1) {
      const group = groups[row] ?? MISSING
      if (group < 0) continue
      const place = next[group] ?? 0
      ordered[place] = values[row] ?? Number.NaN
      next[group] = place + 1
    }
  }
  const found: Group[] = []
  for (let group = 0; group < size; group += 1) {
    const [from = 0, to = 0] = [starts[group], starts[group + 1]]
    if (from === to) continue
    const place = { by: Math.floor(group / width), split: group % width }
    if (!values) found.push({ ...place, ...statsOf(new Float64Array(0)), count: to - from })
    else {
      const sorted = ordered.subarray(from, to).sort()
      found.push({ ...place, ...statsOf(sorted) })
    }
  }
  return found
}
