import { expect, test } from 'vitest'
import { filledCsv } from './filled-csv'
import { readTable, type ColumnRule } from './read-table'

const rules: readonly ColumnRule[] = [
  { key: 'date', kind: 'date' },
  { key: 'years', kind: 'number', min: 0, max: 50 },
  { key: 'yield_pct', kind: 'number' },
  { key: 'basis', kind: 'text', optional: true, oneOf: ['bond', 'bill'] },
]
const value: readonly ColumnRule[] = [{ key: 'value', kind: 'number', gaps: true }]

test('a good file becomes typed rows, whatever the order, case and spelling of its columns', async () => {
  const read = await readTable('Years,Date,Yield PCT,note\n2,2026-05-31,2.96,x\n', rules, 10)
  expect(read.issues).toEqual([])
  expect(read.rows).toEqual([{ date: '2026-05-31', years: 2, yield_pct: 2.96, basis: null }])
  expect(read.how).toEqual({
    delimiter: ',',
    marks: ['.'],
    used: ['date', 'years', 'yield_pct'],
    unused: ['note'],
    dates: ['2026-05-31', '2026-05-31'],
  })
})

test.each([
  ['2026-05-31,2,"3,22"', 'yield_pct', 'use a point, not a comma'],
  ['2026-05-31,2,"1,23,4.5"', 'yield_pct', 'must be a number'],
  ['2026-05-31,,3', 'years', 'empty'],
  ['2026-05-31,51,3', 'years', 'must be at most 50'],
  ['2026-05-31,-1,3', 'years', 'must be at least 0'],
  ['2026-02-30,2,3', 'date', 'write the date as 2026-05-31'],
  ['31/05/2026,2,3', 'date', 'write the date as 2026-05-31'],
  ['2026-05-31,2,n/a', 'yield_pct', 'must be a number'],
  ['2026-05-31,2,3,note', 'basis', 'must be one of bond, bill'],
])('the row %s is refused by name', async (row, column, rule) => {
  const text = `date,years,yield_pct,basis\n${row}\n2026-05-31,5,3.1,\n`
  const read = await readTable(text, rules, 10)
  expect(read.rows).toHaveLength(1)
  expect(read.total).toBe(2)
  expect(read.issues).toEqual([expect.objectContaining({ line: 2, column, rule })])
})

test('a column with gaps must be there, but a cell of it may be empty', async () => {
  expect(await readTable('time,value\na,1\nb,\n', value, 10)).toMatchObject({
    rows: [{ value: 1 }, { value: null }],
    issues: [],
  })
  expect((await readTable('time\na\n', value, 10)).issues).toMatchObject([{ column: 'value' }])
})

test('a missing column, too many rows and an empty file are said at once', async () => {
  expect((await readTable('date,years\n2026-05-31,2\n', rules, 10)).issues).toEqual([
    { line: 1, column: 'yield_pct', rule: 'this column is missing from the first line' },
  ])
  const long = `date,years,yield_pct\n${'2026-05-31,2,3\n'.repeat(3)}`
  const refused = await readTable(long, rules, 2)
  expect(refused.issues[0]?.rule).toBe('at most 2 rows are read, the file has 3')
  expect((await readTable('  \n', rules, 2)).issues[0]?.rule).toBe('the file is empty')
})

test('a tab-separated 1,500 is asked about, never read as 1.5', async () => {
  const text = 'time\tvalue\na\t1,500\nb\t2,750\n'
  const asked = await readTable(text, value, 10)
  expect(asked).toMatchObject({ rows: [], question: { column: 'value', example: '1,500' } })
  const thousands = await readTable(text, value, 10, { mark: '.' })
  expect(thousands).toMatchObject({ question: null, rows: [{ value: 1500 }, { value: 2750 }] })
  const decimals = await readTable(text, value, 10, { mark: ',' })
  expect(decimals.rows).toEqual([{ value: 1.5 }, { value: 2.75 }])
})

test.each([
  ['other cells with a decimal comma', 'a\tvalue\nx\t1,500\ny\t2,75\n', [1.5, 2.75], ','],
  ['other cells with a decimal point', 'a\tvalue\nx\t1,500\ny\t2.75\n', [1500, 2.75], '.'],
  ['several groups', 'a\tvalue\nx\t1,500\ny\t1,500,000\n', [1500, 1500000], '.'],
  ['a file separated by commas', 'a,value\nx,"1,500"\ny,"2,750"\n', [1500, 2750], '.'],
  ['a decimal comma and a grouping point', 'a;value\nx;1.500\ny;2,75\n', [1500, 2.75], ','],
])('the comma is decided by %s', async (_, text, numbers, mark) => {
  const read = await readTable(text, value, 10)
  expect(read.question).toBeNull()
  expect(read.rows.map((row) => row['value'])).toEqual(numbers)
  expect(read.how.marks).toEqual([mark])
})

test('cells that disagree do not decide either', async () => {
  const read = await readTable('a\tvalue\nx\t1,500\ny\t2,75\nz\t3.1\n', value, 10)
  expect(read.question).toEqual({ column: 'value', example: '1,500' })
  const plain = await readTable('a\tvalue\ny\t2,75\nz\t3.1\n', value, 10)
  expect(plain.issues).toMatchObject([{ line: 2, rule: 'use a point, not a comma' }])
})

test('another column does not decide', async () => {
  const both = [...value, { key: 'fee', kind: 'number' } as const]
  const read = await readTable('value\tfee\n1,500\t2,75\n', both, 10)
  expect(read.question).toEqual({ column: 'value', example: '1,500' })
})

test('a chosen delimiter wins over the one found', async () => {
  const read = await readTable('a;value\n1;2\n', value, 10, { delimiter: ',' })
  expect(read.issues[0]).toMatchObject({ column: 'value' })
})

test('a long file is read in stretches, so that timers run between them', async () => {
  const text = `time,value\n${'2026-05-31T10:00,12.5\n'.repeat(100_000)}`
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 1)
  const read = await readTable(text, value, 100_000)
  clearInterval(timer)
  expect(read.rows).toHaveLength(100_000)
  expect(ticks).toBeGreaterThan(0)
})

test('columns that nobody filled are not sent', async () => {
  const { rows } = await readTable('date,years,yield_pct,basis\n2026-05-31,2,3,\n', rules, 10)
  expect(filledCsv(rules, rows)).toBe('date,years,yield_pct\r\n2026-05-31,2,3\r\n')
})
