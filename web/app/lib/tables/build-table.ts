/** Records of text as typed columns: what each column holds is guessed from the first ones and held against all. */
import type { CsvRecord } from '../csv'
import { counted, listed } from '../format'
import type { DecimalMark } from '../read-number'
import { ColumnBuilder } from './column-builder'
import { guessColumn, markOfCells, type Guess } from './guess'
import { columnNames, commentsIn, hasHeader, startOf, usualWidth } from './header'
import { isAbsent } from './numbers'
import {
  MAX_COLUMNS,
  MAX_ROWS,
  Refusal,
  type HowRead,
  type ReadTable,
  type ReadingChoice,
} from './reading'

/** Records in batches, from the start each time they are asked for. */
export interface RecordSource {
  batches: () => AsyncIterable<readonly CsvRecord[]>
  /** The names of the columns, where the format says them. */
  names?: readonly string[]
  /** Columns whose figures the format writes with a decimal point, by their places. */
  pointed?: ReadonlySet<number>
  /** What the reader of the format has to say; asked for at the end. */
  notes?: () => readonly string[]
}

/** So many records tell what the columns hold. */
const LOOKED_AT = 1000
/** So many at the end may be notes and a sum. */
const FOOT = 5
/** Lines offered as the headings. */
const OFFERED = 6

type Origin = Pick<HowRead, 'format' | 'encoding' | 'separator' | 'sheets'>

export async function buildTable(
  source: RecordSource,
  choice: ReadingChoice,
  origin: Origin,
): Promise<ReadTable> {
  // A guess that the rest of the file breaks is taken back, and the file read once more.
  const better = new Map<string, Guess>()
  for (;;) {
    const { columns, rows, head, notes } = await readOnce(source, choice, better)
    const wrong = columns.filter(
      ({ name }) => kindChosen(choice, name) === undefined && !better.has(name),
    )
    const told = better.size
    for (const column of wrong) {
      const guess = column.betterGuess()
      if (guess) better.set(column.name, guess)
    }
    if (better.size > told) continue
    return {
      table: { rows, columns: columns.map((column) => column.finish()) },
      how: {
        ...origin,
        header: source.names ? null : head.line,
        firstLines: head.firstLines,
        columns: columns.map((column) => column.reading()),
        notes: [...head.notes, ...notes, ...(source.notes?.() ?? [])],
      },
    }
  }
}

/** The headings and the guesses, from the first records. */
function headOf(first: readonly CsvRecord[], { names }: RecordSource, choice: ReadingChoice) {
  if (first.length === 0) throw new Refusal('There is nothing in it: no row was found.')
  const firstLines = first
    .slice(0, OFFERED)
    .map(({ line, cells }) => ({ line, text: cells.join(' ').trim().slice(0, 40) }))
  if (names) return { skipped: 0, line: 0, names, notes: [], firstLines, body: first }
  const start = startOf(first)
  const chosen = choice.header
  const at =
    chosen === undefined
      ? hasHeader(first.slice(start))
        ? start
        : -1
      : first.findIndex(({ line }) => line === chosen)
  const skipped = at < 0 ? (chosen === 0 ? 0 : start) : at + 1
  const body = first.slice(skipped)
  const cells = at < 0 ? [] : (first[at]?.cells ?? [])
  const wide = Math.max(usualWidth(body), cells.length)
  const isEmptyLast = [...body, { cells }].every(
    (row) => row.cells.length < wide || row.cells[wide - 1]?.trim() === '',
  )
  const width = isEmptyLast && wide > 1 ? wide - 1 : wide
  if (width > MAX_COLUMNS)
    throw new Refusal(
      `It has ${counted(width, 'column')}; at most ${String(MAX_COLUMNS)} are read. Keep those you need, and try that file.`,
    )
  const titles = at < 0 ? start : at
  const named = columnNames(cells, width)
  const notes = [...named.notes]
  if (at < 0)
    notes.push('No line of headings was found, so that the columns are called by their place.')
  if (titles > 0 && chosen === undefined)
    notes.push(
      `${counted(titles, 'line')} above the table ${titles === 1 ? 'was' : 'were'} left out.`,
    )
  return {
    skipped,
    line: at < 0 ? 0 : (first[at]?.line ?? 0),
    names: named.names,
    notes,
    firstLines,
    body,
  }
}

/** A column may be called `constructor`. */
const kindChosen = ({ kinds = {} }: ReadingChoice, name: string) =>
  Object.hasOwn(kinds, name) ? kinds[name] : undefined

function guessesOf(
  names: readonly string[],
  body: readonly CsvRecord[],
  choice: ReadingChoice,
  pointed: ReadonlySet<number> = new Set(),
) {
  const cells = names.map((_, at) => body.map((record) => record.cells[at] ?? ''))
  const said = cells.map(markOfCells)
  const count = (mark: DecimalMark) => said.filter((one) => one === mark).length
  const fallback = choice.mark ?? (count(',') > count('.') ? ',' : '.')
  return names.map((name, at) => {
    const guess = guessColumn(cells[at] ?? [], pointed.has(at) ? '.' : fallback)
    const mark = pointed.has(at) ? '.' : (choice.mark ?? guess.mark)
    const order = choice.order ?? guess.order
    const kind = kindChosen(choice, name) ?? guess.kind
    const isUnsure = guess.isUnsure && choice.order === undefined && kind === 'date'
    const wasEmpty = cells[at]?.every(isAbsent) ?? true
    return { name, wasEmpty, guess: { kind, mark, order, isUnsure } }
  })
}

async function readOnce(
  source: RecordSource,
  choice: ReadingChoice,
  better: ReadonlyMap<string, Guess>,
) {
  const batches = source.batches()[Symbol.asyncIterator]()
  const first: CsvRecord[] = []
  while (first.length < LOOKED_AT) {
    const { value, done } = await batches.next()
    if (done) break
    for (const record of value) first.push(record)
  }
  const comments = source.names ? 0 : commentsIn(first)
  first.splice(0, comments)
  const head = headOf(first, source, choice)
  const columns = guessesOf(head.names, head.body, choice, source.pointed).map(
    ({ name, guess, wasEmpty }, at) =>
      new ColumnBuilder(name, at, better.get(name) ?? guess, wasEmpty),
  )
  const rows = new RowTaker(columns)
  first.slice(head.skipped).forEach(rows.take)
  for (;;) {
    const { value, done } = await batches.next()
    if (done) break
    value.forEach(rows.take)
  }
  const notes = rows.finish(source.names !== undefined)
  const left = comments + rows.comments
  if (left > 0)
    notes.push(`${counted(left, 'comment line')} (#) ${left === 1 ? 'was' : 'were'} left out.`)
  return { columns, rows: rows.count, head, notes }
}

/** Hands records to the columns; the last few wait, for they may be notes below the table. */
class RowTaker {
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
