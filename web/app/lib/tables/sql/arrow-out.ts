/** What the engine answers, which is Arrow, as columns like those of a file. */
import { DataType, type RecordBatch, type Schema, type Vector } from 'apache-arrow'
import {
  DAY,
  growingCodes,
  growingFloats,
  MISSING,
  Words,
  type Column,
  type ColumnKind,
  type DataTable,
} from '../columns'
import { digitsOf } from '../numbers'

/** What `Date` can hold, in milliseconds either way. */
const FARTHEST = 8.64e15

function kindOf(type: DataType): ColumnKind {
  if (DataType.isInt(type) || DataType.isFloat(type) || DataType.isDecimal(type)) return 'number'
  if (DataType.isDate(type) || DataType.isTimestamp(type)) return 'date'
  return DataType.isBool(type) ? 'boolean' : 'text'
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Lists, structures and spans of time as text; a time of day as clocks show it. */
function wordOf(type: DataType, value: unknown): string {
  if (typeof value === 'string') return value
  if (DataType.isTime(type)) {
    const seconds = Math.floor(Number(value) / 1e6)
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
    return [hours, minutes, seconds % 60].map(twoDigits).join(':')
  }
  if (typeof value !== 'object') return String(value)
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? Number(part) : part,
  )
}

/** Takes the values of one column, batch by batch. */
class Collector {
  #kind: ColumnKind
  #floats = growingFloats()
  readonly #codes = growingCodes()
  readonly #words = new Words()
  #digits = 0
  #isTime = false

  constructor(
    readonly name: string,
    private readonly type: DataType,
  ) {
    this.#kind = kindOf(type)
  }

  add(vector: Vector) {
    for (let row = 0; row < vector.length; row += 1) this.#put(vector.get(row) as unknown)
  }

  #put(value: unknown) {
    if (typeof value === 'bigint' && !Number.isSafeInteger(Number(value))) this.#toWords()
    if (this.#kind === 'number') this.#figure(value === null ? Number.NaN : Number(value))
    else if (this.#kind === 'date') this.#moment(value === null ? Number.NaN : Number(value))
    else this.#codes.push(value === null ? MISSING : this.#words.codeOf(wordOf(this.type, value)))
  }

  #figure(given: number) {
    const value = Number.isFinite(given) ? given : Number.NaN
    const seen = this.#floats.length
    if (!Number.isNaN(value) && (seen < 2000 || seen % 997 === 0))
      this.#digits = Math.max(this.#digits, digitsOf(value))
    this.#floats.push(value)
  }

  #moment(given: number) {
    const ms = Math.abs(given) <= FARTHEST ? Math.floor(given) : Number.NaN
    if (!Number.isNaN(ms) && ms % DAY !== 0) this.#isTime = true
    this.#floats.push(ms)
  }

  /** A number cannot hold every digit of this column. */
  #toWords() {
    if (this.#kind !== 'number') return
    this.#kind = 'text'
    for (const figure of this.#floats.finish())
      this.#codes.push(Number.isNaN(figure) ? MISSING : this.#words.codeOf(String(figure)))
  }

  finish(): Column {
    const { name } = this
    const kind = this.#kind
    if (kind === 'number')
      return { kind, name, values: this.#floats.finish(), digits: this.#digits }
    if (kind === 'date')
      return { kind, name, values: this.#floats.finish(), unit: this.#isTime ? 'time' : 'day' }
    return { kind, name, codes: this.#codes.finish(), words: this.#words.list }
  }
}

/** Every column by a name of its own: two may come under one. */
function namesOf(schema: Schema) {
  const names: string[] = []
  for (const { name } of schema.fields) {
    let own = name
    for (let count = 1; names.includes(own); count += 1) own = `${name}_${String(count)}`
    names.push(own)
  }
  return names
}

/** Gathers batches into a table. */
export class TableGatherer {
  readonly #collectors: readonly Collector[]
  rows = 0

  constructor(schema: Schema) {
    const names = namesOf(schema)
    this.#collectors = schema.fields.map(
      ({ type }, at) => new Collector(names[at] ?? '', type as DataType),
    )
  }

  /** Adds a batch, or of it so many rows. */
  add(batch: RecordBatch, most: number) {
    const taken = batch.numRows > most ? batch.slice(0, most) : batch
    for (const [at, collector] of this.#collectors.entries()) {
      const vector = taken.getChildAt(at)
      if (vector) collector.add(vector)
    }
    this.rows += taken.numRows
  }

  finish(): DataTable {
    return { rows: this.rows, columns: this.#collectors.map((collector) => collector.finish()) }
  }
}
