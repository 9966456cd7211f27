/** What a place without rows comes to: nothing happened there, or a figure is missing. */
import { groupRows, type Group } from './aggregate'
import { bucketsOf, type Buckets, type TimeSpan } from './buckets'
import { distancesOf, stepOf, type Blank } from './calendar'
import { MISSING, type DateColumn } from './columns'
import { addsUp, type Facts } from './facts'

/** So many of the counts are nearly all of them. */
const NEARLY_ALL = 0.8
/** A count is held against as many on either side. */
const AROUND = 2
/** Fewer counts do not tell events from reports. */
const LEAST_COUNTS = 4

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
  if (values === null || by.scale === 'words' || by.scale === 'stretches') return []
  const key = (group: Blank) => `${String(group.by)} ${String(group.split)}`
  const known = new Set(groups.map(key))
  const [first, last] = [whole[0]?.by ?? 0, whole.at(-1)?.by ?? 0]
  return groupRows(null, by, split)
    .filter((group) => group.by >= first && group.by <= last && !known.has(key(group)))
    .map((group) => ({ by: group.by, split: group.split }))
}

/** The one or two in the middle of a count and those around it. */
function usualAt(counts: readonly number[], at: number) {
  const near = counts.slice(Math.max(0, at - AROUND), at + AROUND + 1).sort((a, b) => a - b)
  const middle = (near.length - 1) / 2
  return [near[Math.floor(middle)] ?? 0, near[Math.ceil(middle)] ?? 0]
}

/**
 * Events are more in one span than in the next, by about the square root of their number. Of figures that are reported
 * there are about as many each time: a row may be lost, and a region may be new.
 */
function areAlike(counts: readonly number[]) {
  const alike = counts.filter((count, at) =>
    usualAt(counts, at).some(
      (usual) => Math.abs(count - usual) < Math.max(1, Math.sqrt(usual) / 2),
    ),
  )
  return alike.length >= NEARLY_ALL * counts.length
}

/** Rows that come several at a time, and always about as many, are reports whenever they come. */
const comeTogether = (counts: readonly number[]) =>
  2 * counts.filter((count) => count > 1).length > counts.length && areAlike(counts)

/** Units that reports may come in, from the longest. */
const units = ['month', 'day', 'hour'] as const satisfies readonly TimeSpan[]

/** Those that are shorter than what rows are gathered by, and that the dates tell. */
function shorterUnits({ by, dates }: Drawn) {
  if (!dates) return []
  const told = dates.unit === 'time' ? units : units.slice(0, dates.unit === 'month' ? 1 : 2)
  const at = by.scale === 'round' ? -1 : units.findIndex((unit) => unit === by.span)
  return told.slice(at + 1)
}

/** A split that knows some of its levels alone, in their order. */
function levelsAlone(split: Buckets | null, levels: readonly number[]): Buckets | null {
  if (!split) return null
  const places = new Map(levels.map((level, at) => [level, at]))
  return {
    ...split,
    codes: split.codes.map((code) => places.get(code) ?? MISSING),
    list: levels.flatMap((level) => split.list[level] ?? []),
  }
}

/** The levels whose rows do not come as reports do, judged by the spans of `by`. */
function withoutReports(
  { split }: Drawn,
  by: Buckets,
  levels: readonly number[],
  isReport: (counts: readonly number[], step: number | null) => boolean,
) {
  const found = levels.map((): Group[] => [])
  for (const group of groupRows(null, by, levelsAlone(split, levels)))
    found[group.split]?.push(group)
  return levels.filter((_, at) => {
    const groups = found[at] ?? []
    const counts = groups.map(({ count }) => count)
    return !isReport(counts, stepOf(distancesOf(by, groups)))
  })
}

/** How many places there are, from the first with rows to the last. */
function placesIn({ by, whole }: Drawn, distances: readonly number[]) {
  if (by.scale === 'round') return (whole.at(-1)?.by ?? 0) - (whole[0]?.by ?? 0) + 1
  return by.scale === 'time' ? distances.reduce((sum, distance) => sum + distance, 1) : whole.length
}

/** At how many places each level has rows. */
function placesWithRows({ groups }: Drawn) {
  const counts = new Map<number, number>()
  for (const { split } of groups) counts.set(split, (counts.get(split) ?? 0) + 1)
  return [...counts]
}

/** Those of the levels whose rows are events by every unit they may be reported in. */
function eventsAmong(drawn: Drawn, levels: readonly number[]) {
  let events = withoutReports(
    drawn,
    drawn.by,
    levels,
    // Places that are no spans of time have no distances, and no step to lack.
    (counts, step) =>
      step === null && drawn.by.scale === 'time'
        ? comeTogether(counts)
        : (step ?? 1) > 1 || areAlike(counts),
  )
  for (const unit of shorterUnits(drawn)) {
    if (events.length === 0 || !drawn.dates) break
    const spans = bucketsOf(drawn.dates, unit)
    events = withoutReports(drawn, spans, events, (counts, step) =>
      step === null ? comeTogether(counts) : areAlike(counts),
    )
  }
  return events
}

const areEventsTogether = (drawn: Drawn) =>
  drawn.whole.length >= LEAST_COUNTS && eventsAmong({ ...drawn, split: null }, [0]).length > 0

/**
 * The levels of which an empty place is 0, each judged by its own rows: no rows are counted, or none of the events that
 * are summed up. A sum of figures that are reported, such as those of each quarter, has a gap: a report may be missing.
 * What could be either has a gap as well; but rows that come one at a time and without a step are events. A level with
 * rows at a few places does not tell: it is as most others are.
 */
export function zeroLevels(drawn: Drawn): number[] {
  const { show, by, whole } = drawn
  if (!addsUp({ show })) return []
  const distances = distancesOf(by, whole)
  const places = placesIn(drawn, distances)
  const levels = placesWithRows(drawn)
  const lacking = levels.flatMap(([level, count]) => (count < places ? [level] : []))
  if (show === 'count' || lacking.length === 0) return lacking
  if ((stepOf(distances) ?? 1) > 1) return []
  const told = levels.flatMap(([level, count]) => (count < LEAST_COUNTS ? [] : [level]))
  const events = new Set(eventsAmong(drawn, told))
  // Where no level tells, all of them together do.
  const mostAreEvents = told.length > 0 ? 2 * events.size > told.length : areEventsTogether(drawn)
  return lacking.filter((level) => events.has(level) || (mostAreEvents && !told.includes(level)))
}
