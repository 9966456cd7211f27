/** A visitor's table out of text of any encoding. */
import { decodeText, type Encoding } from './decode-text'
import { readTable, type ColumnRule, type ReadChoice, type ReadTable } from './read-table'

/** Files that begin like this are no text, and what to do instead. */
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
]
const WORKBOOK = [0x50, 0x4b, 0x03, 0x04]

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte)

/** What a visitor gave: pasted text, or the bytes of a file. */
export type Given = string | Uint8Array

/** What was given, the columns and rows it may have, and how to read it. */
export type ReadQuestion = readonly [
  given: Given,
  rules: readonly ColumnRule[],
  maxRows: number,
  choice: ReadChoice,
]
/** What was read, or why it cannot be and what to do. */
export type Reading = ReadTable | { refusal: string }

/** A table as text, whatever its columns, or why it is none and what to do. */
export type FreeText = { text: string; encoding?: Encoding } | { refusal: string }

export const isWorkbook = (given: Given): given is Uint8Array =>
  typeof given !== 'string' && startsWith(given, WORKBOOK)

/** The text of what was given, unless it is a workbook; its columns may be any. */
export function plainTextOf(given: Given, chosen?: ReadChoice['encoding']): FreeText {
  if (typeof given === 'string') return { text: given }
  const other = others.find(([start]) => startsWith(given, start))
  if (other) return { refusal: other[1] }
  const { text, encoding } = decodeText(given, chosen)
  if (text.includes('\0') && chosen === undefined)
    return {
      refusal:
        'It is not text: it may be a picture or a program’s own file. Save the table as .xlsx or CSV, and try that file.',
    }
  return { text, encoding }
}

/** Reads what was given, unless it is a workbook. */
export async function readText(...[given, rules, maxRows, choice]: ReadQuestion): Promise<Reading> {
  const plain = plainTextOf(given, choice.encoding)
  if ('refusal' in plain) return plain
  const { text, encoding } = plain
  const read = await readTable(text, rules, maxRows, choice)
  return encoding === undefined ? read : { ...read, how: { ...read.how, encoding } }
}
