/** Spans of time at either end of a table that its dates do not fill: a sum over part of a year is not one of a year. */
import { bucketsOf, spanAfter, startOf, type Buckets, type TimeSpan } from './buckets'
import { distanceOf } from './calendar'
import {
  columnNamed,
  dateText,
  figuresOf,
  MISSING,
  type DataTable,
  type DateColumn,
} from './columns'
import { presentSorted } from './profile'

/** Less than this part of a span is not worth a word: February has fewer days than March. */
const LEAST_PART = 0.05

/** What comes round again is made of, and how much more of it is worth a word: months differ, days and hours do not. */
const parts: Partial<Record<TimeSpan, readonly ['month' | 'day' | 'hour', number]>> = {
  'month of the year': ['month', LEAST_PART],
  'day of the week': ['day', 0.1],
  'hour of the day': ['hour', 0.1],
}

/** The first and the last date, and how far apart two dates lie on average. */
export interface Stretch {
  from: number
  to: number
  apart: number
}

/** Of the rows that have a figure. */
export function stretchOf(
  table: DataTable,
  { of, by }: { of: string | null; by: string },
): Stretch | null {
  const column = columnNamed(table, by)
  if (column?.kind !== 'date') return null
  const figures = figuresOf(table, of)
  const hasFigure = (row: number) => figures === null || !Number.isNaN(figures[row])
  const sorted = presentSorted(
    Float64Array.from(column.values, (at, row) => (hasFigure(row) ? at : Number.NaN)),
  )
  const [from, to] = [sorted[0], sorted.at(-1)]
  if (from === undefined || to === undefined) return null
  const steps = sorted.reduce((count, at, place) => count + Number(at !== sorted[place - 1]), -1)
  return { from, to, apart: steps === 0 ? 0 : (to - from) / steps }
}

/** Places that come round again, some of them more often than others between the first and the last date. */
export interface UnevenRounds {
  /** The first and the last place that come most often. */
  first: string
  last: string
  most: number
  least: number
}

export function unevenRounds(
  stretch: Stretch | null,
  { scale, span, list }: Pick<Buckets, 'scale' | 'span' | 'list'>,
  drawn: readonly { by: number }[],
): UnevenRounds | null {
  const [part, worth] = (span === null ? undefined : parts[span]) ?? []
  if (scale !== 'round' || part === undefined || worth === undefined || !stretch) return null
  const [from, to] = [startOf(stretch.from, part), startOf(stretch.to, part)]
  const spans = 1 + distanceOf(from, to, part)
  const [least, further] = [Math.floor(spans / list.length), spans % list.length]
  if (least === 0 || further === 0 || 1 / least < worth) return null
  // A year from the middle of March ends in the middle of March: the two pieces are one.
  const slight = LEAST_PART * (spanAfter(from, part) - from)
  const [head, end] = [stretch.from - from, stretch.to + stretch.apart - to]
  const meet = head > slight && Math.abs(end - head) <= Math.max(slight, stretch.apart)
  if (further === 1 && meet) return null
  const date = new Date(from)
  const place =
    part === 'month'
      ? date.getUTCMonth()
      : part === 'day'
        ? (date.getUTCDay() + 6) % 7
        : date.getUTCHours()
  const isFurther = ({ by }: { by: number }) => (by - place + list.length) % list.length < further
  // Quarters come round in four months of the year, and all of those may come as often.
  if (drawn.every(isFurther) || !drawn.some(isFurther)) return null
  const labelAt = (at: number) => list[at % list.length]?.label ?? ''
  return { first: labelAt(place), last: labelAt(place + further - 1), most: least + 1, least }
}

export interface PartSpan {
  /** Its place in the buckets. */
  by: number
  label: string
  /** The first and the last of its dates, as the column writes them. */
  from: string
  to: string
}

/** Months differ by a few days: what lacks nearly the usual distance between two dates lacks a date. */
const NEARLY = 0.9

/** What nine in ten do not exceed. */
function usualOf(values: ArrayLike<number>) {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.ceil(0.9 * sorted.length) - 1] ?? 0
}

/** How far apart the dates of one span lie: the night between two days is no lack of either. */
function distancesIn(sorted: Float64Array, span: TimeSpan) {
  const found = new Float64Array(sorted.length)
  let count = 0
  let last = Number.NaN
  let end = Number.NEGATIVE_INFINITY
  for (const at of sorted) {
    if (at >= end) end = spanAfter(startOf(at, span), span)
    else if (at > last) {
      found[count] = at - last
      count += 1
    }
    last = at
  }
  return found.subarray(0, count)
}

/**
 * The first and the last span where their dates begin later, or end earlier, than those of the other spans do, by
 * more than the dates within a span lie apart. Rows without a value in `values` tell nothing.
 */
function partSpans(
  { values: moments, unit }: DateColumn,
  { codes, list, span }: Buckets,
  values: Float64Array | null,
): PartSpan[] {
  if (span === null) return []
  const [first, last] = [
    new Float64Array(list.length).fill(Number.POSITIVE_INFINITY),
    new Float64Array(list.length).fill(Number.NEGATIVE_INFINITY),
  ]
  const taken = new Float64Array(moments.length).fill(Number.NaN)
  for (const [row, at] of moments.entries()) {
    const place = codes[row] ?? MISSING
    if (place < 0 || (values !== null && Number.isNaN(values[row]))) continue
    taken[row] = at
    first[place] = Math.min(first[place] ?? at, at)
    last[place] = Math.max(last[place] ?? at, at)
  }
  const spans = list.flatMap(({ label, at }, by) => {
    const [from = 0, to = 0] = [first[by], last[by]]
    if (at === null || !Number.isFinite(from)) return []
    const end = spanAfter(at, span)
    return [{ by, label, from, to, length: end - at, head: from - at, tail: end - to }]
  })
  if (spans.length < 2) return []
  const distances = distancesIn(presentSorted(taken), span)
  if (distances.length === 0) return []
  const apart = NEARLY * usualOf(distances)
  const isShort = (side: 'head' | 'tail', place: number) => {
    const own = spans[place]
    if (!own) return false
    const others = spans.filter((_, at) => at !== place).map((one) => one[side])
    const lacking = own[side] - usualOf(others)
    return lacking >= apart && lacking > LEAST_PART * own.length
  }
  const written = unit === 'time' && span !== 'day' && span !== 'hour' ? 'day' : unit
  return spans
    .filter(
      (_, at) =>
        (at === 0 && isShort('head', 0)) || (at === spans.length - 1 && isShort('tail', at)),
    )
    .map(({ by, label, from, to }) => ({
      by,
      label,
      from: dateText(from, written),
      to: dateText(to, written),
    }))
}

/** Those of a table, by their places in the buckets of the part of it that is drawn. */
export function partSpansOf(
  table: DataTable,
  { of, by }: { of: string | null; by: string },
  part: DataTable,
  drawn: Buckets,
): PartSpan[] {
  const column = columnNamed(table, by)
  if (column?.kind !== 'date' || drawn.scale !== 'time' || drawn.span === null) return []
  const places = new Map(drawn.list.map(({ label }, place) => [label, place]))
  // Buckets of millions of rows take long.
  const buckets = part === table ? drawn : bucketsOf(column, drawn.span)
  return partSpans(column, buckets, figuresOf(table, of)).flatMap((one) => {
    const place = places.get(one.label)
    return place === undefined ? [] : [{ ...one, by: place }]
  })
}
