/** A visitor's table out of a file, whatever program wrote it: text of any encoding, or an Excel workbook. */
import { isWorkbook, readText, type Reading, type ReadQuestion } from './read-text'
import { readWorkbook } from './xlsx'

export function readFile(...question: ReadQuestion): Promise<Reading> {
  const [given, ...how] = question
  return isWorkbook(given) ? readWorkbook(given, ...how) : readText(...question)
}
