import type { ColumnRule, Row } from './read-table'
import { csvText } from './table'

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
