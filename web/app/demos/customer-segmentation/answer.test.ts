import { expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import type { ColumnKind } from '@/lib/tables/columns'
import type { PurchaseColumns } from '@/lib/tables/purchase-columns'
import type { Purchases } from '@/lib/tables/purchases'
import type { HowRead } from '@/lib/tables/reading'
import { initialView } from '@/lib/url-state'
import { answerOf, bestOf, partOfSales } from './answer'
import type { AnsweredGroups, Report } from './ask'
import { choiceTitle } from './choice-figure'
import { cohortTitle } from './cohort-figure'
import { defaultReport } from './contract.gen'
import { laterTitle, nearestTitle } from './later-figures'
import { foundText, kindsFor, tooMany } from './own-purchases'
import { settings } from './settings'
import { sharesTitle } from './shares-figure'
import { customerName, moneyOf, numberWord } from './words'

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
  expect(text).toMatch(/1,373 one-time buyers, spent US\$24 each, and last 499\sdays ago/)
  expect(text).toMatch(
    /Three groups are nearly the same on every seed \(1\.00\); \w+ are not \(0\.\d\d\)/,
  )
  expect(text).toMatch(/In the next 26 weeks expect 1,04\d purchases worth US\$38,\d{3}/)
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
  expect(money({})(1234.5, 0)).toBe('US$1,235')
  expect(money({ sample: 'shop' })(12.5)).toBe('£12.50')
  expect(money({ sample: 'shop' })(-40)).toBe('−£40')
  expect(moneyOf({ ...answered(), own })(1234)).toBe('1,234')
})

const purchases: Purchases = {
  from: '2025-01-01',
  to: '2025-12-31',
  customers: [{ id: '1', orders: '0:5' }],
  names: ['Shop 7'],
  orders: 1,
  counts: {
    rows: 20,
    withoutCustomer: 3,
    cancellations: 4,
    positiveCancellations: 1,
    negative: 1,
    unreadable: 2,
  },
}
const own = { name: 'x.csv', rows: 20, scope: { recomputed: [], kept: [] }, purchases }

test('of a visitor’s file the rows are told, and customers by their names', () => {
  const text = plainText(answerOf({ ...answered(), own }))
  expect(text).toContain(
    'Among the 20 rows are 5 cancellations or returns and 3 without a customer; 2 could not be read and are left out.',
  )
  expect(customerName({ own }, '1')).toBe('Shop 7')
  expect(customerName({ own: null }, '1')).toBe('1')
  expect(foundText(purchases)).toEqual([
    '20 rows read and added up to 1 order of 1 customer.',
    '3 rows without a customer: counted and left out.',
    '4 cancellations (an invoice that begins with C) and 1 other row with an amount or quantity below zero: what cancels one order exactly takes it out, the rest reduces what the customer spent.',
    '1 cancellation not below zero: taken as written.',
    '2 rows without a day or an amount that can be read: left out.',
  ])
})

test('more than the engine takes is refused in words', () => {
  expect(tooMany(purchases)).toBeNull()
  expect(tooMany({ ...purchases, orders: 1_000_001 })).toContain('1,000,001 orders')
  const customers = Array.from({ length: 100_001 }, () => ({ id: '', orders: '' }))
  expect(tooMany({ ...purchases, customers })).toContain('100,001 customers')
})

test('names among figures are read as words, or their rows would be lost', () => {
  const column = (name: string, kind: ColumnKind, count = 0) => ({
    name,
    kind,
    mark: '.' as const,
    order: 'ymd' as const,
    isUnsure: false,
    odd: { count, examples: [] },
  })
  const columns: PurchaseColumns = {
    customer: 'who',
    date: 'day',
    amount: 'paid',
    quantity: null,
    price: null,
    invoice: 'no',
  }
  const kinds = (...all: ReturnType<typeof column>[]) =>
    kindsFor(columns, { how: { columns: all } as unknown as HowRead })
  expect(kinds(column('who', 'number'), column('no', 'number', 3), column('day', 'text'))).toEqual({
    no: 'text',
  })
  expect(kinds(column('who', 'date'), column('paid', 'text'))).toEqual({
    who: 'text',
    paid: 'number',
  })
})

test('a forecast is held against nobody coming back, too', () => {
  const { validation } = report
  if (!validation) throw new Error('the default report tests its forecast')
  expect(nearestTitle(validation)).toMatch(/^A customer’s forecast is nearer/)
  expect(nearestTitle({ ...validation, naive_mean_error: 0.1 })).toMatch(/^Going on as before/)
  expect(nearestTitle({ ...validation, actual: 1 })).toMatch(/^Guessing that nobody comes back/)
  expect(nearestTitle(null)).toMatch(/^No forecast to test/)
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
