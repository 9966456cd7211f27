/** Which levels of a split are drawn, and the one that gathers the others. */
import { formatNumber } from '../format'
import { groupRows, type Aggregate, type Group } from './aggregate'
import type { Buckets } from './buckets'
import { addsUp, type Facts } from './facts'
import type { ChartKind } from './question'

/** More panels, layers or lines are not looked at. */
const MOST_LEVELS = 24

/**
 * The groups by both columns, of no more levels than are drawn: the others are one where figures add up, else left out.
 * Points are of their own level.
 */
export function drawnLevels(facts: Facts, values: Float64Array | null, kind: ChartKind) {
  const { groups, byBuckets, splitBuckets, show } = facts
  const none = { split: null, groups, levels_left_out: 0, levels_folded: 0 }
  if (!splitBuckets) return none
  const { scale, list } = splitBuckets
  const isFolded = addsUp(facts) && kind !== 'scatter'
  const { kept, others } = levelsKept(groups, show, isFolded)
  if (others === 0) return { ...none, split: { scale, list } }
  if (!isFolded)
    return {
      split: { scale, list },
      groups: groups.filter(({ split }) => kept.has(split)),
      levels_left_out: others,
      levels_folded: 0,
    }
  const folded = othersFolded(splitBuckets, kept, others)
  return {
    split: { scale, list: folded.list },
    groups: groupRows(values, byBuckets, folded),
    levels_left_out: 0,
    levels_folded: others,
  }
}

/** The levels with the largest sums where sums are shown, else those with the most rows; and how many others there are. */
function levelsKept(groups: readonly Group[], show: Aggregate, isFolded: boolean) {
  const size = show === 'sum' ? 'sum' : 'count'
  const sizes = new Map<number, number>()
  for (const group of groups)
    sizes.set(group.split, (sizes.get(group.split) ?? 0) + Math.abs(group[size]))
  // One place is for the others, where they are gathered.
  const most = isFolded && sizes.size > MOST_LEVELS ? MOST_LEVELS - 1 : MOST_LEVELS
  const kept = [...sizes].sort(([, a], [, b]) => b - a).slice(0, most)
  return { kept: new Set(kept.map(([level]) => level)), others: sizes.size - kept.length }
}

/** The same rows with one level more, the last, in place of those that are not kept. */
function othersFolded(split: Buckets, kept: ReadonlySet<number>, others: number): Buckets {
  const last = split.list.length
  return {
    ...split,
    codes: split.codes.map((code) => (code < 0 || kept.has(code) ? code : last)),
    list: [...split.list, { label: `${formatNumber(others)} others`, at: null }],
  }
}
