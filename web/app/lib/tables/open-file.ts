/** A visitor's file of any kind as a table, or in words why it is none. */
import { formatNumber } from '../format'
import { readDelimited } from './read-delimited'
import { MAX_BYTES, Refusal, type ReadingChoice, type ReadTable, type Work } from './reading'

/** Files that begin like this are no tables, and what to do instead. */
const others: readonly (readonly [start: readonly number[], advice: string])[] = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'It is a workbook of the old kind (.xls), or protected by a password. Save it as .xlsx without a password, or as CSV, and try that file.',
  ],
  [
    [0x25, 0x50, 0x44, 0x46],
    'It is a PDF. Save the table behind it as .xlsx or CSV, and try that file.',
  ],
  [[0x1f, 0x8b], 'It is a packed file. Unpack it, and try what is inside.'],
  [
    [0x41, 0x52, 0x52, 0x4f, 0x57, 0x31],
    'It is an Arrow file. Save it as Parquet or CSV, and try that file.',
  ],
  [
    [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65],
    'It is a SQLite database. Save one table of it as CSV, and try that file.',
  ],
]
const WORKBOOK = [0x50, 0x4b, 0x03, 0x04]
const PARQUET = [0x50, 0x41, 0x52, 0x31]

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte)

export async function openFile(file: Blob, choice: ReadingChoice, work: Work): Promise<ReadTable> {
  if (file.size === 0) throw new Refusal('The file is empty.')
  if (file.size > MAX_BYTES)
    throw new Refusal(
      `It is ${formatNumber(file.size / 1e6)} MB; files are read up to ${formatNumber(MAX_BYTES / 1e6)} MB. Keep the rows or columns you need, and try that file.`,
    )
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer())
  const other = others.find(([start]) => startsWith(head, start))
  if (other) throw new Refusal(other[1])
  if (startsWith(head, PARQUET)) return (await import('./read-parquet')).readParquet(file, work)
  if (startsWith(head, WORKBOOK))
    return (await import('./read-workbook')).readWorkbook(file, choice, work)
  if (isBinary(head))
    throw new Refusal(
      'It is not text: it may be a picture or a program’s own file. Save the table as CSV, .xlsx, JSON or Parquet, and try that file.',
    )
  if (isJson(head)) return (await import('./read-json')).readJson(file, choice, work)
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

/** A bracket first, whatever mark and spaces stand before it. */
function isJson(head: Uint8Array) {
  const wide = head[0] === 0xff ? 'utf-16le' : head[0] === 0xfe ? 'utf-16be' : 'utf-8'
  const text = new TextDecoder(wide).decode(head).trimStart()
  return text.startsWith('{') || /^\[\s*(?:[[{"\d-]|\]|true|false|null)/.test(text)
}
