/** Conditions on the rows of a table: which are offered for a column, and what their values mean. */
import { plainNumber } from '../plain-number'
import type { ColumnKind } from './columns'
import { numberOf } from './numbers'
import type { ColumnProfile } from './profile'
import { testWords, type Asked, type Test } from './question'
import { Refusal } from './reading'

export interface Condition {
  column: string
  kind: ColumnKind
  test: Test
  /** Empty for what is missing. */
  value: string
}

const compared: readonly Test[] = ['is', 'not', 'least', 'most', 'missing']
const offered: Readonly<Record<ColumnKind, readonly Test[]>> = {
  number: compared,
  date: compared,
  text: ['is', 'not', 'contains', 'missing'],
  boolean: ['is', 'not', 'missing'],
}

export const testsFor = (kind: ColumnKind) => offered[kind]

/** The test that holds for a column: one that its kind does not have is taken for the first. */
export const testOf = (kind: ColumnKind, test: Test | ''): Test =>
  offered[kind].find((one) => one === test) ?? 'is'

type Asking = Pick<Asked, 'where' | 'test' | 'value' | 'and' | 'and_test' | 'and_value'>

/**
 * The conditions that can be held against the columns there are; one without its value asks for nothing yet. The
 * second is shown behind the first: where that is of no column, neither holds.
 */
export function conditionsOf(
  profile: readonly Pick<ColumnProfile, 'name' | 'kind'>[],
  asked: Asking,
): Condition[] {
  const conditionOf = (name: string, wanted: Test | '', text: string): Condition[] => {
    const column = profile.find((one) => one.name === name)
    if (!column) return []
    const test = testOf(column.kind, wanted)
    const value = test === 'missing' ? '' : text.trim()
    if (value === '' && test !== 'missing') return []
    return [{ column: name, kind: column.kind, test, value }]
  }
  if (!profile.some(({ name }) => name === asked.where)) return []
  return [
    ...conditionOf(asked.where, asked.test, asked.value),
    ...conditionOf(asked.and, asked.and_test, asked.and_value),
  ]
}

const isWord = ({ kind }: Condition) => kind === 'text' || kind === 'boolean'

/** "year is at least 2020 and make is “Ford”". */
export const conditionsText = (conditions: readonly Condition[]) =>
  conditions
    .map((one) => {
      const value = isWord(one) ? `“${one.value}”` : one.value
      return `${one.column} ${testWords[one.test]}${one.test === 'missing' ? '' : ` ${value}`}`
    })
    .join(' and ')

/**
 * Words whatever their case, letter by letter as the engine for SQL lowers them: a sigma is one sigma wherever it
 * stands, and an I with a dot is an i.
 */
export const lowered = (text: string) =>
  text.replaceAll('İ', 'i').toLowerCase().replaceAll('ς', 'σ')

const moment = /^\d{4}(?:-\d\d(?:-\d\d(?:[ T]\d\d:\d\d)?)?)?$/

const startOf = ([year = 0, month = 1, day = 1, hour = 0, minute = 0]: readonly number[]) =>
  Date.UTC(year, month - 1, day, hour, minute)

/** The first and the last millisecond of a year, a month, a day or a minute. */
function spanOf(text: string) {
  if (!moment.test(text)) return null
  const parts = text.split(/[-T :]/).map(Number)
  const low = startOf(parts)
  // A 31st of February would be a day of March.
  if (!new Date(low).toISOString().startsWith(text.replace(' ', 'T'))) return null
  const next = parts.map((part, at) => (at === parts.length - 1 ? part + 1 : part))
  return { low, high: startOf(next) - 1 }
}

/** What the value of a condition on figures or dates reaches from and to. */
export function boundsOf({ column, kind, value }: Condition): { low: number; high: number } {
  if (kind === 'date') {
    const span = spanOf(value)
    if (span) return span
    throw new Refusal(
      `“${value}” is no date to compare ${column} with. Write a year, a month, a day or a minute: 2024, 2024-05, 2024-05-31 or 2024-05-31 14:30.`,
    )
  }
  const { MAX_VALUE: max } = Number
  const figure = numberOf(plainNumber(value, { min: -max, max }).plain, '.')
  if (Number.isNaN(figure))
    throw new Refusal(
      `“${value}” is no figure to compare ${column} with. Write one such as 12 or 1.5.`,
    )
  return { low: figure, high: figure }
}
