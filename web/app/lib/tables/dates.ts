/** Dates in the orders people write them. The order of a column is found from all of its cells, shown, and can be changed. */
import { growingFloats } from './columns'
import type { DateOrder } from './choices'

export interface ReadDate {
  ms: number
  unit: 'month' | 'day' | 'time'
}

const months = new Map<string, number>()
for (const list of [
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'janv févr mars avr mai juin juil août sept oct nov déc',
  'jan fev mar avr mai juin juil aout sept oct nov dec',
  'january february march april may june july august september october november december',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
])
  for (const [at, name] of list.split(' ').entries()) months.set(name, at + 1)

const time =
  '(?:[T ,]+(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.,]\\d+)?)?\\s*([ap]\\.?m\\.?)?\\s*(Z|UTC|GMT|[+-]\\d{2}:?\\d{2})?)?$'
const yearFirst = new RegExp(
  `^(\\d{4})([-/.])(\\d{1,2})(?:\\2(\\d{1,2})${time.slice(0, -1)})?$`,
  'i',
)
// 1.2.10 is a version: with points a short year stands behind two digits each.
const yearLast = new RegExp(
  `^(?!\\d{1,2}\\.\\d\\.\\d\\d(?!\\d)|\\d\\.\\d{1,2}\\.\\d\\d(?!\\d))(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4}|\\d{2})${time}`,
  'i',
)
const weekday = '(?:[a-zé]{2,9}\\.?,? )?'
const dayNamed = new RegExp(
  `^${weekday}(\\d{1,2})(?:er)?[ -]([a-zéûà]{3,9})\\.?,?[ -](\\d{4}|\\d{2})${time}`,
  'i',
)
const namedDay = new RegExp(
  `^${weekday}([a-zéûà]{3,9})\\.?[ -](\\d{1,2})(?:st|nd|rd|th)?,?[ -](\\d{4})${time}`,
  'i',
)
const namedMonth = /^([a-zéûà]{3,9})\.?,?[ -](\d{4})$/i
const yearNamedMonth = /^(\d{4})[ -]([a-zéûà]{3,9})\.?$/i
const monthOfYear = /^(\d{1,2})[/-](\d{4})$/
const quarter = /^(?:(\d{4})[- ]?Q([1-4])|Q([1-4])[- ]?(\d{4}))$/i
const compact = /^(\d{4})(\d{2})(\d{2})$/

/** The fields of a time within the day, as they were written. */
type Clock = readonly (string | undefined)[]

function momentOf(
  year: number,
  month: number,
  day: number,
  [hours, minutes, seconds, half, zone]: Clock = [],
): ReadDate | null {
  if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1) return null
  const at = new Date(0)
  at.setUTCFullYear(year, month - 1, day)
  if (at.getUTCDate() !== day) return null
  if (hours === undefined) return { ms: at.getTime(), unit: 'day' }
  let hour = Number(hours)
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null
    hour = (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0)
  }
  const minute = Number(minutes)
  const second = Number(seconds ?? 0)
  if (hour > 23 || minute > 59 || second > 60) return null
  at.setUTCHours(hour, minute - offsetOf(zone), second)
  return { ms: at.getTime(), unit: 'time' }
}

/** Minutes that a zone is ahead of UTC. */
function offsetOf(zone: string | undefined) {
  const found = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '')
  if (!found) return 0
  return (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3]))
}

/** Whether a time says that it is ahead of UTC or behind it. */
export const isAwayFromUtc = (text: string) =>
  offsetOf(/[+-]\d{2}:?\d{2}$/.exec(text.trim())?.[0]) !== 0

/** 69 to 99 are of the last century, as spreadsheets have it. */
const fullYear = (text: string) =>
  text.length > 2 ? Number(text) : Number(text) + (Number(text) > 68 ? 1900 : 2000)

const monthNamed = (text: string | undefined) => months.get((text ?? '').toLowerCase()) ?? 0

const ofMonth = (year: number, month: number): ReadDate | null => {
  const read = momentOf(year, month, 1)
  return read && { ms: read.ms, unit: 'month' }
}

/** The moment a text names, or null. */
export function readDate(given: string, order: DateOrder): ReadDate | null {
  const text = given.trim()
  if (text.length < 6 || text.length > 40) return null
  const iso = yearFirst.exec(text)
  if (iso) {
    const [, year, mark, month, day, ...clock] = iso
    // 1012.5 is a figure.
    if (day === undefined && mark === '.') return null
    return day === undefined
      ? ofMonth(Number(year), Number(month))
      : momentOf(Number(year), Number(month), Number(day), clock)
  }
  const last = yearLast.exec(text)
  if (last) return ofFigures(last, order)
  if (order === 'compact') {
    const [, year, month, day] = compact.exec(text) ?? []
    if (year !== undefined) return momentOf(Number(year), Number(month), Number(day))
  }
  if (/^\d+$/.test(text)) return null
  return ofNames(text)
}

function ofFigures(
  [, first = '', , second = '', third = '', ...clock]: readonly string[],
  order: DateOrder,
) {
  if (order === 'mdy') return momentOf(fullYear(third), Number(first), Number(second), clock)
  if (order === 'ymd' && third.length === 2)
    return momentOf(fullYear(first.padStart(2, '0')), Number(second), Number(third), clock)
  return momentOf(fullYear(third), Number(second), Number(first), clock)
}

function ofNames(text: string): ReadDate | null {
  const before = dayNamed.exec(text)
  if (before) {
    const [, day, month, year = '', ...clock] = before
    return momentOf(fullYear(year), monthNamed(month), Number(day), clock)
  }
  const after = namedDay.exec(text)
  if (after) {
    const [, month, day, year, ...clock] = after
    return momentOf(Number(year), monthNamed(month), Number(day), clock)
  }
  const named = namedMonth.exec(text)
  if (named) return ofMonth(Number(named[2]), monthNamed(named[1]))
  const yearFirstNamed = yearNamedMonth.exec(text)
  if (yearFirstNamed) return ofMonth(Number(yearFirstNamed[1]), monthNamed(yearFirstNamed[2]))
  const numbered = monthOfYear.exec(text)
  if (numbered) return ofMonth(Number(numbered[2]), Number(numbered[1]))
  const part = quarter.exec(text)
  if (!part) return null
  return ofMonth(Number(part[1] ?? part[4]), Number(part[2] ?? part[3]) * 3 - 2)
}

export interface GuessedOrder {
  order: DateOrder
  /** Both orders of day and month fit all cells: this one is a guess. */
  isUnsure: boolean
}

/** So many of a column's dates decide in which order they are written. */
const LOOKED_AT = 2000

/**
 * The order in which nearly all of a column's texts are dates, or null. Where day and month fit both ways, the order
 * in which the column ascends decides, else the day is taken to come first.
 */
export function guessOrder(texts: readonly string[]): GuessedOrder | null {
  const some = texts.slice(0, LOOKED_AT)
  if (some.length === 0) return null
  const isFigures = some.some((text) => yearLast.test(text.trim()))
  const shareOf = (order: DateOrder) =>
    some.filter((text) => readDate(text, order) !== null).length / some.length
  const enough = 0.95
  if (!isFigures) {
    if (shareOf('ymd') >= enough) return { order: 'ymd', isUnsure: false }
    const isDates = some.every((text) => compact.test(text.trim()) && isLikelyYear(text))
    return isDates && some.length > 2 && shareOf('compact') === 1
      ? { order: 'compact', isUnsure: false }
      : null
  }
  const shares = (['dmy', 'mdy', 'ymd'] as const).map((order) => ({ order, share: shareOf(order) }))
  const fitting = shares.filter(({ share }) => share >= enough)
  const full = fitting.filter(({ share }) => share === 1)
  const [first, ...others] = (full.length > 0 ? full : fitting).filter(
    // Years of two digits in front are rare: only where nothing else fits.
    ({ order }, _, all) => order !== 'ymd' || all.length === 1,
  )
  if (!first) return null
  if (others.length === 0) return { order: first.order, isUnsure: false }
  const ascending = [first, ...others].filter(({ order }) => isAscending(some, order))
  return { order: (ascending.length === 1 ? ascending[0] : first)?.order ?? 'dmy', isUnsure: true }
}

const isLikelyYear = (text: string) => /^(?:19|20)\d\d/.test(text.trim())

function isAscending(texts: readonly string[], order: DateOrder) {
  const values = growingFloats()
  for (const text of texts) {
    const read = readDate(text, order)
    if (read) values.push(read.ms)
  }
  const all = values.finish()
  let falls = 0
  for (let at = 1; at < all.length; at += 1) if ((all[at] ?? 0) < (all[at - 1] ?? 0)) falls += 1
  return all.length > 2 && falls === 0
}
