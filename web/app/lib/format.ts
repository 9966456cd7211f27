/**
 * How figures are written on the page: a true minus, a space before the unit,
 * and the same text in Node and in every browser, so that the prerendered page
 * and the hydrated one agree.
 */

const MINUS = '\u2212'
const SPACE = '\u00a0'
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const LONG_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const formats = new Map<number, Intl.NumberFormat>()

function withDigits(digits: number) {
  const known = formats.get(digits)
  if (known) return known
  const made = new Intl.NumberFormat('en-CA', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(digits, made)
  return made
}

/** The size of a number without its sign, and whether a sign is left after rounding. */
function parts(value: number, digits: number) {
  const size = withDigits(digits).format(Math.abs(value))
  return { size, negative: value < 0 && /[1-9]/.test(size), zero: !/[1-9]/.test(size) }
}

/** A number with grouped thousands and a fixed number of decimals. */
export function formatNumber(value: number, digits = 0) {
  const { size, negative } = parts(value, digits)
  return negative ? MINUS + size : size
}

/** A difference: the sign is always written, except on zero. */
export function formatSigned(value: number, digits = 0) {
  const { size, negative, zero } = parts(value, digits)
  if (zero) return size
  return (negative ? MINUS : '+') + size
}

/** A number and its unit, kept on one line. */
export function withUnit(text: string, unit: string) {
  return text + SPACE + unit
}

export function formatPercent(value: number, digits = 2) {
  return withUnit(formatNumber(value, digits), '%')
}

/** A difference in basis points, given in basis points. */
export function formatBasisPoints(value: number, digits = 0) {
  return withUnit(formatSigned(value, digits), 'bp')
}

export function formatDollars(value: number, digits = 0) {
  const { size, negative } = parts(value, digits)
  return `${negative ? MINUS : ''}$${size}`
}

/** Dollars for an axis: $40k, $1.2M. */
export function formatDollarsShort(value: number) {
  const size = Math.abs(value)
  const sign = value < 0 ? MINUS : ''
  if (size >= 1e9) return `${sign}$${String(+(size / 1e9).toFixed(1))}B`
  if (size >= 1e6) return `${sign}$${String(+(size / 1e6).toFixed(1))}M`
  if (size >= 1e3) return `${sign}$${String(+(size / 1e3).toFixed(1))}k`
  return `${sign}$${String(size)}`
}

/** "May 2026" of `2026-05` or `2026-05-31`. */
export function formatMonth(date: string, length: 'short' | 'long' = 'long') {
  const [year = '', month = '1'] = date.split('-')
  const names = length === 'long' ? LONG_MONTHS : MONTHS
  return `${names[Number(month) - 1] ?? ''} ${year}`
}

/** "Jan 15, 2027" of `2027-01-15` or of a full time stamp; a month alone stays a month. */
export function formatDay(date: string) {
  const [year = '', month = '1', day] = date.slice(0, 10).split('-')
  if (day === undefined) return formatMonth(date, 'short')
  return `${MONTHS[Number(month) - 1] ?? ''} ${String(Number(day))}, ${year}`
}

/** "14:05 UTC" of an RFC 3339 time. */
export function formatTimeUtc(time: string) {
  return `${new Date(time).toISOString().slice(11, 16)} UTC`
}

/** "Jan 15, 2027, 14:05 UTC" of an RFC 3339 time. */
export function formatMoment(time: string) {
  return `${formatDay(time)}, ${formatTimeUtc(time)}`
}

/** How long ago something was, in the largest unit that says enough: "40 s", "2 min", "3 h", "5 days". */
export function formatAge(ms: number) {
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds < 60) return withUnit(String(seconds), 's')
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return withUnit(String(minutes), 'min')
  const hours = Math.round(minutes / 60)
  if (hours < 48) return withUnit(String(hours), 'h')
  return withUnit(String(Math.round(hours / 24)), 'days')
}

/** "1 row", "2 rows". */
export function counted(count: number, one: string, many = `${one}s`) {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** "a, b and c". */
export function listed(words: readonly string[]) {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

const SMALL = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** A count that begins a sentence: in a word where it has one digit. */
export const numberWord = (count: number) => SMALL[count] ?? formatNumber(count)
