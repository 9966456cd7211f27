/** What a column holds, guessed from its first cells: shown on the page, and can be changed. */
import type { DecimalMark } from '../read-number'
import type { ColumnKind } from './columns'
import type { DateOrder } from './choices'
import { guessOrder, readDate } from './dates'
import { isAbsent, isCode, isInexact, markSaid, numberOf } from './numbers'

export interface Guess {
  kind: ColumnKind
  mark: DecimalMark
  order: DateOrder
  /** Day and month could be the other way round. */
  isUnsure: boolean
}

/** What is true or false, as it is written: the true one first. */
export const yesNo: readonly (readonly string[])[] = [
  ['true', 'false'],
  ['yes', 'no'],
  ['oui', 'non'],
  ['t', 'f'],
  ['y', 'n'],
]

/** So many cells that are not of a column's kind are named and left out; with more, the column is text. */
export const oddAllowed = (count: number, odd: number) =>
  odd <= Math.max(1, count * 0.05) && count - odd > 3 * odd

const isFigure = (text: string, mark: DecimalMark) => !Number.isNaN(numberOf(text, mark))

/** The decimal mark that the cells of a column say, if they say one. */
export function markOfCells(cells: readonly string[]): DecimalMark | null {
  const said = { '.': 0, ',': 0 }
  for (const cell of cells) {
    const mark = markSaid(cell)
    if (mark === '.' || mark === ',') said[mark] += 1
  }
  if (said['.'] === said[',']) return null
  return said['.'] > said[','] ? '.' : ','
}

/** Guesses a column from its cells; `fallback` is the decimal mark that its file's other columns say. */
export function guessColumn(cells: readonly string[], fallback: DecimalMark): Guess {
  const present = cells.filter((cell) => !isAbsent(cell))
  const mark = markOfCells(present) ?? fallback
  const guess = (kind: ColumnKind, order: DateOrder = 'ymd', isUnsure = false): Guess => ({
    kind,
    mark,
    order,
    isUnsure,
  })
  if (present.length === 0) return guess('text')
  if (isYesNo(present)) return guess('boolean')
  const dates = guessOrder(present)
  if (dates) return guess('date', dates.order, dates.isUnsure)
  if (present.some(isCode) || present.some(isInexact)) return guess('text')
  const odd = present.filter((cell) => !isFigure(cell, mark)).length
  return guess(oddAllowed(present.length, odd) ? 'number' : 'text')
}

function isYesNo(cells: readonly string[]) {
  const found = new Set<string>()
  for (const cell of cells) {
    found.add(cell.trim().toLowerCase())
    if (found.size > 2) return false
  }
  return yesNo.some((pair) => [...found].every((word) => pair.includes(word)))
}

/** What a cell would be by itself, for telling headings from what stands below them. */
export function cellKind(text: string): 'absent' | 'number' | 'date' | 'text' {
  if (isAbsent(text)) return 'absent'
  if (isFigure(text, '.') || isFigure(text, ',')) return isCode(text) ? 'text' : 'number'
  return (['ymd', 'dmy', 'mdy'] as const).some((order) => readDate(text, order)) ? 'date' : 'text'
}
