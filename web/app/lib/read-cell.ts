/** The cells of a visitor's table: the decimal mark of a column, and what a cell holds under its rule. */
import type { CsvRecord, Delimiter } from './csv'
import { readMonth } from './read-month'
import { markSaidBy, readNumber, type DecimalMark } from './read-number'
import type { Cell } from './table'
import type { DateOrder } from './tables/choices'

/** What a column of a visitor's file must hold. */
export interface ColumnRule {
  key: string
  /** What a publisher calls the column. */
  also?: string
  /** A month may be written in many ways, also with a day; it is read as 2025-01. */
  kind: 'number' | 'text' | 'month'
  optional?: boolean
  /** A cell may be empty, or say so: null, NA, NaN, a dash. The column must be there unless it is optional. */
  gaps?: boolean
  min?: number
  /** What is said of a figure below that, where it needs a reason. */
  below?: string
  max?: number
  oneOf?: readonly string[]
  /** What a text must look like, and the rule in words for one that does not. */
  pattern?: { test: RegExp; rule: string }
}

/** A column of the file and what it must hold. */
export interface Place {
  rule: ColumnRule
  /** Where the column stands in the file; -1 when it may be absent and is. */
  at: number
  mark: DecimalMark
  /** Of months: whether their days stand in front; null where the column does not tell. */
  order: DateOrder | null
}

export const cellAt = ({ cells }: CsvRecord, at: number) => (cells[at] ?? '').trim()

/**
 * The decimal mark of a column. A file separated by commas has decimal points. In others all cells of the column
 * decide; where they disagree it is the point, and cells with a decimal comma are refused by line. A comma before
 * three digits in a column that does not decide is a question.
 */
export function markOf(records: readonly CsvRecord[], at: number, delimiter: Delimiter | null) {
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
export function readCell(
  text: string,
  { rule, mark, order }: Place,
): { value: Cell } | { broken: string } {
  if (rule.gaps && /^(?:null|#?n\/?a|nan|[-–—])$/i.test(text)) return { value: null }
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
      return { broken: rule.below ?? `must be at least ${String(rule.min)}` }
    if (rule.max !== undefined && value > rule.max)
      return { broken: `must be at most ${String(rule.max)}` }
    return { value }
  }
  if (rule.kind === 'month') return readMonth(text, order)
  if (rule.oneOf && !rule.oneOf.includes(text))
    return { broken: `must be one of ${rule.oneOf.join(', ')}` }
  if (rule.pattern && !rule.pattern.test.test(text)) return { broken: rule.pattern.rule }
  return { value: text }
}
