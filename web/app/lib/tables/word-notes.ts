/** What is said of words such as NA and None, which may be values or stand for gaps. */
import { counted, listed } from '../format'

/** A column of words that holds some of them. */
export interface OpenWords {
  name: string
  words: readonly string[]
  cells: number
}

/** How they were read, one sentence for all columns. */
export function wordNotes(columns: readonly OpenWords[]) {
  if (columns.length === 0) return []
  const different = new Set(columns.flatMap((column) => column.words))
  const count = different.size
  const words = listed([...different])
  const cells = columns.reduce((sum, column) => sum + column.cells, 0)
  const names = listed(columns.map(({ name }) => name))
  const were = count === 1 ? 'was' : 'were'
  const stand = cells === 1 ? 'it stands for a gap' : 'they stand for gaps'
  return [
    `${words} in ${names} ${were} read as ${count === 1 ? 'a word' : 'words'} like the others (${counted(cells, 'cell')}). Where ${stand}, empty such cells and try that file.`,
  ]
}
