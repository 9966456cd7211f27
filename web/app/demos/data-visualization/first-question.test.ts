// The question in SQL, run by the engine itself: its answer is the one by columns.
import { beforeAll, expect, test } from 'vitest'
import { cellText } from '@/lib/tables/columns'
import { lend, type Lent, type Slice } from '@/lib/tables/lending'
import { openFile } from '@/lib/tables/open-file'
import { nothingAsked, type Asked } from '@/lib/tables/question'
import { noWork } from '@/lib/tables/reading'
import { profileFor, reportOf } from '@/lib/tables/report'
import { makeDuckDB } from '@/lib/tables/sql/duckdb.test-support'
import { SqlEngine } from '@/lib/tables/sql/engine'
import { firstQuestion } from './first-question'

const csv = [
  'shop,"the ""year""",on,open,sales',
  'A,2021,2023-12-31,yes,1',
  "O'Brien,2022,2024-01-01,no,2",
  'a,2023,2024-01-31,yes,3',
  ',2023,2024-02-01,no,4',
  'B,,,,5',
  'B,2024,2024-03-01,no,6.5',
].join('\n')
let engine: SqlEngine
const { table } = await openFile(new Blob([csv]), {}, noWork)
const opened = { profile: profileFor(table), rows: table.rows }

beforeAll(async () => {
  engine = new SqlEngine(await makeDuckDB())
  const { port1, port2 } = new MessageChannel()
  lend(table, port1)
  const ask = <A>(question: number | null) =>
    new Promise<A>((resolve) => {
      port2.onmessage = ({ data }: MessageEvent<A>) => {
        resolve(data)
      }
      port2.postMessage(question)
    })
  await engine.take({ lent: await ask<Lent>(null), rowsFrom: (row) => ask<Slice>(row) }, noWork)
  port1.close()
})

const sums = { ...nothingAsked, show: 'sum', of: 'sales', by: 'shop', split: '-' } as const
const year = 'the "year"'

test.each<[string, Partial<Asked>, string]>([
  ['a quote sign in a word', { where: 'shop', value: "o'brien" }, `lower("shop") = 'o''brien'`],
  ['a word left out', { where: 'shop', test: 'not', value: 'B' }, `IS DISTINCT FROM 'b'`],
  ['a part of a word', { where: 'shop', test: 'contains', value: "'" }, `contains(lower("shop"),`],
  ['a figure', { where: year, test: 'least', value: '2,022' }, `"the ""year""" >= 2022`],
  ['a figure left out', { where: year, test: 'not', value: '2023' }, 'IS DISTINCT FROM 2023'],
  ['a month', { where: 'on', value: '2024-01' }, `"on" >= TIMESTAMP '2024-01-01 00:00'`],
  ['all but a year', { where: 'on', test: 'not', value: '2024' }, 'IS NOT TRUE'],
  ['up to a month', { where: 'on', test: 'most', value: '2024-01' }, `< TIMESTAMP '2024-02-01`],
  ['yes or no', { where: 'open', value: 'Yes' }, '"open" = TRUE'],
  ['not yes', { where: 'open', test: 'not', value: 'yes' }, '"open" IS DISTINCT FROM TRUE'],
  ['neither', { where: 'open', test: 'not', value: 'maybe' }, 'CAST("open" AS VARCHAR)'],
  ['nothing there', { where: 'on', test: 'missing' }, '"on" IS NULL'],
  [
    'two conditions',
    { where: year, test: 'least', value: '2022', and: 'open', and_value: 'no' },
    ' AND ',
  ],
])('%s', async (_, asking, part) => {
  const asked = { ...sums, ...asking }
  const sql = firstQuestion(opened, asked)
  expect(sql).toContain(part)
  const answer = (await engine.run(sql, noWork)).table
  const [shop, sum] = answer.columns
  // Rows without a shop are a group in SQL, and in no group of a chart.
  const found = Array.from({ length: answer.rows }, (_row, at) =>
    shop && sum ? [cellText(shop, at), Number(cellText(sum, at))] : [],
  ).filter(([name]) => name !== '')
  const report = reportOf(table, asked)
  const drawn = report.whole.map((group) => [report.by.list[group.by]?.label, group.sum])
  expect(new Map(found as [string, number][])).toEqual(new Map(drawn as [string, number][]))
})

test('a limit is one of SQL, the smallest in the other order, and none over time', () => {
  const end = (asking: Partial<Asked>) =>
    firstQuestion(opened, { ...sums, ...asking }).split('GROUP BY 1\n')[1]
  expect(end({})).toBe('ORDER BY 2 DESC')
  expect(end({ limit: '5' })).toBe('ORDER BY 2 DESC\nLIMIT 5')
  expect(end({ limit: '10', order: 'smallest' })).toBe('ORDER BY 2 ASC\nLIMIT 10')
  expect(end({ by: 'on', limit: '5' })).toBe('ORDER BY 2 DESC')
})

test('a value that cannot be read makes no condition', () => {
  expect(firstQuestion(opened, { ...sums, where: year, value: 'x' })).not.toContain('WHERE')
})
