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
