/** Which groups are drawn, in which order, and where they end. */
import type { Aggregate, Group } from './aggregate'
import type { Buckets } from './buckets'
import { calendarOf, MOST_SPANS, type Blank } from './calendar'
import type { Column } from './columns'
import { blanksOf, zeroLevels } from './empty-spans'
import type { Facts } from './facts'
import { drawnLevels } from './levels'
import type { Asked, ChartKind } from './question'
import { MOST_DRAWN } from './warnings'

/** The groups with the largest or the smallest figures, where only those were asked for. */
export interface Limited {
  count: number
  order: 'largest' | 'smallest'
  /** All groups there are. */
  of: number
}

/** Cuts groups down to a limit; spans of time would lose their course, and keep all. */
export function limitedGroups(
  whole: readonly Group[],
  { scale, span }: Buckets,
  show: Aggregate,
  { limit, order }: Pick<Asked, 'limit' | 'order'>,
): { kept: readonly Group[]; limited: Limited | null } {
  const count = Number(limit)
  if (limit === '' || scale === 'time' || span !== null || whole.length <= count)
    return { kept: whole, limited: null }
  const sign = order === 'smallest' ? -1 : 1
  const ordered = [...whole].sort((a, b) => sign * (b[show] - a[show]) || a.by - b.by)
  const places = new Set(ordered.slice(0, count).map(({ by }) => by))
  return {
    kept: whole.filter(({ by }) => places.has(by)),
    limited: { count, order: order === '' ? 'largest' : order, of: whole.length },
  }
}

/** The groups that are drawn: in the order of time or figures, else the largest figure first, or the smallest asked for. */
function drawnGroups(
  facts: Facts,
  values: Float64Array | null,
  kind: ChartKind,
  limited: Limited | null,
) {
  const { whole, byBuckets, show } = facts
  const isWords = byBuckets.scale === 'words'
  // The largest sums are those looked for; a mean of few rows is not.
  const size = show === 'sum' ? 'sum' : 'count'
  const most = byBuckets.scale === 'time' ? MOST_SPANS : MOST_DRAWN
  const kept = isWords
    ? [...whole].sort((a, b) => b[size] - a[size] || a.by - b.by).slice(0, most)
    : whole.slice(-most)
  const sign = limited?.order === 'smallest' ? -1 : 1
  const drawn = isWords ? kept.sort((a, b) => sign * (b[show] - a[show]) || a.by - b.by) : kept
  const places = new Map(drawn.map(({ by }, place) => [by, place]))
  const { split, groups, ...levels } = drawnLevels(facts, values, kind)
  return {
    whole: drawn,
    split,
    ...levels,
    groups: groups
      .filter(({ by }) => places.has(by))
      .sort((a, b) => (places.get(a.by) ?? 0) - (places.get(b.by) ?? 0) || a.split - b.split),
  }
}

/** The first and the last group that are whole, and the highest and the lowest of all. */
export function endsOf(
  whole: readonly Group[],
  show: Aggregate,
  partSpans: readonly { by: number }[],
) {
  const parts = new Set(partSpans.map(({ by }) => by))
  const filled = whole.filter(({ by }) => !parts.has(by))
  const some = filled.length > 0 ? filled : whole
  const [first, last] = [some[0], some.at(-1)]
  if (!first || !last) return null
  const most = whole.reduce((best, group) => (group[show] > best[show] ? group : best))
  const least = whole.reduce((best, group) => (group[show] < best[show] ? group : best))
  return { first, last, most, least }
}

/** The groups that are drawn, and the places between them. */
export function drawnPlaces(
  facts: Facts,
  values: Float64Array | null,
  kind: ChartKind,
  limited: Limited | null,
  column: Column,
) {
  const { levels, ...drawn } = drawnGroups(facts, values, kind, limited)
  const { byBuckets, show, measure } = facts
  const dates = column.kind === 'date' ? column : null
  const basis = { ...drawn, show, values, by: byBuckets, split: levels, dates }
  // Of those that a limit leaves out some may have no figure either.
  const blanks = measure?.missing && !limited ? blanksOf(basis) : []
  const zeros = zeroLevels(basis)
  const calendar = calendarOf(byBuckets, drawn.whole, {
    empty: zeros.length > 0 ? 0 : null,
    blanks,
  })
  const places = calendar ?? drawn.whole
  const isPlace = new Set(places.map(({ by }) => by))
  const placed = <T extends Blank>(list: readonly T[]) => list.filter(({ by }) => isPlace.has(by))
  const groups = placed(drawn.groups)
  const cells = [...groups, ...placed(blanks)]
  return {
    ...drawn,
    whole: placed(drawn.whole),
    groups,
    blanks: placed(blanks),
    calendar,
    zero_levels: zeros.filter(
      (level) => cells.filter(({ split }) => split === level).length < places.length,
    ),
  }
}
