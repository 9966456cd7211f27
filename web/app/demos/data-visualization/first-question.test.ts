// The question in SQL, run by the engine itself: its answer is the one by columns.
import { beforeAll, expect, test } from 'vitest'
import { cellText, type Column, type DataTable } from '@/lib/tables/columns'
import { lend, type Lent, type Slice } from '@/lib/tables/lending'
import { openFile } from '@/lib/tables/open-file'
import { nothingAsked, type Asked } from '@/lib/tables/question'
import { noWork, Refusal } from '@/lib/tables/reading'
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
const questionOf = (of: DataTable, asked: Asked) =>
  firstQuestion({ profile: profileFor(of), rows: of.rows }, asked)

beforeAll(async () => {
  engine = new SqlEngine(await makeDuckDB())
})

async function give(given: DataTable) {
  const { port1, port2 } = new MessageChannel()
  lend(given, port1)
  const ask = <A>(question: number | null) =>
    new Promise<A>((resolve) => {
      port2.onmessage = ({ data }: MessageEvent<A>) => {
        resolve(data)
      }
      port2.postMessage(question)
    })
  await engine.take({ lent: await ask<Lent>(null), rowsFrom: (row) => ask<Slice>(row) }, noWork)
  port1.close()
}

type Groups = readonly (readonly [name: string, figure: number])[]

/** The groups of the engine's answer, whose first two columns are a name and a figure. */
async function answered(of: DataTable, sql: string): Promise<Groups> {
  await give(of)
  try {
    const { rows, columns } = (await engine.run(sql, noWork)).table
    const [name, figure] = columns
    if (!name || !figure) return []
    return Array.from({ length: rows }, (_, at): [string, number] => [
      cellText(name, at),
      Number(cellText(figure, at)),
    ])
  } catch (error) {
    if (error instanceof Refusal && error.message.startsWith('No row answers')) return []
    throw error
  }
}

/** The groups of the page. */
function drawn(of: DataTable, asked: Asked): Groups {
  const { by, whole, resolved } = reportOf(of, asked)
  return whole.map((group): [string, number] => [
    by.list[group.by]?.label ?? '',
    group[resolved.show],
  ])
}

const sums = { ...nothingAsked, show: 'sum', of: 'sales', by: 'shop', split: '-' } as const
const year = 'the "year"'

test.each<[string, Partial<Asked>, string]>([
  ['a quote sign in a word', { where: 'shop', value: "o'brien" }, `= lower('o''brien')`],
  ['a word left out', { where: 'shop', test: 'not', value: 'B' }, `IS DISTINCT FROM lower('B')`],
  ['a part of a word', { where: 'shop', test: 'contains', value: "'" }, 'contains(lower('],
  ['a figure', { where: year, test: 'least', value: '2,022' }, `"the ""year""" >= 2022`],
  ['a figure left out', { where: year, test: 'not', value: '2023' }, 'IS DISTINCT FROM 2023'],
  ['a month', { where: 'on', value: '2024-01' }, `"on" >= TIMESTAMP '2024-01-01 00:00'`],
  ['all but a year', { where: 'on', test: 'not', value: '2024' }, 'IS NOT TRUE'],
  ['up to a month', { where: 'on', test: 'most', value: '2024-01' }, `< TIMESTAMP '2024-02-01`],
  ['yes or no', { where: 'open', value: 'Yes' }, '"open" = TRUE'],
  ['not yes', { where: 'open', test: 'not', value: 'yes' }, '"open" IS DISTINCT FROM TRUE'],
  ['neither', { where: 'open', test: 'not', value: 'maybe' }, 'WHERE TRUE'],
  ['another word for yes', { where: 'open', value: 'true' }, 'WHERE FALSE'],
  ['nothing there', { where: 'on', test: 'missing' }, '"on" IS NULL'],
  [
    'two conditions',
    { where: year, test: 'least', value: '2022', and: 'open', and_value: 'no' },
    ' AND ',
  ],
])('%s', async (_, asking, part) => {
  const asked = { ...sums, ...asking }
  const sql = questionOf(table, asked)
  expect(sql).toContain(part)
  // Rows without a shop are a group in SQL, and in no group of a chart.
  const found = (await answered(table, sql)).filter(([name]) => name !== '')
  expect(new Map(found)).toEqual(new Map(drawn(table, asked)))
})

const padded: DataTable = {
  rows: 5,
  columns: [
    {
      kind: 'text',
      name: 'shop',
      words: ['ON   ', 'on', 'QC   ', 'İZMİR'],
      codes: Int32Array.of(0, 1, 2, 0, 3),
    },
    { kind: 'number', name: 'sales', digits: 0, values: Float64Array.of(1, 2, 4, 8, 16) },
  ],
}

test.each<[string, Partial<Asked>, number]>([
  ['is', { value: 'On' }, 2],
  ['is not', { test: 'not', value: 'On' }, 2],
  ['contains', { test: 'contains', value: 'O' }, 2],
  ['a letter whose small one is not one letter everywhere', { value: 'İZMİR' }, 1],
])('words filled up with spaces are found as the page finds them: %s', async (_, asking, count) => {
  const asked = { ...sums, where: 'shop', ...asking }
  const found = await answered(padded, questionOf(padded, asked))
  expect(found).toHaveLength(count)
  expect(new Map(found)).toEqual(new Map(drawn(padded, asked)))
})

/** A to F with one row to six; more rows without a shop; and G, whose rows have no sales. */
const gaps = [
  'shop,sales',
  ...['A', 'B', 'C', 'D', 'E', 'F', ''].flatMap((shop, at) =>
    Array.from({ length: at + 1 }, () => `${shop},${String(10 * (at + 1))}`),
  ),
  ',1',
  ...Array.from({ length: 9 }, () => 'G,'),
].join('\n')

test.each<[string, Partial<Asked>, string]>([
  ['the largest', {}, 'ORDER BY 2 DESC\nLIMIT 5'],
  ['the smallest', { show: 'min', order: 'smallest' }, 'ORDER BY 2 ASC\nLIMIT 5'],
  ['the most rows', { show: 'count' }, 'ORDER BY 2 DESC\nLIMIT 5'],
  ['under a condition', { where: 'sales', test: 'least', value: '20' }, 'ORDER BY 2 DESC\nLIMIT 5'],
])('a limit keeps the groups that the page keeps: %s', async (_, asking, end) => {
  const shops = (await openFile(new Blob([gaps]), {}, noWork)).table
  const asked = { ...sums, limit: '5', ...asking } as const
  const sql = questionOf(shops, asked)
  expect(sql.split('GROUP BY 1\n')[1]).toBe(end)
  const found = await answered(shops, sql)
  expect(found).toHaveLength(5)
  expect(found).toEqual(drawn(shops, asked))
})

test('a limit is none over time, and none over figures that the page takes in stretches', () => {
  expect(questionOf(table, { ...sums, by: 'on', limit: '5' })).not.toMatch(/LIMIT|IS NOT NULL/)
  const figures = (count: number): DataTable => {
    const values = Float64Array.from({ length: count }, (_, at) => at)
    const column = (name: string): Column => ({ kind: 'number', name, digits: 0, values })
    return { rows: count, columns: [column('size'), column('sales')] }
  }
  const asked = { ...sums, by: 'size', limit: '5' } as const
  expect(questionOf(figures(24), asked)).toContain('LIMIT 5')
  expect(questionOf(figures(25), asked)).not.toMatch(/LIMIT|IS NOT NULL/)
})

test('a value that cannot be read makes no condition', () => {
  expect(questionOf(table, { ...sums, where: year, value: 'x' })).not.toContain('WHERE')
})
