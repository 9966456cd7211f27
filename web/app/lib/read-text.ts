/** A visitor's table out of text of any encoding. */
import { decodeText, type Encoding } from './decode-text'
import { adviceFor, isWorkbookStart } from './file-start'
import { readTable, type ColumnRule, type ReadChoice, type ReadTable } from './read-table'

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
  typeof given !== 'string' && isWorkbookStart(given)

/** The text of what was given, unless it is a workbook; its columns may be any. */
export function plainTextOf(given: Given, chosen?: ReadChoice['encoding']): FreeText {
  if (typeof given === 'string') return { text: given }
  const advice = adviceFor(given)
  if (advice) return { refusal: advice }
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
