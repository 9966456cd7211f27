import { expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { initialView } from '@/lib/url-state'
import { answerOf, bestOf, partOfSales } from './answer'
import type { AnsweredGroups, Report } from './ask'
import { choiceTitle } from './choice-figure'
import { cohortTitle } from './cohort-figure'
import { defaultReport } from './contract.gen'
import { laterTitle } from './later-figures'
import { settings } from './settings'
import { sharesTitle } from './shares-figure'
import { moneyOf, numberWord } from './words'

const report: Report = { ...defaultReport.report, source: defaultReport.source }
const answered = (changes: Partial<Report> = {}, view = {}): AnsweredGroups => ({
  view: { ...initialView(settings), ...view },
  own: null,
  report: { ...report, ...changes },
})
const said = (changes: Partial<Report> = {}, view = {}) =>
  plainText(answerOf(answered(changes, view)))

test('the answer names the groups, who pays, how sure and what comes', () => {
  const text = said()
  expect(text).toMatch(/^Three groups, and one pays for half: 307 of 2,357 customers/)
  expect(text).toMatch(/bring 48\s% of sales/)
  expect(text).toMatch(/1,373 one-time buyers, spent \$24 each, and last 499\sdays ago/)
  expect(text).toMatch(
    /Three groups are nearly the same on every seed \(1\.00\); \w+ are not \(0\.\d\d\)/,
  )
  expect(text).toMatch(/In the next 26 weeks expect 1,04\d purchases worth \$38,\d{3}/)
  expect(text).toMatch(/the forecast was 12\s% too low\.$/)
})

test('groups that change with the seed are called so', () => {
  const six = report.choices.map((row) => (row.k === 6 ? { ...row, stability: 0.82 } : row))
  const text = said({ k: 6, choices: six })
  expect(text).toContain('Six groups change with the seed (0.82): do not build on them.')
  expect(text).toContain('Three can be defended.')
})

test('groups that change with the customers are called so too', () => {
  const five = report.choices.map((row) =>
    row.k === 5
      ? {
          ...row,
          stability: 0.97,
          stability_bootstrap: 0.79,
          verdict: 'changes_with_customers' as const,
        }
      : row,
  )
  expect(said({ k: 5, choices: five })).toContain(
    'Five groups are nearly the same on every seed (0.97), but other customers of the same kind give other groups (0.79)',
  )
})

test('few customers are ranked, not grouped', () => {
  const text = said({ is_too_few: true, customers: 38 })
  expect(text).toMatch(/^Too few for groups: 38 customers/)
  expect(text).not.toContain('pays for')
})

test('without a model nothing is said of the future', () => {
  const text = said({ expected_purchases: null, expected_value: null })
  expect(text).toContain('Too few came back to say who buys again.')
})

test('rows left out are told, and only then', () => {
  expect(said()).not.toContain('name no customer')
  const counts = {
    rows: 100,
    purchases: 80,
    cancellations: 15,
    without_customer: 5,
    cancelled_purchases: 3,
    customers_without_purchase: 1,
    customers_below_zero: 0,
  }
  expect(said({ counts })).toContain('Of 100 rows 15 are cancellations and 5 name no customer.')
})

test('each currency is the purchases’ own', () => {
  const money = (view: object) => moneyOf(answered({}, view))
  expect(money({})(1234.5, 0)).toBe('$1,235')
  expect(money({ sample: 'shop' })(12.5)).toBe('£12.50')
  expect(money({ sample: 'shop' })(-40)).toBe('−£40')
  const own = {
    ...answered(),
    own: { name: 'x.csv', rows: 2, csv: '', scope: { recomputed: [], kept: [] } },
  }
  expect(moneyOf(own)(1234)).toBe('1,234')
})

test('titles are findings', () => {
  expect(sharesTitle(report)).toBe('Half the sales come from one in eight')
  expect(choiceTitle(report)).toMatch(/^Three groups hold; .* change with the seed$/)
  const none = report.choices.map((row) => ({ ...row, verdict: 'blurred' as const }))
  expect(choiceTitle({ ...report, choices: none })).toBe(
    'No number of groups holds; three come nearest',
  )
  expect(laterTitle(report.validation)).toMatch(
    /^1,653 purchases were expected and 1,882 came: 12\s% too low$/,
  )
  expect(laterTitle(null)).toMatch(/^No forecast to test/)
  expect(cohortTitle(report.cohorts)).toMatch(/^Of those who joined in January 1997, 16\s% bought/)
  expect(cohortTitle([])).toBe('Who stayed')
})

test('words for numbers and shares', () => {
  expect([numberWord(2), numberWord(8), numberWord(20)]).toEqual(['Two', 'Eight', '20'])
  expect([partOfSales(0.5), partOfSales(0.8)]).toEqual(['half', 'most'])
  expect(partOfSales(0.3)).toMatch(/^30\s%$/)
  expect(bestOf(report)?.name).toBe(report.segments[0]?.name)
})
