/** A table as the text of a file. */
import { csvText } from './filled-csv'
import { headingOf, valueOf, type Column, type Table } from './table'

/** What a file says of itself beside its figures. */
export interface FileNote {
  title: string
  source: string
  /** The day it was made, YYYY-MM-DD. */
  made: string
  address: string
}

const units: Record<string, string> = {
  s: 's',
  days: 'days',
  cm: 'cm',
  bp: 'bp',
  pct: '%',
  c: '°C',
}

/** The unit of a column's plain values: its own, or the one its key ends in where the page writes it in words. */
function unitOf<T>({ key, unit, fileUnit }: Column<T>) {
  return unit ?? fileUnit ?? units[/_([a-z]+)$/.exec(key)?.[1] ?? '']
}

function fileHeading<T>(column: Column<T>) {
  const unit = unitOf(column)
  // A narrow column may be headed by its unit alone.
  return unit === undefined || column.header === unit
    ? headingOf(column)
    : headingOf({ ...column, unit })
}

/** All rows under the column keys, with what they are. */
export function toJson<T>({ columns, rows }: Table<T>, note: FileNote) {
  const file = {
    ...note,
    columns: columns.map((column) => ({
      key: column.key,
      name: column.header,
      unit: unitOf(column) ?? null,
    })),
    rows: rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column.key, valueOf(column, row)])),
    ),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/**
 * All rows as CSV (RFC 4180): headings with dates and units, unformatted values below. A last heading without values
 * says where the figures come from: a line of comment would be read as a row.
 */
export function toCsv<T>({ columns, rows }: Table<T>, { source, made, address }: FileNote) {
  return csvText(
    [...columns.map(fileHeading), `Source: ${source}. Made ${made}. ${address}`],
    rows.map((row) => [...columns.map((column) => valueOf(column, row)), null]),
  )
}
