/** A sheet of an Excel workbook. */
import type { CsvRecord } from '../csv'
import { sheetRecords } from '../xlsx'
import { buildTable } from './build-table'
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
  const batches = async function* () {
    yield await Promise.resolve<readonly CsvRecord[]>(records)
  }
  const origin = { format: 'workbook', encoding: null, separator: null, sheets } as const
  // Cells carry their value, not their writing: a decimal mark is always a point.
  return buildTable({ batches }, { ...choice, mark: choice.mark ?? '.' }, origin)
}
