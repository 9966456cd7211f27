/** Parquet by row groups, straight into typed columns. */
import { parquetMetadataAsync, parquetRead, type AsyncBuffer, type FileMetaData } from 'hyparquet'
import { counted, listed } from '../format'
import { ParquetColumn } from './parquet-column'
import {
  Cancelled,
  MAX_COLUMNS,
  MAX_ROWS,
  Refusal,
  stopIfCancelled,
  type ReadTable,
  type Work,
} from './reading'
import { timeNotes } from './time-notes'

/** What a browser's memory bears. */
const MOST_CELLS = 100_000_000
const MOST_UNPACKED = 1e9

/** Infinite figures are odd cells, left out and counted; `kept` where each cell is checked by itself. */
export async function readParquet(
  file: Blob,
  work: Work,
  infinite: 'odd' | 'kept' = 'odd',
): Promise<ReadTable> {
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
  const columns = names.map((name) => new ParquetColumn(name, rows, infinite === 'kept'))
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
      notes: [...infiniteNotes(columns), ...timeNotes(columns.flatMap(({ moved }) => moved ?? []))],
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

/** What became of figures that are infinite, as a division by zero leaves them. */
function infiniteNotes(columns: readonly ParquetColumn[]) {
  const some = columns.map((column) => column.reading()).filter(({ odd }) => odd.count > 0)
  if (some.length === 0) return []
  const count = some.reduce((sum, { odd }) => sum + odd.count, 0)
  const row = Math.min(...some.flatMap(({ odd }) => odd.examples.map(({ line }) => line)))
  const [are, were] = count === 1 ? ['is', 'was'] : ['are', 'were']
  return [
    `${counted(count, 'cell')} of ${listed(some.map(({ name }) => name))} ${are} infinite and ${were} left out, the first in row ${String(row)}.`,
  ]
}
