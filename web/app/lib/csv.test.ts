import { expect, test } from 'vitest'
import { toJson, type ChartTable } from './chart-table'
import { parseCsv, readTable, toCsv, type ColumnRule } from './csv'

const rules: readonly ColumnRule[] = [
  { key: 'date', kind: 'date' },
  { key: 'years', kind: 'number', min: 0, max: 50 },
  { key: 'yield_pct', kind: 'number' },
  { key: 'basis', kind: 'text', optional: true, oneOf: ['bond', 'bill'] },
]

const table: ChartTable = {
  columns: [
    { key: 'name', label: 'Name' },
    { key: 'value', label: 'Value, %', numeric: true, show: () => 'formatted' },
  ],
  rows: [
    { name: 'plain', value: -1.5 },
    { name: 'with "quotes", and comma', value: null },
    { name: '=HYPERLINK("x")', value: 2, hidden: 1 },
  ],
}

test('exports hold plain values under the column keys', () => {
  expect(toCsv(table)).toBe(
    'name,value\r\nplain,-1.5\r\n"with ""quotes"", and comma",\r\n"\'=HYPERLINK(""x"")",2\r\n',
  )
  expect(JSON.parse(toJson(table))).toEqual([
    { name: 'plain', value: -1.5 },
    { name: 'with "quotes", and comma', value: null },
    { name: '=HYPERLINK("x")', value: 2 },
  ])
})

test('quotes, line breaks in quotes, a byte order mark and blank lines are understood', () => {
  expect(parseCsv('\ufeffa,b\r\n"x\ny","say ""hi"""\r\n\r\n1,2')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x\ny', 'say "hi"'] },
    { line: 5, cells: ['1', '2'] },
  ])
})

test('semicolons and tabs separate as well', () => {
  expect(parseCsv('a;b\n1,5;2')[1]?.cells).toEqual(['1,5', '2'])
  expect(parseCsv('a\tb\n1\t2')[1]?.cells).toEqual(['1', '2'])
})

test('a good file becomes typed rows, whatever the order and case of its columns', () => {
  const { rows, issues } = readTable('Years,Date,yield_pct\n2,2026-05-31,2.96\n', rules, 10)
  expect(issues).toEqual([])
  expect(rows).toEqual([{ date: '2026-05-31', years: 2, yield_pct: 2.96, basis: null }])
})

test.each([
  ['2026-05-31,2,"3,22"', 'yield_pct', 'use a point, not a comma'],
  ['2026-05-31,2,"1,234.5"', 'yield_pct', 'write thousands without a separator'],
  ['2026-05-31,,3', 'years', 'empty'],
  ['2026-05-31,51,3', 'years', 'must be at most 50'],
  ['2026-05-31,-1,3', 'years', 'must be at least 0'],
  ['2026-02-30,2,3', 'date', 'write the date as 2026-05-31'],
  ['31/05/2026,2,3', 'date', 'write the date as 2026-05-31'],
  ['2026-05-31,2,n/a', 'yield_pct', 'must be a number'],
  ['2026-05-31,2,3,note', 'basis', 'must be one of bond, bill'],
])('the row %s is refused by name', (row, column, rule) => {
  const read = readTable(`date,years,yield_pct,basis\n${row}\n2026-05-31,5,3.1,\n`, rules, 10)
  expect(read.rows).toHaveLength(1)
  expect(read.total).toBe(2)
  expect(read.issues).toEqual([expect.objectContaining({ line: 2, column, rule })])
})

test('a column with gaps must be there, but a cell of it may be empty', () => {
  const gaps = [{ key: 'value', kind: 'number', gaps: true }] as const
  expect(readTable('time,value\na,1\nb,\n', gaps, 10)).toMatchObject({
    rows: [{ value: 1 }, { value: null }],
    issues: [],
  })
  expect(readTable('time\na\n', gaps, 10).issues).toMatchObject([{ column: 'value' }])
})

test('a missing column, too many rows and an empty file are said at once', () => {
  expect(readTable('date,years\n2026-05-31,2\n', rules, 10).issues).toEqual([
    { line: 1, column: 'yield_pct', rule: 'this column is missing from the first line' },
  ])
  const long = `date,years,yield_pct\n${'2026-05-31,2,3\n'.repeat(3)}`
  expect(readTable(long, rules, 2).issues[0]?.rule).toBe('at most 2 rows are read, the file has 3')
  expect(readTable('  \n', rules, 2).issues[0]?.rule).toBe('the file is empty')
})
