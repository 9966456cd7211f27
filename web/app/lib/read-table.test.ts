import { describe, expect, test } from 'vitest'
import { filledCsv } from './filled-csv'
import { readTable, type ColumnRule } from './read-table'

const rules: readonly ColumnRule[] = [
  {
    key: 'date',
    kind: 'text',
    pattern: { test: /^\d{4}-\d\d-\d\d$/, rule: 'write the date as 2026-05-31' },
  },
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
    encoding: null,
    sheets: null,
    header: 1,
    firstLines: [expect.objectContaining({ line: 1 }), expect.objectContaining({ line: 2 })],
    marks: ['.'],
    used: ['date', 'years', 'yield_pct'],
    unused: ['note'],
  })
})

test.each([
  ['2026-05-31,2,"3,22"', 'yield_pct', 'use a point, not a comma'],
  ['2026-05-31,2,"1,23,4.5"', 'yield_pct', 'must be a number'],
  ['2026-05-31,,3', 'years', 'empty'],
  ['2026-05-31,51,3', 'years', 'must be at most 50'],
  ['2026-05-31,-1,3', 'years', 'must be at least 0'],
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

test('a gap may be said in a word, in a column that may have gaps', async () => {
  const read = await readTable('time,value\na,null\nb,NaN\nc,n/a\nd,NA\ne,0\nf,-\n', value, 10)
  expect(read.rows.map((row) => row['value'])).toEqual([null, null, null, null, 0, null])
  expect(read.issues).toEqual([])
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

describe('the headings', () => {
  const rules = [
    { key: 'years', kind: 'number' },
    { key: 'yield_pct', kind: 'number' },
  ] as const

  test('are found below a title and a note', async () => {
    const read = await readTable('Our curve\nmade in May\nyears,yield_pct\n2,3\n', rules, 9)
    expect(read).toMatchObject({ rows: [{ years: 2, yield_pct: 3 }], how: { header: 3 }, total: 1 })
  })

  test('may be absent: the columns are then the template’s', async () => {
    const read = await readTable('2,3\n5,4\n', rules, 9, { header: 0 })
    expect(read).toMatchObject({ issues: [], total: 2, how: { header: 0 } })
    expect(read.rows[1]).toEqual({ years: 5, yield_pct: 4 })
  })
})

describe('a quote mark without the other', () => {
  const rules = [{ key: 'name', kind: 'text' }] as const
  const ruleOf = async (text: string) => (await readTable(text, rules, 9)).issues

  test('that is never closed is named by its line, with what to do', async () => {
    expect(await ruleOf('name,n\na,1\n"b,2\nc,3\n')).toEqual([
      {
        line: 3,
        found: '"b,2',
        rule: 'a quote mark opens in this line and is never closed, so that the rest of the file would be one cell. Close it where its cell ends, or take it away, and upload it again',
      },
    ])
  })

  test('that the next quoted cell closes is found too', async () => {
    expect(await ruleOf('name,n\n"b,2\nc,"3"\nd,4\n')).toEqual([
      expect.objectContaining({
        line: 2,
        rule: expect.stringContaining('closes only in line 3') as string,
      }),
    ])
  })

  test('quotes that are closed may hold line breaks and quotes', async () => {
    const read = await readTable('name,n\n"a ""b""\nc",1\n"d" ,2\n', rules, 9)
    expect(read.rows).toEqual([{ name: 'a "b"\nc' }, { name: 'd' }])
  })
})

test('headings found far down are among the lines offered', async () => {
  const notes = Array.from({ length: 7 }, (_, at) => `note ${String(at + 1)}`)
  const { how } = await readTable([...notes, 'value', '1'].join('\n'), value, 10)
  expect(how.header).toBe(8)
  expect(how.firstLines.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 8])
})
