// What stands where a level has no rows, judged by its own rows, and where its rows have no figure.
import { expect, test } from 'vitest'
import { openFile } from '@/lib/tables/open-file'
import { nothingAsked, type Asked } from '@/lib/tables/question'
import { noWork } from '@/lib/tables/reading'
import { reportOf } from '@/lib/tables/report'
import { linesOf, stackAt, valuesOf } from './chart-values'
import { subOf } from './sub'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
const months = numbers(12).map((at) => `2024-${String(at + 1).padStart(2, '0')}`)
/** So many rows that come to so much. */
const rowsOf = (when: string, product: string, total: number, count: number) =>
  Array.from({ length: count }, () => `${when},${product},${String(total / count)}`)
const isSpring = (month: number) => month > 2 && month < 9

async function reported(rows: readonly string[], asked: Partial<Asked>) {
  const csv = ['month,product,sales', ...rows].join('\n')
  const { table } = await openFile(new Blob([csv]), {}, noWork)
  return reportOf(table, {
    ...nothingAsked,
    ...{ show: 'sum', of: 'sales', by: 'month', split: 'product', kind: 'line' },
    ...asked,
  })
}
type Rows = readonly string[]
async function drawn(rows: Rows, asked: Partial<Asked> = {}) {
  const report = await reported(rows, asked)
  const lines = linesOf(report).map(({ label, points }) => [label, points.map(({ y }) => y)])
  return { report, lines: Object.fromEntries(lines) as Record<string, (number | null)[]> }
}
const three = [100, 100, 100]
const none = [0, 0, 0, 0, 0, 0]

test('figures of levels that have other numbers of rows each month stop where a level has none', async () => {
  const rows = months.flatMap((month, at) => [
    ...rowsOf(month, 'A', 110, 2),
    ...(isSpring(at) ? [] : rowsOf(month, 'B', 100, 1)),
  ])
  const { report, lines } = await drawn(rows)
  expect(lines['B']).toEqual([...three, null, ...three])
  expect(report.zero_levels).toEqual([])
  expect(report.domain[0]).toBeGreaterThan(90)
  expect(subOf(report)).toContain('Months without rows are left empty.')
})

test('each level is judged by its own rows: events fall to 0, reports have a gap', async () => {
  const rows = months.flatMap((month, at) =>
    isSpring(at)
      ? rowsOf(month, 'C', 90, 1)
      : [
          ...rowsOf(month, 'A', 110, 2 ** (at % 3)),
          ...rowsOf(month, 'B', 100, 1),
          ...rowsOf(month, 'C', 90, 1),
        ],
  )
  const { report, lines } = await drawn(rows)
  expect(lines['A']).toEqual([110, 110, 110, ...none, 110, 110, 110])
  expect(lines['B']).toEqual([...three, null, ...three])
  expect(subOf(report)).toContain('Months without rows are drawn as 0 for A and left empty for B.')
  // All of them together have a gap where one of them has one.
  const panels = await reported(rows, { kind: 'multiples' })
  expect(valuesOf(panels, 0).slice(3, 9)).toEqual(none)
  expect(valuesOf(panels, 1).slice(3, 9)).toEqual(none.map(() => null))
})

const quarterHours = (isThere: (day: number, hour: number, quarter: number) => boolean) =>
  numbers(40 * 96).flatMap((at) => {
    const [day, hour, quarter] = [Math.floor(at / 96), Math.floor(at / 4) % 24, at % 4]
    const when = new Date(Date.UTC(2024, 0, 1) + at * 900_000).toISOString().slice(0, 16)
    return isThere(day, hour, quarter) ? [`${when},A,5`] : []
  })

test.each<[string, Rows, Partial<Asked>]>([
  [
    'two regions a month, then three',
    months.flatMap((month, at) => (at === 5 ? [] : rowsOf(month, 'A', 60, at < 5 ? 2 : 3))),
    {},
  ],
  [
    'twenty regions a month, of which some are late',
    months.flatMap((month, at) => (at === 5 ? [] : rowsOf(month, 'A', 60, 20 - (at % 3)))),
    {},
  ],
  [
    'quarter hours of which a few are lost each day, and one day',
    quarterHours((day, hour, quarter) => day !== 20 && !(hour === 7 && quarter < day % 4)),
    { span: 'day' },
  ],
  [
    'quarter hours of which whole hours are lost, and one day',
    quarterHours((day, hour) => day !== 20 && hour >= (day * 5) % 7),
    { span: 'day' },
  ],
  [
    'three months of figures and one more',
    rowsOf('2024-01', 'A', 60, 3).concat(
      rowsOf('2024-02', 'A', 60, 5),
      rowsOf('2024-04', 'A', 60, 2),
    ),
    {},
  ],
])('a hole in a series of reports is a gap: %s', async (_, rows, asked) => {
  const { report, lines } = await drawn(rows, { split: '-', ...asked })
  expect(lines['']).toContain(null)
  expect(lines['']).not.toContain(0)
  expect(report.zero_levels).toEqual([])
})

const rare = ['2024-01-20', '2024-03-05', '2024-06-11', '2024-07-30', '2024-12-02', '2025-04-09']
const steadily = (product: string, count: (month: number) => number) =>
  months.flatMap((month, at) => rowsOf(month, product, 90, count(at)))

test('events that are rare, and as they like, fall to 0', async () => {
  const rows = rare.map((day) => `${day},A,5`)
  const { report, lines } = await drawn(rows, { split: '-', span: 'month' })
  expect(report.zero_levels).toEqual([0])
  expect(lines['']).toEqual([5, 0, 5, 0, 0, 5, 5, 0, 0, 0, 0, 5, 0, 0, 0, 5])
})

test('a level with rows in three months is as most others are', async () => {
  const few = rowsOf('2024-03', 'A', 100, 1).concat(
    rowsOf('2024-04', 'A', 100, 1),
    rowsOf('2024-09', 'A', 100, 1),
  )
  const sold = await drawn([...steadily('B', (at) => 2 ** (at % 3)), ...few])
  expect(sold.lines['A']?.slice(0, 3)).toEqual([0, 0, 100])
  const reports = await drawn([...steadily('B', () => 2), ...few])
  expect(reports.lines['A']).toEqual([100, 100, null, 100])
  expect(reports.report.zero_levels).toEqual([])
})

test('figures of years, and reports whenever they come, stop where they are missing', async () => {
  const years = numbers(12).map((at) => String(2001 + at))
  const yearly = years.flatMap((year, at) => [
    ...rowsOf(year, 'A', 500, 1),
    ...(at === 4 ? [] : rowsOf(year, 'B', 600, 1)),
  ])
  expect((await drawn(yearly)).report.zero_levels).toEqual([])
  const waves = [0, 4, 6, 13, 15, 22, 29, 31].flatMap((month) =>
    rowsOf(new Date(Date.UTC(2020, month)).toISOString().slice(0, 10), 'A', 400, 20),
  )
  expect((await drawn(waves, { split: '-', span: 'month' })).report.zero_levels).toEqual([])
})

test('levels of which none tells are told by all of them together', async () => {
  const rows = rare.map((day, at) => `${day},customer ${String(at)},5`)
  const { report } = await drawn(rows, { span: 'month' })
  expect(report.zero_levels).toHaveLength(rare.length)
})

test('a level of working days beside one of all days is joined at weekends, and not on a missing day', async () => {
  const days = numbers(62).map((at) => new Date(Date.UTC(2024, 0, 3 + at)))
  const rows = days.flatMap((day) => {
    const date = day.toISOString().slice(0, 10)
    const isOff = [0, 6].includes(day.getUTCDay()) || date === '2024-01-24'
    return [`${date},B,4`, ...(isOff ? [] : [`${date},A,7`])]
  })
  const { lines } = await drawn(rows, { show: 'mean', span: 'day' })
  expect(lines['A']?.filter((y) => y === null)).toHaveLength(1)
  expect(lines['B']).not.toContain(null)
})

test('the axis of a count begins at 0 only where there is one', async () => {
  const many = (isThere: (month: number) => boolean) =>
    months.flatMap((month, at) => (isThere(at) ? rowsOf(month, 'A', 1000, 1000 + at) : []))
  const full = await reported(
    many(() => true),
    { show: 'count', split: '-' },
  )
  expect(full.domain).toEqual([1000, 1012])
  const lacking = await reported(
    many((at) => at !== 5),
    { show: 'count', split: '-' },
  )
  expect(lacking.domain[0]).toBe(0)
  expect(linesOf(lacking)[0]?.points[5]?.y).toBe(0)
})

const blankAt = (places: readonly number[], list: readonly string[] = months) =>
  list.map((when, at) => `${when},A,${places.includes(at) ? '' : '7'}`)

test.each<[string, Rows, Partial<Asked>, number]>([
  ['three months of twelve', blankAt([2, 5, 8]), { show: 'mean' }, 3],
  ['every other month', blankAt([1, 3, 5, 7, 9]), { show: 'mean' }, 5],
  ['a sum of each', blankAt([2, 5, 8]), { show: 'sum' }, 3],
  [
    'years that are figures',
    blankAt(
      [2, 5],
      numbers(12).map((at) => String(2001 + at)),
    ),
    { show: 'mean' },
    2,
  ],
  ['months of the year', blankAt([2, 5]), { show: 'mean', span: 'month of the year' }, 2],
])('a line stops where rows have no figure: %s', async (_, rows, asked, gaps) => {
  const { report, lines } = await drawn(rows, { split: '-', ...asked })
  expect(lines['']?.filter((y) => y === null)).toHaveLength(gaps)
  expect(lines['']).not.toContain(0)
  expect(subOf(report)).toMatch(/(?:Months|Values) whose rows have no sales are left empty\./)
  expect(subOf(report)).not.toContain('without rows')
})

test('a level whose rows have no figure stops where others have one', async () => {
  const rows = [...blankAt([2, 5, 8]), ...months.map((month) => `${month},B,9`)]
  const { lines } = await drawn(rows, { show: 'mean' })
  expect(lines['A']).toEqual([7, 7, null, 7, 7, null, 7, 7, null, 7, 7, 7])
  expect(lines['B']).not.toContain(null)
})

test('a figure a month in a table of days stops at the days between, and none is cut off', async () => {
  const days = numbers(1000).map((at) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString())
  const rows = days.map((day) => `${day.slice(0, 10)},A,${day.slice(8, 10) === '01' ? '3' : ''}`)
  const { report, lines } = await drawn(rows, { show: 'mean', split: '-', span: 'day' })
  expect(report.whole).toHaveLength(33)
  expect(lines['']?.filter((y) => y === 3)).toHaveLength(33)
  expect(lines['']?.filter((y) => y === null)).toHaveLength(32)
})

test('a stack says what it leaves empty, and the sum of what it draws', async () => {
  const rows = months.flatMap((month, at) => [
    ...rowsOf(month, 'A', 110, 2),
    ...(isSpring(at) ? [] : rowsOf(month, 'B', 100, 1)),
  ])
  const report = await reported(rows, { kind: 'stacked' })
  expect(subOf(report)).toContain('Months without rows are left empty.')
  expect(stackAt(report, 0, String)).toEqual({
    title: '2024-01',
    value: '210',
    lines: ['B 100', 'A 110'],
  })
  expect(stackAt(report, 4, String)).toEqual({
    title: '2024-05',
    value: '110',
    lines: ['B no rows', 'A 110'],
  })
  const events = months.flatMap((month, at) => [
    ...rowsOf(month, 'A', 110, 1 + (at % 3)),
    ...(isSpring(at) ? [] : rowsOf(month, 'B', 100, 2 ** (at % 3))),
  ])
  const sold = await reported(events, { kind: 'stacked' })
  expect(stackAt(sold, 4, String)).toMatchObject({ value: '110', lines: ['B no rows', 'A 110'] })
})
