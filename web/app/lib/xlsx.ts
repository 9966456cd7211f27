/**
 * An Excel workbook (.xlsx) as records. Formulas are not run: the value stored beside them is read. Dates and per cents
 * are written as they are meant, not as the number behind them; what is merged down a column stands in each of its rows.
 */
import { readXlsx, type CellValue, type Sheet } from 'hucre/xlsx'
import type { CsvRecord } from './csv'
import { readRecords, type ColumnRule, type ReadChoice } from './read-table'
import type { FreeText, Reading } from './read-text'
import { unpackedBytes } from './zip-size'

/** A workbook that cannot be read; the message says what to do. */
class WorkbookProblem extends Error {}

/** More than this is not unpacked: a sheet of 100,000 rows takes a tenth of it. */
const MAX_UNPACKED = 64_000_000

/** Columns further to the right are no table of ours. */
const MAX_COLUMNS = 500
const FIRST_DAY = Date.UTC(1900, 0, 1)

export async function readWorkbook(
  bytes: Uint8Array,
  rules: readonly ColumnRule[],
  maxRows: number,
  choice: ReadChoice,
): Promise<Reading> {
  return readingOf(async () => {
    const { names, sheet } = await openWorkbook(bytes, choice.sheet)
    const origin = { sheets: { all: names, read: sheet.name } }
    return readRecords(recordsOf(sheet), rules, maxRows, choice, origin)
  })
}

/** The first sheet that is not hidden as CSV, whatever its columns. */
export const workbookText = (bytes: Uint8Array): Promise<FreeText> =>
  readingOf(async () => {
    const { sheet } = await openWorkbook(bytes, undefined)
    const cell = (text: string) =>
      /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
    const lines = [...recordsOf(sheet)].map(({ cells }) => `${cells.map(cell).join(',')}\n`)
    return { text: lines.join('') }
  })

/** The records of the sheet of a name, or of the first that is not hidden, whatever its columns. */
export const sheetRecords = (bytes: Uint8Array, wanted: string | undefined) =>
  readingOf(async () => {
    const { names, sheet } = await openWorkbook(bytes, wanted)
    return { sheets: { all: names, read: sheet.name }, records: [...recordsOf(sheet)] }
  })

/** What is read, or in words why it cannot be. */
async function readingOf<T>(read: () => Promise<T>): Promise<T | { refusal: string }> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof WorkbookProblem) return { refusal: error.message }
    throw error
  }
}

/** The sheet of a name, or the first that is not hidden, and the names of all. */
async function openWorkbook(bytes: Uint8Array, wanted: string | undefined) {
  if (unpackedBytes(bytes) > MAX_UNPACKED)
    throw new WorkbookProblem(
      'Unpacked it would be larger than 64 MB, which is the most this page reads. Save the one sheet as CSV, and try that file.',
    )
  const names: string[] = []
  let chosen: string | null = null
  const book = await readXlsx(bytes, {
    readStyles: true,
    sheets: ({ name, hidden, veryHidden }) => {
      names.push(name)
      const isMeant = wanted === undefined ? !hidden && !veryHidden : name === wanted
      if (chosen !== null || !isMeant) return false
      chosen = name
      return true
    },
  }).catch((error: unknown) => {
    throw problemOf(error)
  })
  const [sheet] = book.sheets
  if (!sheet) throw noWorkbook()
  return { names, sheet }
}

const noWorkbook = () =>
  new WorkbookProblem(
    'It is an archive, but no .xlsx workbook. Save the sheet as .xlsx or CSV, and try that file.',
  )

/** Parts that are missing make another kind of archive; anything else is damage. */
function problemOf(error: unknown) {
  if (error instanceof Error && error.name === 'ParseError' && /missing|find/.test(error.message))
    return noWorkbook()
  return new WorkbookProblem('The workbook is damaged. Open it, save it again, and try that file.')
}

function* recordsOf({ rows, cells, merges = [] }: Sheet): Generator<CsvRecord> {
  const waiting = merges.toSorted((a, b) => b.startRow - a.startRow)
  /** By column what is merged down it from above: each row looks at those only. */
  const merged = new Map<number, { text: string; endRow: number }>()
  for (const [at, row] of rows.entries()) {
    const texts = row
      .slice(0, MAX_COLUMNS)
      .map((value, column) =>
        textOf(value, cells?.get(`${String(at)},${String(column)}`)?.style?.numFmt ?? ''),
      )
    for (const [column, { text, endRow }] of merged)
      if (at > endRow) merged.delete(column)
      else texts[column] = text
    for (let next = waiting.at(-1); next && next.startRow <= at; next = waiting.at(-1)) {
      waiting.pop()
      const { startCol, endRow } = next
      if (startCol < MAX_COLUMNS) merged.set(startCol, { text: texts[startCol] ?? '', endRow })
    }
    if (texts.some((text) => text.trim() !== '')) yield { line: at + 1, cells: texts }
  }
}

/** A stored value as it is meant; what binary fractions add at the end is left off. */
function textOf(value: CellValue, format: string) {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'number')
    return /%/.test(format.replace(/"[^"]*"|\\./g, ''))
      ? `${String(Number((value * 100).toPrecision(13)))}%`
      : String(Number(value.toPrecision(15)))
  return value instanceof Date ? dayText(value) : String(value)
}

function dayText(date: Date) {
  // A spreadsheet shows no such day either.
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) return '#DATE'
  const time = date.toISOString()
  if (date.getTime() < FIRST_DAY) return time.slice(11, 16)
  return time.endsWith('T00:00:00.000Z') ? time.slice(0, 10) : time.slice(0, 16)
}
