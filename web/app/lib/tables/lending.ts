/** Tables between two workers, through a port that the page gave to both: it never holds a table itself. */
import { isMeasured, type Column, type DataTable } from './columns'
import type { ColumnReading, ReadTable } from './reading'

/** So many rows go over at once. */
export const SLICE_ROWS = 100_000

/** What a column is, without its rows. */
export type LentColumn =
  | { kind: 'number'; name: string; isWhole: boolean }
  | { kind: 'date'; name: string; unit: 'month' | 'day' | 'time' }
  | { kind: 'text' | 'boolean'; name: string; words: readonly string[] }

/** The answer to the first question, which asks for no rows, and to each that follows. */
export interface Lent {
  rows: number
  columns: readonly LentColumn[]
}
export type Slice = readonly (Float64Array | Int32Array)[]

export interface TableMessage {
  table: DataTable
  /** Rows that were left out, as one sentence. */
  notes: readonly string[]
}

const LARGEST_WHOLE = 2 ** 31 - 1

/** Whether every figure is an integer of 32 bits. */
function isWhole(values: Float64Array) {
  for (const value of values)
    if (!Number.isNaN(value) && !(Number.isInteger(value) && Math.abs(value) <= LARGEST_WHOLE))
      return false
  return true
}

function lentColumn(column: Column): LentColumn {
  const { name } = column
  if (column.kind === 'number') return { kind: 'number', name, isWhole: isWhole(column.values) }
  if (column.kind === 'date') return { kind: 'date', name, unit: column.unit }
  return { kind: column.kind, name, words: column.words }
}

/** Answers at a port: `null` asks what the table is, a number for the rows from there on. */
export function lend(table: DataTable, port: MessagePort) {
  port.onmessage = ({ data: from }: MessageEvent<number | null>) => {
    if (from === null) {
      const lent: Lent = { rows: table.rows, columns: table.columns.map(lentColumn) }
      port.postMessage(lent)
      return
    }
    const slice: Slice = table.columns.map((column) =>
      (isMeasured(column) ? column.values : column.codes).slice(from, from + SLICE_ROWS),
    )
    port.postMessage(
      slice,
      slice.map(({ buffer }) => buffer),
    )
  }
}

/** Sends a whole table through a port, without a copy. */
export function handOver(port: MessagePort, message: TableMessage) {
  const arrays = message.table.columns.map((column) =>
    isMeasured(column) ? column.values : column.codes,
  )
  port.postMessage(
    message,
    arrays.map(({ buffer }) => buffer),
  )
}

/** The table that comes through a port. */
export async function adopted(port: MessagePort): Promise<ReadTable> {
  const { table, notes } = await new Promise<TableMessage>((resolve) => {
    port.onmessage = ({ data }: MessageEvent<TableMessage>) => {
      resolve(data)
    }
  })
  port.close()
  const columns = table.columns.map(({ name, kind }): ColumnReading => ({
    name,
    kind,
    mark: '.',
    order: 'ymd',
    isUnsure: false,
    odd: { count: 0, examples: [] },
  }))
  return {
    table,
    how: {
      format: 'sql',
      encoding: null,
      separator: null,
      header: null,
      firstLines: [],
      sheets: null,
      columns,
      notes,
    },
  }
}
