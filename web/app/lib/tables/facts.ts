/** What advice and warnings rest on: the question as it is answered, and the groups it makes. */
import type { Aggregate, Group } from './aggregate'
import type { Buckets } from './buckets'
import type { PartSpan, Stretch } from './part-spans'
import type { Points } from './points'
import type { ColumnProfile } from './profile'
import type { Reversal } from './reversal'

export interface Facts {
  rows: number
  show: Aggregate
  /** Null where rows are counted. */
  measure: ColumnProfile | null
  also: ColumnProfile | null
  by: ColumnProfile
  byBuckets: Buckets
  split: ColumnProfile | null
  splitBuckets: Buckets | null
  /** By both columns. */
  groups: readonly Group[]
  /** By the first column alone. */
  whole: readonly Group[]
  /** Both columns are measured, row by row. */
  points: Points | null
  reversal: Reversal | null
  /** Spans at the ends that the dates do not fill, where figures add up. */
  partSpans: readonly PartSpan[]
  /** The dates with figures, where those add up over what comes round again. */
  stretch: Stretch | null
  /** Columns whose dates or commas could be read the other way round. */
  unsure: readonly string[]
}

export const isTimeline = ({ byBuckets }: Facts) => byBuckets.scale === 'time'

/** Whether the groups stand in an order of their own. */
export const isOrdered = ({ byBuckets }: Facts) => byBuckets.scale !== 'words'

/** Sums and counts add up to a whole; means do not. */
export const addsUp = ({ show }: Pick<Facts, 'show'>) => show === 'sum' || show === 'count'

/** What rows without a value in the split are called where they are drawn; a value may have that name itself. */
export const noLevel = (split: string, levels: readonly { label: string }[] = []) =>
  levels.some(({ label }) => label === `no ${split}`) ? `missing ${split}` : `no ${split}`

/** A group of fewer rows than this rests on chance. */
export const FEW_ROWS = 10

/** Groups whose figure would be another with a row more or less; none where each group is a row of its own. */
export function smallGroups({ groups, show }: Facts) {
  if (show === 'sum' || show === 'count') return []
  if (groups.every(({ count }) => count === 1)) return []
  return groups.filter(({ count }) => count < FEW_ROWS)
}

/** The groups of those levels in which two groups stand: others have nothing to be joined with. */
export function pairedGroups(groups: readonly Group[]) {
  const counts = new Map<number, number>()
  for (const { split } of groups) counts.set(split, (counts.get(split) ?? 0) + 1)
  return groups.filter(({ split }) => (counts.get(split) ?? 0) > 1)
}
