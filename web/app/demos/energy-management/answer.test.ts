import { expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { answerOf } from './answer'
import { billQuestion, forecastQuestion, marketQuestion, type Knowledge } from './ask'
import { billAnswerOf } from './bill-answer'
import { defaultReport } from './contract.gen'
import { billTitle } from './home-figures'
import { knowledgeTitle, sizesTitle } from './market-figures'
import { heldText, idleText, lostText, yearsBeyond } from './words'

const { market, bill, forecast } = defaultReport

const knows = (known: Knowledge['known'], years_to_pay: number | null, pays: boolean) => ({
  known,
  planned_days: 90,
  week: 1,
  period: 1,
  period_all: 2,
  share_pct: 50,
  year_profit: 1,
  years_to_pay,
  pays,
  pays_at_cost_per_kwh: 1,
})

const answer = (basis: Knowledge['known'], ...knowledge: Knowledge[]) =>
  plainText(
    answerOf(
      { ...marketQuestion.initial, report: { ...market, basis, knowledge } },
      forecastQuestion.initial,
    ),
  )

test('what could be known the day before decides whether it pays', () => {
  expect(answer('forecast', knows('all', 5, true), knows('forecast', 10, true))).toMatch(
    /^Yes: planned on our forecast it pays for itself in year 10 of 15; if every price were known, in year 5\. /,
  )
  expect(answer('forecast', knows('all', 5, true), knows('forecast', null, false))).toMatch(
    /^No: planned on our forecast it earns nothing, and never pays for itself; if every price were known, in year 5\. /,
  )
  expect(answer('yesterday', knows('all', 14, true), knows('yesterday', 40, false))).toMatch(
    /^Not enough to pay for itself: planned on yesterday’s prices it needs 40\syears and lasts 15; if every price were known, in year 14\. /,
  )
  expect(answer('day', knows('all', 13.1, true), knows('day', 13.2, true))).toMatch(
    /^Yes: planned on the day-ahead prices it pays for itself in year 14 of 15\. /,
  )
})

test('what every price would change is never a year after the battery’s life', () => {
  expect(answer('yesterday', knows('all', 28, false), knows('yesterday', 80.3, false))).toMatch(
    /it needs 80\syears and lasts 15; with every price known it would still need 28\syears\. /,
  )
  // What reads the same changes nothing, and what reads otherwise does.
  expect(answer('day', knows('all', 26.88, false), knows('day', 27.1, false))).toMatch(
    /it needs 27\syears and lasts 15\. /,
  )
  expect(answer('day', knows('all', 26.35, false), knows('day', 26.57, false))).toMatch(
    /it needs 27\syears and lasts 15; with every price known it would still need 26\syears\. /,
  )
})

test('the week and the meter are said to rest on what was known beforehand', () => {
  expect(answer('day', knows('all', 13.1, true), knows('day', 13.2, true))).toContain(
    'With every price known the week of Jun 8, 2026 earns $1,669',
  )
  expect(plainText(billAnswerOf(billQuestion.initial))).toMatch(
    /save \$501 a year, with every hour of the meter known beforehand\.$/,
  )
})

test('a plan on yesterday’s prices says which days it leaves idle', () => {
  expect(idleText(market)).toContain('the first day stays idle')
  expect(idleText(market)).toMatch(
    /The pace of that plan and what it keeps are of the other 89 days\.$/,
  )
  expect(idleText({ ...market, market: 'ontario_2016' })).toContain('the first day of each week')
  expect(idleText({ ...market, market: 'alberta' })).toBe('')
})

test('a plan is judged by the days that can be planned, against every price of the same days', () => {
  const row = { ...knows('yesterday', 80.3, false), planned_days: 18, share_pct: 35 }
  const yesterday = { ...row, period: 983, period_all: 2805, year_profit: 19933 }
  const report = {
    ...market,
    market: 'ontario_2016' as const,
    days: 21,
    basis: 'yesterday' as const,
    knowledge: [knows('all', 28, false), yesterday],
  }
  expect(knowledgeTitle(report)).toMatch(
    /^Knowing only yesterday’s prices keeps 35\s% over the 18 days with a day before them$/,
  )
  expect(knowledgeTitle({ ...report, days: 18 })).toMatch(/ over these three weeks$/)
  const said = answerOf({ ...marketQuestion.initial, report }, forecastQuestion.initial)
  const shown = JSON.stringify(said.map((part) => (typeof part === 'string' ? part : part.note())))
  expect(shown).toMatch(/kept +35\s% of \$2,805/)
  expect(shown).toContain('$983 × 365 / 18 = $19,933')
  expect(shown).toContain('of the other 18 days')
})

test('what was measured over a year is said with its day', () => {
  const measured = {
    measured: '2026-11-18',
    regret_pct: 36.232,
    yesterday_regret_pct: 62.669,
    error: 32.353,
    days_lost: 72,
  }
  expect(lostText({ ...market, market: 'alberta', measured })).toMatch(
    /measured 2026-11-18 .* empty each midnight, and our forecast fitted anew every 28 days: it missed the price by \$32\.35 a MWh on average, and plans on it lost 36\.2\s?% of what knowing each day’s prices would have earned, .* 72 days of 365; .* lost 62\.7\s?%\.$/,
  )
  expect(lostText(market)).toBe('')
})

test('intervals of both provinces are told with what they held', () => {
  const held = (change: Partial<typeof forecast.measured>) =>
    heldText({ ...forecast, measured: { ...forecast.measured, ...change } })
  expect(held({})).toMatch(/^Intervals of 80 and 90 % held [\d.]+ and [\d.]+\s?%\. $/)
  const alberta = { covered_80_pct: 79.966, covered_90_pct: 89.966 }
  expect(held({ ...alberta, hour_ahead_pct: 0.372, operator_hour_ahead_pct: 0.322 })).toMatch(
    /held 80\.0 and 90\.0\s?%\. An hour ahead, and that alone: ours 0\.37\s?%/,
  )
})

test('what it needs is never said as the life it exceeds', () => {
  expect(yearsBeyond(26.4, 15)).toBe('26\u00a0years')
  expect(yearsBeyond(15.4, 15)).toBe('15.4\u00a0years')
  expect(yearsBeyond(15.04, 15)).toBe('15.04\u00a0years')
  expect(yearsBeyond(15, 15)).toBe('just over 15\u00a0years')
  expect(answer('day', knows('all', 15, false), knows('day', 15, false))).toMatch(
    /it needs just over 15\syears and lasts 15\./,
  )
  expect(billTitle({ ...bill, years_to_pay: 15.3, pays: false }, 15)).toMatch(
    /needs 15\.3\syears and lasts 15$/,
  )
})

test('a life that ends within a year has no year beyond it', () => {
  const { view } = marketQuestion.initial
  const said = (life_years: number, ...knowledge: [Knowledge, Knowledge]) =>
    plainText(
      answerOf(
        {
          ...marketQuestion.initial,
          view: { ...view, life_years },
          report: { ...market, basis: 'day', knowledge },
        },
        forecastQuestion.initial,
      ),
    )
  expect(said(13.5, knows('all', 12.9, true), knows('day', 13.2, true))).toMatch(
    /pays for itself in its last year of 13\.5; if every price were known, in year 13\. /,
  )
  expect(said(13.5, knows('all', 13.2, true), knows('day', 13.6, false))).toMatch(
    /needs 14\syears and lasts 13\.5; if every price were known, in its last year\. /,
  )
  expect(said(14, knows('all', 13.1, true), knows('day', 13.2, true))).toContain(
    'in year 14 of 14. ',
  )
  expect(billTitle({ ...bill, years_to_pay: 13.2, pays: true }, 13.5)).toMatch(/in its last year$/)
})

test('a larger battery is told by its hours, whatever its power', () => {
  const title = /^Between 6 and 8 hours of storage, an hour earns 12\s% of the first$/
  expect(sizesTitle(market)).toMatch(title)
  const sizes = market.sizes.map(({ energy_mwh, period }) => ({
    energy_mwh: 10 * energy_mwh,
    period: 10 * period,
  }))
  expect(sizesTitle({ ...market, sizes })).toMatch(title)
})
