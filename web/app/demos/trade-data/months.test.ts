import { expect, test } from 'vitest'
import { defaultReport } from './contract.gen'
import { monthsTitle } from './months-figure'
import { reconcileTitle, wholeYear } from './reconcile-figure'
import { firstBelow, monthlyShares, shareTitle } from './share-figure'
import { ownSeriesOf } from './summaries'

test('the share of the largest partner fell below a round figure in May 2025', () => {
  const { series } = defaultReport
  const shares = monthlyShares(series)
  expect(shares?.name).toBe('United States')
  expect(firstBelow(shares?.months ?? [])).toMatchObject({ line: 70, month: '2025-05' })
  expect(firstBelow(shares?.months ?? [])?.share_pct).toBeCloseTo(69.63, 2)
  expect(shareTitle(series)).toBe('The United States fell below 70\u00a0% of exports in May 2025')
  // A share that stays above is told by its ends.
  const firsts = { columns: series.columns.slice(0, 2), totals: series.totals.slice(0, 2) }
  expect(shareTitle({ ...series, ...firsts })).toBe(
    'The United States had 78.1\u00a0% in January 2024 and 75.4\u00a0% in February 2024 of exports',
  )
  const alone = { columns: series.columns.slice(0, 1), totals: series.totals.slice(0, 1) }
  expect(shareTitle({ ...series, ...alone })).toBe(
    'The United States had 78.1\u00a0% in January 2024 of exports',
  )
  // A month in which nothing was traded has no share, and is no end.
  const late = { ...series, totals: [0, ...series.totals.slice(1)] }
  expect(shareTitle({ ...late, columns: series.columns.slice(0, 2) })).not.toContain('January')
  expect(monthlyShares({ ...series, rows: [] })).toBeNull()
})

test('the months of a table of one’s own are by product where its rows are', () => {
  const { series } = defaultReport
  const byProduct = { ...series, by: 'product' as const }
  const both = { series, product_series: byProduct }
  expect(ownSeriesOf(both, 'partner')).toBe(series)
  expect(ownSeriesOf(both, 'section')).toBe(byProduct)
  // An address may ask for chapters, which a table does not have: its rows are products then.
  expect(ownSeriesOf(both, 'chapter')).toBe(byProduct)
  // With partners or products alone there is one, whichever is asked for.
  expect(ownSeriesOf({ series, product_series: null }, 'section')).toBe(series)
  expect(ownSeriesOf({ series: byProduct, product_series: null }, 'partner')).toBe(byProduct)
})

test('titles of the other figures are findings', () => {
  const report = { ...defaultReport.reconciliation, source: defaultReport.source }
  expect(reconcileTitle(report)).toBe(
    'In 2024 the balance of payments had exports 0.4\u00a0% below customs and imports 2.3\u00a0% above',
  )
  expect(wholeYear(report)?.year).toBe(2024)
  expect(reconcileTitle({ ...report, years: [] })).toBe('Customs against the balance of payments')
  expect(monthsTitle(defaultReport.series)).toMatch(
    /^Of those drawn, .* grew most: the last twelve months were \d+\s%/,
  )
  expect(monthsTitle({ ...defaultReport.series, rows: [] })).toBe('Exports month by month')
  const [row] = defaultReport.series.rows
  const months = (name: string, first: number, last: number) => ({
    ...(row as (typeof defaultReport.series.rows)[number]),
    name,
    values: Array.from({ length: 24 }, (_, at) => (at < 12 ? first : last)),
  })
  const drawn = (...rows: ReturnType<typeof months>[]) =>
    monthsTitle({ ...defaultReport.series, rows }).replaceAll('\u00a0', ' ')
  const change = 'A grew most: the last twelve months were 20 % above the first'
  expect(drawn(months('A', 100, 120), months('B', 0, 0))).toBe(`Of those drawn, ${change}`)
  // What begins later grew from nothing: more than any.
  expect(drawn(months('A', 100, 120), months('B', 0, 1000))).toBe(
    `Of those drawn with trade in the first twelve months, ${change}`,
  )
  expect(drawn(months('B', 0, 1000))).toBe('Exports month by month')
})
