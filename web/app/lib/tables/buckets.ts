/** Rows sorted into the groups of one column: its words, its few figures, stretches of its many, or spans of time. */
import { niceInterval, ticksOf } from '../chart-scale'
import { formatNumber } from '../format'
import { DAY, isWorded, MISSING, type Column, type DateColumn, type NumberColumn } from './columns'
import { presentSorted } from './profile'

/** Spans of time that dates are gathered by; the last three come round again. */
export const timeSpans = [
  'year',
  'quarter',
  'month',
  'day',
  'hour',
  'month of the year',
  'day of the week',
  'hour of the day',
] as const
export type TimeSpan = (typeof timeSpans)[number]

export interface Bucket {
  label: string
  /** Where it stands on an axis, where it has an order: a figure, or milliseconds. */
  at: number | null
}

export interface Buckets {
  /** The bucket of each row; -1 for none. */
  codes: Int32Array
  list: readonly Bucket[]
  /** What the places stand for. */
  scale: 'words' | 'figures' | 'stretches' | 'time' | 'round'
  span: TimeSpan | null
}

/** A column of figures with so few different ones is taken figure by figure. */
export const MOST_SINGLE = 24
const STRETCHES = 12

export function bucketsOf(column: Column, span?: TimeSpan): Buckets {
  if (isWorded(column))
    return {
      codes: column.codes,
      list: column.words.map((label) => ({ label, at: null })),
      scale: 'words',
      span: null,
    }
  return column.kind === 'date' ? ofTimes(column, span ?? spanFor(column)) : ofFigures(column)
}

function ofFigures({ values, digits }: NumberColumn): Buckets {
  const sorted = presentSorted(values)
  const distinct: number[] = []
  for (const value of sorted) {
    if (value !== distinct.at(-1)) distinct.push(value)
    if (distinct.length > MOST_SINGLE) break
  }
  const write = (value: number) =>
    digits === 0 && Math.abs(value) < 10_000 ? String(value) : formatNumber(value, digits)
  if (distinct.length <= MOST_SINGLE) {
    const places = new Map(distinct.map((value, at) => [value, at]))
    return {
      codes: Int32Array.from(values, (value) => places.get(value) ?? MISSING),
      list: distinct.map((at) => ({ label: write(at), at })),
      scale: 'figures',
      span: null,
    }
  }
  const ends = niceInterval([sorted[0] ?? 0, sorted.at(-1) ?? 1], STRETCHES)
  const edges = ticksOf(ends, STRETCHES)
  const [first = 0, second = 1] = edges
  const width = second - first
  const last = edges.length - 2
  return {
    codes: Int32Array.from(values, (value) =>
      Number.isNaN(value)
        ? MISSING
        : Math.max(0, Math.min(last, Math.floor((value - first) / width + 1e-9))),
    ),
    list: edges.slice(0, -1).map((from, at) => ({
      label: `${write(from)} to ${write(edges[at + 1] ?? from)}`,
      at: from + width / 2,
    })),
    scale: 'stretches',
    span: null,
  }
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** About as many spans as a chart can show: from four or so to two hundred. */
export function spanFor({ values, unit }: DateColumn): TimeSpan {
  const sorted = presentSorted(values)
  const days = ((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)) / DAY
  if (unit === 'time' && days < 4) return 'hour'
  if (unit !== 'month' && days < 150 && !isMonthly(sorted)) return 'day'
  return days < 365 * 15 ? 'month' : 'year'
}

/** Dates nearer to each other than this are not those of two months’ statements. */
const LEAST_DAYS = 14

/** Dates of which each is of another month, as statements and invoices are. */
function isMonthly(sorted: Float64Array) {
  const days = [...new Set(sorted.map((ms) => Math.floor(ms / DAY)))]
  const starts = new Set(days.map((day) => startOf(day * DAY, 'month')))
  return (
    days.length > 2 &&
    starts.size === days.length &&
    days.every((day, at) => at === 0 || day - (days[at - 1] ?? day) >= LEAST_DAYS)
  )
}

const round: Partial<Record<TimeSpan, { of: (date: Date) => number; labels: readonly string[] }>> =
  {
    'month of the year': { of: (date) => date.getUTCMonth(), labels: months },
    'day of the week': { of: (date) => (date.getUTCDay() + 6) % 7, labels: weekdays },
    'hour of the day': {
      of: (date) => date.getUTCHours(),
      labels: Array.from({ length: 24 }, (_, hour) => `${String(hour)} h`),
    },
  }

/** The start of the span a moment falls into. */
export function startOf(ms: number, span: TimeSpan) {
  const date = new Date(ms)
  if (span === 'hour') return Math.floor(ms / 3_600_000) * 3_600_000
  if (span === 'day') return Math.floor(ms / DAY) * DAY
  const month = span === 'year' ? 0 : date.getUTCMonth()
  return Date.UTC(date.getUTCFullYear(), span === 'quarter' ? month - (month % 3) : month, 1)
}

/** Where the span so many after the one that starts here starts. */
export function spanAfter(start: number, span: TimeSpan, count = 1) {
  if (span === 'hour') return start + count * 3_600_000
  if (span === 'day') return start + count * DAY
  const date = new Date(start)
  const months = span === 'year' ? 12 : span === 'quarter' ? 3 : 1
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count * months, 1)
}

export function spanLabel(ms: number, span: TimeSpan) {
  const text = new Date(ms).toISOString()
  if (span === 'year') return text.slice(0, 4)
  if (span === 'quarter')
    return `${text.slice(0, 4)} Q${String(new Date(ms).getUTCMonth() / 3 + 1)}`
  if (span === 'month') return text.slice(0, 7)
  return span === 'day' ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ')
}

function ofTimes({ values }: DateColumn, span: TimeSpan): Buckets {
  const cycle = round[span]
  if (cycle)
    return {
      codes: Int32Array.from(values, (ms) => (Number.isNaN(ms) ? MISSING : cycle.of(new Date(ms)))),
      list: cycle.labels.map((label, at) => ({ label, at })),
      scale: 'round',
      span,
    }
  const starts = new Float64Array(values.length)
  const seen = new Set<number>()
  let [lastMs, lastStart] = [Number.NaN, Number.NaN]
  for (const [row, ms] of values.entries()) {
    if (ms !== lastMs) {
      lastMs = ms
      lastStart = Number.isNaN(ms) ? ms : startOf(ms, span)
      if (!Number.isNaN(ms)) seen.add(lastStart)
    }
    starts[row] = lastStart
  }
  const list = [...seen].sort((a, b) => a - b)
  const places = new Map(list.map((start, at) => [start, at]))
  return {
    codes: Int32Array.from(starts, (start) => places.get(start) ?? MISSING),
    list: list.map((at) => ({ label: spanLabel(at, span), at })),
    scale: 'time',
    span,
  }
}
