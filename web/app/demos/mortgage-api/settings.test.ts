import { describe, expect, test } from 'vitest'
import { filledCsv } from '@/lib/filled-csv'
import { initialView, readView, writeView } from '@/lib/url-state'
import { exchangesOf, homeQuestion, penaltyQuestion, qualifyQuestion } from './ask'
import generated from './default-report.gen.json'
import { offerColumns } from './own-offers'
import {
  applicationDay,
  homeView,
  penaltyView,
  qualifyView,
  settings,
  yearOptions,
  type View,
} from './settings'

const initial = initialView(settings)

/** The requests of a view, and of the visitor's own table with it. */
const requestsOf = (patch: Partial<View> = {}, own: typeof homeQuestion.initial.own = null) => {
  const view = { ...initial, ...patch }
  return exchangesOf(
    { ...homeQuestion.initial, view: homeView(view), own },
    { ...qualifyQuestion.initial, view: qualifyView(view) },
    { ...penaltyQuestion.initial, view: penaltyView(view) },
  )
}

describe('the default view', () => {
  test('writes the requests of the report the page is prerendered with', () => {
    const { quote, qualify, penalty } = requestsOf()
    expect(generated.quote_params).toMatchObject(quote.request.body ?? {})
    expect(generated.qualify_params).toMatchObject(qualify.request.body ?? {})
    expect(generated.penalty_params).toMatchObject(penalty.request.body ?? {})
  })

  test('is the plain address', () => {
    expect(writeView(settings, initial)).toBe('')
  })
})

describe('the address', () => {
  test('says only what differs, and is read back', () => {
    const view = {
      ...initial,
      place: 'montreal' as const,
      price: 500_000,
      closing_date: '2027-01-01',
    }
    const query = writeView(settings, view)
    expect(query).toBe('place=montreal&price=500000&closing_date=2027-01-01')
    expect(readView(settings, query)).toEqual(view)
  })

  test('falls back to the default where it makes no sense', () => {
    const view = readView(
      settings,
      'price=-5&place=atlantis&term_years=2.5&closing_date=2026-02-31',
    )
    expect(view).toEqual(initial)
  })
})

describe('the requests', () => {
  test('name a city only where it levies a tax', () => {
    expect(requestsOf().quote.request.body).toHaveProperty('city', 'Toronto')
    expect(requestsOf({ place: 'alberta' }).quote.request.body).not.toHaveProperty('city')
  })

  test('send the application date as it was typed, impossible or not', () => {
    const late = { application_date: '2026-12-01', closing_date: '2026-11-20' }
    expect(requestsOf(late).quote.request.body).toMatchObject(late)
    expect(requestsOf().quote.request.body).not.toHaveProperty('application_date')
  })

  test('ask for one kind of rate only when one is chosen', () => {
    expect(requestsOf().offers.request.path).not.toContain('type=')
    expect(requestsOf({ type: 'fixed' }).offers.request.path).toContain('type=fixed')
  })

  test('post the visitor’s own table with the home', () => {
    const { offers } = requestsOf(
      {},
      {
        name: 'mine',
        rows: 0,
        csv: 'lender,rate_pct\r\n',
        scope: { recomputed: [], kept: [] },
      },
    )
    expect(offers.request).toMatchObject({
      method: 'POST',
      path: '/api/v1/mortgage-api/offers',
      body: { csv: 'lender,rate_pct\r\n', home: { price: 750_000 } },
    })
  })

  test('leave the posted rate out where the lender does not compare it', () => {
    const { penalty } = requestsOf({ by_posted: false })
    expect(penalty.request.body).not.toHaveProperty('posted_rate_pct')
    expect(penalty.request.body).not.toHaveProperty('by_posted')
  })
})

test('a link to a closing alone applies on that day, and sends no other', () => {
  const view = readView(settings, 'closing_date=2026-06-30')
  expect(applicationDay(view)).toBe('2026-06-30')
  const { quote, offers, qualify } = requestsOf(view)
  expect(quote.request.body).toHaveProperty('closing_date', '2026-06-30')
  expect(quote.request.body).not.toHaveProperty('application_date')
  expect(qualify.request.body).not.toHaveProperty('application_date')
  expect(offers.request.path).not.toContain('application_date')
})

test('a number of years that came by link joins the choices', () => {
  expect(yearOptions([1, 5], 3).map(({ label }) => label)).toEqual(['1 year', '3 years', '5 years'])
})

test('own offers are sent with the columns someone filled', () => {
  const rows = [
    { lender: 'A', rate_pct: 4, term_years: 5, fee: null, type: 'fixed' },
    { lender: 'B, C', rate_pct: 3.9, term_years: 5, fee: null, type: null },
  ]
  expect(filledCsv(offerColumns, rows)).toBe(
    'lender,rate_pct,term_years,type\r\nA,4,5,fixed\r\n"B, C",3.9,5,\r\n',
  )
})
