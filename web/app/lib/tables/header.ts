/** Which of a file's first records names the columns, and what each column is called. */
import type { CsvRecord } from '../csv'
import { cellKind } from './guess'

const filled = ({ cells }: CsvRecord) => cells.filter((cell) => cell.trim() !== '').length

/** How many records at the top may be titles and notes. */
const LOOKED_AT = 20

/** The number of cells that most records have. */
export function usualWidth(records: readonly CsvRecord[]) {
  const counts = new Map<number, number>()
  for (const { cells } of records) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  let best = 0
  for (const [width, count] of counts)
    if (count > (counts.get(best) ?? 0) || (count === counts.get(best) && width > best))
      best = width
  return best
}

const isMarked = ({ cells }: CsvRecord) => cells[0]?.startsWith('#') ?? false

/** How many records at the top are comments: they begin with # and are not as wide as the table. */
export function commentsIn(records: readonly CsvRecord[]) {
  const width = usualWidth(records.filter((record) => !isMarked(record)))
  const end = records.findIndex((record) => !isMarked(record) || record.cells.length === width)
  return Math.max(0, end)
}

/** Where the table begins: what stands above has a cell or two where the table has more. */
export function startOf(records: readonly CsvRecord[]) {
  const width = usualWidth(records)
  if (width < 2) return 0
  const isTitle = (record: CsvRecord) => {
    const count = filled(record)
    if (count === 0) return true
    if (width === 2) return record.cells.length < 2
    // What begins with a gap is a row of the table.
    return count <= Math.max(1, Math.floor(width / 4)) && record.cells[0]?.trim() !== ''
  }
  const looked = records.slice(0, LOOKED_AT)
  const at = looked.findIndex(
    (record) => !isTitle(record) && record.cells.length >= Math.min(width, 2),
  )
  return Math.max(0, at)
}

/** Years in a row stand in headings as often as in a column. */
function isRunOfYears(cells: readonly string[]) {
  const years = cells.map(Number).filter((year) => year >= 1850 && year <= 2150)
  if (years.length < 2 || years.length < cells.length) return false
  const [first = 0, second = 0] = years
  const step = second - first
  return step !== 0 && years.every((year, at) => year === first + at * step)
}

/** Whether the first of the records names the columns. */
export function hasHeader([head, ...body]: readonly CsvRecord[]) {
  if (!head) return false
  const kinds = head.cells.map(cellKind)
  const words = head.cells.filter((_, at) => kinds[at] === 'text')
  const figures = head.cells.filter((_, at) => kinds[at] === 'number')
  if (words.length > 0 && figures.length > 1 && isRunOfYears(figures)) return true
  if (figures.length > 0 || kinds.includes('date')) return false
  if (words.length === 0) return false
  if (body.length === 0) return true
  const some = body.slice(0, 200)
  const isOverOthers = kinds.some((kind, at) => {
    if (kind !== 'text') return false
    const below = some.map(({ cells }) => cellKind(cells[at] ?? '')).filter((k) => k !== 'absent')
    return below.length > 0 && below.filter((one) => one !== 'text').length > below.length / 2
  })
  if (isOverOthers) return true
  // All is text: headings are said once, and none of them stands below as well.
  const isUnique = new Set(words.map((word) => word.trim().toLowerCase())).size === words.length
  const stands = head.cells.some(
    (cell, at) => cell.trim() !== '' && some.some(({ cells }) => cells[at] === cell),
  )
  return isUnique && !stands
}

/** Names for all columns: an empty one is called by its place, a second of a name by its number. */
export function columnNames(cells: readonly string[], width: number) {
  const taken = new Set<string>()
  const notes: string[] = []
  const names = Array.from({ length: width }, (_, at) => {
    const given = (cells[at] ?? '').trim().replace(/\s+/g, ' ').slice(0, 120)
    const name = given === '' ? `column ${String(at + 1)}` : given
    let unique = name
    for (let number = 2; taken.has(unique); number += 1) unique = `${name} (${String(number)})`
    if (unique !== name) notes.push(`A second column is called “${name}”; it is “${unique}” here.`)
    taken.add(unique)
    return unique
  })
  return { names, notes }
}
