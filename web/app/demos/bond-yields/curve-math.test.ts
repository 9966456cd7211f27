import { describe, expect, test } from 'vitest'
import {
  crossings,
  fittedLine,
  frameOf,
  monthAfter,
  monthsBetween,
  monthsOf,
  yieldAt,
} from './curve-math'
import { canFit, fitRemark, settings } from './params'
import { priceCurve } from './price-curve'
import { defaults } from './query'
import { bandsOf } from './spread-figure'
import { difference, spreadRows, spreadRowsTitle, spreadTitle } from './spreads'
import { priceParamsOf } from './use-bond-yields'
import { initialView, readView, writeView } from '@/lib/url-state'

describe('the fitted line', () => {
  test.each(defaults.fits)('$model: the page draws what the engine fitted', (fit) => {
    for (const { years, yield_pct } of fit.fitted)
      expect(yieldAt(fit, years)).toBeCloseTo(yield_pct, 6)
  })

  test('runs from the shortest to the longest maturity', () => {
    const [fit] = defaults.fits
    if (!fit) throw new Error('the default report has a fit')
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

test('months count across years', () => {
  expect(monthAfter('2026-05', -12)).toBe('2025-05')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
  expect(monthsBetween('2024-08', '2026-05')).toBe(21)
  expect(monthsOf(defaults.history)).toHaveLength(305)
  expect(frameOf(defaults.history, '2001-01').map(({ x }) => x)).toEqual([2, 5, 10, 30])
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
    expect(readView(settings, 'curve=2023-13&fit=cubic&run=1.5&coupon=-3')).toEqual(
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
    const points = difference(defaults.history, { long: '10y', short: '2y', name: '' })
    expect(points).toEqual(defaults.spread.points)
  })
  test('the table ranks today among all months', () => {
    const rows = spreadRows(defaults.history, defaults.mortgage)
    expect(rows[0]).toMatchObject({ now: 60, year_ago: 61, change: -1, lowest: -132, highest: 220 })
    expect(spreadRowsTitle(rows)).toMatch(/^No spread is extreme: all 5 stand between/)
  })
  test('a longer rule drops the short episodes', () => {
    expect(spreadTitle(defaults.spread, 1)).toBe('Four inversions since 2001, the last the deepest')
    expect(spreadTitle(defaults.spread, 12)).toBe('One inversion since 2001, in 2022 to 2024')
    expect(bandsOf(defaults.spread, 1).filter(({ label }) => label !== undefined)).toHaveLength(3)
  })
})

describe('the bond', () => {
  test('by the curve takes the fitted yield at its own maturity', () => {
    const [fit] = defaults.fits
    const view = readView(settings, 'by=curve')
    expect(priceParamsOf(view, fit ?? null)?.yield_pct).toBeCloseTo(3.61, 1)
    expect(priceParamsOf(view, null)).toBeNull()
    expect(priceParamsOf(initialView(settings), null)).toEqual(defaults.priceParams)
  })
  test('convexity softens a fall and adds to a rise', () => {
    const points = priceCurve(defaults.price)
    const still = points.find(({ shift_bp }) => shift_bp === 0)
    expect(still?.price).toBeCloseTo(99.007, 3)
    for (const { price, straight } of points) expect(price).toBeGreaterThanOrEqual(straight)
  })
})
