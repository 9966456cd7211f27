/** Which levels of a split are drawn, and the one that gathers the others. */
import { formatNumber } from '../format'
import { groupRows, type Aggregate, type Group } from './aggregate'
import type { Buckets } from './buckets'
import { addsUp, noLevel, type Facts } from './facts'
import type { ChartKind } from './question'

/** More panels, layers or lines are not looked at. */
const MOST_LEVELS = 24

/**
 * The groups by both columns, of no more levels than are drawn: the others are one where figures add up, else left out.
 * Rows without a level are one as well where figures add up: a stack is as high as the whole. Points are of their own
 * level.
 */
export function drawnLevels(facts: Facts, values: Float64Array | null, kind: ChartKind) {
  const { groups, byBuckets, splitBuckets, split, show } = facts
  const none = { split: null, levels: splitBuckets, groups, levels_left_out: 0, levels_folded: 0 }
  if (!splitBuckets) return none
  const { scale, list } = splitBuckets
  const isFolded = addsUp(facts) && kind !== 'scatter'
  const { kept, others } = levelsKept(groups, show, isFolded, isFolded && split?.missing ? 1 : 0)
  if (!isFolded)
    return {
      ...none,
      split: { scale, list },
      groups: others === 0 ? groups : groups.filter(({ split: level }) => kept.has(level)),
      levels_left_out: others,
    }
  if (others === 0 && !split?.missing) return { ...none, split: { scale, list } }
  const gathered = others === 0 ? splitBuckets : othersFolded(splitBuckets, kept, others)
  const folded = split?.missing ? withoutLevel(gathered, split.name) : gathered
  return {
    split: { scale, list: folded.list },
    levels: folded,
    groups: groupRows(values, byBuckets, folded),
    levels_left_out: 0,
    levels_folded: others,
  }
}

/** The levels with the largest sums where sums are shown, else those with the most rows; and how many others there are. */
function levelsKept(groups: readonly Group[], show: Aggregate, isFolded: boolean, without: number) {
  const size = show === 'sum' ? 'sum' : 'count'
  const sizes = new Map<number, number>()
  for (const group of groups)
    sizes.set(group.split, (sizes.get(group.split) ?? 0) + Math.abs(group[size]))
  // One place is for rows without a level, and one for the others, where they are gathered.
  const places = MOST_LEVELS - without
  const most = isFolded && sizes.size > places ? places - 1 : places
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

/** The same rows with those that have no level in one of their own, the last. */
function withoutLevel(split: Buckets, name: string): Buckets {
  const last = split.list.length
  return {
    ...split,
    codes: split.codes.map((code) => (code < 0 ? last : code)),
    list: [...split.list, { label: noLevel(name, split.list), at: null }],
  }
}
