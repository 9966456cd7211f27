/** Two tables as one: each row of the first with the row of the second that has the same key. */
import { cellText, isMeasured, MISSING, type Column, type DataTable } from './columns'
import { rowsTaken } from './filter'

/** A column of each table; cells of one key are the same text, whatever their case. */
export interface JoinKeys {
  left: string
  right: string
}

export interface JoinWay {
  /** All of them must agree. */
  keys: readonly JoinKeys[]
  /** Rows of the first without a partner are dropped. */
  isInner: boolean
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

/** What a row is found by; empty where one of its keys is. */
function wholeKey(columns: readonly Column[], row: number) {
  const parts = columns.map((column) => keyOf(column, row))
  return parts.includes('') ? '' : parts.join('\0')
}

const columnsNamed = ({ columns }: DataTable, names: readonly string[]) =>
  names.flatMap((wanted) => columns.find(({ name }) => name === wanted) ?? [])

export function joinTables(
  left: DataTable,
  right: DataTable,
  { keys, isInner }: JoinWay,
): Joined | null {
  const leftKeys = columnsNamed(
    left,
    keys.map((pair) => pair.left),
  )
  const rightKeys = columnsNamed(
    right,
    keys.map((pair) => pair.right),
  )
  if (keys.length === 0 || leftKeys.length + rightKeys.length < 2 * keys.length) return null
  const places = new Map<string, number>()
  const several = new Set<string>()
  for (let row = 0; row < right.rows; row += 1) {
    const key = wholeKey(rightKeys, row)
    if (key === '') continue
    if (places.has(key)) several.add(key)
    else places.set(key, row)
  }
  const partner = new Int32Array(left.rows).fill(MISSING)
  const asked = new Set<number>()
  let matched = 0
  for (let row = 0; row < left.rows; row += 1) {
    const place = places.get(wholeKey(leftKeys, row))
    if (place === undefined) continue
    partner[row] = place
    asked.add(place)
    matched += 1
  }
  const taken = new Set(left.columns.map(({ name }) => name))
  const added = right.columns
    .filter((column) => !rightKeys.includes(column))
    .map((column) => {
      let name = column.name
      for (let number = 2; taken.has(name); number += 1) name = `${column.name} (${String(number)})`
      taken.add(name)
      return followed(column, partner, name)
    })
  const table = { rows: left.rows, columns: [...left.columns, ...added] }
  return {
    table: isInner ? rowsTaken(table, rowsWhere(partner, matched)) : table,
    matched,
    unmatched: left.rows - matched,
    doubled: several.size,
    unused: right.rows - asked.size,
  }
}

function rowsWhere(partner: Int32Array, count: number) {
  const rows = new Uint32Array(count)
  let at = 0
  for (const [row, place] of partner.entries())
    if (place !== MISSING) {
      rows[at] = row
      at += 1
    }
  return rows
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
