/** Days of a plan: `2027-05-23` on the wire, "May 23" on the page. */
import { formatDay } from './format'

const DAY_MS = 86_400_000

/** A date in milliseconds, UTC: one scale for every drawing. */
export const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** A span in milliseconds; its last day counts whole. */
export const spanTimes = ({ from, to }: { from: string; to: string }) => ({
  from: timeOf(from),
  to: timeOf(to) + DAY_MS,
})

/** "May 23" of `2027-05-23`; the year stands elsewhere. */
export const dayMonth = (date: string) => formatDay(date).replace(/, \d{4}$/, '')

/** "May 23 to Jun 6", or one day alone. */
export function spanText({ from, to }: { from: string; to: string }) {
  const ends = [from, to].map((date) =>
    date.slice(0, 4) === from.slice(0, 4) ? dayMonth(date) : formatDay(date),
  )
  return from === to ? (ends[0] ?? '') : ends.join(' to ')
}

/** A day of a plan; one of another year names it. */
export const dayOf = (date: string, year: number) =>
  date.startsWith(String(year)) ? dayMonth(date) : formatDay(date)

/** A text of the API with its dates as the page writes them. */
export const readable = (text: string) => text.replace(/\d{4}-\d{2}-\d{2}/g, dayMonth)

/** The first day of the month a date lies in, or of a month some months on. */
export function monthStart(time: number, monthsOn = 0) {
  const date = new Date(time)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsOn, 1)
}

/** "20 days later", "1 day earlier", "the same day". */
export function laterText(days: number) {
  if (days === 0) return 'the same day'
  const size = Math.abs(days)
  return `${String(size)} ${size === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'}`
}
