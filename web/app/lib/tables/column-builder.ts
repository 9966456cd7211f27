import {
  growingCodes,
  growingFloats,
  MISSING,
  Words,
  type Column,
  type DateColumn,
} from './columns'
import { isAwayFromUtc, readDate } from './dates'
import type { LoneComma, LonePoint } from './comma-notes'
import type { MovedTime } from './time-notes'
import type { OpenWords } from './word-notes'
import { guessColumn, MarkVotes, oddAllowed, type Guess } from './guess'
import { digitsOf, isAbsent, isBlank, isBlankWord, isInexact, numberOf } from './numbers'
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
  /** How many cells hold each word that could stand for a gap, by its code. */
  readonly #open = new Map<number, number>()
  #digits = 0
  #isInexact = false
  /** Where no cell looked at first told the decimal mark, a later one may. */
  readonly #votes = new MarkVotes()
  #unit: DateColumn['unit'] = 'month'
  /** The first time that says how far it is from UTC. */
  #away: { text: string; ms: number } | null = null
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
    const isBoolean = this.guess.kind === 'boolean'
    const word = isBoolean ? this.#asFirst(given) : given
    const known = this.#words.find(word)
    if (known === undefined && (isBoolean ? isAbsent : isBlank)(word)) {
      this.#codes.push(MISSING)
      return
    }
    this.#present += 1
    // What is true or false has two words, as they were guessed from.
    if (isBoolean && known === undefined && this.#words.list.length > 1) {
      this.#note(word, line)
      this.#codes.push(MISSING)
      return
    }
    const code = known ?? this.#words.codeOf(word)
    const open = this.#open.get(code)
    if (open !== undefined || (known === undefined && isBlankWord(word)))
      this.#open.set(code, (open ?? 0) + 1)
    this.#codes.push(code)
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
    if (read?.unit === 'time' && this.#away === null && isAwayFromUtc(text))
      this.#away = { text: text.trim(), ms: read.ms }
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
    const isUnsure =
      this.guess.isUnsure || this.loneComma()?.isUnsure === true || this.lonePoint() !== null
    return { name: this.name, kind, mark, order, isUnsure, odd }
  }

  /** A comma that no cell of the column explains, and what it was taken for. */
  loneComma(): LoneComma | null {
    const { kind, mark, loneComma } = this.guess
    const { lone: example, mark: said } = this.#votes
    if (kind !== 'number' || loneComma === null || example === null || said) return null
    return { name: this.name, example, mark, isUnsure: loneComma === '.' }
  }

  /** A point that no cell of the column explains; it was read as marking decimals. */
  lonePoint(): LonePoint | null {
    const { kind, loneComma } = this.guess
    const { lone, lonePoint: example, mark: said } = this.#votes
    if (kind !== 'number' || loneComma === null || lone !== null || example === null || said)
      return null
    return { name: this.name, example }
  }

  /** Where no other word stands beside those that could stand for a gap, they do. */
  get #isAllGaps() {
    return this.#open.size > 0 && this.#open.size === this.#words.list.length
  }

  /** A time that counts in UTC, not as it was written. */
  movedTime(): MovedTime | null {
    return this.guess.kind === 'date' && this.#away ? { name: this.name, ...this.#away } : null
  }

  /** Words that could stand for a gap, and were read as words. */
  openWords(): OpenWords | null {
    if (this.#open.size === 0 || this.#isAllGaps) return null
    const words = [...this.#open.keys()].map((code) => this.#words.list[code] ?? '')
    return { name: this.name, words, cells: [...this.#open.values()].reduce((a, b) => a + b) }
  }

  finish(): Column {
    const { name } = this
    const { kind } = this.guess
    if (kind === 'number')
      return { kind, name, values: this.#floats.finish(), digits: this.#digits }
    if (kind === 'date') return { kind, name, values: this.#floats.finish(), unit: this.#unit }
    const codes = this.#codes.finish()
    return this.#isAllGaps
      ? { kind, name, codes: codes.fill(MISSING), words: [] }
      : { kind, name, codes, words: this.#words.list }
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
