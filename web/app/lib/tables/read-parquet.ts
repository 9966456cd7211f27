/** Parquet by row groups, straight into typed columns. */
import { parquetMetadataAsync, parquetRead, type AsyncBuffer, type FileMetaData } from 'hyparquet'
import { counted } from '../format'
import { MISSING, Words, type Column } from './columns'
import { readDate } from './dates'
import { digitsOf } from './numbers'
import {
  Cancelled,
  MAX_COLUMNS,
  MAX_ROWS,
  Refusal,
  stopIfCancelled,
  type ColumnReading,
  type ReadTable,
  type Work,
} from './reading'

const DAY = 86_400_000
/** What a browser's memory bears. */
const MOST_CELLS = 100_000_000
const MOST_UNPACKED = 1e9

export async function readParquet(file: Blob, work: Work): Promise<ReadTable> {
  const buffer: AsyncBuffer = {
    byteLength: file.size,
    slice: (from, to) => {
      stopIfCancelled(work)
      return file.slice(from, to).arrayBuffer()
    },
  }
  const metadata = await metadataOf(buffer)
  const rows = Number(metadata.num_rows)
  const names = leavesOf(metadata)
  if (rows < 0) throw new Refusal('It begins like Parquet, but its count of rows is damaged.')
  if (rows === 0 || names.length === 0) throw new Refusal('It is Parquet, and holds no rows.')
  if (rows > MAX_ROWS)
    throw new Refusal(
      `It has ${counted(rows, 'row')}; at most ${counted(MAX_ROWS, 'row')} are read. Keep the part you need, and try that file.`,
    )
  if (names.length > MAX_COLUMNS)
    throw new Refusal(
      `It has ${counted(names.length, 'column')}; at most ${String(MAX_COLUMNS)} are read.`,
    )
  const unpacked = metadata.row_groups
    .flatMap((group) => group.columns)
    .reduce((sum, { meta_data }) => sum + Number(meta_data?.total_uncompressed_size ?? 0), 0)
  if (rows * names.length > MOST_CELLS || unpacked > MOST_UNPACKED)
    throw new Refusal(
      `It unpacks to ${counted(rows * names.length, 'cell')} in ${counted(Math.round(unpacked / 1e6), 'megabyte')}; at most ${counted(MOST_CELLS, 'cell')} in ${counted(MOST_UNPACKED / 1e6, 'megabyte')} are read. Keep the columns you need, and try that file.`,
    )
  const columns = names.map((name) => new ParquetColumn(name, rows))
  const byName = new Map(columns.map((column) => [column.name, column]))
  const compressors = await compressorsFor(metadata)
  let from = 0
  try {
    for (const group of metadata.row_groups) {
      stopIfCancelled(work)
      const to = from + Number(group.num_rows)
      await parquetRead({
        file: buffer,
        metadata,
        rowStart: from,
        rowEnd: to,
        ...(compressors && { compressors }),
        // Chunks come in no fixed order of columns.
        onChunk: ({ columnName, columnData, rowStart }) => {
          byName.get(columnName)?.take(columnData, Number(rowStart), from, to)
        },
      })
      from = to
      work.progress(from / rows)
    }
  } catch (error) {
    if (error instanceof Cancelled || error instanceof Refusal) throw error
    throw new Refusal(
      `It is Parquet, but a part of it cannot be read (${error instanceof Error ? error.message : 'unknown reason'}). Save it again without nested columns, or as CSV, and try that file.`,
    )
  }
  return {
    table: { rows, columns: columns.map((column) => column.finish()) },
    how: {
      format: 'parquet',
      encoding: null,
      separator: null,
      header: null,
      firstLines: [],
      sheets: null,
      columns: columns.map((column) => column.reading()),
      notes: [],
    },
  }
}

async function metadataOf(buffer: AsyncBuffer) {
  try {
    return await parquetMetadataAsync(buffer)
  } catch (error) {
    if (error instanceof Cancelled) throw error
    throw new Refusal('It begins like Parquet, but its end is missing or damaged.')
  }
}

/** The columns of the top level; what is nested comes as text. */
function leavesOf({ schema }: FileMetaData) {
  const names: string[] = []
  let skip = 0
  for (const [at, element] of schema.entries()) {
    if (at === 0) continue
    if (skip > 0) {
      skip += (element.num_children ?? 0) - 1
      continue
    }
    names.push(element.name)
    skip = element.num_children ?? 0
  }
  return names
}

/** The package unpacks Snappy and plain pages itself; the others come when a file needs them. */
async function compressorsFor({ row_groups }: FileMetaData) {
  const own = new Set(['UNCOMPRESSED', 'SNAPPY'])
  const isOwn = row_groups.every(({ columns }) =>
    columns.every(({ meta_data }) => own.has(meta_data?.codec ?? 'UNCOMPRESSED')),
  )
  return isOwn ? null : (await import('hyparquet-compressors')).compressors
}

type Values = ArrayLike<unknown>

/** Figures and dates go into a typed array; the first text turns the column into words. */
class ParquetColumn {
  #floats: Float64Array | null
  #codes: Int32Array | null = null
  readonly #words = new Words()
  #kind: 'number' | 'date' | 'boolean' | 'text' | null = null
  #unit: 'day' | 'time' = 'day'
  #digits = 0
  #seen = 0

  constructor(
    readonly name: string,
    private readonly rows: number,
  ) {
    this.#floats = new Float64Array(rows).fill(Number.NaN)
  }

  take(values: Values, start: number, from: number, to: number) {
    for (let at = 0; at < values.length; at += 1) {
      const row = start + at
      if (row < from || row >= to) continue
      const value = values[at]
      if (value !== null && value !== undefined) this.#put(row, value)
    }
  }

  #put(row: number, value: unknown) {
    this.#kind ??= kindOf(value)
    if (typeof value === 'bigint' && !Number.isSafeInteger(Number(value))) this.#toWords()
    if (this.#kind === 'number' && this.#floats) {
      const figure = typeof value === 'bigint' ? Number(value) : (value as number)
      this.#floats[row] = figure
      this.#seen += 1
      if (this.#seen < 2000 || this.#seen % 997 === 0)
        this.#digits = Math.max(this.#digits, digitsOf(figure))
    } else if (this.#kind === 'date' && this.#floats && value instanceof Date) {
      const ms = value.getTime()
      this.#floats[row] = ms
      if (ms % DAY !== 0) this.#unit = 'time'
    } else this.#codesOf()[row] = this.#words.codeOf(wordOf(value))
  }

  /** A number cannot hold every digit of this column. */
  #toWords() {
    if (this.#kind !== 'number' || !this.#floats) return
    const figures = this.#floats
    this.#kind = 'text'
    const codes = this.#codesOf()
    for (const [row, figure] of figures.entries())
      if (!Number.isNaN(figure)) codes[row] = this.#words.codeOf(String(figure))
  }

  #codesOf() {
    this.#floats = null
    return (this.#codes ??= new Int32Array(this.rows).fill(MISSING))
  }

  reading(): ColumnReading {
    const odd = { count: 0, examples: [] }
    const kind = this.#kind ?? 'text'
    return { name: this.name, kind, mark: '.', order: 'ymd', isUnsure: false, odd }
  }

  finish(): Column {
    const { name } = this
    const kind = this.#kind ?? 'text'
    const values = this.#floats ?? new Float64Array(0)
    if (kind === 'number') return { kind, name, values, digits: this.#digits }
    if (kind === 'date') return { kind, name, values, unit: this.#unit }
    const codes = this.#codesOf()
    const written = kind === 'text' ? writtenDates(this.#words.list) : null
    if (!written) return { kind, name, codes, words: this.#words.list }
    this.#kind = 'date'
    const { moments, unit } = written
    return {
      kind: 'date',
      name,
      values: Float64Array.from(codes, (code) => moments[code] ?? Number.NaN),
      unit,
    }
  }
}

/** Words that are all dates, year first: many programs write them into Parquet as text. */
function writtenDates(words: readonly string[]) {
  const moments = new Float64Array(words.length)
  let unit: 'day' | 'time' = 'day'
  for (const [code, word] of words.entries()) {
    const read = /^\d{4}-\d\d-\d\d/.test(word) ? readDate(word, 'ymd') : null
    if (!read) return null
    moments[code] = read.ms
    if (read.unit === 'time') unit = 'time'
  }
  return words.length > 0 ? { moments, unit } : null
}

function kindOf(value: unknown) {
  if (typeof value === 'number' || typeof value === 'bigint') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  return value instanceof Date ? 'date' : 'text'
}

const wordOf = (value: unknown) =>
  typeof value === 'string'
    ? value
    : typeof value === 'object'
      ? JSON.stringify(value, (_, part: unknown) =>
          typeof part === 'bigint' ? Number(part) : part,
        )
      : String(value)
