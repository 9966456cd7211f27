/** The rows of a table that fulfil conditions, as a table of their own. */
import { counted } from '../format'
import { isMeasured, MISSING, type Column, type DataTable, type TextColumn } from './columns'
import { boundsOf, conditionsOf, conditionsText, lowered, type Condition } from './conditions'
import type { ColumnProfile } from './profile'
import type { Asked } from './question'
import { Refusal } from './reading'

type Holds = (row: number) => boolean

/** A row without a value is not what a condition names, and neither at least nor at most anything. */
function holdsFor(column: Column, condition: Condition): Holds {
  if (!isMeasured(column)) return wordHolds(column, condition)
  const { values } = column
  const { test } = condition
  if (test === 'missing') return (row) => Number.isNaN(values[row])
  const { low, high } = boundsOf(condition)
  const valueAt = (row: number) => values[row] ?? Number.NaN
  if (test === 'least') return (row) => valueAt(row) >= low
  if (test === 'most') return (row) => valueAt(row) <= high
  const isWithin: Holds = (row) => valueAt(row) >= low && valueAt(row) <= high
  return test === 'not' ? (row) => !isWithin(row) : isWithin
}

/** Words are compared whatever their case and the spaces around them, each once, however many rows have it. */
function wordHolds({ codes, words }: TextColumn, { test, value }: Condition): Holds {
  if (test === 'missing') return (row) => codes[row] === MISSING
  const wanted = lowered(value)
  const isFound = words.map((word) => {
    const folded = lowered(word.trim())
    return test === 'contains' ? folded.includes(wanted) : folded === wanted
  })
  const isNamed: Holds = (row) => isFound[codes[row] ?? MISSING] === true
  return test === 'not' ? (row) => !isNamed(row) : isNamed
}

/** Some rows of a column, with no word that none of them has: what counts groups counts words. */
function takenFrom(column: Column, rows: Uint32Array): Column {
  if (isMeasured(column))
    return { ...column, values: Float64Array.from(rows, (row) => column.values[row] ?? Number.NaN) }
  const places = new Int32Array(column.words.length).fill(MISSING)
  const words: string[] = []
  const codes = Int32Array.from(rows, (row) => {
    const code = column.codes[row] ?? MISSING
    if (code < 0) return MISSING
    if (places[code] === MISSING) places[code] = words.push(column.words[code] ?? '') - 1
    return places[code] ?? MISSING
  })
  return { ...column, codes, words }
}

export const rowsTaken = ({ columns }: DataTable, rows: Uint32Array): DataTable => ({
  rows: rows.length,
  columns: columns.map((column) => takenFrom(column, rows)),
})

export function filterRows(table: DataTable, conditions: readonly Condition[]): DataTable {
  const checks = conditions.flatMap((condition) => {
    const column = table.columns.find(({ name }) => name === condition.column)
    return column ? [holdsFor(column, condition)] : []
  })
  const rows = new Uint32Array(table.rows)
  let count = 0
  for (let row = 0; row < table.rows; row += 1)
    if (checks.every((holds) => holds(row))) {
      rows[count] = row
      count += 1
    }
  return count === table.rows ? table : rowsTaken(table, rows.subarray(0, count))
}

/** The rows that were asked for, where not all of them were. */
export interface Among {
  rows: number
  /** The conditions in words. */
  text: string
  /** The measure over these rows alone. */
  measure: ColumnProfile | null
  /** Why none of them is drawn, and what to do; empty where some are. */
  nothing: string
}

/** The last rows asked for of each table: another question about them finds them. */
const known = new WeakMap<DataTable, { key: string; asked: AskedRows }>()

interface AskedRows {
  part: DataTable
  text: string
  nothing: string
}

/** What a question is answered from: the table, or its rows that fulfil the conditions. */
export function askedRows(
  table: DataTable,
  profile: readonly ColumnProfile[],
  asked: Asked,
): AskedRows {
  const conditions = conditionsOf(profile, asked)
  if (conditions.length === 0) {
    known.delete(table)
    return { part: table, text: '', nothing: '' }
  }
  const key = JSON.stringify(conditions)
  const before = known.get(table)
  if (before?.key === key) return before.asked
  const found = rowsFor(table, conditions)
  known.set(table, { key, asked: found })
  return found
}

function rowsFor(table: DataTable, conditions: readonly Condition[]): AskedRows {
  const text = conditionsText(conditions)
  try {
    const part = filterRows(table, conditions)
    const none = `Of ${counted(table.rows, 'row')} there is none where ${text}. Change the condition or take it away.`
    return { part, text, nothing: part.rows === 0 ? none : '' }
  } catch (error) {
    // A value that cannot be read picks no row.
    if (!(error instanceof Refusal)) throw error
    return { part: rowsTaken(table, new Uint32Array()), text, nothing: error.message }
  }
}
