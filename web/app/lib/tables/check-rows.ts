/** A visitor's Parquet or JSON against the columns a demo needs: opened here, checked as any other file is. */
import type { CsvRecord } from '../csv'
import type { Encoding } from '../decode-text'
import { HEAD, isParquetStart } from '../file-start'
import { counted, formatNumber } from '../format'
import { readRecords, type ReadIssue, type ReadTable } from '../read-table'
import { cellText, type Column } from './columns'
import type { Questions } from './messages'
import { Refusal, type Work } from './reading'

/** Rows by columns: as texts they take ten times the room that a packed column does. */
const MOST_CELLS = 5_000_000
/** The line of the headings, which stand in no line of such a file. */
const HEADINGS = 0

interface Rows {
  /** Null where the first row may name the columns. */
  names: readonly string[] | null
  count: number
  records: () => Iterable<CsvRecord>
  /** Columns whose figures have a decimal point, whatever the texts of others have. */
  isPointed: (at: number) => boolean
  /** What could not be read at all. */
  issues: readonly ReadIssue[]
}

export async function checkRows(
  { file, rules, maxRows, choice }: Questions['check']['ask'],
  work: Work,
): Promise<ReadTable> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  const rows = isParquetStart(head)
    ? await parquetRows(file, work)
    : await jsonRows(file, choice.encoding, work)
  const { names, count, issues } = rows
  if (count > maxRows + 1)
    throw new Refusal(
      `At most ${formatNumber(maxRows)} rows are read, the file has ${formatNumber(count)}. Keep the part you need, and try that file.`,
    )
  if (count * (names?.length ?? 1) > MOST_CELLS)
    throw new Refusal(
      `It has ${counted(count, 'row')} of ${counted(names?.length ?? 1, 'column')}. Keep the columns you need, and try that file.`,
    )
  const records = choice.mark === ',' ? withCommas(rows) : rows.records()
  if (!names) return withIssues(await readRecords(records, rules, maxRows, choice, {}), issues)
  const ofCells = { ...choice }
  delete ofCells.header
  const read = await readRecords(headed(names, records), rules, maxRows, ofCells, {})
  const firstLines = [{ line: 1, text: names.join(' ').slice(0, 40) }]
  return withIssues({ ...read, how: { ...read.how, header: 1, firstLines } }, issues)
}

function* headed(names: readonly string[], records: Iterable<CsvRecord>): Generator<CsvRecord> {
  yield { line: HEADINGS, cells: names }
  yield* records
}

/** The visitor has said that texts have a decimal comma: figures, which have none, are written alike. */
function* withCommas({ records, isPointed }: Rows): Generator<CsvRecord> {
  for (const { line, cells } of records())
    yield {
      line,
      cells: cells.map((cell, at) =>
        isPointed(at) && /^-?\d+\.\d+$/.test(cell) ? cell.replace('.', ',') : cell,
      ),
    }
}

const withIssues = (read: ReadTable, more: readonly ReadIssue[]): ReadTable => ({
  ...read,
  issues: [
    ...read.issues.map((issue) => (issue.line === HEADINGS ? { ...issue, line: 1 } : issue)),
    ...more,
  ],
  total: read.total + more.length,
})

async function jsonRows(file: Blob, encoding: Encoding | undefined, work: Work): Promise<Rows> {
  const { names, records, pointed, bad } = await (
    await import('./read-json')
  ).jsonRows(file, encoding, work)
  return {
    names,
    count: records.length,
    records: () => records,
    isPointed: (at) => pointed.has(at),
    issues: bad.map((line) => ({ line, rule: 'this line is no JSON' })),
  }
}

async function parquetRows(file: Blob, work: Work): Promise<Rows> {
  const { table } = await (await import('./read-parquet')).readParquet(file, work, 'kept')
  const { rows, columns } = table
  return {
    names: columns.map(({ name }) => name),
    count: rows,
    *records() {
      for (let row = 0; row < rows; row += 1)
        yield { line: row + 1, cells: columns.map((column) => textOf(column, row)) }
    },
    isPointed: (at) => columns[at]?.kind === 'number',
    issues: [],
  }
}

/** As a workbook's cells are written; midnight is a time among times. */
function textOf(column: Column, row: number) {
  if (column.kind !== 'date' || column.unit !== 'time') return cellText(column, row)
  const ms = column.values[row] ?? Number.NaN
  if (Number.isNaN(ms)) return ''
  return new Date(ms).toISOString().slice(0, ms % 60_000 === 0 ? 16 : 19)
}
