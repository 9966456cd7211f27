/** Figures as programs write them: grouped, in brackets when negative, with a currency or a per cent sign. */
import { markSaidBy, readNumber, type DecimalMark } from '../read-number'

/** Cells that say that there is no value, whatever the others hold. */
const blank = new Set([
  '',
  '-',
  '–',
  '—',
  '.',
  '..',
  '...',
  '?',
  'n/a',
  'n.a.',
  '#n/a',
  'nan',
  '(blank)',
  '#div/0!',
  '#value!',
  '#ref!',
  '#null!',
  '#num!',
  '#name?',
])

/** Among figures and dates they say so too; among words they may be words: NA is Namibia. */
const blankWords = new Set(['na', 'null', 'none', 'nil', 'missing'])

/** No cell that says so is longer. */
const LONGEST_BLANK = 8

const folded = (text: string) => text.trim().toLowerCase()

/** Whether a cell has no value, whatever its column holds. */
export const isBlank = (text: string) =>
  text === '' || (text.length <= LONGEST_BLANK && blank.has(folded(text)))

/** Whether a cell is a word that says, among figures and dates, that there is no value. */
export const isBlankWord = (text: string) =>
  text.length <= LONGEST_BLANK && blankWords.has(folded(text))

/** Whether a cell of figures, of dates, or of what is true or false has no value. */
export const isAbsent = (text: string) => isBlank(text) || isBlankWord(text)

/** Brackets and a minus at the end become a minus in front; currencies and apostrophes between digits go. */
function plain(text: string) {
  let bare = text.trim().replace(/^(?:CAD|USD|EUR|GBP|CA\$|US\$)\s*|\s*(?:CAD|USD|EUR|GBP)$/i, '')
  bare = bare.replace(/[€£¥]/g, '').trim()
  const inside = /^\((.+)\)$/.exec(bare)?.[1] ?? /^([^-]+)-$/.exec(bare)?.[1]
  if (inside !== undefined) bare = `-${inside.trim()}`
  return bare.replace(/(?<=\d)['’](?=\d{3}(?!\d))/g, '').replace(/^([+-])\s*\$\s*/, '$1')
}

/** Digits that begin with a zero name something: an account, a postal code. */
export const isCode = (text: string) => /^0\d+$/.test(text.trim())

/** Whole figures whose last digits a number cannot hold name something as well. */
export const isInexact = (text: string) =>
  text.length > 15 &&
  /^\s*-?\d{16,64}\s*$/.test(text) &&
  BigInt(text.trim()) !== BigInt(Number(text))

/** A figure is written in fewer letters. */
const LONGEST = 64

/** Whether the text begins like a figure that `Number` reads as people do. */
function isSimple(text: string) {
  const first = text.charCodeAt(0)
  const second = text.charCodeAt(1)
  // A digit, a sign or a point, and then no letter: 0x10 and 0b1 are no figures here.
  return ((first > 47 && first < 58) || first === 45 || first === 46) && !(second > 64)
}

/** The figure of a cell under a decimal mark; NaN where it is none. */
export function numberOf(text: string, mark: DecimalMark): number {
  if (mark === '.' && isSimple(text)) {
    const value = Number(text)
    if (Number.isFinite(value)) return value
  }
  if (text.length > LONGEST) return Number.NaN
  return readNumber(plain(text), mark) ?? Number.NaN
}

/** What a cell says about the decimal mark: one of the two, `either`, or nothing. */
export const markSaid = (text: string) => (text.length > LONGEST ? null : markSaidBy(plain(text)))

/** A point before three digits, `1.234`: it marks decimals, or groups thousands where nobody writes smaller figures. */
export const isLonePoint = (text: string) =>
  text.includes('.') && text.length <= LONGEST && /^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(plain(text))

/** Decimals for a figure: those given, and below one as many more as three digits that count need. */
export function smallDigits(value: number, digits: number) {
  const size = Math.abs(value)
  if (size === 0 || size >= 1) return digits
  const most = Math.min(20, 2 - Math.floor(Math.log10(size)))
  const exact = Number(value.toPrecision(3))
  let needed = digits
  while (needed < most && Number(exact.toFixed(needed)) !== exact) needed += 1
  return needed
}

/** The decimals a figure is written with, up to six; none where there is no figure. */
export function digitsOf(value: number) {
  if (!Number.isFinite(value)) return 0
  for (let digits = 0; digits < 6; digits += 1) {
    const scaled = value * 10 ** digits
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6 * Math.max(1, Math.abs(scaled) * 1e-6))
      return digits
  }
  return 6
}
