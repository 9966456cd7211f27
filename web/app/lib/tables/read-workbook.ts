/** A sheet of an Excel workbook. */
import type { CsvRecord } from '../csv'
import { sheetRecords } from '../xlsx'
import { buildTable } from './build-table'
import { commaNotes, type LoneComma } from './comma-notes'
import { guessColumn, votesOf } from './guess'
import { Refusal, type ReadingChoice, type ReadTable, type Work } from './reading'

export async function readWorkbook(
  file: Blob,
  choice: ReadingChoice,
  work: Work,
): Promise<ReadTable> {
  const read = await sheetRecords(new Uint8Array(await file.arrayBuffer()), choice.sheet)
  if ('refusal' in read) throw new Refusal(read.refusal)
  work.progress(0.9)
  const { records, sheets } = read
  const origin = { format: 'workbook', encoding: null, separator: null, sheets } as const
  // Cells carry their value, not their writing: a decimal mark is always a point.
  const width = records.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const places = Array.from({ length: width }, (_, at) => at)
  const tableOf = (from: readonly CsvRecord[], open: ReadonlySet<number>) =>
    buildTable(
      {
        batches: async function* () {
          yield await Promise.resolve(from)
        },
        pointed: new Set(places.filter((at) => !open.has(at))),
      },
      choice,
      origin,
    )
  const plain = await tableOf(records, new Set())
  if (choice.mark === '.') return plain
  if (choice.mark === undefined) return withCommas(plain, records)
  const header = plain.how.header ?? 0
  const open = openColumns(
    records.filter(({ line }) => line > header),
    width,
  )
  return open.size === 0 ? plain : tableOf(withMarksAlike(records, open), open)
}

/** A figure as its column writes the others, once the visitor has said that texts have a decimal comma. */
const withComma = (cell: string) => (/^-?\d+\.\d+%?$/.test(cell) ? cell.replace('.', ',') : cell)

const withMarksAlike = (records: readonly CsvRecord[], open: ReadonlySet<number>) =>
  records.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, at) => (open.has(at) ? withComma(cell) : cell)),
  }))

const votesOfCommas = (cells: readonly string[]) =>
  votesOf(cells.filter((cell) => cell.includes(',')))

/** Columns of figures whose texts may have a decimal comma, by place. */
function openColumns(records: readonly CsvRecord[], width: number) {
  const open = new Set<number>()
  for (let at = 0; at < width; at += 1) {
    const cells = records.map((record) => record.cells[at] ?? '')
    const { lone, mark } = votesOfCommas(cells)
    if (mark === '.' || (mark === null && lone === null)) continue
    const guess = guessColumn(cells.map(withComma), { mark: ',', loneComma: null })
    if (guess.kind === 'number') open.add(at)
  }
  return open
}

/** Figures that are kept as texts have commas: what such a comma means, the workbook does not tell. */
function withCommas({ table, how }: ReadTable, records: readonly CsvRecord[]): ReadTable {
  const found = how.columns.flatMap(({ name, kind }, at): LoneComma[] => {
    if (kind !== 'number') return []
    const { lone, mark } = votesOfCommas(records.map((record) => record.cells[at] ?? ''))
    return lone === null || mark ? [] : [{ name, example: lone, mark: '.', isUnsure: true }]
  })
  const unsure = new Set(found.map(({ name }) => name))
  return {
    table,
    how: {
      ...how,
      columns: how.columns.map((column) => ({
        ...column,
        isUnsure: column.isUnsure || unsure.has(column.name),
      })),
      notes: [...how.notes, ...commaNotes(found)],
    },
  }
}
