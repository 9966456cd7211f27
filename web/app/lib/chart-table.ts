import type { ReactNode } from 'react'

/** One value of a table, as it is exported. */
export type Cell = string | number | boolean | null

export type Row = Readonly<Record<string, Cell>>

/** A column: its name in exports, its heading with the unit, and how a value is written on the page. */
export interface Column {
  key: string
  label: string
  numeric?: boolean
  /** Left out on phones; exports keep it. */
  secondary?: boolean
  /** Kept in exports, not shown on the page. */
  exportOnly?: boolean
  /** What the page shows in place of the plain value: formatted text or a small drawing. */
  show?: (value: Cell, row: Row) => ReactNode
}

/** The figures behind a chart: what the table view shows and what the exports hold. */
export interface ChartTable {
  columns: readonly Column[]
  rows: readonly Row[]
}

/** The rows without what only the page needs, for the JSON export. */
export function toJson(table: ChartTable) {
  const rows = table.rows.map((row) =>
    Object.fromEntries(table.columns.map(({ key }) => [key, row[key] ?? null])),
  )
  return `${JSON.stringify(rows, null, 2)}\n`
}
