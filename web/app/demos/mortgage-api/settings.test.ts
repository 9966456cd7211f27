import { describe, expect, test } from 'vitest'
import { initialView, readView, writeView } from '@/lib/url-state'
import { offersCsv } from './own-offers'
import { penaltyBody, qualifyBody, quoteBody, settings, yearOptions } from './params'
import { requestsOf } from './query'
import { defaultReport } from './report'

const initial = initialView(settings)

describe('the default view', () => {
  test('writes the requests of the report the page is prerendered with', () => {
    expect(defaultReport.quote_params).toMatchObject(quoteBody(initial))
    expect(defaultReport.qualify_params).toMatchObject(qualifyBody(initial))
    expect(defaultReport.penalty_params).toMatchObject(penaltyBody(initial))
  })

  test('is the plain address', () => {
    expect(writeView(settings, initial)).toBe('')
  })
})

describe('the address', () => {
  test('says only what differs, and is read back', () => {
    const view = { ...initial, place: 'montreal' as const, price: 500_000, closing: '2027-01-01' }
    const query = writeView(settings, view)
    expect(query).toBe('place=montreal&price=500000&closing=2027-01-01')
    expect(readView(settings, query)).toEqual(view)
  })

  test('falls back to the default where it makes no sense', () => {
    const view = readView(settings, 'price=-5&place=atlantis&term=2.5&closing=tomorrow')
    expect(view).toEqual(initial)
  })
})

describe('the requests', () => {
  test('name a city only where it levies a tax', () => {
    expect(quoteBody(initial)).toHaveProperty('city', 'Toronto')
    expect(quoteBody({ ...initial, place: 'alberta' })).not.toHaveProperty('city')
  })

  test('ask for one kind of rate only when one is chosen', () => {
    expect(requestsOf(initial, null).offers.path).not.toContain('type=')
    expect(requestsOf({ ...initial, kind: 'fixed' }, null).offers.path).toContain('type=fixed')
  })

  test('post the visitor’s own table with the home', () => {
    const { offers } = requestsOf(initial, 'lender,rate_pct\r\n')
    expect(offers).toMatchObject({
      method: 'POST',
      path: '/api/v1/mortgage-api/offers',
      body: { csv: 'lender,rate_pct\r\n', home: { price: 750_000 } },
    })
  })

  test('leave the posted rate out where the lender does not compare it', () => {
    expect(penaltyBody({ ...initial, by_posted: false })).not.toHaveProperty('posted_rate_pct')
  })
})

test('a number of years that came by link joins the choices', () => {
  expect(yearOptions([1, 5], 3).map(({ label }) => label)).toEqual(['1 year', '3 years', '5 years'])
})

test('own offers are sent with the columns someone filled', () => {
  const rows = [
    { lender: 'A', rate_pct: 4, term_years: 5, fee: null, type: 'fixed' },
    { lender: 'B, C', rate_pct: 3.9, term_years: 5, fee: null, type: null },
  ]
  expect(offersCsv(rows)).toBe(
    'lender,rate_pct,term_years,type\r\nA,4,5,fixed\r\n"B, C",3.9,5,\r\n',
  )
})
