/** Delimited text of any dialect and size. */
import type { CsvRecord } from '../csv'
import type { Encoding } from '../decode-text'
import { counted, listed } from '../format'
import { buildTable } from './build-table'
import { dialectOf, namedSeparator } from './dialect'
import { recordsIn, type Dialect } from './records'
import { type ReadingChoice, type ReadTable, type Work } from './reading'
import { NotUtf8, shownEncoding, textPieces } from './text-source'

/** So much text tells the dialect. */
const SAMPLE = 200_000

export async function readDelimited(
  file: Blob,
  choice: ReadingChoice,
  work: Work,
): Promise<ReadTable> {
  const encoding = choice.encoding ?? (await shownEncoding(file))
  try {
    return await readAs(file, encoding, choice, work)
  } catch (error) {
    if (!(error instanceof NotUtf8) || choice.encoding !== undefined) throw error
    // Windows-1252 holds Latin-1 and takes any byte.
    return readAs(file, 'windows-1252', choice, work)
  }
}

async function readAs(file: Blob, encoding: Encoding, choice: ReadingChoice, work: Work) {
  const sample = await sampleOf(file, encoding)
  const dialect = dialectOf(sample, choice)
  const strays: number[] = []
  const named = namedSeparator(sample)
  const batches = () => {
    strays.length = 0
    return batchesOf(textPieces(file, encoding, work), dialect, named?.length ?? 0, strays)
  }
  const origin = {
    format: 'delimited',
    encoding,
    separator: dialect.separator,
    quote: dialect.quote,
    sheets: null,
  } as const
  return buildTable({ batches, notes: () => strayNotes(strays) }, choice, origin)
}

async function sampleOf(file: Blob, encoding: Encoding) {
  const pieces = textPieces(file.slice(0, 4 * SAMPLE), encoding, {
    progress: () => undefined,
    isCancelled: () => false,
  })
  try {
    const { value } = await pieces.next()
    return (value ?? '').slice(0, SAMPLE)
  } catch (error) {
    // A piece that ends within a letter is no sign of another encoding; the whole is read again anyway.
    if (error instanceof NotUtf8 && file.size > 4 * SAMPLE)
      return new TextDecoder().decode(await file.slice(0, SAMPLE).arrayBuffer())
    throw error
  }
}

async function* batchesOf(
  pieces: AsyncIterable<string>,
  dialect: Dialect,
  skipped: number,
  strays: number[],
): AsyncGenerator<CsvRecord[]> {
  let rest = ''
  let line = skipped > 0 ? 2 : 1
  let isFirst = true
  for await (const piece of pieces) {
    const text = rest + (isFirst ? piece.slice(skipped) : piece)
    isFirst = false
    const read = recordsIn(text, dialect, { line, isEnd: false })
    rest = text.slice(read.next)
    line = read.line
    for (const stray of read.strays) strays.push(stray)
    if (read.records.length > 0) yield read.records
  }
  const last = recordsIn(rest, dialect, { line, isEnd: true })
  for (const stray of last.strays) strays.push(stray)
  if (last.records.length > 0) yield last.records
}

const strayNotes = (lines: readonly number[]) =>
  lines.length === 0
    ? []
    : [
        `A quote mark opens and never closes in ${counted(lines.length, 'line')} (${listed(lines.slice(0, 5).map(String))}): it was read as an ordinary mark.`,
      ]
