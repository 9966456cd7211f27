/** A sheet of an Excel workbook. */
import type { CsvRecord } from '../csv'
import { sheetRecords } from '../xlsx'
import { buildTable } from './build-table'
import { commaNotes, type LoneComma } from './comma-notes'
import { votesOf } from './guess'
import { Refusal, type HowRead, type ReadingChoice, type ReadTable, type Work } from './reading'

export async function readWorkbook(
  file: Blob,
  choice: ReadingChoice,
  work: Work,
): Promise<ReadTable> {
  const read = await sheetRecords(new Uint8Array(await file.arrayBuffer()), choice.sheet)
  if ('refusal' in read) throw new Refusal(read.refusal)
  work.progress(0.9)
  const { records, sheets } = read
  const batches = async function* () {
    yield await Promise.resolve<readonly CsvRecord[]>(records)
  }
  const origin = { format: 'workbook', encoding: null, separator: null, sheets } as const
  // Cells carry their value, not their writing: a decimal mark is always a point.
  const { table, how } = await buildTable(
    { batches },
    { ...choice, mark: choice.mark ?? '.' },
    origin,
  )
  return { table, how: choice.mark ? how : withCommas(how, records) }
}

/** Figures that are kept as texts have commas: what such a comma means, the workbook does not tell. */
function withCommas(how: HowRead, records: readonly CsvRecord[]): HowRead {
  const found = how.columns.flatMap(({ name, kind }, at): LoneComma[] => {
    if (kind !== 'number') return []
    const cells = records.map((record) => record.cells[at] ?? '')
    const { lone, mark } = votesOf(cells.filter((cell) => cell.includes(',')))
    return lone === null || mark ? [] : [{ name, example: lone, mark: '.', isUnsure: true }]
  })
  const unsure = new Set(found.map(({ name }) => name))
  return {
    ...how,
    columns: how.columns.map((column) => ({
      ...column,
      isUnsure: column.isUnsure || unsure.has(column.name),
    })),
    notes: [...how.notes, ...commaNotes(found)],
  }
}
