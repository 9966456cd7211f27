/** A visitor's file of any kind as a table, or in words why it is none. */
import { adviceFor, HEAD, isJsonStart, isParquetStart, isWorkbookStart } from '../file-start'
import { formatNumber } from '../format'
import { readDelimited } from './read-delimited'
import { MAX_BYTES, Refusal, type ReadingChoice, type ReadTable, type Work } from './reading'

export async function openFile(file: Blob, choice: ReadingChoice, work: Work): Promise<ReadTable> {
  if (file.size === 0) throw new Refusal('The file is empty.')
  if (file.size > MAX_BYTES)
    throw new Refusal(
      `It is ${formatNumber(file.size / 1e6)} MB; files are read up to ${formatNumber(MAX_BYTES / 1e6)} MB. Keep the rows or columns you need, and try that file.`,
    )
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  const advice = adviceFor(head)
  if (advice) throw new Refusal(advice)
  if (isParquetStart(head)) return (await import('./read-parquet')).readParquet(file, work)
  if (isWorkbookStart(head))
    return (await import('./read-workbook')).readWorkbook(file, choice, work)
  if (isBinary(head))
    throw new Refusal(
      'It is not text: it may be a picture or a program’s own file. Save the table as CSV, .xlsx, JSON or Parquet, and try that file.',
    )
  if (isJsonStart(head)) return (await import('./read-json')).readJson(file, choice, work)
  return readDelimited(file, choice, work)
}

/** Bytes that no text has, unless every other byte is zero, which is UTF-16. */
function isBinary(head: Uint8Array) {
  const isMarkedWide =
    (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  if (isMarkedWide) return false
  let [even, odd, controls] = [0, 0, 0]
  for (const [at, byte] of head.entries()) {
    if (byte === 0) {
      if (at % 2 === 0) even += 1
      else odd += 1
    } else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls += 1
  }
  if (controls > head.length / 50) return true
  const zeros = even + odd
  const isWide = zeros > head.length / 5 && Math.min(even, odd) < zeros / 10
  return zeros > 0 && !isWide
}
