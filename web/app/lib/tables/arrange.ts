/** The rows of a table in an order and cut to those that hold what is looked for; 100,000 of them in an instant. */
import { cellText, isMeasured, MISSING, type Column, type DataTable } from './columns'

export interface Arrangement {
  sort: { column: string; direction: 'ascending' | 'descending' } | null
  /** Words to find in any cell, whatever their case. */
  search: string
}

/** So many rows are handed over at a time. */
export const WINDOW = 60

const collator = new Intl.Collator('en-CA', { numeric: true })
/** The rank of each word of a column in the order of a reader: found once, for ranking costs most. */
const ranks = new WeakMap<readonly string[], Float64Array>()

function ranksOf(words: readonly string[]) {
  const known = ranks.get(words)
  if (known) return known
  const order = words.map((_, code) => code)
  order.sort((a, b) => collator.compare(words[a] ?? '', words[b] ?? ''))
  const found = new Float64Array(words.length)
  for (const [rank, code] of order.entries()) found[code] = rank
  ranks.set(words, found)
  return found
}

/** A figure a row to sort by; NaN where there is no value. */
function keysOf(column: Column): Float64Array {
  if (isMeasured(column)) return column.values
  const found = ranksOf(column.words)
  return Float64Array.from(column.codes, (code) =>
    code === MISSING ? Number.NaN : (found[code] ?? Number.NaN),
  )
}

/** The places of the rows that are wanted, in their order; those without a value come last. */
export function arrangedRows(table: DataTable, arrangement: Arrangement): Uint32Array {
  const kept = wantedRows(table, arrangement)
  const { sort } = arrangement
  const column = table.columns.find(({ name }) => name === sort?.column)
  if (!column || !sort) return kept
  return sortedBy(kept, keysOf(column), sort.direction === 'descending')
}

function wantedRows(table: DataTable, { search }: Arrangement) {
  const needle = search.trim().toLowerCase()
  const finders = needle === '' ? null : table.columns.map((one) => finderOf(one, needle))
  const rows = new Uint32Array(table.rows)
  let count = 0
  for (let row = 0; row < table.rows; row += 1)
    if (!finders || finders.some((holds) => holds(row))) {
      rows[count] = row
      count += 1
    }
  return rows.subarray(0, count)
}

/** A word is looked at once, however many rows have it. */
function finderOf(column: Column, needle: string): (row: number) => boolean {
  if (isMeasured(column)) return (row) => cellText(column, row).includes(needle)
  const holds = Uint8Array.from(column.words, (word) =>
    word.toLowerCase().includes(needle) ? 1 : 0,
  )
  return (row) => holds[column.codes[row] ?? MISSING] === 1
}

/** By keys, stably: rows of one key keep the order they have. */
function sortedBy(rows: Uint32Array, keys: Float64Array, isDescending: boolean) {
  const absent: number[] = []
  const present = new Uint32Array(rows.length)
  let count = 0
  for (const row of rows)
    if (Number.isNaN(keys[row] ?? Number.NaN)) absent.push(row)
    else {
      present[count] = row
      count += 1
    }
  const sorted = radixSorted(present.subarray(0, count), keys, isDescending)
  const all = new Uint32Array(rows.length)
  all.set(sorted)
  all.set(absent, count)
  return all
}

/** The bits of a figure, changed so that they ascend with it, are sorted sixteen at a time. */
function radixSorted(rows: Uint32Array, keys: Float64Array, isDescending: boolean) {
  const count = rows.length
  const floats = new Float64Array(1)
  const bits = new Uint32Array(floats.buffer)
  const [low, high] = [new Uint32Array(count), new Uint32Array(count)]
  const flip = isDescending ? 0xffffffff : 0
  for (let at = 0; at < count; at += 1) {
    // Minus zero and zero are one figure.
    floats[0] = (keys[rows[at] ?? 0] ?? 0) + 0
    const [l = 0, h = 0] = [bits[0], bits[1]]
    const isNegative = h >>> 31 === 1
    low[at] = ((isNegative ? ~l : l) ^ flip) >>> 0
    high[at] = ((isNegative ? ~h : h ^ 0x80000000) ^ flip) >>> 0
  }
  let order = Uint32Array.from(rows.keys())
  let spare = new Uint32Array(count)
  const counts = new Uint32Array(65_537)
  for (const [part, shift] of [
    [low, 0],
    [low, 16],
    [high, 0],
    [high, 16],
  ] as const) {
    counts.fill(0)
    for (const at of order) {
      const digit = ((part[at] ?? 0) >>> shift) & 0xffff
      counts[digit + 1] = (counts[digit + 1] ?? 0) + 1
    }
    for (let digit = 0; digit < 65_536; digit += 1)
      counts[digit + 1] = (counts[digit + 1] ?? 0) + (counts[digit] ?? 0)
    for (const at of order) {
      const digit = ((part[at] ?? 0) >>> shift) & 0xffff
      const place = counts[digit] ?? 0
      spare[place] = at
      counts[digit] = place + 1
    }
    ;[order, spare] = [spare, order]
  }
  return order.map((at) => rows[at] ?? 0)
}

/** Some rows as texts, for a table that shows a part at a time. */
export function windowOf(table: DataTable, rows: Uint32Array, from: number, count = WINDOW) {
  return Array.from(rows.subarray(from, from + count), (row) =>
    table.columns.map((column) => cellText(column, row)),
  )
}
