import { expect, test } from 'vitest'
import type { ColumnReading, HowRead } from '@/lib/tables/reading'
import { howReadText } from './table-reading'

const column = (name: string, read: Partial<ColumnReading>): ColumnReading => ({
  name,
  kind: 'number',
  mark: '.',
  order: 'ymd',
  isUnsure: false,
  odd: { count: 0, examples: [] },
  ...read,
})
const how = (...columns: readonly ColumnReading[]): { how: HowRead } => ({
  how: {
    format: 'delimited',
    encoding: null,
    separator: '\t',
    header: 1,
    firstLines: [],
    sheets: null,
    columns,
    notes: [],
  },
})

test('what was read alike is said once, and what was not with its columns', () => {
  const comma = { mark: ',' } as const
  const dates = { kind: 'date', order: 'dmy' } as const
  const alike = how(column('a', comma), column('b', comma), column('d', dates))
  const text = 'text separated by tabs; decimal comma; dates as day, month, year'
  expect(howReadText(alike)).toBe(text)
  const others = [column('e', dates), column('f', { ...dates, order: 'mdy' })]
  const apart = how(column('a', comma), column('b', {}), column('d', dates), ...others)
  expect(howReadText(apart)).toMatch(/; decimal comma in a; dates as day, month, year in d and e;/)
  expect(howReadText(apart)).toMatch(/; dates as month, day, year in f$/)
})
