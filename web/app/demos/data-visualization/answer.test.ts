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
