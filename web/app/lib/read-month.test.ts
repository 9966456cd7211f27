import { expect, test } from 'vitest'
import { readTable, type ColumnRule } from './read-table'

const rules: readonly ColumnRule[] = [{ key: 'month', kind: 'month' }]
const read = (...cells: readonly string[]) =>
  readTable(['month', ...cells, ''].join('\n'), rules, 5000, { delimiter: ';' })
const months = async (...cells: readonly string[]) =>
  (await read(...cells)).rows.map((row) => row['month'])

test.each([
  ['2025-01'],
  ['2025-1-5'],
  ['2025/01'],
  ['31/01/2025'],
  ['01/31/2025'],
  ['31.01.2025'],
  ['01.2025'],
  ['1/2025'],
  ['Jan 2025'],
  ['31 January 2025'],
  ['janvier 2025'],
  ['2025-01-31T23:30:00-05:00'],
  ['01/01/2025'],
])('%s is January 2025', async (cell) => {
  expect(await months(cell)).toEqual(['2025-01'])
})

test('which of the two is the month may be told by other cells of the column', async () => {
  expect(await months('03/04/2025', '31/01/2025')).toEqual(['2025-04', '2025-01'])
  expect(await months('03/04/2025', '01/31/2025')).toEqual(['2025-03', '2025-01'])
})

test('a cell that tells is heard behind thousands that do not, and beside one that is no date', async () => {
  const both = Array.from({ length: 2500 }, (_, at) => {
    const [day, month] = [(at % 12) + 1, (Math.floor(at / 12) % 12) + 1]
    return `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/2025`
  })
  const late = await read(...both, '31/01/2025')
  expect(late.issues).toEqual([])
  expect(late.rows[1]).toEqual({ month: '2025-01' })
  const days = Array.from({ length: 40 }, () => ['05/01/2025', '31/01/2025']).flat()
  const odd = await read(...days, 'soon')
  expect(odd.issues.map(({ found }) => found)).toEqual(['soon'])
})

test.each([
  ['03/04/2025', 'day or month may come first: write the month as 2025-01'],
  ['31/01/25', 'write the month as 2025-01'],
  ['2025-Q1', 'write the month as 2025-01'],
  ['202501', 'write the month as 2025-01'],
  ['soon', 'write the month as 2025-01'],
])('%s is refused with what to write', async (cell, rule) => {
  expect((await read(cell)).issues).toEqual([{ line: 2, column: 'month', found: cell, rule }])
})
