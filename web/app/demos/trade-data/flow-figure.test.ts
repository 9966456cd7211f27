import { expect, test } from 'vitest'
import { defaultReport } from './contract.gen'
import { betweenBoth, endsOf, flowTitle, intoChapters } from './flow-figure'
import { answered, goods, ownReport, partners } from './own-report.test-support'
import { paired } from './treemap-items'

test('sections flow into their chapters, and all of both is the total', () => {
  const { links, nodes } = intoChapters(goods, defaultReport.chapters)
  expect(links.reduce((all, { value }) => all + value, 0)).toBeCloseTo(goods.total, 0)
  const of = (from: string) => links.filter((link) => link.from === from)
  const section = goods.rows.find(({ key }) => key === 'XVI')
  expect(of('section:XVI').map(({ to }) => to)).toEqual(['chapter:84', 'chapter:85'])
  expect(of('section:XVI').reduce((all, { value }) => all + value, 0)).toBeCloseTo(
    section?.value ?? 0,
    0,
  )
  // Of minerals and fuels, salt and stone are not among the largest chapters.
  expect(of('section:V').map(({ to, tone }) => [to, tone])).toEqual([
    ['chapter:27', 'signal'],
    ['chapter:26', 'signal'],
    ['rest:section:V', 'signal'],
  ])
  // No chapter of chemicals is among the largest: the section stands as one.
  expect(of('section:VI').map(({ to }) => to)).toEqual(['rest:section:VI'])
  expect(nodes.find(({ key }) => key === 'rest:section:VI')?.name).toBe('Chapters: chemicals')
  expect(of('section:others').map(({ to }) => to)).toEqual(['rest:section:others'])
  expect(links.every(({ value }) => value > 0)).toBe(true)
  expect(flowTitle(answered.report)).toMatch(
    /^Minerals and fuels lead what goes out, 91\s% of it mineral fuels and oils$/,
  )
  expect(endsOf('partner', partners.rows).at(-1)?.name).toBe('All others')
})

test('what came back is more than was sold: no stream is drawn for less than nothing', () => {
  const [first] = partners.rows
  if (!first) throw new Error('no partner')
  const returned = { ...first, key: 'returns', name: 'Returns', value: -2 }
  expect(endsOf('partner', [first, returned]).map(({ name }) => name)).toEqual([first.name])
})

test('a table of one’s own is joined product by product', () => {
  const flows = betweenBoth(ownReport)
  expect(flows.links).toEqual([
    { from: 'good:others', to: 'partner:US', value: 5 },
    { from: 'good:others', to: 'partner:others', value: 2 },
  ])
  const [first] = paired(ownReport, 'partner')
  expect(first?.parts?.[0]).toEqual({
    key: 'United States, Pumps',
    name: 'Pumps',
    value: 5,
    tone: 'signal',
    growth_pct: 25,
    pale: false,
  })
})
