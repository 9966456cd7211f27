/** Two tables as one: each row of the first with the row of the second that has the same key. */
import { cellText, isMeasured, MISSING, type Column, type DataTable } from './columns'

export interface JoinKeys {
  left: string
  right: string
}

export interface Joined {
  table: DataTable
  /** Rows of the first that found a partner, and those that did not. */
  matched: number
  unmatched: number
  /** Keys that stand in several rows of the second: the first of those rows is taken. */
  doubled: number
  /** Rows of the second that no row of the first asks for. */
  unused: number
}

const keyOf = (column: Column, row: number) => cellText(column, row).trim().toLowerCase()

export function joinTables(left: DataTable, right: DataTable, keys: JoinKeys): Joined | null {
  const [leftKey, rightKey] = [
    left.columns.find(({ name }) => name === keys.left),
    right.columns.find(({ name }) => name === keys.right),
  ]
  if (!leftKey || !rightKey) return null
  const places = new Map<string, number>()
  const several = new Set<string>()
  for (let row = 0; row < right.rows; row += 1) {
    const key = keyOf(rightKey, row)
    if (key === '') continue
    if (places.has(key)) several.add(key)
    else places.set(key, row)
  }
  const partner = new Int32Array(left.rows).fill(MISSING)
  const asked = new Set<number>()
  let matched = 0
  for (let row = 0; row < left.rows; row += 1) {
    const place = places.get(keyOf(leftKey, row))
    if (place === undefined) continue
    partner[row] = place
    asked.add(place)
    matched += 1
  }
  const taken = new Set(left.columns.map(({ name }) => name))
  const added = right.columns
    .filter((column) => column !== rightKey)
    .map((column) => {
      let name = column.name
      for (let number = 2; taken.has(name); number += 1) name = `${column.name} (${String(number)})`
      taken.add(name)
      return followed(column, partner, name)
    })
  return {
    table: { rows: left.rows, columns: [...left.columns, ...added] },
    matched,
    unmatched: left.rows - matched,
    doubled: several.size,
    unused: right.rows - asked.size,
  }
}

/** A column of the second table, in the rows of the first. */
function followed(column: Column, partner: Int32Array, name: string): Column {
  if (isMeasured(column))
    return {
      ...column,
      name,
      values: Float64Array.from(partner, (row) => column.values[row] ?? Number.NaN),
    }
  return {
    ...column,
    name,
    codes: Int32Array.from(partner, (row) => column.codes[row] ?? MISSING),
  }
}

/** Two columns that share most of their values, those of one name first. */
export function guessKeys(left: DataTable, right: DataTable): JoinKeys | null {
  let best: (JoinKeys & { score: number }) | null = null
  for (const one of left.columns)
    for (const other of right.columns) {
      const shared = overlap(one, left.rows, other, right.rows)
      const score = shared + (one.name === other.name ? 1 : 0)
      if (shared > 0.3 && score > (best?.score ?? 0))
        best = { left: one.name, right: other.name, score }
    }
  return best && { left: best.left, right: best.right }
}

const LOOKED_AT = 500

/** The share of the first values of one column that occur in the other. */
function overlap(one: Column, rows: number, other: Column, otherRows: number) {
  if (isMeasured(one) !== isMeasured(other)) return 0
  const known = new Set<string>()
  for (let row = 0; row < Math.min(otherRows, 20_000); row += 1) known.add(keyOf(other, row))
  known.delete('')
  // A column with few different values joins everything with anything.
  if (known.size < Math.min(otherRows, 20_000) * 0.5) return 0
  const count = Math.min(rows, LOOKED_AT)
  let found = 0
  for (let row = 0; row < count; row += 1) if (known.has(keyOf(one, row))) found += 1
  return count === 0 ? 0 : found / count
}
