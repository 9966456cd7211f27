// What a line is drawn through, and what it leaves open.
import { expect, test } from 'vitest'
import { openFile } from '@/lib/tables/open-file'
import { nothingAsked, type Asked } from '@/lib/tables/question'
import { noWork } from '@/lib/tables/reading'
import { reportOf } from '@/lib/tables/report'
import { labelsOf, linesOf, valuesOf } from './chart-values'
import { subOf } from './sub'

const months = Array.from({ length: 12 }, (_, at) => `2024-${String(at + 1).padStart(2, '0')}`)
/** Rows of one month: so many sales that come to so much. */
const sold = (month: string, product: string, total: number, count: number) =>
  Array.from({ length: count }, () => `${month},${product},${String(total / count)}`)
/** A sells every month; B sells 100 a month, and nothing from April to September. */
const tableOf = (countOf: (month: number) => number) =>
  [
    'month,product,sales',
    ...months.flatMap((month, at) => [
      ...sold(month, 'A', 110, countOf(at)),
      ...(at < 3 || at > 8 ? sold(month, 'B', 100, countOf(at + 1)) : []),
    ]),
  ].join('\n')
const orders = tableOf((month) => 2 ** (month % 3))
/** One figure a month and product. */
const totals = tableOf(() => 1)
/** No rows at all from April to September. */
const closed = (csv: string) =>
  csv
    .split('\n')
    .filter((line) => !/^2024-0[4-9]/.test(line))
    .join('\n')

async function drawn(csv: string, asked: Partial<Asked>) {
  const { table } = await openFile(new Blob([csv]), {}, noWork)
  const report = reportOf(table, {
    ...nothingAsked,
    ...{ of: 'sales', by: 'month', split: 'product', kind: 'line', ...asked },
  })
  const lines = linesOf(report).map(({ label, points }) => [label, points.map(({ y }) => y)])
  return { report, lines: Object.fromEntries(lines) as Record<string, (number | null)[]> }
}
const none = [0, 0, 0, 0, 0, 0]
const three = [100, 100, 100]

test('a sum of events is drawn at 0 where a level has no rows, on an axis that holds it', async () => {
  const { report, lines } = await drawn(orders, { show: 'sum' })
  expect(lines['B']).toEqual([...three, ...none, ...three])
  expect(lines['A']).toEqual(months.map(() => 110))
  expect(report.domain[0]).toBe(0)
  const panels = (await drawn(orders, { show: 'sum', kind: 'multiples' })).report
  expect(valuesOf(panels, 1)).toEqual(lines['B'])
  expect(subOf(panels)).toContain('Months without rows are drawn as 0.')
})

test('a sum of one figure a month stops where a level has no rows', async () => {
  const { report, lines } = await drawn(totals, { show: 'sum' })
  expect(lines['B']).toEqual([...three, null, ...three])
  expect(report.domain[0]).toBeGreaterThan(90)
  expect(subOf(report)).toContain('Months without rows are left empty.')
  const panels = (await drawn(totals, { show: 'sum', kind: 'multiples' })).report
  expect(valuesOf(panels, 1)).toEqual([...three, ...none.map(() => null), ...three])
})

test('a count is drawn at 0 where there are no rows, however many rows the others have', async () => {
  const { lines } = await drawn(totals, { show: 'count' })
  expect(lines['B']).toEqual([1, 1, 1, ...none, 1, 1, 1])
})

test('a mean stops where a level has no rows', async () => {
  const { report, lines } = await drawn(totals, { show: 'mean' })
  expect(lines['B']).toEqual([...three, null, ...three])
  expect(report.domain[0]).toBeGreaterThan(90)
})

test('months without any row stand on the axis of every kind', async () => {
  const { report, lines } = await drawn(closed(orders), { show: 'sum' })
  expect(lines['B']).toEqual([...three, ...none, ...three])
  expect(labelsOf(report)).toEqual(months)
  expect(subOf(report)).toContain('Months without rows are drawn as 0.')
  const panels = (await drawn(closed(totals), { show: 'mean', kind: 'multiples' })).report
  expect(valuesOf(panels, 0)).toEqual([110, 110, 110, ...none.map(() => null), 110, 110, 110])
  expect(subOf(panels)).toContain('Months without rows are left empty.')
  // The groups, and so the table and the question in SQL, are those that have rows.
  expect(report.whole).toHaveLength(6)
})

test('where every month has rows nothing is added', async () => {
  const whole = totals.replaceAll(',B,', ',A,')
  const { report, lines } = await drawn(whole, { show: 'mean', split: '-' })
  expect(lines['']).not.toContain(null)
  expect(lines['']).toHaveLength(12)
  expect(subOf(report)).not.toContain('without rows')
})

const dayAt = (day: number) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)
const monthAt = (month: number, day = 1) =>
  new Date(Date.UTC(2022, month, day)).toISOString().slice(0, 10)
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
const figures = (dates: readonly string[], each = 1) =>
  [
    'month,sales',
    ...dates.flatMap((date, at) => Array<string>(each).fill(`${date},${String(100 + 10 * at)}`)),
  ].join('\n')

test.each([
  ['three quarters', figures(['2024 Q1', '2024 Q2', '2024 Q3']), {}],
  ['three ends of years', figures(['2021-12-31', '2022-12-31', '2023-12-31']), { span: 'month' }],
  ['weeks with one Monday moved', figures([0, 7, 15, 21, 28].map(dayAt)), {}],
  [
    'the first and the fifteenth',
    figures(numbers(8).map((at) => monthAt(at >> 1, 1 + 14 * (at % 2)))),
    { span: 'day' },
  ],
  ['ten working days', figures([0, 1, 2, 3, 4, 7, 8, 9, 10, 11].map(dayAt)), {}],
  [
    'quarters by the month of the year',
    figures(numbers(12).map((at) => monthAt(3 * at))),
    { span: 'month of the year' },
  ],
] as const)('figures that come in steps are joined: %s', async (_, csv, asked) => {
  const { report, lines } = await drawn(csv, { show: 'sum', split: '-', ...asked })
  expect(lines['']?.filter((y) => y !== null)).toHaveLength(report.whole.length)
  expect(lines['']?.every((y) => y !== null && y >= 100)).toBe(true)
  expect(subOf(report)).not.toContain('drawn as 0')
})

test.each([
  ['a running total with a day missing', figures([0, 1, 3, 4].map(dayAt)), {}],
  [
    'totals of each day, by month, with a month missing',
    figures(
      numbers(180)
        .filter((at) => at < 60 || at > 90)
        .map(dayAt),
    ),
    { span: 'month' },
  ],
  [
    'three regions a quarter, with a quarter missing',
    figures(
      [0, 3, 9, 12, 15].map((at) => monthAt(at)),
      3,
    ),
    {},
  ],
  [
    'weekly figures, by month, with a month missing',
    figures(
      numbers(30)
        .filter((at) => at < 9 || at > 13)
        .map((at) => dayAt(7 * at)),
    ),
    { span: 'month' },
  ],
] as const)('a missing reading is a gap and not a 0: %s', async (_, csv, asked) => {
  const { report, lines } = await drawn(csv, { show: 'sum', split: '-', ...asked })
  expect(lines['']).toContain(null)
  expect(lines['']).not.toContain(0)
  expect(subOf(report)).toMatch(/(?:Days|Months) without rows are left empty\./)
})

test('sums of events that come as they like fall to 0 in a month without any', async () => {
  const days = [3, 9, 11, 24, 40, 41, 52, 95, 99, 111, 118, 125, 140, 147, 150]
  const { lines } = await drawn(figures(days.map(dayAt)), {
    show: 'sum',
    split: '-',
    span: 'month',
  })
  expect(lines['']?.indexOf(0)).toBe(2)
})

test('a month whose rows have no figure is no month without rows', async () => {
  const blank = orders.replace(/^(2024-06,A),.*$/gm, '$1,')
  const { report, lines } = await drawn(blank, { show: 'sum' })
  expect(lines['A']).toEqual([
    ...months.slice(0, 5).map(() => 110),
    null,
    ...months.slice(6).map(() => 110),
  ])
  expect(lines['B']).toEqual([...three, ...none, ...three])
  expect(subOf(report)).toContain('Months whose rows have no sales are left empty.')
  const alone = await drawn(orders.replace(/^(2024-06,.),.*$/gm, '$1,'), {
    show: 'sum',
    split: '-',
  })
  expect(labelsOf(alone.report)).toEqual(months)
  expect(alone.lines['']?.filter((y) => y === null)).toHaveLength(1)
  expect(alone.lines['']).not.toContain(0)
  expect(subOf(alone.report)).not.toContain('without rows')
})

test('where empty days make more than four hundred places, the earliest days are left out', async () => {
  const days = numbers(420).filter((day) => day % 21 !== 20)
  const rows = days.flatMap((day) => sold(dayAt(day), 'A', 60, 1 + (day % 3)))
  const csv = ['month,product,sales', ...rows].join('\n')
  const { report, lines } = await drawn(csv, { show: 'sum', split: '-', span: 'day' })
  expect(labelsOf(report)).toEqual(numbers(400).map((at) => dayAt(19 + at)))
  expect(lines['']?.filter((y) => y === 0)).toHaveLength(19)
  expect(report.whole).toHaveLength(381)
  expect(report.left_out).toBe(19)
})

test('the line of a mean over January and December alone is open between them', async () => {
  const csv = totals
    .split('\n')
    .filter((line) => !/,B,/.test(line) || /^2024-(?:01|12)/.test(line))
    .join('\n')
  const { lines } = await drawn(csv, { show: 'mean' })
  expect(lines['B']).toEqual([100, null, 100])
})

test('the line of a level whose figures come in turn with those of others is joined', async () => {
  const csv = [
    'month,product,sales',
    ...numbers(42).map((at) => `${dayAt(at)},${'ABC'[at % 3] ?? ''},5`),
  ]
  const { lines } = await drawn(csv.join('\n'), { show: 'mean' })
  expect(lines['B']).not.toContain(null)
})
