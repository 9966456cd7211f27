import type { ColumnRule, Row } from './read-table'
import type { Cell } from './table'

/** Checked rows as CSV for the API: columns nobody filled stay away. */
export function filledCsv(rules: readonly ColumnRule[], rows: readonly Row[]) {
  const keys = rules
    .map(({ key }) => key)
    .filter((key) => rows.some((row) => (row[key] ?? null) !== null))
  return csvText(
    keys,
    rows.map((row) => keys.map((key) => row[key] ?? null)),
  )
}

/**
 * A spreadsheet runs a text cell that starts like a formula; a quote mark before the sign stops it. One that parts
 * cells by semicolons or tabs begins a cell after each of them, and a line inside quotes is a line to it.
 */
const formulaSign = /((?:^|[;\t\r\n])[ "]*)([=+\-@＝＋－＠])/g

/** One cell as CSV writes it. */
export function csvCell(value: Cell) {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = value.replace(formulaSign, "$1'$2")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180). */
export function csvText(keys: readonly string[], rows: readonly (readonly Cell[])[]) {
  return [keys, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}
