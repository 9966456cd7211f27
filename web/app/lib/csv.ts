/** Delimited text as spreadsheets write it: which mark separates its cells, and its records one by one. */

export const delimiters = ['\t', ';', '|', ','] as const
export type Delimiter = (typeof delimiters)[number]

/** One record and the line it starts on, counted from 1. */
export interface CsvRecord {
  line: number
  cells: readonly string[]
}

const withoutMark = (text: string) => (text.startsWith('\ufeff') ? text.slice(1) : text)

/** How often a mark stands in a line outside quotes. */
function countOf(mark: string, line: string) {
  return line.replace(/"[^"]*"/g, '').split(mark).length - 1
}

/**
 * The mark that stands equally often in each of the first five lines. Tab and semicolon come first: a comma
 * may be a decimal mark inside such a file.
 */
export function delimiterOf(text: string): Delimiter {
  const lines: string[] = []
  for (const line of linesOf(withoutMark(text))) {
    if (line.trim() !== '' && !line.startsWith('#')) lines.push(line)
    if (lines.length === 5) break
  }
  const isRegular = (mark: string) => {
    const [first = 0, ...rest] = lines.map((line) => countOf(mark, line))
    return first > 0 && rest.every((count) => count === first)
  }
  return delimiters.find(isRegular) ?? ','
}

function* linesOf(text: string) {
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at)
    const end = found < 0 ? text.length : found
    yield text.slice(at, end)
    at = end + 1
  }
}

/** The records of a text; empty lines and lines of comment (#) are left out. */
export function* csvRecords(source: string, delimiter: Delimiter): Generator<CsvRecord> {
  const text = withoutMark(source)
  let line = 1
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at)
    const end = found < 0 ? text.length : found
    const start = line
    const raw = text.slice(at, text[end - 1] === '\r' ? end - 1 : end)
    line += 1
    let cells: readonly string[]
    if (raw.includes('"')) {
      // Only a record with quotes can hold a delimiter or a line break: the others split at once.
      const read = quotedRecord(text, at, delimiter)
      cells = read.cells
      line = start + read.lines
      at = read.next
    } else {
      cells = raw.split(delimiter)
      at = end + 1
    }
    if (!raw.startsWith('#') && cells.some((cell) => cell.trim() !== ''))
      yield { line: start, cells }
  }
}

/** A record whose cells may stand in quotes; a quote inside them is doubled. */
function quotedRecord(text: string, from: number, delimiter: string) {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  let lines = 1
  let at = from
  for (; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (isQuoted) {
      if (char === '"' && text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else if (char === '"') isQuoted = false
      else {
        if (char === '\n') lines += 1
        cell += char
      }
    } else if (char === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (char === delimiter) {
      cells.push(cell)
      cell = ''
    } else if (char === '\n') break
    else if (char !== '\r') cell += char
  }
  cells.push(cell)
  return { cells, lines, next: at + 1 }
}
