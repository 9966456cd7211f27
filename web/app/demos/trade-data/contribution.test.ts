import { expect, test } from 'vitest'
import { defaultReport } from './contract.gen'
import { contributionTitle } from './contribution-figure'
import { contributionRows, drawnWords } from './contribution-rows'
import { goods, ownReport, partners } from './own-report.test-support'
import { mover } from './summaries'
import { sharesTitle } from './treemap-figure'

test('the bars go from the most added to the most taken', () => {
  const shown = contributionRows(partners)
  expect(shown.map(({ key }) => key)).toEqual(
    'GB CN DE NL SG ID ES BR SA IN CH US others total'.split(' '),
  )
  expect(contributionTitle(partners)).toBe(
    'The United Kingdom added 2.3 points, the United States took 4.0',
  )
  expect(mover({ ...partners, movers: [] }, 1)).toBeUndefined()
})

test('where nobody with a name moved the title says so', () => {
  const unmoved = { ...partners, movers: [] }
  expect(contributionTitle(unmoved)).toBe('Only what has no name moved')
  expect(contributionTitle({ ...unmoved, growth_pct: 0 })).toBe('Nothing moved')
  const down = partners.movers.filter(({ contribution_pp }) => (contribution_pp ?? 0) < 0)
  expect(contributionTitle({ ...partners, movers: down })).toBe('The United States took 4.0 points')
})

test('partner and product at once are told by both their names', () => {
  const { pairs } = ownReport.own
  expect(contributionTitle(pairs)).toBe(
    'United Kingdom × Pumps added 2.3 points, United States × Pumps took 4.0',
  )
  const rows = pairs.rows.map((row) => ({ ...row, name: `${row.name} × Pumps` }))
  const bare = { ...pairs, rows, growth_pct: null, compare_from: null }
  expect(contributionTitle(bare)).toBe('United States × Pumps has 72.5\u00a0% of exports')
})

test('what is shown adds up to the sum at the foot', () => {
  for (const summary of [partners, goods, defaultReport.chapters]) {
    const shown = contributionRows(summary)
    const total = shown.pop()
    expect(total).toMatchObject({ kind: 'sum', value: summary.total })
    const sum = (of: (row: (typeof shown)[number]) => number) =>
      shown.reduce((all, row) => all + of(row), 0)
    expect(sum(({ value }) => value)).toBeCloseTo(summary.total, 0)
    expect(sum(({ before }) => before ?? 0)).toBeCloseTo(summary.total_before ?? 0, 0)
    expect(sum(({ contribution_pp }) => contribution_pp ?? 0)).toBeCloseTo(
      summary.growth_pct ?? 0,
      2,
    )
  }
  // All rows stand on their own: there are no others.
  const [first] = partners.movers
  const alone = { ...partners, movers: first ? [first] : [], total: first?.value ?? 0 }
  const rows = contributionRows({ ...alone, total_before: first?.before ?? 0 })
  expect(rows.map(({ key }) => key)).toEqual(['US', 'total'])
  const bare = contributionRows({ ...partners, growth_pct: null, total_before: null })
  expect(bare[0]?.key).toBe('US')
  expect(bare.some(({ kind }) => kind === 'sum')).toBe(false)
  expect(bare).toHaveLength(13)
})

test('the words say which rows are drawn, one of the other way and no others too', () => {
  expect(drawnWords(partners)).toBe(
    'Drawn: of all partners, the 12 that changed most in dollars, up or down, and all others as one',
  )
  const row = (value: number) =>
    ({ ...partners.rows[0], value, before: 5 }) as (typeof partners.rows)[number]
  const moved = (values: number[]) => {
    const movers = values.map(row)
    const sum = values.reduce((all, value) => all + value, 0)
    return { ...partners, movers, total: sum, total_before: 5 * values.length }
  }
  expect(drawnWords(moved([9, 8, 4]))).toBe(
    'Drawn: of all partners, the 2 that changed most in dollars, all of them up, then the one furthest down',
  )
  expect(drawnWords(moved([1, 2, 6]))).toContain('all of them down, then the one furthest up')
  expect(drawnWords(moved([9]))).toBe(
    'Drawn: of all partners, the one that changed most in dollars, up or down',
  )
  expect(drawnWords({ ...moved([]), total: 7 })).toBe('Drawn: all as one')
  expect(drawnWords(ownReport.own.pairs)).toContain(
    'of all pairs of a partner and a product, the 12',
  )
  expect(drawnWords({ ...goods, growth_pct: null, total_before: null })).toBe(
    'Drawn: of all sections, the 12 largest, and all others as one',
  )
})

test('without a comparison the titles tell shares, and a rest leads none', () => {
  const bare = { growth_pct: null, compare_from: null }
  expect(contributionTitle({ ...partners, ...bare })).toBe(
    'The United States has 72.5\u00a0% of exports',
  )
  expect(contributionTitle({ ...goods, ...bare })).toMatch(/^\d+\.\d\s% of exports is minerals and/)
  expect(contributionTitle({ ...goods, ...bare, rows: [] })).toBe('None of the exports has a name')
  expect(contributionTitle({ ...goods, ...bare, rows: [], total: 0 })).toBe('No exports')
  expect(sharesTitle(partners)).toMatch(/^The United States and the United Kingdom make up \d+\s%/)
  expect(sharesTitle(goods)).toMatch(
    /^Two sections make up \d+\s% of exports: minerals and fuels; /,
  )
})
