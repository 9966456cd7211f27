/** The rows of a table on their way into its columns: what is uneven, a comment, or below the table is told apart. */
import type { CsvRecord } from '../csv'
import { counted, listed } from '../format'
import type { ColumnBuilder } from './column-builder'
import { MAX_ROWS, Refusal } from './reading'

/** So many at the end may be notes and a sum. */
const FOOT = 5

/** Hands records to the columns; the last few wait, for they may be notes below the table. */
export class RowTaker {
  count = 0
  /** Lines between the rows that begin with # and have one cell. */
  comments = 0
  readonly #waiting: CsvRecord[] = []
  readonly #short: number[] = []
  readonly #long: number[] = []

  constructor(private readonly columns: readonly ColumnBuilder[]) {}

  take = (record: CsvRecord) => {
    if (record.cells.every((cell) => cell.trim() === '')) return
    // A value that begins with # has others beside it.
    if (this.columns.length > 1 && record.cells.length === 1 && record.cells[0]?.startsWith('#')) {
      this.comments += 1
      return
    }
    this.#waiting.push(record)
    if (this.#waiting.length <= FOOT) return
    const oldest = this.#waiting.shift()
    if (oldest) this.#add(oldest)
  }

  #add({ cells, line }: CsvRecord) {
    const width = this.columns.length
    if (cells.length < width) this.#short.push(line)
    else if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== ''))
      this.#long.push(line)
    for (const column of this.columns) column.add(cells, line)
    this.count += 1
    if (this.count > MAX_ROWS)
      throw new Refusal(
        `It has more than ${counted(MAX_ROWS, 'row')}. Keep the part you need, and try that file.`,
      )
  }

  /** Takes what still waits, and says what was uneven or left out. */
  finish(isWhole: boolean) {
    const foot = isWhole ? [] : footOf(this.#waiting, this.columns.length)
    for (const record of this.#waiting) if (!foot.includes(record)) this.#add(record)
    if (this.count === 0) throw new Refusal('It has headings, and no row below them.')
    return [...unevenNotes(this.#short, this.#long), ...footNotes(foot)]
  }
}

const linesText = (lines: readonly number[]) => {
  const shown = lines.slice(0, 5).map(String)
  const more = lines.length - shown.length
  const all = more > 0 ? [...shown, `${String(more)} more`] : shown
  return `line${lines.length === 1 ? '' : 's'} ${listed(all)}`
}

function unevenNotes(short: readonly number[], long: readonly number[]) {
  const notes: string[] = []
  if (short.length > 0)
    notes.push(
      `${counted(short.length, 'row')} shorter than the headings (${linesText(short)}): what is missing is empty here.`,
    )
  if (long.length > 0)
    notes.push(
      `${counted(long.length, 'row')} longer than the headings (${linesText(long)}): what is beyond was left out.`,
    )
  return notes
}

/** A sum and notes under a table: they are no rows of it. */
function footOf(last: readonly CsvRecord[], width: number) {
  if (width < 2) return []
  const foot: CsvRecord[] = []
  for (const record of [...last].reverse()) {
    const filled = record.cells.filter((cell) => cell.trim() !== '').length
    const isNote = filled <= 1 && (width > 2 || record.cells.length < width)
    const isSum = /^(?:grand )?totals?:?$|^sum$|^somme$/i.test(record.cells[0]?.trim() ?? '')
    if (!isNote && !isSum) break
    foot.push(record)
  }
  return foot.reverse()
}

const footNotes = (foot: readonly CsvRecord[]) =>
  foot.length === 0
    ? []
    : [
        `${counted(foot.length, 'line')} below the table ${foot.length === 1 ? 'was' : 'were'} left out: “${(foot[0]?.cells ?? []).join(' ').trim().slice(0, 60)}”.`,
      ]
