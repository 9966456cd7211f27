/**
 * Comma-separated text in both directions: tables out, a visitor's own file in.
 * A file is read in the browser, line by line, so that an error can name its place.
 */
import type { Cell, ChartTable, Row } from './chart-table'

/** A spreadsheet runs a text cell that starts like a formula; a leading quote mark stops it. */
const looksLikeFormula = /^[=+\-@\t\r]/

function csvCell(value: Cell) {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = looksLikeFormula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as CSV (RFC 4180): column keys on the first line, unformatted values below. */
export function toCsv({ columns, rows }: ChartTable) {
  const lines = [
    columns.map(({ key }) => csvCell(key)),
    ...rows.map((row) => columns.map(({ key }) => csvCell(row[key] ?? null))),
  ]
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('')
}

/** One record of a CSV text and the line it starts on, counted from 1. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/** The separator of a file: the one its first line has most of. */
function separatorOf(text: string) {
  const first = text.slice(0, text.search(/[\r\n]|$/))
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark
}

/** Splits CSV text into records; quotes, doubled quotes and line breaks in quotes are understood. */
export function parseCsv(source: string): CsvRecord[] {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source
  const separator = separatorOf(text)
  const records: CsvRecord[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let start = 1
  const endRecord = () => {
    cells.push(cell)
    if (cells.some((value) => value.trim() !== '')) records.push({ line: start, cells })
    cells = []
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (quoted) {
      if (char === '"' && text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else if (char === '"') quoted = false
      else {
        if (char === '\n') line += 1
        cell += char
      }
    } else if (char === '"' && cell.trim() === '') {
      quoted = true
      cell = ''
    } else if (char === separator) {
      cells.push(cell)
      cell = ''
    } else if (char === '\n') {
      endRecord()
      line += 1
      start = line
    } else if (char !== '\r') cell += char
  }
  endRecord()
  return records
}

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

export interface ReadTable {
  rows: Row[]
  issues: ReadIssue[]
  /** Records below the heading, good or bad. */
  total: number
}

/** The value of one cell, or the rule it breaks. */
function readCell(text: string, rule: ColumnRule): { value: Cell } | { broken: string } {
  if (text === '') return rule.optional || rule.gaps ? { value: null } : { broken: 'empty' }
  if (rule.kind === 'number') {
    if (/^[+-]?\d{1,3}(?:[ ,]\d{3})+(?:\.\d+)?$/.test(text))
      return { broken: 'write thousands without a separator' }
    if (/^[+-]?\d+,\d+$/.test(text)) return { broken: 'use a point, not a comma' }
    const value = Number(text)
    if (!Number.isFinite(value)) return { broken: 'must be a number' }
    if (rule.min !== undefined && value < rule.min)
      return { broken: `must be at least ${String(rule.min)}` }
    if (rule.max !== undefined && value > rule.max)
      return { broken: `must be at most ${String(rule.max)}` }
    return { value }
  }
  if (rule.kind === 'date') {
    const day = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text)
    const real = day && !Number.isNaN(Date.parse(text)) && isRealDay(text)
    return real ? { value: text } : { broken: 'write the date as 2026-05-31' }
  }
  if (rule.oneOf && !rule.oneOf.includes(text))
    return { broken: `must be one of ${rule.oneOf.join(', ')}` }
  if (rule.pattern && !rule.pattern.test.test(text)) return { broken: rule.pattern.rule }
  return { value: text }
}

function isRealDay(text: string) {
  return new Date(Date.parse(text)).toISOString().startsWith(text)
}

/** Reads a visitor's CSV against the columns a demo needs. Rows with an issue are left out, never guessed. */
export function readTable(text: string, rules: readonly ColumnRule[], maxRows: number): ReadTable {
  const [head, ...records] = parseCsv(text)
  if (!head) return { rows: [], issues: [{ line: 1, rule: 'the file is empty' }], total: 0 }
  const names = head.cells.map((name) => name.trim().toLowerCase())
  const missing = rules.filter((rule) => !rule.optional && !names.includes(rule.key))
  if (missing.length > 0) {
    const issues = missing.map((rule) => ({
      line: head.line,
      column: rule.key,
      rule: 'this column is missing from the first line',
    }))
    return { rows: [], issues, total: records.length }
  }
  if (records.length > maxRows) {
    const rule = `at most ${String(maxRows)} rows are read, the file has ${String(records.length)}`
    return { rows: [], issues: [{ line: head.line, rule }], total: records.length }
  }
  const rows: Row[] = []
  const issues: ReadIssue[] = []
  for (const { line, cells } of records) {
    const row: Record<string, Cell> = {}
    const broken: ReadIssue[] = []
    for (const rule of rules) {
      const found = (cells[names.indexOf(rule.key)] ?? '').trim()
      const read = readCell(found, rule)
      if ('value' in read) row[rule.key] = read.value
      else broken.push({ line, column: rule.key, found, rule: read.broken })
    }
    if (broken.length === 0) rows.push(row)
    issues.push(...broken)
  }
  return { rows, issues, total: records.length }
}
