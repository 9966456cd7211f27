/** What a file is by its first bytes, whatever it is called. */

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

export const isWorkbookStart = (bytes: Uint8Array) => startsWith(bytes, WORKBOOK)
export const isParquetStart = (bytes: Uint8Array) => startsWith(bytes, PARQUET)

/** Why a file of this start is no table, and what to do; undefined where it may be one. */
export const adviceFor = (bytes: Uint8Array) =>
  others.find(([start]) => startsWith(bytes, start))?.[1]

/** So many bytes tell that a text is JSON. */
export const HEAD = 4096

/** A bracket first, whatever mark and spaces stand before it. */
export function isJsonStart(bytes: Uint8Array) {
  const wide = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8'
  const text = new TextDecoder(wide).decode(bytes.subarray(0, HEAD)).trimStart()
  return text.startsWith('{') || /^\[\s*(?:[[{"\d-]|\]|true|false|null)/.test(text)
}
