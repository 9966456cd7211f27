import { expect, test } from 'vitest'
import { arranged, headingOf, isNumeric, written, type Table } from './table'
import { toCsv, toJson, type FileNote } from './table-files'

const note: FileNote = {
  title: 'All items',
  source: 'Us, 2026-05',
  made: '2026-11-16',
  address: 'https://x.example/#a',
}
const heading = '"Source: Us, 2026-05. Made 2026-11-16. https://x.example/#a"'

interface Item {
  name: string
  value: number | null
  hidden: number
}
const table: Table<Item> = {
  columns: [
    { key: 'name', header: 'Name' },
    { key: 'value', header: 'Value', unit: '%', text: () => 'formatted' },
    { key: 'double', header: 'Double', value: ({ hidden }) => hidden * 2, exportOnly: true },
  ],
  rows: [
    { name: 'plain', value: -1.5, hidden: 1 },
    { name: 'with "quotes", and comma', value: null, hidden: 2 },
    { name: '=HYPERLINK("x")', value: 2, hidden: 3 },
  ],
}

test('a CSV has headings with units, its source with both dates at their end, and every plain value', () => {
  expect(toCsv(table, note)).toBe(
    `Name,"Value, %",Double,${heading}\r\nplain,-1.5,2,\r\n"with ""quotes"", and comma",,4,\r\n"'=HYPERLINK(""x"")",2,6,\r\n`,
  )
})

test('a JSON says the same and has every row under the column keys', () => {
  expect(JSON.parse(toJson(table, note))).toEqual({
    ...note,
    columns: [
      { key: 'name', name: 'Name', unit: null },
      { key: 'value', name: 'Value', unit: '%' },
      { key: 'double', name: 'Double', unit: null },
    ],
    rows: [
      { name: 'plain', value: -1.5, double: 2 },
      { name: 'with "quotes", and comma', value: null, double: 4 },
      { name: '=HYPERLINK("x")', value: 2, double: 6 },
    ],
  })
})

test.each([
  [null, '', [0, 1, 2]],
  [{ key: 'value', direction: 'ascending' }, '', [0, 2, 1]],
  [{ key: 'value', direction: 'descending' }, '', [2, 0, 1]],
  [{ key: 'name', direction: 'ascending' }, '', [2, 0, 1]],
  [null, ' QUOTES', [1]],
  [null, 'formatted', [0, 1, 2]],
  [null, '-1.5', [0]],
  [null, '6', []],
] as const)('sorted by %j and filtered by %j', (sort, wanted, places) => {
  expect(arranged(table, sort, wanted)).toEqual(places)
})

test('names sort as people count', () => {
  const rows = ['item 10', 'item 9', 'Item 1'].map((name) => ({ name }))
  const named = { columns: [{ key: 'name', header: 'Name' } as const], rows }
  expect(arranged(named, { key: 'name', direction: 'ascending' }, '')).toEqual([2, 1, 0])
})

test('a heading carries its unit; a column of figures is known by its first value', () => {
  const [name, value] = table.columns
  if (!name || !value) throw new Error('no columns')
  expect(headingOf(value)).toBe('Value, %')
  expect(isNumeric(name, table.rows)).toBe(false)
  expect(isNumeric(value, table.rows.slice(1))).toBe(true)
})

test('a column writes its numbers, leaves an absent one and is found by what it writes', () => {
  const column = { key: 'value', header: 'Value', format: (value: number) => `${String(value)} bp` }
  const rows = [{ value: 7 }, { value: null }]
  const figures: Table<{ value: number | null }> = { columns: [{ ...column, key: 'value' }], rows }
  const [value] = figures.columns
  if (!value) throw new Error('no columns')
  expect(rows.map((row) => written(value, row))).toEqual(['7 bp', null])
  expect(arranged(figures, null, '7 BP')).toEqual([0])
  expect(toCsv(figures, note)).toBe(`Value,${heading}\r\n7,\r\n,\r\n`)
})

test.each([
  ['=1+1', "'=1+1"],
  ['a;=1+1', "a;'=1+1"],
  ['a; "=1', 'a; "\'=1'],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ['a\n-b', "a\n'-b"],
  ['＝1', "'＝1"],
  ['a;＋1', "a;'＋1"],
  ['a - b = c; d', 'a - b = c; d'],
])('no reader of commas, semicolons or tabs finds a formula in %j', (text, cell) => {
  const figures: Table<{ text: string }> = {
    columns: [{ key: 'text', header: 'Text' }],
    rows: [{ text }],
  }
  const quoted = /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  expect(toCsv(figures, note)).toBe(`Text,${heading}\r\n${quoted},\r\n`)
})
