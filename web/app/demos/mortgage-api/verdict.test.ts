import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { initialView } from '@/lib/url-state'
import { qualifyQuestion } from './ask'
import { settings } from './settings'
import { MIN_LOAN, sameLoan, shortfall, waysToQualify } from './verdict'

const view = initialView(settings)
const { report: qualify } = qualifyQuestion.initial

test('the shortfall is what the income lacks; nothing borrowed needs none', () => {
  const required = qualify.income_required ?? 0
  expect(shortfall({ annual_income: required - 500 }, qualify)).toBeCloseTo(500)
  expect(shortfall({ annual_income: required + 500 }, qualify)).toBeCloseTo(-500)
  expect(shortfall(view, { ...qualify, income_required: null })).toBeNull()
})

test('each way is enough by itself', () => {
  const ways = waysToQualify(view, qualify)
  expect(ways).toHaveLength(3)
  const {
    down_payment = 0,
    price = 0,
    annual_income = 0,
  } = Object.assign({}, ...ways.map(({ change }) => change)) as Partial<typeof view>
  expect(down_payment).toBeGreaterThanOrEqual(qualify.down_payment_required ?? Infinity)
  expect(down_payment).toBeLessThan((qualify.down_payment_required ?? 0) + 100)
  expect(price).toBeLessThanOrEqual(qualify.max_price)
  expect(annual_income).toBeGreaterThanOrEqual(qualify.income_required ?? Infinity)
})

test('a way the form would refuse is not offered', () => {
  const poor = { ...qualify, down_payment_required: view.price, max_price: 10 }
  expect(waysToQualify(view, poor).map(({ label }) => label)).toEqual([
    expect.stringMatching(/^Earn/),
  ])
})

test('a way that leaves less to borrow than the engine lends is not offered', () => {
  const least = {
    ...qualify,
    down_payment_required: view.price - 900,
    max_price: view.down_payment + 900,
  }
  expect(waysToQualify(view, least).map(({ label }) => label)).toEqual([
    expect.stringMatching(/^Earn/),
  ])
})

test('two answers are of one loan only where all it rests on is the same', () => {
  expect(sameLoan(view, view)).toBe(true)
  expect(sameLoan(view, { ...view, rate_pct: 9 })).toBe(false)
  expect(sameLoan(view, { ...view, buyer: 'repeat' })).toBe(false)
  expect(sameLoan(view, { ...view, closing_date: '2027-01-01' })).toBe(false)
})

test('the smallest loan is the engine’s', () => {
  const engine = readFileSync('../demos/mortgage-api/src/quote/params.rs', 'utf8')
  const [, dollars = ''] = /MIN_LOAN: Decimal = \S*dollars\(([\d_]+)\)/.exec(engine) ?? []
  expect(MIN_LOAN).toBe(Number(dollars.replaceAll('_', '')))
})
