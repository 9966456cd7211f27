/** The days of the week on which something may happen: a table of working days has no Sundays. */
import type { TimeSpan } from './buckets'
import { DAY } from './columns'

/** So many weeks with rows on either side tell on which days of the week something happens there. */
const WEEKS_AROUND = 4
/** In so many of them the fullest day of the week has rows, or they tell nothing. */
const NEARLY_ALL = 0.8
/** A day that has rows less often than this, of what the fullest has, is closed but for those. */
const LEAST_OFTEN = 1 / 3
/** No gap is longer. */
const MOST_COUNTED = 1_000

type IsOpen = (at: number) => boolean

const dayOf = (at: number) => new Date(at).getUTCDay()
/** Weeks from Monday to Sunday; the first day of 1970 was a Thursday. */
const weekOf = (at: number) => Math.floor((at / DAY + 3) / 7)

/** In less than two weeks only an empty weekend tells which days are closed. */
export function openDays(known: readonly { at: number }[], span: TimeSpan): IsOpen {
  if (span !== 'day') return () => true
  const [first, last] = [known[0]?.at ?? 0, known.at(-1)?.at ?? 0]
  const days = new Set(known.map(({ at }) => dayOf(at)))
  if (last - first >= 14 * DAY) return openNear(known, days)
  const isWeekend = (day: number) => day === 0 || day === 6
  const isClosed = ![...days].some(isWeekend)
  return (at) => !isClosed || !isWeekend(dayOf(at))
}

/** By the weeks around: a shop may be open on Sundays before Christmas alone, and from some day on every day. */
function openNear(known: readonly { at: number }[], ever: ReadonlySet<number>): IsOpen {
  const weeks: { week: number; days: Set<number> }[] = []
  for (const { at } of known) {
    const last = weeks.at(-1)
    if (last?.week === weekOf(at)) last.days.add(dayOf(at))
    else weeks.push({ week: weekOf(at), days: new Set([dayOf(at)]) })
  }
  // Where few days have rows, some days of the week have none by chance.
  if (2 * known.length < ever.size * weeks.length) return () => true
  const openFrom = new Map<number, ReadonlySet<number>>()
  return (at) => {
    const next = firstFrom(weeks, weekOf(at))
    const open = openFrom.get(next) ?? openIn(weeks, next, ever)
    openFrom.set(next, open)
    return open.has(dayOf(at))
  }
}

/** The place of the first week that is not before this one. */
function firstFrom(weeks: readonly { week: number }[], wanted: number) {
  let [low, high] = [0, weeks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((weeks[middle]?.week ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** The days of the week that are open around a place among the weeks with rows. */
function openIn(
  weeks: readonly { days: ReadonlySet<number> }[],
  place: number,
  ever: ReadonlySet<number>,
) {
  const near = weeks.slice(Math.max(0, place - WEEKS_AROUND), place + WEEKS_AROUND + 1)
  const often = (day: number) => near.filter(({ days }) => days.has(day)).length
  const most = Math.max(...[...ever].map(often))
  if (most < NEARLY_ALL * near.length) return ever
  return new Set([...ever].filter((day) => often(day) > LEAST_OFTEN * most))
}

/** A distance in open days: from Friday to Monday it is one. */
export function openDistance(from: number, distance: number, isOpen: IsOpen) {
  let open = 1
  for (let day = 1; day < distance && open < MOST_COUNTED; day += 1)
    if (isOpen(from + day * DAY)) open += 1
  return open
}
