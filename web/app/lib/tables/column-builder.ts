import {
  growingCodes,
  growingFloats,
  MISSING,
  Words,
  type Column,
  type DateColumn,
} from './columns'
import { readDate } from './dates'
import type { LoneComma } from './comma-notes'
import { guessColumn, MarkVotes, oddAllowed, type Guess } from './guess'
import { digitsOf, isAbsent, isInexact, numberOf } from './numbers'
import type { ColumnReading } from './reading'

/** So many odd cells are shown. */
const SHOWN = 3

/** Takes the cells of one column, one after the other, as what it was guessed to hold. */
export class ColumnBuilder {
  /** Cells with a value, those that are not of the column's kind among them. */
  #present = 0
  #odd = 0
  readonly #examples: { line: number; text: string }[] = []
  readonly #floats = growingFloats()
  readonly #codes = growingCodes()
  readonly #words = new Words()
  #digits = 0
  #isInexact = false
  /** Where no cell looked at first told the decimal mark, a later one may. */
  readonly #votes = new MarkVotes()
  #unit: DateColumn['unit'] = 'month'
  #lastText = ''
  #lastValue = Number.NaN

  constructor(
    readonly name: string,
    private readonly at: number,
    private readonly guess: Guess,
    /** The cells it was guessed from were all empty. */
    private readonly wasEmpty: boolean,
  ) {}

  add(cells: readonly string[], line: number) {
    const text = cells[this.at] ?? ''
    const { kind } = this.guess
    if (kind === 'text' || kind === 'boolean') {
      this.#addWord(text.trim(), line)
      return
    }
    const value =
      text === '' ? Number.NaN : kind === 'number' ? this.#figure(text) : this.#moment(text)
    // Most cells hold what they should: whether one says that it is empty is asked of the others alone.
    if (!Number.isNaN(value)) this.#present += 1
    else if (!isAbsent(text)) {
      this.#present += 1
      this.#note(text, line)
    }
    this.#floats.push(value)
  }

  #addWord(given: string, line: number) {
    const word = this.guess.kind === 'boolean' ? this.#asFirst(given) : given
    const known = this.#words.find(word)
    if (known === undefined && isAbsent(word)) {
      this.#codes.push(MISSING)
      return
    }
    this.#present += 1
    // What is true or false has two words, as they were guessed from.
    if (this.guess.kind === 'boolean' && known === undefined && this.#words.list.length > 1) {
      this.#note(word, line)
      this.#codes.push(MISSING)
      return
    }
    this.#codes.push(known ?? this.#words.codeOf(word))
  }

  /** The same word as it was first written: TRUE and true are one. */
  #asFirst(word: string) {
    const folded = word.toLowerCase()
    return this.#words.list.find((one) => one.toLowerCase() === folded) ?? word
  }

  #figure(text: string) {
    const value = numberOf(text, this.guess.mark)
    this.#isInexact ||= isInexact(text)
    if (this.guess.loneComma !== null && /[.,]/.test(text)) this.#votes.add(text)
    if (this.#present < 2000 || this.#present % 997 === 0)
      this.#digits = Math.max(this.#digits, digitsOf(value))
    return value
  }

  #moment(text: string) {
    // Files are mostly in the order of their dates.
    if (text === this.#lastText) return this.#lastValue
    const read = readDate(text, this.guess.order)
    if (read && read.unit !== 'month' && this.#unit !== 'time') this.#unit = read.unit
    this.#lastText = text
    this.#lastValue = read ? read.ms : Number.NaN
    return this.#lastValue
  }

  #note(text: string, line: number) {
    this.#odd += 1
    if (this.#examples.length < SHOWN) this.#examples.push({ line, text: text.trim().slice(0, 60) })
  }

  reading(): ColumnReading {
    const { kind, mark, order } = this.guess
    const odd = { count: this.#odd, examples: this.#examples }
    const isUnsure = this.guess.isUnsure || this.loneComma()?.isUnsure === true
    return { name: this.name, kind, mark, order, isUnsure, odd }
  }

  /** A comma that no cell of the column explains, and what it was taken for. */
  loneComma(): LoneComma | null {
    const { kind, mark, loneComma } = this.guess
    const { lone: example, mark: said } = this.#votes
    if (kind !== 'number' || loneComma === null || example === null || said) return null
    return { name: this.name, example, mark, isUnsure: loneComma === '.' }
  }

  finish(): Column {
    const { name } = this
    const { kind } = this.guess
    if (kind === 'number')
      return { kind, name, values: this.#floats.finish(), digits: this.#digits }
    if (kind === 'date') return { kind, name, values: this.#floats.finish(), unit: this.#unit }
    return { kind, name, codes: this.#codes.finish(), words: this.#words.list }
  }

  /** The decimal mark that later cells say, where the first ones said none. */
  #otherMark(): Guess | null {
    const { guess } = this
    const { mark: said, lone } = this.#votes
    const mark = said ?? (lone === null ? null : guess.loneComma)
    if (!mark || mark === guess.mark) return null
    return { ...guess, mark, loneComma: said ? null : guess.loneComma }
  }

  /** What the whole column shows it to be, where the first cells misled; a kind that was chosen stays. */
  betterGuess(isKindChosen: boolean): Guess | null {
    const { guess } = this
    const [odd, present] = [this.#odd, this.#present]
    const other = this.#otherMark()
    if (other) return other
    if (isKindChosen) return null
    if (this.#isInexact) return { ...guess, kind: 'text' }
    if (guess.kind !== 'text')
      return odd > 0 && !oddAllowed(present, odd) ? { ...guess, kind: 'text' } : null
    const later = this.wasEmpty ? guessColumn(this.#words.list, guess) : guess
    return later.kind === 'text' ? null : later
  }
}
