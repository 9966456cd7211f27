/** What a place without rows comes to: nothing happened there, or a figure is missing. */
import { groupRows, type Group } from './aggregate'
import { bucketsOf, type Buckets } from './buckets'
import { distancesOf, stepOf, type Blank } from './calendar'
import type { DateColumn } from './columns'
import { addsUp, type Facts } from './facts'

/** So many of the groups are nearly all of them. */
const NEARLY_ALL = 0.8

interface Drawn {
  show: Facts['show']
  values: Float64Array | null
  by: Buckets
  split: Buckets | null
  /** By both columns. */
  groups: readonly Group[]
  /** By the first column alone. */
  whole: readonly Group[]
  /** The first column, where it holds dates. */
  dates: DateColumn | null
}

/** Places of both columns whose rows have no figure. */
export function blanksOf({ values, by, split, groups, whole }: Drawn): Blank[] {
  if (values === null || by.span === null) return []
  const key = (group: Blank) => `${String(group.by)} ${String(group.split)}`
  const known = new Set(groups.map(key))
  const [first, last] = [whole[0]?.by ?? 0, whole.at(-1)?.by ?? 0]
  return groupRows(null, by, split)
    .filter((group) => group.by >= first && group.by <= last && !known.has(key(group)))
    .map((group) => ({ by: group.by, split: group.split }))
}

/** Events are more on one day than on another; figures that are reported have the same rows each time. */
function areAlike(groups: readonly Group[]) {
  const counts = new Map<number, number>()
  for (const { count } of groups) counts.set(count, (counts.get(count) ?? 0) + 1)
  return Math.max(...counts.values()) >= NEARLY_ALL * groups.length
}

/** Figures of each day or each week, of which a month has several. */
function areReports({ values, by, split, dates }: Drawn) {
  if (!dates) return false
  const unit = dates.unit === 'month' ? 'month' : 'day'
  if (by.span === unit) return false
  const days = bucketsOf(dates, unit)
  const step = stepOf(distancesOf(days, groupRows(null, days, null)))
  return step !== null && areAlike(groupRows(values, days, split))
}

/** Whether every level has a figure at every place. */
function isFull({ by, groups, whole }: Drawn, distances: readonly number[]) {
  const levels = new Set(groups.map(({ split }) => split)).size
  const [first, last] = [whole[0]?.by ?? 0, whole.at(-1)?.by ?? 0]
  const spans =
    by.scale === 'round'
      ? last - first + 1
      : by.scale === 'time'
        ? distances.reduce((sum, distance) => sum + distance, 1)
        : whole.length
  return groups.length >= levels * spans
}

/**
 * 0 where it is certain that nothing happened: no rows are counted, or none of the events that are summed up. A sum of
 * figures that are reported, such as those of each quarter, has a gap: a report may be missing. What could be either has
 * a gap as well.
 */
export function emptyFigure(drawn: Drawn): 0 | null {
  const { show, by, groups, whole } = drawn
  if (!addsUp({ show })) return null
  if (show === 'count') return 0
  const distances = distancesOf(by, whole)
  if (isFull(drawn, distances) || (stepOf(distances) ?? 1) > 1) return null
  return areAlike(groups) || areReports(drawn) ? null : 0
}
