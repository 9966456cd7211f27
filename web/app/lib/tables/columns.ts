/** A table by columns: figures and dates as typed arrays, texts as codes into a list of the words that occur. */

/** Stands for a word that is missing; a missing figure or date is NaN. */
export const MISSING = -1

export interface NumberColumn {
  kind: 'number'
  name: string
  values: Float64Array
  /** So many decimals its figures have, at most six. */
  digits: number
}

export interface DateColumn {
  kind: 'date'
  name: string
  /** Milliseconds since 1970, as if written in UTC. */
  values: Float64Array
  /** What its texts say at the finest. */
  unit: 'month' | 'day' | 'time'
}

export interface TextColumn {
  kind: 'text' | 'boolean'
  name: string
  codes: Int32Array
  words: readonly string[]
}

export type Column = NumberColumn | DateColumn | TextColumn
export type ColumnKind = Column['kind']

export interface DataTable {
  rows: number
  columns: readonly Column[]
}

export const isMeasured = (column: Column): column is NumberColumn | DateColumn =>
  column.kind === 'number' || column.kind === 'date'

export const isWorded = (column: Column): column is TextColumn => !isMeasured(column)

export const columnNamed = (table: DataTable, name: string) =>
  table.columns.find((column) => column.name === name)

/** The figures of a column of that name; null where it has none. */
export function figuresOf(table: DataTable, name: string | null) {
  const column = name === null ? undefined : columnNamed(table, name)
  return column?.kind === 'number' ? column.values : null
}

/** A list of numbers that grows: typed arrays cannot. */
export class Growing<A extends Float64Array | Int32Array> {
  #values: A
  length = 0

  constructor(private readonly make: (size: number) => A) {
    this.#values = make(1024)
  }

  push(value: number) {
    if (this.length === this.#values.length) {
      const larger = this.make(this.length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.length] = value
    this.length += 1
  }

  /** What was pushed, and no more. */
  finish(): A {
    const whole = this.make(this.length)
    whole.set(this.#values.subarray(0, this.length))
    return whole
  }
}

export const growingFloats = () => new Growing((size) => new Float64Array(size))
export const growingCodes = () => new Growing((size) => new Int32Array(size))

/** Words with their codes, in the order in which they first occur. */
export class Words {
  readonly list: string[] = []
  readonly #codes = new Map<string, number>()

  find(word: string) {
    return this.#codes.get(word)
  }

  codeOf(word: string) {
    const known = this.find(word)
    if (known !== undefined) return known
    const code = this.list.length
    this.#codes.set(word, code)
    this.list.push(word)
    return code
  }
}

export const DAY = 86_400_000

/** A moment as the column's own unit writes it: `2024-01`, `2024-01-31`, `2024-01-31 14:05`. */
export function dateText(ms: number, unit: DateColumn['unit']) {
  const text = new Date(ms).toISOString()
  if (unit === 'month') return text.slice(0, 7)
  if (unit === 'day' || ms % DAY === 0) return text.slice(0, 10)
  return text.slice(0, text.endsWith(':00.000Z') ? 16 : 19).replace('T', ' ')
}

/** One cell as text; empty where there is none. */
export function cellText(column: Column, row: number) {
  if (isWorded(column)) return column.words[column.codes[row] ?? MISSING] ?? ''
  const value = column.values[row] ?? Number.NaN
  if (Number.isNaN(value)) return ''
  return column.kind === 'date' ? dateText(value, column.unit) : String(value)
}
