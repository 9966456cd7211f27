import { describe, expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { answerOf, curveTitle } from './answer'
import { curveQuestion, type Compare, type Fit } from './ask'

const { initial } = curveQuestion
const { report } = initial

/** The default answer with another comparison, and another fit or none. */
const answered = (compare: Compare, fit: Fit | null = null) => ({
  ...initial,
  report: { ...report, compare, fit },
})

/** The default comparison with the 2-year and 10-year of another month. */
function curveOf(date: string, twoYear: number, tenYear: number): Compare {
  const { compare } = report
  const points = compare.curve.points.map((point) => {
    const yield_pct =
      point.series === '2y' ? twoYear : point.series === '10y' ? tenYear : point.yield_pct
    return { ...point, yield_pct, bond_equivalent_pct: yield_pct }
  })
  return { ...compare, curve: { ...compare.curve, date, points } }
}

describe('the answer', () => {
  test('says how long ago the last inversion was, and what stands out', () => {
    const said = answerOf(initial, true)
    expect(plainText(said)).toBe(
      'As of May 2026: no inversion, and none for 21 months. Lending to Ottawa for ten years pays 3.56\u00a0%, which is +60\u00a0bp over two years; the average since 2001 is +77\u00a0bp. Farthest from a smooth curve is the 2-year, +12\u00a0bp above it.',
    )
  })

  test('counts the months of an inversion and speaks of the past in the past', () => {
    const compare = curveOf('2023-06-30', 4.58, 3.26)
    const said = answerOf(answered(compare), false)
    expect(plainText(said)).toBe(
      'In June 2023: the curve was inverted, for the 12th month-end in a row. Lending to Ottawa for ten years paid 3.26\u00a0%, −132\u00a0bp against two years; the average since 2001 is +77\u00a0bp.',
    )
  })

  test('says so when there has been none', () => {
    const compare = curveOf('2003-06-30', 3, 4.5)
    const said = answerOf(answered(compare), false)
    expect(plainText(said)).toContain(
      'no inversion, and none since the record begins in January 2001',
    )
  })

  test('every figure opens to a formula that ends in it, a source and a date', () => {
    const said = answerOf(initial, true)
    const figures = said.filter((part) => typeof part !== 'string')
    expect(figures).toHaveLength(5)
    for (const { text, note: opened } of figures) {
      const note = opened()
      expect(note.result).toBe(text)
      expect(note.formula.join('\n')).toContain(text)
      expect(note.source).toContain('Bank of Canada')
      expect(note.date).toContain('2026-05')
    }
  })
})

test('the answer on an own curve speaks of that curve only', () => {
  const own = { name: 'mine.csv', rows: 7, csv: '', scope: { recomputed: [], kept: [] } }
  const said = plainText(
    answerOf({ ...initial, own, report: { ...report, ownFit: report.fit } }, true),
  )
  expect(said).toMatch(/^Your curve runs from 2\.30\u00a0% at 3-month to 3\.91\u00a0% at long bond/)
  expect(said).toContain('6.4 bp')
})

describe('the finding over two curves', () => {
  test.each([
    [[-35, 10], 'Short maturities yield less than in May 2025, long ones more'],
    [[35, -10], 'Short maturities yield more than in May 2025, long ones less'],
    [[5, 10], 'Every maturity yields more than in May 2025'],
    [[-5, -10], 'Every maturity yields less than in May 2025'],
    [[0, 0], 'The same yields as in May 2025'],
    [[5, -3, 5], '2 of 3 maturities yield more than in May 2025'],
  ])('%j: %s', (moves, title) => {
    const changes = moves.map((change_bp, index) => ({
      series: '2y' as const,
      years: index + 1,
      yield_pct: 3,
      with_yield_pct: 3 - change_bp / 100,
      change_bp,
    }))
    expect(curveTitle({ ...report.compare, changes })).toBe(title)
  })
})
