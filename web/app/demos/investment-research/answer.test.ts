import { describe, expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { answerOf, mixOf } from './answer'
import { companyQuestion, portfolioQuestion, type Asset, type Company } from './ask'
import { chosen, companyTitle, linesOf } from './company-figure'
import { correlationTitle, pairsOf } from './correlation-figure'
import { frontierTitle } from './frontier-figure'
import { outOfSampleTitle } from './out-of-sample-figure'
import type { View } from './settings'
import { weightsTitle } from './weights-figure'

const { initial } = portfolioQuestion
const { report } = initial
const [firstAsset] = report.assets as [Asset, ...Asset[]]

const withAim = (aim: View['aim']) =>
  plainText(answerOf({ ...initial, view: { ...initial.view, aim } }))

describe('the answer', () => {
  test('says the worst loss, when it was, and what holds the same risk with more return', () => {
    expect(plainText(answerOf(initial))).toMatch(
      /^Your portfolio would have lost \d+\.\d\s% at worst, from \w+ \d{4} to \w+ \d{4}, and it .+\. .+ would have held the same risk, a volatility of \d+\.\d\s%, with a return of \d+\.\d\s% a year in place of \d+\.\d\s%\. How sure is that\? On \d+ redrawn pasts the weight of \w+ ran from .+\. Chosen in \w+ \d{4}, on what was known then, such a mix promised \d+\.\d\s% a year at a volatility of \d+\.\d\s%; it gave \d+\.\d\s% at \d+\.\d\s%\. Education, not advice\.$/,
    )
  })

  test.each([
    [
      'same_return',
      /would have earned (the same|more), .+ a year, with a volatility of .+ in place of/,
    ],
    ['target_risk', /would have kept to that risk, a volatility of/],
    ['min_volatility', /The calmest mix within your limits was/],
    ['max_sharpe', /paid most for its risk: a Sharpe ratio of/],
    ['risk_parity', /every asset would have carried the same share of the risk/],
  ] as const)('%s', (aim, words) => {
    expect(withAim(aim)).toMatch(words)
  })

  test('says so when nothing is better, and when a fall has not ended', () => {
    const { held } = report
    const metrics = { ...held.metrics, recovered: null }
    const same = { ...report, held: { ...held, metrics }, better: held }
    const said = plainText(answerOf({ ...initial, report: same }))
    expect(said).toContain('No other mix within your limits earned more at its risk')
    expect(said).toContain('it has not come back since')
  })

  test('says what the better mix did where it is not the same', () => {
    const { held, better } = report
    const other = {
      ...report,
      better: {
        ...better,
        volatility_pct: held.volatility_pct - 1,
        expected_return_pct: held.expected_return_pct + 1,
      },
    }
    const words = (aim: View['aim']) =>
      plainText(answerOf({ ...initial, view: { ...initial.view, aim }, report: other }))
    expect(words('same_risk')).toContain('would have held less risk')
    expect(words('same_return')).toContain('would have earned more')
  })

  test('says when nothing was left', () => {
    const lost = { ruined_on: '2008-10-31' }
    const ruined = {
      ...report,
      held: { ...report.held, ...lost },
      better: { ...report.better, ...lost },
    }
    const said = plainText(answerOf({ ...initial, report: ruined }))
    expect(said).toContain('and nothing was left.')
    expect(said).toContain('It would have lost everything by October 2008.')
  })

  test('says when the limits could not hold half-way, and nothing of halves too short', () => {
    const { out_of_sample: tested } = report
    if (!tested) throw new Error('the default window is long enough')
    const of = (out_of_sample: typeof tested | null) =>
      plainText(answerOf({ ...initial, report: { ...report, out_of_sample } }))
    expect(of({ ...tested, better: null })).toMatch(
      /By what was known in \w+ \d{4} your limits could not hold\./,
    )
    expect(of(null)).not.toContain('known then')
  })

  test('every figure opens to a formula that ends in it, a source and a date', () => {
    const figures = answerOf(initial).filter((part) => typeof part !== 'string')
    expect(figures.length).toBeGreaterThanOrEqual(4)
    for (const { text, note: opened } of figures) {
      const note = opened()
      expect(note.result).toBe(text)
      expect(note.formula.join('\n')).toContain(text)
      expect(note.source).toContain('Bank of Canada')
      expect(note.date).toContain('1996')
    }
  })
})

test('a mix names its largest parts and counts the rest', () => {
  const asset = (name: string, better_pct: number) => ({ ...firstAsset, asset: name, better_pct })
  expect(mixOf([asset('A', 30), asset('B', 70), asset('C', 0.1)])).toBe(
    '70\u00a0% B and 30\u00a0% A',
  )
  const six = ['A', 'B', 'C', 'D', 'E', 'F'].map((name, at) => asset(name, 20 - at))
  expect(mixOf(six)).toContain('17\u00a0% D and 2 more')
})

describe('findings', () => {
  test('over the frontier', () => {
    expect(frontierTitle(report)).toMatch(
      /^Your portfolio lies \d+\.\d points a year below the frontier$/,
    )
    const [calmest] = report.frontier
    const held = { ...report.held, ...calmest }
    expect(frontierTitle({ ...report, held })).toBe('Your portfolio lies on the frontier')
    expect(frontierTitle({ ...report, held: { ...held, volatility_pct: 0 } })).toContain('calmer')
    const beyond = { ...held, volatility_pct: 40, expected_return_pct: 30 }
    expect(frontierTitle({ ...report, held: beyond })).toBe(
      'Your portfolio lies beyond what your limits allow',
    )
  })

  test('over the weights', () => {
    expect(weightsTitle(report)).toMatch(
      /^The better mix has \d+ points more \w+ and \d+ fewer \w+$/,
    )
    const assets = report.assets.map((asset) => ({ ...asset, better_pct: asset.held_pct }))
    expect(weightsTitle({ ...report, assets })).toBe('The better mix is the one you hold')
  })

  test('over the choice made half-way', () => {
    expect(outOfSampleTitle(report)).toMatch(
      /^Chosen in \w+ 2010, the better mix promised \d+\.\d\s% a year and gave \d+\.\d\s%$/,
    )
    expect(outOfSampleTitle({ ...report, out_of_sample: null })).toBe(
      'Half of 326 prices is too short to choose on',
    )
  })

  test('over the correlations, every two assets once', () => {
    const pairs = pairsOf(report)
    expect(pairs).toHaveLength(21)
    expect(correlationTitle(pairs)).toMatch(/^3m and 30y move least together: /)
    expect(correlationTitle([])).toBe('One asset has nothing to move with')
  })
})

describe('a company', () => {
  const company = companyQuestion.initial.report
  const [fact] = company.facts as [Company['facts'][0]]
  const restated = { ...fact.as_filed, value: 5, filed: '2026-01-01' }

  test('has a line for each item and a figure for each year', () => {
    const lines = linesOf(company)
    expect(lines.map(({ name }) => name)).toContain('Revenue')
    expect(lines[0]?.years.size).toBe(5)
  })

  test('shows a figure as filed or as known now', () => {
    expect(chosen({ ...fact, restated }, 'restated')).toBe(restated)
    expect(chosen({ ...fact, restated }, 'first')).toBe(fact.as_filed)
    expect(chosen({ ...fact, restated: null }, 'restated')).toBe(fact.as_filed)
  })

  test('says how sales moved and what was changed', () => {
    expect(companyTitle(company)).toBe(
      'Apple Inc. sold 6.4 % more in its last fiscal year; no figure here was changed later',
    )
  })
})
