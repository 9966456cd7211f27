/** A visitor's table out of a file, whatever program wrote it: text of any encoding, or an Excel workbook. */
import {
  isWorkbook,
  plainTextOf,
  readText,
  type FreeText,
  type Given,
  type Reading,
  type ReadQuestion,
} from './read-text'
import { readWorkbook, workbookText } from './xlsx'

export function readFile(...question: ReadQuestion): Promise<Reading> {
  const [given, ...how] = question
  return isWorkbook(given) ? readWorkbook(given, ...how) : readText(...question)
}

/** The same as text, where a table may have any columns. */
export const readFreely = async (given: Given): Promise<FreeText> =>
  isWorkbook(given) ? workbookText(given) : plainTextOf(given)
