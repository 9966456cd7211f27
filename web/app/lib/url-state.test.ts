import { expect, test } from 'vitest'
import {
  choice,
  day,
  flag,
  initialView,
  month,
  numbersOf,
  numeric,
  refusedTexts,
  partOf,
  readView,
  words,
  writeView,
} from './url-state'

const settings = {
  date: month('2026-05'),
  fit: choice(['none', 'nelson_siegel'], 'nelson_siegel'),
  price: numeric(750_000, { min: 1, max: 10_000_000 }),
  residuals: flag(true),
  closing: day('2027-01-15'),
  crops: words(['tomato']),
}

test('the default view is the plain address', () => {
  expect(writeView(settings, initialView(settings))).toBe('')
  expect(readView(settings, '')).toEqual(initialView(settings))
})

test('only what differs is written, in the order of the settings', () => {
  const view = {
    ...initialView(settings),
    residuals: false,
    date: '2023-06',
    crops: ['pea', 'bush-bean'],
  }
  expect(writeView(settings, view)).toBe('date=2023-06&residuals=0&crops=pea,bush-bean')
})

test('what is written is read back', () => {
  const view = {
    date: '2001-01',
    fit: 'none' as const,
    price: 1.5,
    residuals: false,
    closing: '2030-12-31',
    crops: [],
  }
  expect(readView(settings, writeView(settings, view))).toEqual(view)
})

test.each([
  'date=2026-13',
  'date=<script>',
  'fit=spline',
  'price=',
  'price=0',
  'price=1e99',
  'residuals=yes',
  'closing=2027-02-41',
  'closing=2026-02-31',
  'crops=a%20b',
  'unknown=1',
])('a bad value falls back to the default: %s', (search) => {
  expect(readView(settings, `?${search}`)).toEqual(initialView(settings))
})

test('numbers of an operation take default and limits from the contract', () => {
  const ofQuote = numbersOf({ rate_pct: 4.1 }, { rate_pct: { minimum: 0, maximum: 25 } })
  const rate = ofQuote('rate_pct', 'Rate, per cent', { noun: 'The stated rate' })
  expect(rate).toMatchObject({ initial: 4.1, wire: 'rate_pct', noun: 'The stated rate' })
  expect(rate.parse('30')).toBeUndefined()
  expect(ofQuote('rate_pct', 'Rate, per cent').noun).toBe('The rate')
})

test('a part of a view holds the settings it was made of', () => {
  const { date, price } = settings
  expect(partOf({ date, price }, initialView(settings))).toEqual({
    date: '2026-05',
    price: 750_000,
  })
})

test('what a link says for a number without a field is not kept', () => {
  const limits = { min: 0, max: 600 }
  const settings = { speed: numeric(0, limits), window: numeric(24, limits, { label: 'Window' }) }
  expect(refusedTexts(settings, 'speed=999&window=999')).toEqual({ window: '999' })
})

test('a number in an address is read as one in a field', () => {
  expect(numeric(4, { min: 0, max: 25 }).parse('4,125')).toBe(4.125)
})
