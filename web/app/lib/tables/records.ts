/** The records of delimited text, piece by piece: a file of any size is never one string. */
import type { CsvRecord } from '../csv'

export interface Dialect {
  separator: string
  /** Empty where no mark quotes. */
  quote: string
  /** A quote inside a cell stands behind a backslash; else it is doubled. */
  isBackslashed: boolean
}

/** A cell in quotes may be so long; a quote that stays open longer is read as a mark like any other. */
export const LONGEST_CELL = 4_000_000

export interface Piece {
  records: CsvRecord[]
  /** Where the first record begins that this piece does not hold whole. */
  next: number
  /** The line it begins on. */
  line: number
  /** Lines with a quote that never closes. */
  strays: number[]
}

interface Options {
  /** The line the text begins on. */
  line?: number
  /** No further text follows. */
  isEnd: boolean
  most?: number
}

/** All whole records of a text; line ends are `\n`. Empty lines are left out. */
export function recordsIn(text: string, dialect: Dialect, options: Options): Piece {
  const { separator, quote } = dialect
  const { isEnd, most = Number.POSITIVE_INFINITY } = options
  const records: CsvRecord[] = []
  const strays: number[] = []
  let { line = 1 } = options
  let at = 0
  while (at < text.length && records.length < most) {
    const found = text.indexOf('\n', at)
    if (found < 0 && !isEnd) break
    const end = found < 0 ? text.length : found
    const raw = text.slice(at, end)
    let cells: readonly string[]
    let next = end + 1
    let lines = 1
    if (quote !== '' && raw.includes(quote)) {
      const read = quotedRecord(text, at, dialect, isEnd)
      if (read === 'unfinished') break
      if (read.stray) strays.push(line)
      ;({ cells, next, lines } = read)
    } else cells = raw.split(separator)
    if (cells.length > 1 || cells[0]?.trim() !== '') records.push({ line, cells })
    line += lines
    at = next
  }
  return { records, next: Math.min(at, text.length), line, strays }
}

interface QuotedRecord {
  cells: readonly string[]
  next: number
  lines: number
  stray: boolean
}

/** A record some of whose cells stand in quotes. */
function quotedRecord(
  text: string,
  from: number,
  dialect: Dialect,
  isEnd: boolean,
): QuotedRecord | 'unfinished' {
  const { separator, quote } = dialect
  const cells: string[] = []
  let lines = 1
  let stray = false
  let at = from
  for (;;) {
    const start = skipSpaces(text, at, separator)
    if (text[start] === quote) {
      const read = quotedCell(text, start + 1, dialect)
      if (read.isOpen && !isEnd && text.length - start < LONGEST_CELL) return 'unfinished'
      if (!read.isOpen) {
        cells.push(read.cell)
        lines += read.lines
        at = read.next
        if (text[at] !== separator) return { cells, next: at + 1, lines, stray }
        at += 1
        continue
      }
      stray = true
    }
    const end = plainEnd(text, at, separator)
    cells.push(text.slice(at, end))
    if (text[end] !== separator) return { cells, next: end + 1, lines, stray }
    at = end + 1
  }
}

const skipSpaces = (text: string, from: number, separator: string) => {
  let at = from
  while (text[at] === ' ' && separator !== ' ') at += 1
  return at
}

function plainEnd(text: string, from: number, separator: string) {
  const line = text.indexOf('\n', from)
  const end = line < 0 ? text.length : line
  const mark = text.indexOf(separator, from)
  return mark < 0 || mark > end ? end : mark
}

/** The cell behind an opening quote: it closes where a separator or the line's end follows. */
function quotedCell(text: string, from: number, { separator, quote, isBackslashed }: Dialect) {
  let cell = ''
  let at = from
  let lines = 0
  let isDirty = false
  const open = { isOpen: true, cell: '', lines: 0, next: from }
  for (;;) {
    const close = text.indexOf(quote, at)
    if (close < 0) return open
    const inside = text.slice(at, close)
    lines += countLines(inside)
    cell += inside
    if (isBackslashed && endsInBackslash(inside)) {
      cell = cell.slice(0, -1) + quote
      at = close + 1
      continue
    }
    if (text[close + 1] === quote) {
      cell += quote
      at = close + 2
      continue
    }
    const after = skipSpaces(text, close + 1, separator)
    const next = text[after]
    if (next === undefined || next === separator || next === '\n') {
      // Words behind a quote on the way, and then other lines: the first quote was never closed.
      if (isDirty && lines > 0) return open
      return { isOpen: false, cell, lines, next: after }
    }
    if (lines > 0) return open
    isDirty = true
    cell += quote
    at = close + 1
  }
}

function endsInBackslash(text: string) {
  let count = 0
  while (text[text.length - 1 - count] === '\\') count += 1
  return count % 2 === 1
}

function countLines(text: string) {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
