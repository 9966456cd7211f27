/** The figures behind a chart: one description for the table on the page and for the exported files. */
import type { ReactNode } from 'react'

/** One value as it is sorted and exported: unformatted. */
export type Cell = string | number | boolean | null

/** The fields of a row that can stand in a column as they are. */
type CellKey<T> = {
  [Key in keyof T]: T[Key] extends Cell | undefined ? Key : never
}[keyof T] &
  string

interface Look<T> {
  header: string
  /** Written after the heading: "Yield, %". */
  unit?: string
  /** The unit of the plain value, where the page writes it with each figure: files have it in the heading. */
  fileUnit?: string
  /** What the page shows in place of the plain value: formatted text or a small drawing. */
  text?: (row: T) => ReactNode
  /** How a number is written; one that is absent is a dash. */
  format?: (value: number) => string
  /** Figures end at the right unless told otherwise. */
  align?: 'start' | 'end'
  /** Left out on phones; exports keep it. */
  secondary?: boolean
  /** Kept in exports, not shown on the page. */
  exportOnly?: boolean
}

/** A column; its key is its name in exports and, without a `value`, the row's own field. */
export type Column<T> = Look<T> &
  ({ key: string; value: (row: T) => Cell | undefined } | { key: CellKey<T>; value?: undefined })

export interface Table<T> {
  columns: readonly Column<T>[]
  rows: readonly T[]
  /** The order of the rows carries meaning, such as a sum under its parts: no sorting. */
  fixedOrder?: boolean
}

export function valueOf<T>(column: Column<T>, row: T): Cell {
  const value: unknown = column.value ? column.value(row) : row[column.key]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null
}

/** A value as its column writes it, or as it is. */
export function written<T>(column: Column<T>, row: T): Cell {
  const value = valueOf(column, row)
  return typeof value === 'number' && column.format ? column.format(value) : value
}

/** A heading with its unit. */
export const headingOf = <T>({ header, unit }: Column<T>) =>
  unit === undefined ? header : `${header}, ${unit}`

/** Whether a column holds figures, by the first value there is. */
export function isNumeric<T>(column: Column<T>, rows: readonly T[]) {
  for (const row of rows) {
    const value = valueOf(column, row)
    if (value !== null) return typeof value === 'number'
  }
  return false
}

export interface Sort {
  key: string
  direction: 'ascending' | 'descending'
}

const names = new Intl.Collator('en-CA', { numeric: true })

function compare(a: Cell, b: Cell) {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return names.compare(String(a), String(b))
}

/** The places of the rows that hold `wanted`, in the order of `sort`; rows without a value come last. */
export function arranged<T>({ columns, rows }: Table<T>, sort: Sort | null, wanted: string) {
  const words = wanted.trim().toLowerCase()
  const shown = columns.filter(({ exportOnly }) => !exportOnly)
  const holds = (row: T) =>
    shown.some((column) => {
      const text = column.text ? column.text(row) : written(column, row)
      const shownText = typeof text === 'string' ? `${text} ` : ''
      return `${shownText}${String(valueOf(column, row) ?? '')}`.toLowerCase().includes(words)
    })
  const places: number[] = []
  for (const [place, row] of rows.entries()) if (words === '' || holds(row)) places.push(place)
  const column = columns.find(({ key }) => key === sort?.key)
  if (!sort || !column) return places
  const values = rows.map((row) => valueOf(column, row))
  const sign = sort.direction === 'ascending' ? 1 : -1
  return places.sort((a, b) => {
    const [left = null, right = null] = [values[a], values[b]]
    if (left === null || right === null) return left === right ? a - b : left === null ? 1 : -1
    return sign * compare(left, right) || a - b
  })
}
