/** Delimited text as spreadsheets write it: which mark separates its cells, and its records one by one. */

export const delimiters = ['\t', ';', '|', '^', ','] as const
export type Delimiter = (typeof delimiters)[number]

/** One record and the line it starts on, counted from 1. */
export interface CsvRecord {
  line: number
  cells: readonly string[]
  /** A quote that opens in this line is closed so many lines further down, if at all: one of the two is missing. */
  quote?: { opens: string; closesIn: number | null }
}

const withoutMark = (text: string) => (text.startsWith('\ufeff') ? text.slice(1) : text)

/** The first line by which Excel names the separator; it is no record. */
const namedMark = /^sep=(.?)\r?(?:\n|$)/i

/** How often a mark stands in a line outside quotes. */
function countOf(mark: string, line: string) {
  return line.replace(/"[^"]*"/g, '').split(mark).length - 1
}

/**
 * The mark that stands equally often in each of the first five lines, or in most of them where a title without it
 * stands above. Tab and semicolon come first: a comma may be a decimal mark inside such a file.
 */
export function delimiterOf(text: string): Delimiter {
  const lines: string[] = []
  const bare = withoutMark(text)
  const [naming = '', given] = namedMark.exec(bare) ?? []
  const named = delimiters.find((mark) => mark === given)
  if (named) return named
  for (const line of linesOf(bare.slice(naming.length))) {
    if (line.trim() !== '' && !line.startsWith('#')) lines.push(line)
    if (lines.length === 5) break
  }
  const isRegular = (mark: string, some: readonly string[]) => {
    const [first = 0, ...rest] = some.map((line) => countOf(mark, line))
    return first > 0 && rest.every((count) => count === first)
  }
  const isBelowTitle = (mark: string) => {
    const titles = lines.findIndex((line) => countOf(mark, line) > 0)
    return titles < lines.length / 2 && isRegular(mark, lines.slice(titles))
  }
  return delimiters.find((mark) => isRegular(mark, lines)) ?? delimiters.find(isBelowTitle) ?? ','
}

function* linesOf(text: string) {
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at)
    const end = found < 0 ? text.length : found
    yield text.slice(at, end)
    at = end + 1
  }
}

/**
 * The records of a text; empty lines and comments are left out. Those are lines that begin with # above the header, or
 * below it alone in their line: a value that begins with # has others beside it.
 */
export function* csvRecords(source: string, delimiter: Delimiter): Generator<CsvRecord> {
  const text = withoutMark(source)
  const [naming = ''] = namedMark.exec(text) ?? []
  let line = naming === '' ? 1 : 2
  let width = 0
  for (let at = naming.length; at < text.length;) {
    const found = text.indexOf('\n', at)
    const end = found < 0 ? text.length : found
    const start = line
    const raw = text.slice(at, text[end - 1] === '\r' ? end - 1 : end)
    line += 1
    let cells: readonly string[]
    let quote: CsvRecord['quote']
    if (raw.includes('"')) {
      // Only a record with quotes can hold a delimiter or a line break: the others split at once.
      const read = quotedRecord(text, at, delimiter)
      cells = read.cells
      if (read.isStray) quote = { opens: raw.trim(), closesIn: read.isOpen ? null : read.lines - 1 }
      line = start + read.lines
      at = read.next
    } else {
      cells = raw.split(delimiter)
      at = end + 1
    }
    const isComment = raw.startsWith('#') && (width < 2 || cells.length === 1)
    if (isComment || cells.every((cell) => cell.trim() === '')) continue
    width = Math.max(width, cells.length)
    yield { line: start, cells, ...(quote && { quote }) }
  }
}

/** A record whose cells may stand in quotes; a quote inside them is doubled. */
function quotedRecord(text: string, from: number, delimiter: string) {
  const cells: string[] = []
  let cell = ''
  let isOpen = false
  let wasQuoted = false
  let isStray = false
  let lines = 1
  let at = from
  for (; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (isOpen) {
      const close = text.indexOf('"', at)
      const inside = text.slice(at, close < 0 ? text.length : close)
      cell += inside
      lines += inside.split('\n').length - 1
      at += inside.length
      if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isOpen = close < 0
    } else if (char === '"' && cell.trim() === '' && !wasQuoted) {
      isOpen = true
      wasQuoted = true
      cell = ''
    } else if (char === delimiter) {
      cells.push(cell)
      cell = ''
      wasQuoted = false
    } else if (char === '\n') break
    else if (char !== '\r') {
      // Words behind a quote that closed in a later line: it is the next cell's, and the first one's is missing.
      isStray ||= wasQuoted && lines > 1 && char.trim() !== ''
      cell += char
    }
  }
  cells.push(cell)
  return { cells, lines, next: at + 1, isOpen, isStray: isStray || isOpen }
}
