/** What a column holds, guessed from its first cells: shown on the page, and can be changed. */
import type { DecimalMark } from '../read-number'
import type { ColumnKind } from './columns'
import type { DateOrder } from './choices'
import { guessOrder, readDate } from './dates'
import { isAbsent, isCode, isInexact, isLonePoint, markSaid, numberOf } from './numbers'

/** The decimal mark of a column whose own cells do not say it. */
export interface OpenMark {
  mark: DecimalMark
  /** What a comma before three digits (`1,500`) is then taken for; null where the mark is decided. */
  loneComma: DecimalMark | null
}

export interface Guess extends OpenMark {
  kind: ColumnKind
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

/** The words for true and false that a column is written in; a visitor may call any two words so. */
export const pairOf = (words: readonly string[]) =>
  yesNo.find((pair) => words.every((word) => pair.includes(word.toLowerCase())))

/** So many cells that are not of a column's kind are named and left out; with more, the column is text. */
export const oddAllowed = (count: number, odd: number) =>
  odd <= Math.max(1, count * 0.05) && count - odd > 3 * odd

const isFigure = (text: string, mark: DecimalMark) => !Number.isNaN(numberOf(text, mark))

/** What the cells of a column say of its decimal mark. */
export class MarkVotes {
  readonly #said = { '.': 0, ',': 0 }
  /** The first cell whose comma may group thousands or mark decimals. */
  lone: string | null = null
  /** The first cell whose point may do either as well. */
  lonePoint: string | null = null

  add(cell: string) {
    const mark = markSaid(cell)
    if (mark === 'either') this.lone ??= cell.trim()
    else if (mark) this.#said[mark] += 1
    else if (this.lonePoint === null && isLonePoint(cell)) this.lonePoint = cell.trim()
  }

  /** The mark that most of them say. */
  get mark(): DecimalMark | null {
    if (this.#said['.'] === this.#said[',']) return null
    return this.#said['.'] > this.#said[','] ? '.' : ','
  }
}

export function votesOf(cells: readonly string[]) {
  const votes = new MarkVotes()
  for (const cell of cells) votes.add(cell)
  return votes
}

/** The mark of a column: as its cells say, else as is open. */
function markOf({ mark, lone }: MarkVotes, open: OpenMark): OpenMark {
  if (mark) return { mark, loneComma: null }
  return lone === null || open.loneComma === null ? open : { ...open, mark: open.loneComma }
}

/** Guesses a column from its cells; `open` is the decimal mark where they say none. */
export function guessColumn(cells: readonly string[], open: OpenMark): Guess {
  const present = cells.filter((cell) => !isAbsent(cell))
  const { mark, loneComma } = markOf(votesOf(present), open)
  const guess = (kind: ColumnKind, order: DateOrder = 'ymd', isUnsure = false): Guess => ({
    kind,
    mark,
    loneComma,
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
