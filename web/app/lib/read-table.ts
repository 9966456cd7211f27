/**
 * A visitor's own table, read in the browser against the columns a demo needs. Nothing is guessed: a cell that
 * breaks a rule is named by line and column, and where a comma could mean two things the visitor is asked.
 */
import { csvRecords, delimiterOf, type CsvRecord, type Delimiter } from './csv'
import type { Encoding } from './decode-text'
import { formatNumber } from './format'
import { cellAt, markOf, readCell, type ColumnRule, type Place } from './read-cell'
import { monthOrderOf } from './read-month'
import type { DecimalMark } from './read-number'
import type { Cell } from './table'

export type { ColumnRule } from './read-cell'

export type Row = Readonly<Record<string, Cell>>

/** Something in a visitor's file that could not be read: where, what stood there, and the rule. */
export interface ReadIssue {
  line: number
  column?: string
  found?: string
  rule: string
}

/** How a file was understood. */
export interface ReadHow {
  /** Null for the cells of a workbook. */
  delimiter: Delimiter | null
  /** Of a file that is text; null for what was pasted. */
  encoding: Encoding | null
  /** The sheets of a workbook, and the one that was read. */
  sheets: { all: readonly string[]; read: string } | null
  /** The line of the headings; 0 when the file has none and its columns are those of the template, in their order. */
  header: number
  /** The first lines, to find the headings among. */
  firstLines: readonly { line: number; text: string }[]
  /** The decimal marks of the columns that hold figures, each once. */
  marks: readonly DecimalMark[]
  used: readonly string[]
  /** Columns of the file that the demo does not ask for. */
  unused: readonly string[]
}

export interface ReadTable {
  rows: readonly Row[]
  issues: readonly ReadIssue[]
  /** Records below the heading, good or bad. */
  total: number
  how: ReadHow
  /** A column whose commas may group thousands or mark decimals: nothing is read until one says which. */
  question: { column: string; example: string } | null
}

export interface ReadChoice {
  delimiter?: Delimiter
  mark?: DecimalMark
  encoding?: Encoding
  sheet?: string
  header?: number
}

/** The headings are looked for in so many lines: titles and notes may stand above them. */
const LOOKED_FOR = 20
/** Lines offered as the headings, beside the one that was found. */
const OFFERED = 5

/** Longer work than this at a stretch would be felt: scrolling and typing stop. */
const STRETCH_MS = 12

/** Ends a stretch of work when it has lasted long enough. */
function stretches() {
  let since = performance.now()
  return {
    isOver: () => performance.now() - since > STRETCH_MS,
    rest: async () => {
      await new Promise((resolve) => setTimeout(resolve))
      since = performance.now()
    },
  }
}

/** Case, spaces and punctuation of a heading do not matter. */
const headingKey = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Reads a table of text. */
export function readTable(
  text: string,
  rules: readonly ColumnRule[],
  maxRows: number,
  choice: ReadChoice = {},
): Promise<ReadTable> {
  const delimiter = choice.delimiter ?? delimiterOf(text)
  return readRecords(csvRecords(text, delimiter), rules, maxRows, choice, { delimiter })
}

/** Reads the records of a table; a long one in stretches, so that the page stays alive. */
export async function readRecords(
  source: Iterable<CsvRecord>,
  rules: readonly ColumnRule[],
  maxRows: number,
  choice: ReadChoice,
  origin: Partial<ReadHow>,
): Promise<ReadTable> {
  const work = stretches()
  const records: CsvRecord[] = []
  const how: ReadHow = { ...nothingRead, ...origin }
  const refused = (issues: readonly ReadIssue[]): ReadTable => ({
    rows: [],
    issues,
    total: records.length,
    how,
    question: null,
  })
  for (const record of source) {
    records.push(record)
    if (record.quote) return refused([quoteIssue(record, record.quote)])
    if (work.isOver()) await work.rest()
  }
  const looked = records.slice(0, LOOKED_FOR)
  const head = takeHead(records, rules, choice)
  how.header = head.line
  how.firstLines = looked
    .filter(({ line }, at) => at < OFFERED || line === head.line)
    .map(({ line, cells }) => ({ line, text: cells.join(' ').trim().slice(0, 40) }))
  const total = records.length
  if (total === 0 && head.cells.length === 0)
    return refused([{ line: 1, rule: 'the file is empty' }])
  const names = head.cells.map(headingKey)
  const places = rules.map((rule): Place => ({
    rule,
    at: names.findIndex((name) =>
      [rule.key, rule.also ?? rule.key].some((key) => headingKey(key) === name),
    ),
    mark: choice.mark ?? '.',
    order: null,
  }))
  how.used = places.filter(({ at }) => at >= 0).map(({ rule }) => rule.key)
  how.unused = head.cells
    .map((name) => name.trim())
    .filter((name, at) => name !== '' && !places.some((place) => place.at === at))
  const missing = places.filter(({ rule, at }) => !rule.optional && at < 0)
  if (missing.length > 0)
    return refused(
      missing.map(({ rule }) => ({
        line: head.line,
        column: rule.key,
        rule: `this column is missing from ${head.line === 1 ? 'the first line' : 'the headings'}`,
      })),
    )
  if (total > maxRows) {
    const rule = `at most ${formatNumber(maxRows)} rows are read, the file has ${formatNumber(total)}`
    return refused([{ line: head.line, rule }])
  }

  const figures = places.filter(({ rule, at }) => rule.kind === 'number' && at >= 0)
  if (!choice.mark)
    for (const place of figures) {
      const decided = markOf(records, place.at, how.delimiter)
      if (typeof decided !== 'string')
        return { ...refused([]), question: { column: place.rule.key, ...decided } }
      place.mark = decided
      if (work.isOver()) await work.rest()
    }
  for (const place of places)
    if (place.rule.kind === 'month' && place.at >= 0)
      place.order = monthOrderOf(records.map((record) => cellAt(record, place.at)))
  how.marks = [...new Set(figures.map(({ mark }) => mark))]

  const rows: Row[] = []
  const issues: ReadIssue[] = []
  for (const record of records) {
    const row: Record<string, Cell> = {}
    let isWhole = true
    for (const place of places) {
      const { rule, at } = place
      const found = cellAt(record, at)
      const read = readCell(found, place)
      if ('value' in read) row[rule.key] = read.value
      else {
        isWhole = false
        issues.push({ line: record.line, column: rule.key, found, rule: read.broken })
      }
    }
    if (isWhole) rows.push(row)
    if (work.isOver()) await work.rest()
  }
  return { rows, issues, total, how, question: null }
}

const nothingRead: ReadHow = {
  delimiter: null,
  encoding: null,
  sheets: null,
  header: 1,
  firstLines: [],
  marks: [],
  used: [],
  unused: [],
}

/** Takes the headings off the records: those chosen, else the first line with all columns that are needed, else the first. */
function takeHead(records: CsvRecord[], rules: readonly ColumnRule[], { header }: ReadChoice) {
  if (header === 0) return { line: 0, cells: rules.map(({ key }) => key) }
  const needed = rules.filter(({ optional }) => !optional).map(({ key }) => headingKey(key))
  const isHead = ({ line, cells }: CsvRecord) => {
    if (header !== undefined) return line === header
    const names = cells.map(headingKey)
    return needed.every((key) => names.includes(key))
  }
  const at = records.slice(0, LOOKED_FOR).findIndex(isHead)
  return records.splice(0, Math.max(0, at) + 1).at(-1) ?? { line: 1, cells: [] }
}

/** What to do about a quote that has no other. */
function quoteIssue(
  { line }: CsvRecord,
  { opens, closesIn }: NonNullable<CsvRecord['quote']>,
): ReadIssue {
  const end =
    closesIn === null
      ? 'is never closed, so that the rest of the file would be one cell'
      : `closes only in line ${String(line + closesIn)}`
  return {
    line,
    found: opens.length > 60 ? `${opens.slice(0, 60)}…` : opens,
    rule: `a quote mark opens in this line and ${end}. Close it where its cell ends, or take it away, and upload it again`,
  }
}
