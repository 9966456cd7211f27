/** The spans of time between the first and the last that is drawn, with those that no row falls into. */
import type { Group } from './aggregate'
import { spanAfter, spanLabel, type Buckets, type TimeSpan } from './buckets'
import { DAY } from './columns'
import { openDays, openDistance } from './open-days'

export interface CalendarPlace {
  /** The bucket there; null where no row falls into it. */
  by: number | null
  label: string
  at: number
}

/** A place where rows have no figure. */
export interface Blank {
  by: number
  split: number
}

/** Spans of time are drawn as a line, which bears more than other groups do. */
export const MOST_SPANS = 400

const monthsIn: Partial<Record<TimeSpan, number>> = { month: 1, quarter: 3, year: 12 }

/** The number of a span, counted from 1970. */
function numberOf(at: number, span: TimeSpan) {
  const months = monthsIn[span]
  if (months === undefined) return Math.round(at / (span === 'hour' ? DAY / 24 : DAY))
  const date = new Date(at)
  return Math.floor(((date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()) / months)
}

/** How many spans after the first the second is. */
export const distanceOf = (from: number, to: number, span: TimeSpan) =>
  numberOf(to, span) - numberOf(from, span)

/** The distance that so large a share does not exceed. */
function distanceAt(share: number, distances: readonly number[]) {
  const sorted = [...distances].sort((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}

/** So large a share of the distances is usual. */
const MOST = 0.8

/** What four in five distances do not exceed, and less than twice the middle one: more is a gap. */
export const usualDistance = (distances: readonly number[]) =>
  Math.max(distanceAt(MOST, distances), 2 * distanceAt(0.5, distances) - 1)

/** The same of figures that come in steps: two steps are a gap, though the first is one of 31 days. */
const usualOf = (step: number, distances: readonly number[]) =>
  step > 1 ? Math.max(1.5 * step, distanceAt(MOST, distances)) : usualDistance(distances)

/**
 * The distance of figures that come in steps, such as every quarter or every Monday; null where they come as they like.
 * A Monday moved to Tuesday, and a month of 28 days, are still a step.
 */
export function stepOf(distances: readonly number[]) {
  const step = [...distances].sort((a, b) => a - b)[Math.floor((distances.length - 1) / 2)]
  if (step === undefined) return null
  const shareNear = (timesOf: (distance: number) => number) =>
    distances.filter((one) => Math.abs(one - step * timesOf(one)) <= step / 4).length /
    distances.length
  const isUsual = shareNear(() => 1) >= 0.5
  // A few may be missing.
  return isUsual && shareNear((one) => Math.max(1, Math.round(one / step))) >= 0.8 ? step : null
}

/** How many spans lie between each group and the one before. */
export function distancesOf({ scale, span, list }: Buckets, groups: readonly { by: number }[]) {
  if (scale !== 'time' || span === null) return []
  const numbers = groups.flatMap(({ by }) => {
    const at = list[by]?.at ?? null
    return at === null ? [] : [numberOf(at, span)]
  })
  return numbers.slice(1).map((number, before) => number - (numbers[before] ?? number))
}

interface Empties {
  /** What a span without rows comes to. */
  empty: 0 | null
  blanks: readonly Blank[]
}

/** The places that have rows, with a figure or without one. */
function placesWithRows({ list }: Buckets, drawn: readonly Group[], blanks: readonly Blank[]) {
  const places = new Set([...drawn, ...blanks].map(({ by }) => by))
  return [...places]
    .sort((a, b) => a - b)
    .flatMap((by) => {
      const { label = '', at = null } = list[by] ?? {}
      return at === null ? [] : [{ by, label, at }]
    })
}

/**
 * Where empty spans are 0 each of them counts; else there is a gap where rows are missing for longer than usual. Rows
 * without a figure are a place as well. Null where places have no calendar.
 */
export function calendarOf(
  buckets: Buckets,
  drawn: readonly Group[],
  { empty, blanks }: Empties,
): CalendarPlace[] | null {
  const { scale, span, list } = buckets
  const known = placesWithRows(buckets, drawn, blanks)
  // A year may be a figure. Figures have no places between them.
  if (scale === 'figures' && blanks.length > 0) return known
  const [first, last] = [known[0], known.at(-1)]
  if (span === null || !first || !last) return null
  if (scale === 'round') {
    const hasRows = new Set(known.map(({ by }) => by))
    return list.slice(first.by, last.by + 1).map(({ label, at }, place) => {
      const by = first.by + place
      return { by: hasRows.has(by) ? by : null, label, at: at ?? by }
    })
  }
  if (scale !== 'time') return null
  const distances = distancesOf(buckets, known)
  const step = stepOf(distances) ?? 1
  // Of figures that come every ten days each may be of another day of the week.
  const isOpen = step === 1 ? openDays(known, span) : () => true
  const opened = distances.map((distance, before) =>
    step === 1 && span === 'day'
      ? openDistance(known[before]?.at ?? 0, distance, isOpen)
      : distance,
  )
  const usual = empty === 0 ? step : usualOf(step, opened)
  const stepsAfter = (before: number) =>
    (opened[before] ?? 0) > usual ? Math.max(0, Math.round((distances[before] ?? 0) / step) - 1) : 0
  const count = distances.reduce((sum, _, before) => sum + stepsAfter(before), known.length)
  // Of a long gap the first and the last place are enough.
  const isLong = count > 2 * MOST_SPANS
  const places = known.flatMap((place, at) => {
    const distance = distances[at - 1] ?? 0
    const steps = stepsAfter(at - 1)
    const before = known[at - 1]
    if (!before || steps === 0) return [place]
    const all = Array.from({ length: steps }, (_, n) => n + 1)
    // Of a week at either end some day is open.
    const between = isLong && steps > 14 ? [...all.slice(0, 7), ...all.slice(-7)] : all
    const open = between.flatMap((count): CalendarPlace[] => {
      const start = spanAfter(before.at, span, Math.round((distance * count) / (steps + 1)))
      const label = spanLabel(start, span)
      return isOpen(start) ? [{ by: null, label, at: start }] : []
    })
    const added = isLong && open.length > 2 ? [...open.slice(0, 1), ...open.slice(-1)] : open
    return [...added, place]
  })
  const hasFigure = new Set<number | null>(drawn.map(({ by }) => by))
  const isBlank = (place: CalendarPlace | undefined) =>
    place !== undefined && place.by !== null && !hasFigure.has(place.by)
  // So they are of many rows without a figure: a figure a month in a table of days.
  const isCut = (_: CalendarPlace, at: number) =>
    [at - 1, at, at + 1].every((near) => isBlank(places[near]))
  const kept = places.length > MOST_SPANS ? places.filter((place, at) => !isCut(place, at)) : places
  const latest = kept.slice(-MOST_SPANS)
  return latest.slice(latest.findIndex(({ by }) => hasFigure.has(by)))
}
