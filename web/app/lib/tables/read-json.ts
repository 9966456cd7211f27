/** Tables in JSON: a list of records, columns by name, or one record a line. Records in records become columns `a.b`. */
import type { CsvRecord } from '../csv'
import type { Encoding } from '../decode-text'
import { counted } from '../format'
import { buildTable } from './build-table'
import { isInexact } from './numbers'
import {
  MAX_COLUMNS,
  MAX_JSON_BYTES,
  Refusal,
  stopIfCancelled,
  type ReadingChoice,
  type ReadTable,
  type Work,
} from './reading'
import { NotUtf8, shownEncoding, textPieces } from './text-source'

/** How deep records in records are unfolded; what lies deeper is one text. */
const DEPTH = 3

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a document holds, before it is told what the columns hold. */
export interface JsonRows {
  format: 'json' | 'json-lines'
  /** Null where the rows are lists, of which the first may name the columns. */
  names: readonly string[] | null
  /** In the order of the names; a field that a record does not have is a gap. */
  records: CsvRecord[]
  /** Columns with figures, which have a decimal point. */
  pointed: ReadonlySet<number>
  /** Lines that could not be parsed. */
  bad: readonly number[]
}

export async function readJson(file: Blob, choice: ReadingChoice, work: Work): Promise<ReadTable> {
  const { format, names, records, pointed, bad } = await jsonRows(file, choice.encoding, work)
  if (names)
    for (const record of records)
      record.cells = Array.from({ length: names.length }, (_, at) => record.cells[at] ?? '')
  const batches = async function* () {
    yield await Promise.resolve(records)
  }
  const notes = () =>
    bad.length === 0
      ? []
      : [
          `${counted(bad.length, 'line')} could not be parsed and ${bad.length === 1 ? 'was' : 'were'} left out, the first is line ${String(bad[0])}.`,
        ]
  return buildTable({ batches, pointed, notes, ...(names && { names }) }, choice, {
    format,
    encoding: null,
    separator: null,
    sheets: null,
  })
}

export async function jsonRows(
  file: Blob,
  chosen: Encoding | undefined,
  work: Work,
): Promise<JsonRows> {
  if (file.size > MAX_JSON_BYTES)
    throw new Refusal(
      `JSON is read up to ${String(MAX_JSON_BYTES / 1e6)} MB. Save it as CSV or Parquet, and try that file.`,
    )
  const encoding = chosen ?? (await shownEncoding(file))
  let text = ''
  try {
    for await (const piece of textPieces(file, encoding, work)) text += piece
  } catch (error) {
    if (error instanceof NotUtf8)
      throw new Refusal('It is JSON, but not in UTF-8. Save it as UTF-8, and try that file.')
    throw error
  }
  const whole = parsed(text)
  stopIfCancelled(work)
  if (whole !== undefined) return { format: 'json', bad: [], ...recordsOf(rowsOf(whole)) }
  const { rows, lines, bad } = linesOf(text)
  return { format: 'json-lines', bad, ...recordsOf(rows, lines) }
}

function parsed(text: string): Json | undefined {
  try {
    const whole = JSON.parse(text) as Json
    return /\d{16}/.test(text) ? (JSON.parse(withExactIds(text)) as Json) : whole
  } catch {
    return undefined
  }
}

/** Whole figures whose last digits a number cannot hold are texts: two ids would become one. */
function withExactIds(text: string) {
  const pieces: string[] = []
  for (let at = 0; at < text.length;) {
    const quote = text.indexOf('"', at)
    const outside = quote < 0 ? text.length : quote
    pieces.push(
      text
        .slice(at, outside)
        .replace(/(?<![\w.+-])-?[1-9]\d{15,}(?![\w.])/g, (figure) =>
          isInexact(figure) ? `"${figure}"` : figure,
        ),
    )
    at = quote < 0 ? outside : stringEnd(text, quote + 1)
    pieces.push(text.slice(outside, at))
  }
  return pieces.join('')
}

/** Where the text goes on behind a string that begins at `from`, within its quotes. */
function stringEnd(text: string, from: number) {
  let at = from
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return text.length
    let marks = 0
    while (quote - marks > from && text[quote - marks - 1] === '\\') marks += 1
    if (marks % 2 === 0) return quote + 1
    at = quote + 1
  }
}

/** The rows of a whole document. */
function rowsOf(whole: Json): Json[] {
  if (Array.isArray(whole)) return whole
  if (!isRecord(whole))
    throw new Refusal('It is JSON, but no table: a list of records is needed, such as [{"a": 1}].')
  const lists = Object.entries(whole).filter(([, value]) => Array.isArray(value)) as [
    string,
    Json[],
  ][]
  const lengths = new Set(lists.map(([, list]) => list.length))
  // Columns by name, all of one length.
  if (lists.length > 1 && lists.length === Object.keys(whole).length && lengths.size === 1)
    return (lists[0]?.[1] ?? []).map((_, at) =>
      Object.fromEntries(lists.map(([name, list]) => [name, list[at] ?? null])),
    )
  const longest = lists
    .filter(([, list]) => list.some(isRecord))
    .sort(([, a], [, b]) => b.length - a.length)[0]
  return longest ? longest[1] : [whole]
}

/** One document a line; a line that is none is named. */
function linesOf(text: string) {
  const rows: Json[] = []
  const lines: number[] = []
  const bad: number[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const row = parsed(line)
    if (row === undefined) bad.push(at + 1)
    else {
      rows.push(row)
      lines.push(at + 1)
    }
  }
  if (bad.length > rows.length || rows.length === 0)
    throw new Refusal(
      `It looks like JSON, but cannot be parsed${bad.length > 0 ? `: look at line ${String(bad[0])}` : ''}.`,
    )
  return { rows, lines, bad }
}

/** Rows stand where their line does, which beside empty and unread lines is not their number; a document has no lines. */
function recordsOf(
  rows: readonly Json[],
  lines: readonly number[] = [],
): Pick<JsonRows, 'names' | 'records' | 'pointed'> {
  if (rows.length === 0) throw new Refusal('There is nothing in it: the list is empty.')
  const pointed = new Set<number>()
  if (rows.every(Array.isArray)) {
    const records = (rows as Json[][]).map((row, at) => {
      for (const [place, value] of row.entries()) if (typeof value === 'number') pointed.add(place)
      return { line: lines[at] ?? at + 1, cells: row.map(textOf) }
    })
    return { names: null, records, pointed }
  }
  const places = new Map<string, number>()
  const records = rows.map((row, at): CsvRecord => {
    const cells: string[] = []
    unfold(isRecord(row) ? row : { value: row }, '', DEPTH, (name, value) => {
      const place = places.get(name) ?? places.size
      if (place >= MAX_COLUMNS)
        throw new Refusal(`Its records have more than ${String(MAX_COLUMNS)} different fields.`)
      places.set(name, place)
      if (typeof value === 'number') pointed.add(place)
      cells[place] = textOf(value)
    })
    return { line: lines[at] ?? at + 1, cells }
  })
  if (places.size === 0) throw new Refusal('Its records have no fields.')
  return { names: [...places.keys()], records, pointed }
}

const textOf = (value: Json | undefined) =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

function unfold(
  record: { [key: string]: Json },
  path: string,
  depth: number,
  add: (name: string, value: Json) => void,
) {
  for (const [key, value] of Object.entries(record)) {
    const name = path + key
    if (isRecord(value) && depth > 1) unfold(value, `${name}.`, depth - 1, add)
    else add(name, value)
  }
}
