// The question in SQL, run by the engine itself: its answer is the one by columns, group by group.
import { expect, test } from 'vitest'
import { cellText, type Column, type DataTable, type TextColumn } from '@/lib/tables/columns'
import { lowered } from '@/lib/tables/conditions'
import { openFile } from '@/lib/tables/open-file'
import { nothingAsked, type Asked } from '@/lib/tables/question'
import { noWork, Refusal } from '@/lib/tables/reading'
import { reportOf, type Report } from '@/lib/tables/report'
import { startedEngine } from '@/lib/tables/sql/duckdb.test-support'
import { seededRandom } from '@/lib/seeded-random'
import { firstQuestion } from './first-question'

const { engine, give } = startedEngine()
const tableOf = async (csv: string) => (await openFile(new Blob([csv]), {}, noWork)).table
const questionOf = (of: DataTable, asked: Asked) => firstQuestion(reportOf(of, asked), asked)

type Groups = readonly (readonly [name: string, figure: number, rows: number])[]

/** The groups of the engine's answer: a name, a figure where there is one, and rows. */
async function answered(of: DataTable, sql: string): Promise<Groups> {
  await give(of)
  try {
    const { rows, columns } = (await engine().run(sql, noWork)).table
    const [name, figure] = columns
    const count = columns.at(-1)
    if (!name || !figure || !count) return []
    return Array.from({ length: rows }, (_, at): Groups[number] => [
      cellText(name, at),
      Number(cellText(figure, at)),
      Number(cellText(count, at)),
    ])
  } catch (error) {
    if (error instanceof Refusal && error.message.startsWith('No row answers')) return []
    throw error
  }
}

const truth: Readonly<Record<string, string>> = { yes: 'true', no: 'false' }
const twelve = (value: number) => String(Number(value.toPrecision(12)))

/** What the engine calls a group of the page. */
function nameOf({ resolved, by }: Report, place: number, kind: Column['kind']) {
  const { label, at } = by.list[place] ?? { label: '', at: null }
  if (kind === 'boolean') return truth[label.toLowerCase()] ?? label
  if (at === null) return label
  if (by.scale === 'figures') return String(at)
  if (by.scale === 'stretches') {
    const [first = 0, second = 1] = by.list.map((one) => one.at ?? 0)
    return twelve(at - (second - first) / 2)
  }
  if (by.scale === 'round') return String(resolved.span === 'hour of the day' ? at : at + 1)
  const text = new Date(at).toISOString()
  return at % 86_400_000 === 0 ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ')
}

/** The groups of the page. */
function drawn(of: DataTable, asked: Asked): Groups {
  const report = reportOf(of, asked)
  const { whole, resolved } = report
  const kind = of.columns.find(({ name }) => name === resolved.by)?.kind ?? 'text'
  return whole.map((group): Groups[number] => [
    nameOf(report, group.by, kind),
    group[resolved.show],
    group.count,
  ])
}

/** Sums of floats may differ in the last of sixteen digits. */
const rounded = (groups: Groups) =>
  groups.map(([name, figure, rows]) => [name, twelve(figure), rows])

async function expectSame(of: DataTable, asked: Asked) {
  const sql = questionOf(of, asked)
  const found = await answered(of, sql)
  const isStretched = reportOf(of, asked).by.scale === 'stretches'
  const named: Groups = isStretched
    ? found.map(([name, ...rest]) => [twelve(Number(name)), ...rest])
    : found
  expect(rounded(named), sql).toEqual(rounded(drawn(of, asked)))
  return sql
}

const sums = { ...nothingAsked, show: 'sum', of: 'sales', by: 'shop', split: '-' } as const
const year = 'the "year"'
const table = await tableOf(
  [
    'shop,"the ""year""",on,open,sales',
    'A,2021,2023-12-31,yes,1',
    "O'Brien,2022,2024-01-01,no,2",
    'a,2023,2024-01-31,yes,3',
    ',2023,2024-02-01,no,4',
    'B,,,,5',
    'B,2024,2024-03-01,no,6.5',
  ].join('\n'),
)

test.each<[string, Partial<Asked>, string]>([
  ['a quote sign in a word', { where: 'shop', value: "o'brien" }, `= lower('o''brien')`],
  ['a word left out', { where: 'shop', test: 'not', value: 'B' }, `IS DISTINCT FROM lower('B')`],
  ['a part of a word', { where: 'shop', test: 'contains', value: "'" }, 'contains(lower('],
  ['a figure', { where: year, test: 'least', value: '2,022' }, `"the ""year""" >= 2022`],
  ['a figure left out', { where: year, test: 'not', value: '2023' }, 'IS DISTINCT FROM 2023'],
  ['no figure', { where: year, value: 'x' }, 'WHERE FALSE'],
  ['a month', { where: 'on', value: '2024-01' }, `"on" >= TIMESTAMP '2024-01-01 00:00'`],
  ['all but a year', { where: 'on', test: 'not', value: '2024' }, 'IS NOT TRUE'],
  ['up to a month', { where: 'on', test: 'most', value: '2024-01' }, `< TIMESTAMP '2024-02-01`],
  ['up to the last year', { where: 'on', test: 'most', value: '9999' }, `< TIMESTAMP '10000-01-01`],
  ['yes or no', { where: 'open', value: 'Yes' }, '"open" = TRUE'],
  ['not yes', { where: 'open', test: 'not', value: 'yes' }, '"open" IS DISTINCT FROM TRUE'],
  ['neither', { where: 'open', test: 'not', value: 'maybe' }, 'WHERE TRUE'],
  ['another word for yes', { where: 'open', value: 'true' }, 'WHERE FALSE'],
  ['nothing there', { where: 'on', test: 'missing' }, '"on" IS NULL'],
  ['a column in full', { by: year, where: 'shop', test: 'missing' }, '"the ""year""" IS NOT NULL'],
  [
    'two conditions',
    { where: year, test: 'least', value: '2022', and: 'open', and_value: 'no' },
    ' AND ',
  ],
])('%s', async (_, asking, part) => {
  expect(await expectSame(table, { ...sums, ...asking })).toContain(part)
})

test('a question about a full table without ties says no more than it must', async () => {
  const full = await tableOf('shop,sales\nA,1.5\nB,2\nA,3\n')
  expect(await expectSame(full, { ...sums, show: 'mean' })).toBe(
    'SELECT "shop", avg("sales") AS "sales", count(*) AS "rows"\nFROM data\nGROUP BY 1\nORDER BY 2 DESC',
  )
})

const words = (name: string, list: readonly (string | null)[]): TextColumn => {
  const distinct = [...new Set(list.filter((word) => word !== null))]
  const codes = Int32Array.from(list, (word) => (word === null ? -1 : distinct.indexOf(word)))
  return { kind: 'text', name, words: distinct, codes }
}
const figures = (name: string, list: readonly number[], digits = 0): Column => ({
  kind: 'number',
  name,
  digits,
  values: Float64Array.from(list),
})

/** Every sign that is white space at the end of a word, and one that is none. */
const spaces = [...' \t\n\v\f\r\u00a0\u1680\u2003\u2028\u2029\u202f\u205f\u3000\ufeff', '\u200b']

test.each<[string, Partial<Asked>]>([
  ['is', { value: 'On' }],
  ['is not', { test: 'not', value: 'On' }],
  ['contains', { test: 'contains', value: 'N' }],
  ['a letter whose small one is not one letter everywhere', { value: 'İZMİR' }],
])('words with white space around them are found as the page finds them: %s', async (_, asking) => {
  const padded = spaces.flatMap((space) => [`ON${space}`, `${space}on`, `${space}a b${space}`])
  const list = [...padded, 'O\tN', 'QC', 'İZMİR', null]
  const numbers = list.map((_, at) => at)
  const columns = [
    words('shop', list),
    words('place', numbers.map(String)),
    figures('sales', numbers),
  ]
  await expectSame(
    { rows: list.length, columns },
    { ...sums, by: 'place', where: 'shop', ...asking },
  )
})

test.each<[string, Partial<Asked>]>([
  ['a final sigma', { value: 'οδος' }],
  ['a sigma', { value: 'ΟΔΟΣ' }],
  ['not a sigma', { test: 'not', value: 'οδος' }],
  ['a part with a sigma', { test: 'contains', value: 'ς' }],
  ['an i for an I with a dot', { value: 'izmir' }],
  ['an I with a dot', { value: 'İzmir' }],
  ['a capital sharp s', { value: 'straẞe' }],
])('letters with two small ones are found as the page finds them: %s', async (_, asking) => {
  const list = ['ΟΔΟΣ', 'οδος', 'οδοσ', 'ΣΑΣ', 'İZMİR', 'izmir', 'IZMIR', 'Straße', 'STRAẞE']
  const numbers = list.map((_, at) => at)
  const columns = [
    words('shop', list),
    words('place', numbers.map(String)),
    figures('sales', numbers),
  ]
  const asked = { ...sums, by: 'place', where: 'shop', ...asking } as const
  const of = { rows: list.length, columns }
  await expectSame(of, asked)
  expect(drawn(of, asked).length).toBeGreaterThan(1)
})

test('every letter has the small one on the page that it has in the engine', async () => {
  // Beyond these stand letters that a newer edition of Unicode has and one of the two does not know.
  const all = Array.from({ length: 0x1c80 }, (_, at) => String.fromCodePoint(at))
  const letters = all.filter((letter) => /\p{Cased}/u.test(letter))
  await give({ rows: letters.length, columns: [words('letter', letters)] })
  const { columns } = (await engine().run('SELECT lower(letter) FROM data', noWork)).table
  const [small] = columns
  const differ = letters.filter((letter, at) => small && cellText(small, at) !== lowered(letter))
  expect(differ).toEqual(['ς'])
})

/** A to F with one row to six; more rows without a shop; and G, whose rows have no sales. */
const gaps = await tableOf(
  [
    'shop,sales',
    ...['A', 'B', 'C', 'D', 'E', 'F', ''].flatMap((shop, at) =>
      Array.from({ length: at + 1 }, () => `${shop},${String(10 * (at + 1))}`),
    ),
    ',1',
    ...Array.from({ length: 9 }, () => 'G,'),
  ].join('\n'),
)

test.each<[string, Partial<Asked>, string]>([
  ['the largest', {}, 'HAVING count("sales") > 0\nORDER BY 2 DESC, min(rowid)\nLIMIT 5'],
  [
    'the smallest',
    { show: 'min', order: 'smallest' },
    'HAVING count("sales") > 0\nORDER BY 2 ASC, min(rowid)\nLIMIT 5',
  ],
  ['the most rows', { show: 'count' }, 'ORDER BY 2 DESC, min(rowid)\nLIMIT 5'],
  [
    'no more than there are',
    { where: 'sales', test: 'least', value: '20' },
    'HAVING count("sales") > 0\nORDER BY 2 DESC',
  ],
])('a limit keeps the groups that the page keeps: %s', async (_, asking, end) => {
  const sql = await expectSame(gaps, { ...sums, limit: '5', ...asking })
  expect(sql.split('GROUP BY 1\n')[1]).toBe(end)
})

test('a limit holds for stretches, and for the few figures that a condition leaves of them', async () => {
  const values = Array.from({ length: 60 }, (_, at) => at)
  const of = {
    rows: 60,
    columns: [
      figures('size', values),
      figures(
        'sales',
        values.map((at) => at % 7),
      ),
    ],
  }
  const asked = { ...sums, by: 'size', limit: '5' } as const
  expect(await expectSame(of, asked)).toContain('floor(')
  const few = await expectSame(of, { ...asked, where: 'size', test: 'most', value: '8' })
  expect(few).not.toContain('floor(')
  expect(few).toContain('<= 5')
})

test('more words than are drawn are cut as the page cuts them', async () => {
  const list = Array.from({ length: 400 }, (_, at) => `w${String((at * at) % 97)}`)
  const sales = list.map((_, at) => ((at * 37) % 11) - 4)
  const of = { rows: 400, columns: [words('shop', list), figures('sales', sales)] }
  for (const show of ['sum', 'mean', 'count'] as const) {
    const sql = await expectSame(of, { ...sums, show })
    expect(sql).toContain('<= 40')
  }
})

test('a column may be called like the engine’s own', async () => {
  const of = { rows: 3, columns: [words('rowid', ['b', 'a', 'b']), figures('sales', [1, 2, 3])] }
  await expectSame(of, { ...sums, by: 'rowid' })
})

/** Blank cells, padded words, ties, yes and no, moments before 1970, quarters, which floats add without a rest. */
function awkward(seed: number): DataTable {
  const random = seededRandom(seed)
  const rows = 160
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const make = <T>(one: () => T) => Array.from({ length: rows }, one)
  const shops = [
    'A',
    'a',
    ' A',
    'A\t',
    '\u00a0A',
    'B',
    "O'B",
    'É',
    'é\u00a0',
    '"q"',
    null,
    null,
  ] as const
  const quarters = () => (random() < 0.15 ? Number.NaN : Math.round(random() * 12) / 4)
  const on = Float64Array.from(
    make(() =>
      random() < 0.1
        ? Number.NaN
        : Date.UTC(1969, 10, 1) + Math.floor(random() * 120 * 24 * 4) * 900_000,
    ),
  )
  const open = words(
    'open',
    make(() => pick(['yes', 'no', null])),
  )
  return {
    rows,
    columns: [
      words(
        'shop',
        make(() => pick(shops)),
      ),
      { ...open, kind: 'boolean' },
      { kind: 'date', name: 'on', values: on, unit: 'time' },
      figures(
        'stars',
        make(() => pick([1, 2, 2, 3, 5, Number.NaN])),
      ),
      figures(
        'size',
        make(() => (random() < 0.1 ? Number.NaN : Math.round((random() - 0.3) * 4000) / 100)),
        2,
      ),
      figures('sales', make(quarters), 2),
      figures(
        'units',
        make(() => (random() < 0.2 ? Number.NaN : Math.floor(random() * 4))),
      ),
    ],
  }
}

const bys = [
  ...['shop', 'open', 'stars', 'size', 'units'].map((by) => ({ by })),
  ...(
    [
      'year',
      'quarter',
      'month',
      'day',
      'hour',
      'month of the year',
      'day of the week',
      'hour of the day',
    ] as const
  ).map((span) => ({ by: 'on', span })),
  { by: 'on' },
]
const picks: readonly Partial<Asked>[] = [
  {},
  { limit: '5' },
  { limit: '5', order: 'smallest', where: 'shop', value: 'a' },
  { where: 'shop', test: 'not', value: 'É', and: 'sales', and_test: 'least', and_value: '1.5' },
  { where: 'shop', test: 'contains', value: 'a', and: 'open', and_value: 'No' },
  { limit: '5', where: 'size', test: 'least', value: '25' },
  { where: 'open', test: 'missing', and: 'on', and_test: 'most', and_value: '1970-01' },
  { limit: '10', where: 'stars', test: 'not', value: '2' },
]
const figuresAsked: readonly Partial<Asked>[] = [
  { show: 'sum', of: 'sales' },
  { show: 'mean', of: 'units' },
  { show: 'median', of: 'sales' },
  { show: 'min', of: 'units' },
  { show: 'max', of: 'sales' },
  { show: 'mean', of: 'sales' },
  { show: 'count' },
]

test.each(bys)(
  'over awkward columns SQL answers what the page draws: by $by $span',
  async (grouped) => {
    for (const [place, chosen] of picks.entries())
      for (const [step, figure] of figuresAsked.entries()) {
        const of = awkward(1 + ((place + step) % 5))
        await expectSame(of, {
          ...nothingAsked,
          split: '-',
          ...grouped,
          ...chosen,
          ...figure,
        } as Asked)
      }
  },
)
