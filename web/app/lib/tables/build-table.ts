/** Records of text as typed columns: what each column holds is guessed from the first ones and held against all. */
import type { CsvRecord } from '../csv'
import { counted } from '../format'
import type { DecimalMark } from '../read-number'
import type { Separator } from './choices'
import { ColumnBuilder } from './column-builder'
import { commaNotes, pointNotes } from './comma-notes'
import { guessColumn, votesOf, type Guess, type OpenMark } from './guess'
import { columnNames, commentsIn, hasHeader, startOf, usualWidth } from './header'
import { isAbsent } from './numbers'
import { MAX_COLUMNS, Refusal, type HowRead, type ReadTable, type ReadingChoice } from './reading'
import { RowTaker } from './row-taker'
import { timeNotes } from './time-notes'
import { wordNotes } from './word-notes'

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
/** Lines offered as the headings. */
const OFFERED = 6

type Origin = Pick<HowRead, 'format' | 'encoding' | 'separator' | 'quote' | 'sheets'>

export async function buildTable(
  source: RecordSource,
  choice: ReadingChoice,
  origin: Origin,
): Promise<ReadTable> {
  // A guess that the rest of the file breaks is taken back, and the file read once more.
  const better = new Map<string, Guess>()
  for (;;) {
    const { columns, rows, head, notes } = await readOnce(source, choice, better, origin.separator)
    // One that was called words at last is not asked again: that could go on for ever.
    const wrong = columns.filter(({ name }) => better.get(name)?.kind !== 'text')
    let isBetter = false
    for (const column of wrong) {
      const guess = column.betterGuess(kindChosen(choice, column.name) !== undefined)
      if (!guess) continue
      better.set(column.name, withOrder(guess, choice))
      isBetter = true
    }
    if (isBetter) continue
    return {
      table: { rows, columns: columns.map((column) => column.finish()) },
      how: {
        ...origin,
        header: source.names ? null : head.line,
        firstLines: head.firstLines,
        columns: columns.map((column) => column.reading()),
        notes: [
          ...head.notes,
          ...notes,
          ...commaNotes(columns.flatMap((column) => column.loneComma() ?? [])),
          ...pointNotes(columns.flatMap((column) => column.lonePoint() ?? [])),
          ...timeNotes(columns.flatMap((column) => column.movedTime() ?? [])),
          ...wordNotes(columns.flatMap((column) => column.openWords() ?? [])),
          ...(source.notes?.() ?? []),
        ],
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

const marked = (mark: DecimalMark): OpenMark => ({ mark, loneComma: null })

/** The decimal mark of columns that do not say it: as the others say, else as the separator tells. */
function openMarkOf(said: readonly (DecimalMark | null)[], separator: Separator | null): OpenMark {
  const count = (mark: DecimalMark) => said.filter((one) => one === mark).length
  const [points, commas] = [count('.'), count(',')]
  if (points !== commas) return { mark: commas > points ? ',' : '.', loneComma: null }
  if (separator === ',') return { mark: '.', loneComma: null }
  // Programs separate by semicolons where the comma marks decimals. A point before three digits stays a point.
  return { mark: '.', loneComma: separator === ';' ? ',' : '.' }
}

/** What a visitor says of dates holds where the cells leave their order open: those that tell it stay as they are. */
function withOrder(guess: Guess, { order }: ReadingChoice): Guess {
  return order !== undefined && guess.isUnsure ? { ...guess, order, isUnsure: false } : guess
}

function guessesOf(
  names: readonly string[],
  body: readonly CsvRecord[],
  choice: ReadingChoice,
  { pointed = new Set() }: RecordSource,
  separator: Separator | null,
) {
  const cells = names.map((_, at) => body.map((record) => record.cells[at] ?? ''))
  const said = cells.map((own, at) => (pointed.has(at) ? null : votesOf(own).mark))
  // A mark that was chosen stands in for what a column does not say itself.
  const open = choice.mark ? marked(choice.mark) : openMarkOf(said, separator)
  return names.map((name, at) => {
    const isPointed = pointed.has(at)
    const found = guessColumn(cells[at] ?? [], isPointed ? marked('.') : open)
    const kind = kindChosen(choice, name) ?? found.kind
    const mark = isPointed ? '.' : found.mark
    // Dates that the visitor alone has called so have no order of their own.
    const order = found.kind === 'date' ? found.order : (choice.order ?? found.order)
    const isUnsure = found.isUnsure && kind === 'date'
    const wasEmpty = cells[at]?.every(isAbsent) ?? true
    return { name, wasEmpty, guess: withOrder({ ...found, kind, mark, order, isUnsure }, choice) }
  })
}

async function readOnce(
  source: RecordSource,
  choice: ReadingChoice,
  better: ReadonlyMap<string, Guess>,
  separator: Separator | null,
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
  const columns = guessesOf(head.names, head.body, choice, source, separator).map(
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
