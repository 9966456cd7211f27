/** What a reader is given, how it may be told to read, and what it says of how it read. */
import type { Encoding } from '../decode-text'
import type { DecimalMark } from '../read-number'
import type { ColumnKind, DataTable } from './columns'
import type { DateOrder, Quote, Separator } from './choices'
import type { Span } from './worker-messages'

export type Format = 'delimited' | 'json' | 'json-lines' | 'parquet' | 'workbook' | 'sql'

/** What a visitor decides instead of leaving it to the reader. */
export interface ReadingChoice {
  encoding?: Encoding
  separator?: Separator
  quote?: Quote
  /** The line of the headings; 0 for a file without. */
  header?: number
  mark?: DecimalMark
  order?: DateOrder
  sheet?: string
  kinds?: Readonly<Record<string, ColumnKind>>
}

/** How a column was read. */
export interface ColumnReading {
  name: string
  kind: ColumnKind
  mark: DecimalMark
  order: DateOrder
  /** Day and month could be the other way round, or its commas or points group thousands or mark decimals. */
  isUnsure: boolean
  /** Cells that are not of its kind: counted, and left out. */
  odd: { count: number; examples: readonly { line: number; text: string }[] }
}

export interface HowRead {
  format: Format
  encoding: Encoding | null
  separator: Separator | null
  /** The mark that cells stand in; other formats than text have none. */
  quote?: Quote
  /** The line of the headings; 0 where there are none, null where the format names its columns. */
  header: number | null
  firstLines: readonly { line: number; text: string }[]
  sheets: { all: readonly string[]; read: string } | null
  columns: readonly ColumnReading[]
  /** What was mended or left out, in sentences that name the lines. */
  notes: readonly string[]
}

export interface ReadTable {
  table: DataTable
  how: HowRead
}

/** Why a file cannot be read, or a question not answered, and what to do; of a question in words, where in it. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly at?: Span,
  ) {
    super(message)
  }
}

/** Reading was not wanted any more. */
export class Cancelled extends Error {}

/** How far a long piece of work is, and whether it is still wanted. */
export interface Work {
  /** From 0 to 1. */
  progress: (share: number) => void
  isCancelled: () => boolean
}

export const noWork: Work = { progress: () => undefined, isCancelled: () => false }

export function stopIfCancelled(work: Work) {
  if (work.isCancelled()) throw new Cancelled('not wanted any more')
}

/** Larger files are refused: at 250 MB a browser's tab holds about as much again. */
export const MAX_BYTES = 250_000_000
/** Text that is parsed in one go is held twice. */
export const MAX_JSON_BYTES = 60_000_000
export const MAX_ROWS = 5_000_000
export const MAX_COLUMNS = 500
