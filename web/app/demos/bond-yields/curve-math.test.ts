import { describe, expect, test } from 'vitest'
import type { TypedRequest } from '@/api/request'
import { initialView, readView, writeView } from '@/lib/url-state'
import { forwardNote } from './answer'
import { curveQuestion, priceQuestion, type Price } from './ask'
import { crossings, fittedLine, frameOf, monthsOf, yieldAt } from './curve-math'
import generated from './default-report.gen.json'
import { priceCurve } from './priced-bond'
import { bondView, canFit, fitRemark, settings } from './settings'
import { bandsOf } from './spread-figure'
import { difference, spreadNote, spreadRows, spreadRowsTitle, spreadTitle } from './spreads'

const { report } = curveQuestion.initial
const { fit } = report
if (!fit) throw new Error('the default report has a fit')

describe('the fitted line', () => {
  test.each(generated.fits)('$model: the page draws what the engine fitted', (each) => {
    for (const { years, yield_pct } of each.fitted)
      expect(yieldAt(each, years)).toBeCloseTo(yield_pct, 6)
  })

  test('runs from the shortest to the longest maturity', () => {
    const line = fittedLine(fit, 0.25, 30)
    expect(line[0]?.x).toBeCloseTo(0.25)
    expect(line.at(-1)?.x).toBeCloseTo(30)
  })
})

test('two curves cross where the change turns its sign', () => {
  const at = (years: number, change_bp: number) => ({
    series: '2y' as const,
    years,
    yield_pct: years,
    with_yield_pct: 0,
    change_bp,
  })
  expect(crossings([at(1, -10), at(3, 10), at(5, 20)])).toEqual([{ years: 2, yieldPct: 2 }])
  expect(crossings([at(1, 10), at(3, 10)])).toEqual([])
})

test('a forward rate follows from the fitted yields at its ends', () => {
  expect(fit.forward_rates.length).toBeGreaterThan(0)
  for (const rate of fit.forward_rates) {
    const { from_years: a, to_years: b } = rate
    const follows = (yieldAt(fit, b) * b - yieldAt(fit, a) * a) / (b - a)
    expect(follows).toBeCloseTo(rate.rate_pct, 2)
    const note = forwardNote(rate, fit, { source: 's', date: 'd' })
    expect(note.formula.at(-1)).toContain(note.result)
  }
})

test('the months of the record', () => {
  expect(monthsOf(report.history)).toHaveLength(305)
  expect(frameOf(report.history, '2001-01').map(({ x }) => x)).toEqual([2, 5, 10, 30])
})

describe('settings', () => {
  test('the default view is the plain address', () => {
    expect(writeView(settings, initialView(settings))).toBe('')
  })
  test('a view survives its address, nonsense falls back', () => {
    const view = readView(settings, 'curve=2023-06&against=2020-03&fit=svensson&run=2&by=curve')
    expect(writeView(settings, view)).toBe(
      'curve=2023-06&against=2020-03&fit=svensson&run=2&by=curve',
    )
    expect(readView(settings, 'curve=2023-13&fit=cubic&run=1.5&coupon_pct=-3')).toEqual(
      initialView(settings),
    )
  })
  test('a fit that could mislead says why', () => {
    expect(fitRemark('svensson', 7)).toContain('Svensson can fit noise')
    expect(fitRemark('svensson', 4)).toContain('not fitted')
    expect(fitRemark('nelson_siegel', 7)).toBeNull()
    expect(canFit('nelson_siegel', 4)).toBe(true)
  })
})

describe('spreads', () => {
  test('the page’s differences are the engine’s', () => {
    const points = difference(report.history, { long: '10y', short: '2y', name: '' })
    expect(points).toEqual(report.slope.points)
  })
  test('the table ranks today among all months', () => {
    const rows = spreadRows(report.history, report.mortgage)
    expect(rows[0]).toMatchObject({ now: 60, year_ago: 61, change: -1, lowest: -132, highest: 220 })
    expect(spreadRowsTitle(rows)).toMatch(/^No spread is extreme: all 5 stand between/)
  })
  test('a figure of the table opens to a formula that ends in it', () => {
    const [row] = spreadRows(report.history, report.mortgage)
    if (!row) throw new Error('the table has rows')
    for (const which of ['now', 'change', 'percentile'] as const) {
      const note = spreadNote(row, which, report.history.source)
      expect(note.formula.at(-1)).toContain(note.result)
      expect(note.source).toContain('Bank of Canada')
    }
  })
  test('a longer rule drops the short episodes', () => {
    expect(spreadTitle(report.slope, 1)).toBe('Four inversions since 2001, the last the deepest')
    expect(spreadTitle(report.slope, 12)).toBe('One inversion since 2001, in 2022 to 2024')
    // The words of two that stand close say that they are two.
    const notes = bandsOf(report.slope, 1).flatMap(({ note = [] }) => note)
    expect(notes).toEqual([
      expect.stringMatching(/^\d+ months?, /),
      expect.stringMatching(/^8 months in 2 inversions, 2019 to 2020$/),
      expect.stringMatching(/^\d+ months, /),
    ])
  })
})

describe('the bond', () => {
  const asked: TypedRequest<unknown>[] = []
  const call = <A>(request: TypedRequest<A>) => {
    asked.push(request)
    return Promise.reject<A>(new Error('not answered'))
  }

  test('the default one is known and not asked', async () => {
    const view = bondView(initialView(settings))
    expect(await priceQuestion.ask(call, view, null)).toEqual(generated.price)
    expect(asked).toEqual([])
  })
  test('by the curve takes the fitted yield at its own maturity, and has none without a fit', async () => {
    const view = bondView(readView(settings, 'by=curve'))
    expect(await priceQuestion.ask(call, view, null)).toBeNull()
    await expect(priceQuestion.ask(call, view, fit)).rejects.toThrow('not answered')
    expect(asked[0]?.body).toMatchObject({ clean_price: null })
    expect(asked[0]?.body).toHaveProperty('yield_pct', expect.closeTo(3.61, 1))
  })
  test('convexity softens a fall and adds to a rise', () => {
    const points = priceCurve(generated.price as Price)
    const still = points.find(({ shift_bp }) => shift_bp === 0)
    expect(still?.price).toBeCloseTo(99.007, 3)
    for (const { price, straight } of points) expect(price).toBeGreaterThanOrEqual(straight)
  })
})
