/** A column of Parquet as it comes, chunk by chunk: the first value tells what it holds. */
import { DAY, MISSING, Words, type Column } from './columns'
import { isAwayFromUtc, readDate } from './dates'
import { digitsOf } from './numbers'
import type { ColumnReading } from './reading'
import type { MovedTime } from './time-notes'

/** So many cells are shown of those that are no figures. */
const SHOWN = 3

type Values = ArrayLike<unknown>

/** Figures and dates go into a typed array; the first text turns the column into words. */
export class ParquetColumn {
  #floats: Float64Array | null
  #codes: Int32Array | null = null
  readonly #words = new Words()
  #kind: 'number' | 'date' | 'boolean' | 'text' | null = null
  #unit: 'day' | 'time' = 'day'
  #digits = 0
  #seen = 0
  /** A written time that counts in UTC. */
  moved: MovedTime | null = null
  #infinite = 0
  /** The first of them. */
  readonly #examples: { line: number; text: string }[] = []

  constructor(
    readonly name: string,
    private readonly rows: number,
    private readonly keepsInfinite: boolean,
  ) {
    this.#floats = new Float64Array(rows).fill(Number.NaN)
  }

  take(values: Values, start: number, from: number, to: number) {
    for (let at = 0; at < values.length; at += 1) {
      const row = start + at
      if (row < from || row >= to) continue
      const value = values[at]
      if (value !== null && value !== undefined) this.#put(row, value)
    }
  }

  #put(row: number, value: unknown) {
    this.#kind ??= kindOf(value)
    if (typeof value === 'bigint' && !Number.isSafeInteger(Number(value))) this.#toWords()
    if (this.#kind === 'number' && this.#floats) {
      const figure = typeof value === 'bigint' ? Number(value) : (value as number)
      if (Math.abs(figure) === Number.POSITIVE_INFINITY && !this.keepsInfinite) {
        this.#infinite += 1
        if (this.#examples.length < SHOWN)
          this.#examples.push({ line: row + 1, text: String(figure) })
        return
      }
      this.#floats[row] = figure
      this.#seen += 1
      if (this.#seen < 2000 || this.#seen % 997 === 0)
        this.#digits = Math.max(this.#digits, digitsOf(figure))
    } else if (this.#kind === 'date' && this.#floats && value instanceof Date) {
      const ms = value.getTime()
      this.#floats[row] = ms
      if (ms % DAY !== 0) this.#unit = 'time'
    } else this.#codesOf()[row] = this.#words.codeOf(wordOf(value))
  }

  /** A number cannot hold every digit of this column. */
  #toWords() {
    if (this.#kind !== 'number' || !this.#floats) return
    const figures = this.#floats
    this.#kind = 'text'
    const codes = this.#codesOf()
    for (const [row, figure] of figures.entries())
      if (!Number.isNaN(figure)) codes[row] = this.#words.codeOf(String(figure))
  }

  #codesOf() {
    this.#floats = null
    return (this.#codes ??= new Int32Array(this.rows).fill(MISSING))
  }

  reading(): ColumnReading {
    const odd = { count: this.#infinite, examples: this.#examples }
    const kind = this.#kind ?? 'text'
    return { name: this.name, kind, mark: '.', order: 'ymd', isUnsure: false, odd }
  }

  finish(): Column {
    const { name } = this
    const kind = this.#kind ?? 'text'
    const values = this.#floats ?? new Float64Array(0)
    if (kind === 'number') return { kind, name, values, digits: this.#digits }
    if (kind === 'date') return { kind, name, values, unit: this.#unit }
    const codes = this.#codesOf()
    const written = kind === 'text' ? writtenDates(this.#words.list) : null
    if (!written) return { kind, name, codes, words: this.#words.list }
    this.#kind = 'date'
    const { moments, unit, moved } = written
    this.moved = moved && { name, ...moved }
    return {
      kind: 'date',
      name,
      values: Float64Array.from(codes, (code) => moments[code] ?? Number.NaN),
      unit,
    }
  }
}

/** Words that are all dates, year first: many programs write them into Parquet as text. */
function writtenDates(words: readonly string[]) {
  const moments = new Float64Array(words.length)
  let unit: 'day' | 'time' = 'day'
  let moved: { text: string; ms: number } | null = null
  for (const [code, word] of words.entries()) {
    const read = /^\d{4}-\d\d-\d\d/.test(word) ? readDate(word, 'ymd') : null
    if (!read) return null
    moments[code] = read.ms
    if (read.unit !== 'time') continue
    unit = 'time'
    if (moved === null && isAwayFromUtc(word)) moved = { text: word, ms: read.ms }
  }
  return words.length > 0 ? { moments, unit, moved } : null
}

function kindOf(value: unknown) {
  if (typeof value === 'number' || typeof value === 'bigint') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  return value instanceof Date ? 'date' : 'text'
}

const wordOf = (value: unknown) =>
  typeof value === 'string'
    ? value
    : typeof value === 'object'
      ? JSON.stringify(value, (_, part: unknown) =>
          typeof part === 'bigint' ? Number(part) : part,
        )
      : String(value)
