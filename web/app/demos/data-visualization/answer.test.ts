// What the sentence, the title and the line under it say of what is not drawn.
import { expect, test } from 'vitest'
import { openFile } from '@/lib/tables/open-file'
import { nothingAsked, type Asked } from '@/lib/tables/question'
import { noWork } from '@/lib/tables/reading'
import { reportOf } from '@/lib/tables/report'
import { answerOf } from './answer'
import type { AnsweredTable } from './ask'
import { leftOut, subOf } from './sub'
import { titleOf } from './title'

/** What is said of a table of text. */
async function said(csv: string, asked: Partial<Asked>) {
  const { table } = await openFile(new Blob([csv]), {}, noWork)
  const report = reportOf(table, { ...nothingAsked, ...asked })
  const answered = { view: { set: 'fuel' }, own: null, report } as unknown as AnsweredTable
  const answer = answerOf(answered).map((part) => (typeof part === 'string' ? part : part.text))
  return { answer: answer.join(''), title: titleOf(answered), sub: subOf(report), report }
}
const times = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n')
const shops = `shop,value\n${times(100, (at) => `s${String(at % 50)},${String(10 + (at % 50))}`)}`

test('the highest of all is named only where it is drawn, and the others are said to be left out', async () => {
  const asked = { show: 'mean', of: 'value', by: 'shop', split: '-', kind: 'dots' } as const
  const { answer, title, sub } = await said(`${shops}\nrare,9000\n`, asked)
  expect(answer).toContain(
    'By shop, among the 40 values that are drawn, average value is highest for s39, 49.0 (2 rows), and lowest for s0, 10.0 (2 rows).',
  )
  expect(title).toBe('s39 has the highest average value (2 rows) of the 40 that are drawn')
  expect(sub).toContain('11 further values of shop are left out.')
})

test('a figure on one row says so, unless every group is a row', async () => {
  const asked = { show: 'mean', of: 'value', by: 'shop', split: '-', kind: 'dots' } as const
  const two = await said(`shop,value\n${times(20, () => 'a,5')}\nb,90\n`, asked)
  expect(two.title).toBe('b has the highest average value (1 row)')
  expect(two.answer).toContain('highest for b, 90.0 (1 row), and lowest for a, 5.0.')
  const each = await said('shop,value\na,5\nb,6\nc,7\n', asked)
  expect(each.title).toBe('c has the highest average value')
  expect(each.answer).not.toContain('(1 row)')
  const sums = await said(`shop,value\n${times(20, () => 'a,5')}\nb,900\n`, {
    ...asked,
    show: 'sum',
    kind: 'bars',
  })
  expect(sums.title).toBe('b has the highest sum of value')
})

test('one group alone is told by its figure, and not as the highest or the same for all', async () => {
  const csv = `shop,value\n${times(6, (at) => `${at < 4 ? 'a' : 'b'},${String(at)}`)}\n`
  const asked = { of: 'value', by: 'shop', split: '-', where: 'shop', value: 'a' } as const
  const mean = await said(csv, { ...asked, show: 'mean', kind: 'dots' })
  expect(mean.title).toBe('Average value for a is 1.5 (4 rows), where shop is “a”')
  expect(mean.answer).toMatch(/ Average value for a is 1\.5 \(4 rows\)\.$/)
  const sum = await said(csv, { ...asked, show: 'sum', kind: 'bars' })
  expect(sum.title).toBe('Sum of value for a is 6, where shop is “a”')
  expect(sum.answer).toMatch(/ Sum of value for a is 6\.$/)
})

test('the rows asked for are said in the answer and the title', async () => {
  const mean = { show: 'mean', of: 'value', by: 'shop', split: '-', kind: 'dots' } as const
  const csv = `shop,value,year\n${times(20, (at) => `${at % 2 === 0 ? 'a' : 'b'},${String(at)},${String(2022 + (at % 4))}`)}\n`
  const some = await said(csv, { ...mean, where: 'year', test: 'most', value: '2023' })
  expect(some.answer).toContain('20 rows, 3 columns, nothing missing.')
  expect(some.answer).toContain(
    ' Among rows where year is at most 2023: 10 of 20 rows. By shop, average value is highest for b, 9.0',
  )
  expect(some.title).toBe('b has the highest average value (5 rows), where year is at most 2023')
  const spread = await said(csv, { ...mean, kind: 'histogram', where: 'shop', value: 'A' })
  expect(spread.answer).toContain(
    'Half of these rows lie between 4.5 and 13.5 in value, the middle one at 9.0.',
  )
  expect(spread.title).toBe('How value spreads, where shop is “A”')
})

test('the largest or smallest that were asked for are named as such', async () => {
  const asked = { show: 'sum', of: 'value', by: 'shop', split: '-', kind: 'bars' } as const
  const largest = await said(shops, { ...asked, limit: '10' })
  expect(largest.title).toBe('s49 has the highest sum of value')
  expect(largest.answer).toContain('By shop, among the 10 largest of 50 values, sum of value')
  expect(largest.sub).toContain('40 further values of shop are left out.')
  const smallest = await said(shops, { ...asked, limit: '10', order: 'smallest' })
  expect(smallest.title).toBe('s0 has the lowest sum of value')
  expect(smallest.answer).toContain('among the 10 smallest of 50 values,')
})

test('bars are refused for groups of few rows among those that are drawn', async () => {
  const lines = times(7, (at) => times(at < 2 ? 2 : 12, () => `g${String(at)},${String(at)}`))
  const csv = `shop,value\n${lines}\n`
  const asked = { show: 'mean', of: 'value', by: 'shop', split: '-', kind: 'bars' } as const
  expect((await said(csv, asked)).answer).toContain(
    'Not as bars: 2 of 7 values of shop rest on fewer than ten rows, g0 on 2.',
  )
  expect((await said(csv, { ...asked, limit: '5', order: 'smallest' })).answer).toContain(
    'Not as bars: 2 of the 5 values of shop that are drawn rest on fewer than ten rows, g0 on 2.',
  )
  expect((await said(csv, { ...asked, limit: '5' })).answer).not.toContain('Not as bars')
})

const towns = `month,town,sales\n${times(
  360,
  (at) =>
    `2024-${String((at % 12) + 1).padStart(2, '0')},t${String(Math.floor(at / 12))},${String(at + 1)}`,
)}\n`
const byTown = { of: 'sales', by: 'month', split: 'town' } as const

test('levels beyond those drawn are said to be gathered or left out', async () => {
  const sums = await said(towns, { ...byTown, show: 'sum', kind: 'stacked' })
  expect(leftOut(sums.report)).toBe('7 further values of town are gathered as others')
  expect(sums.sub).toMatch(/as stacked bars\. 7 further values of town are gathered as others\.$/)
  const means = await said(towns, { ...byTown, show: 'mean', kind: 'heat' })
  expect(means.sub).toMatch(/as heat map\. 6 further values of town are left out\.$/)
  const few = await said('shop,value\na,5\nb,6\nc,7\n', {})
  expect(leftOut(few.report)).toBe('')
})

test('panels are said to have a scale each', async () => {
  const own = 'Each panel has a scale of its own: shapes can be compared, heights cannot.'
  expect((await said(towns, { ...byTown, show: 'sum', kind: 'multiples' })).sub).toContain(own)
  expect((await said(towns, { ...byTown, show: 'sum', kind: 'heat' })).sub).not.toContain(own)
  const two = `day,load,cost\n${times(40, (at) => `2024-01-${String((at % 28) + 1).padStart(2, '0')},${String(9000 + at)},${String(at % 9)}`)}`
  const asked = { show: 'mean', of: 'load', by: 'day', split: '-', kind: 'line' } as const
  expect((await said(two, { ...asked, also: 'cost' })).sub).toContain(own)
  expect((await said(two, asked)).sub).not.toContain(own)
})

test('a course is told between whole spans, and the others are named', async () => {
  const asked = { show: 'sum', of: 'sales', by: 'month', span: 'year', split: '-' } as const
  const sales = (count: number) =>
    `month,sales\n${times(count, (at) => `${String(2023 + Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, '0')},${String(at < 12 ? 10 : 20)}`)}\n`
  const three = await said(sales(28), asked)
  expect(three.answer).toContain(
    'with one warning. 28 rows, 2 columns, nothing missing. Sum of sales goes from 120 in 2023 to 240 in 2024; 2025 is not whole.',
  )
  const whole = await said(sales(24), asked)
  expect(whole.answer).toMatch(/honest\. .* goes from 120 in 2023 to 240 in 2024\.$/)
  const one = await said(sales(16), asked)
  expect(one.answer).toMatch(/ Sum of sales is 120 in 2023; 2024 is not whole\.$/)
  const falling = await said(sales(16).replaceAll(',20', ',99'), asked)
  expect(falling.answer).toMatch(
    / Sum of sales is 120 in 2023; the highest is 396 in 2024 \(not whole\)\.$/,
  )
})

test('groups that share the highest or the lowest figure are named together', async () => {
  const asked = { of: 'sales', by: 'region', split: '-', kind: 'bars' } as const
  const regions = (...sales: number[]) =>
    `region,sales\n${['East', 'West', 'North', 'South', 'Coast']
      .flatMap((region, at) =>
        sales[at] === undefined
          ? []
          : Array.from({ length: 12 }, (_, n) => `${region},${String((sales[at] ?? 0) + (n % 2))}`),
      )
      .join('\n')}\n`
  const all = await said(regions(5, 5, 5), { ...asked, show: 'sum' })
  expect(all.title).toBe('Sum of sales is the same for all 3 values of region')
  expect(all.answer).toContain(' Sum of sales is the same for all, 66.')
  const two = await said(regions(5, 9, 9), { ...asked, show: 'sum' })
  expect(two.title).toBe('West and North have the highest sum of sales')
  expect(two.answer).toContain('is highest for West and North, 114, and lowest for East, 66.')
  const three = await said(regions(2, 9, 9, 9, 2), { ...asked, show: 'mean' })
  expect(three.title).toBe('3 values of region have the highest average sales')
  expect(three.answer).toContain(
    'highest for 3 values of region, 9.5, and lowest for East and Coast, 2.5.',
  )
  const one = await said(regions(5, 9), { ...asked, show: 'sum' })
  expect(one.title).toBe('West has the highest sum of sales')
  // The sum of the same figures in another order.
  const noise = await said('region,sales\na,0.1\na,0.2\na,0.3\nb,0.3\nb,0.2\nb,0.1\n', {
    ...asked,
    show: 'sum',
  })
  expect(noise.title).toBe('Sum of sales is the same for all 2 values of region')
  const atZero = await said('region,sales\na,0.1\na,0.2\na,-0.3\nb,0\nb,0\n', {
    ...asked,
    show: 'sum',
  })
  expect(atZero.title).toBe('Sum of sales is the same for all 2 values of region')
  // Small rows that differ are not noise.
  const small = await said('region,sales\na,0.0000001\nb,0.0000002\nb,0\n', {
    ...asked,
    show: 'sum',
  })
  expect(small.title).toBe('b has the highest sum of sales')
})

test('a reversal is claimed of the values that are compared, not of those with few rows', async () => {
  const rows = (clinic: string, severity: string, count: number, stay: number) =>
    times(count, (n) => `${clinic},${severity},${String(stay + (n % 2 ? 0.1 : -0.1))}`)
  const { title, answer } = await said(
    [
      'clinic,severity,stay',
      rows('North', 'mild', 80, 4),
      rows('North', 'severe', 20, 10),
      rows('South', 'mild', 20, 3),
      rows('South', 'severe', 80, 9),
      rows('North', 'critical', 4, 12),
      rows('South', 'critical', 4, 30),
    ].join('\n'),
    { show: 'mean', of: 'stay', by: 'clinic' },
  )
  expect(title).toMatch(
    /^(South is lower|North is higher) at each of the 2 compared values of severity, and looks (higher|lower) overall$/,
  )
  expect(answer).toContain('at each of the 2 values of severity with at least five rows of both')
})

test('a measure that is always the same has no correlation, and is not said to be unrelated', async () => {
  const asked = { of: 'load', by: 'hours', kind: 'scatter', split: '-' } as const
  const constant = await said(`hours,load\n${times(40, (at) => `${String(at)},7`)}\n`, asked)
  expect(constant.answer).toMatch(
    / load and hours have no correlation: one of them is the same in all 40 rows that have both\.$/,
  )
  expect(constant.report.points?.correlation).toBeNull()
  const crossed = await said(
    `hours,load\n${times(40, (at) => `${String(at)},${String(at % 2)}`)}\n`,
    asked,
  )
  expect(crossed.answer).toContain('hardly hang together: correlation 0.0')
})
