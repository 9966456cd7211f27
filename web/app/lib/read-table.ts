/**
 * A visitor's own table, read in the browser against the columns a demo needs. Nothing is guessed: a cell that
 * breaks a rule is named by line and column, and where a comma could mean two things the visitor is asked.
 */
import { csvRecords, delimiterOf, type CsvRecord, type Delimiter } from './csv'
import { markSaidBy, readNumber, type DecimalMark } from './read-number'
import type { Cell } from './table'

export type Row = Readonly<Record<string, Cell>>

/** What a column of a visitor's file must hold. */
export interface ColumnRule {
  key: string
  kind: 'number' | 'text' | 'date'
  optional?: boolean
  /** The column must be there, but a cell of it may be empty. */
  gaps?: boolean
  min?: number
  max?: number
  oneOf?: readonly string[]
  /** What a text must look like, and the rule in words for one that does not. */
  pattern?: { test: RegExp; rule: string }
}

/** Something in a visitor's file that could not be read: where, what stood there, and the rule. */
export interface ReadIssue {
  line: number
  column?: string
  found?: string
  rule: string
}

/** How a file was understood. */
export interface ReadHow {
  delimiter: Delimiter
  /** The decimal marks of the columns that hold figures, each once. */
  marks: readonly DecimalMark[]
  used: readonly string[]
  /** Columns of the file that the demo does not ask for. */
  unused: readonly string[]
  /** The first and last day, where a column holds dates. */
  dates: readonly [string, string] | null
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
}

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

interface Place {
  rule: ColumnRule
  /** Where the column stands in the file; -1 when it may be absent and is. */
  at: number
  mark: DecimalMark
}

const cellAt = ({ cells }: CsvRecord, at: number) => (cells[at] ?? '').trim()

/** Reads a table; a long one in stretches, so that the page stays alive. */
export async function readTable(
  text: string,
  rules: readonly ColumnRule[],
  maxRows: number,
  choice: ReadChoice = {},
): Promise<ReadTable> {
  const work = stretches()
  const delimiter = choice.delimiter ?? delimiterOf(text)
  const records: CsvRecord[] = []
  for (const record of csvRecords(text, delimiter)) {
    records.push(record)
    if (work.isOver()) await work.rest()
  }
  const head = records.shift()
  const total = records.length
  const how: ReadHow = { delimiter, marks: [], used: [], unused: [], dates: null }
  const refused = (issues: readonly ReadIssue[]): ReadTable => ({
    rows: [],
    issues,
    total,
    how,
    question: null,
  })
  if (!head) return refused([{ line: 1, rule: 'the file is empty' }])
  const names = head.cells.map(headingKey)
  const places = rules.map((rule): Place => ({
    rule,
    at: names.indexOf(headingKey(rule.key)),
    mark: choice.mark ?? '.',
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
        rule: 'this column is missing from the first line',
      })),
    )
  if (total > maxRows) {
    const rule = `at most ${String(maxRows)} rows are read, the file has ${String(total)}`
    return refused([{ line: head.line, rule }])
  }

  const figures = places.filter(({ rule, at }) => rule.kind === 'number' && at >= 0)
  if (!choice.mark)
    for (const place of figures) {
      const decided = markOf(records, place.at, delimiter)
      if (typeof decided !== 'string')
        return { ...refused([]), question: { column: place.rule.key, ...decided } }
      place.mark = decided
      if (work.isOver()) await work.rest()
    }
  how.marks = [...new Set(figures.map(({ mark }) => mark))]

  const rows: Row[] = []
  const issues: ReadIssue[] = []
  const days: string[] = []
  for (const record of records) {
    const row: Record<string, Cell> = {}
    let isWhole = true
    for (const place of places) {
      const { rule, at } = place
      const found = cellAt(record, at)
      const read = readCell(found, place)
      if ('value' in read) {
        row[rule.key] = read.value
        if (rule.kind === 'date' && typeof read.value === 'string') days.push(read.value)
      } else {
        isWhole = false
        issues.push({ line: record.line, column: rule.key, found, rule: read.broken })
      }
    }
    if (isWhole) rows.push(row)
    if (work.isOver()) await work.rest()
  }
  if (days.length > 0)
    how.dates = days.reduce<[string, string]>(
      ([first, last], day) => [day < first ? day : first, day > last ? day : last],
      [days[0] ?? '', days[0] ?? ''],
    )
  return { rows, issues, total, how, question: null }
}

/**
 * The decimal mark of a column. A file separated by commas has decimal points. In others all cells of the column
 * decide; where they disagree it is the point, and cells with a decimal comma are refused by line. A comma before
 * three digits in a column that does not decide is a question.
 */
function markOf(records: readonly CsvRecord[], at: number, delimiter: Delimiter) {
  if (delimiter === ',') return '.'
  const said = new Set<DecimalMark>()
  let example: string | null = null
  for (const record of records) {
    const cell = cellAt(record, at)
    if (!/[.,]/.test(cell)) continue
    const mark = markSaidBy(cell)
    if (mark === 'either') example ??= cell
    else if (mark) said.add(mark)
  }
  if (said.size !== 1 && example !== null) return { example }
  return said.has(',') && said.size === 1 ? ',' : '.'
}

/** The value of one cell, or the rule it breaks. */
function readCell(text: string, { rule, mark }: Place): { value: Cell } | { broken: string } {
  if (text === '') return rule.optional || rule.gaps ? { value: null } : { broken: 'empty' }
  if (rule.kind === 'number') {
    const value = readNumber(text, mark)
    if (value === null)
      return {
        broken:
          mark === '.' && markSaidBy(text) === ','
            ? 'use a point, not a comma'
            : 'must be a number',
      }
    if (rule.min !== undefined && value < rule.min)
      return { broken: `must be at least ${String(rule.min)}` }
    if (rule.max !== undefined && value > rule.max)
      return { broken: `must be at most ${String(rule.max)}` }
    return { value }
  }
  if (rule.kind === 'date')
    return isRealDay(text) ? { value: text } : { broken: 'write the date as 2026-05-31' }
  if (rule.oneOf && !rule.oneOf.includes(text))
    return { broken: `must be one of ${rule.oneOf.join(', ')}` }
  if (rule.pattern && !rule.pattern.test.test(text)) return { broken: rule.pattern.rule }
  return { value: text }
}

/** Whether a text is a day or a month of the calendar: the 31st of February is not. */
function isRealDay(text: string) {
  if (!/^\d{4}-\d{2}(?:-\d{2})?$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
