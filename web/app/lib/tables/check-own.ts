/** The page's side of a file that the worker of tables opens and checks; it comes with such a file. */
import type { Reading, ReadQuestion } from '../read-text'
import { Refusal } from './reading'
import { tables } from './table-client'

export async function checkOwn(
  [given, rules, maxRows, choice]: ReadQuestion,
  signal: AbortSignal,
): Promise<Reading> {
  const file = new Blob([given as BlobPart])
  try {
    return await tables.ask('check', { file, rules, maxRows, choice }, { signal })
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message }
    throw error
  }
}
