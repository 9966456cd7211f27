import { expect, test } from 'vitest'
import { refusalText } from './refusal-text'

test.each([
  ['out_of_range', { minimum: 1, maximum: 40, got: 50 }, 'The term must be at most 40.'],
  ['out_of_range', { minimum: 0.25, maximum: 40, got: 0 }, 'The term must be at least 0.25.'],
  ['out_of_range', { minimum: 1, maximum: 40 }, 'The term must be 1 to 40.'],
  [
    'out_of_range',
    { minimum: '2026-05-29', got: '2020-01-01' },
    'The term must be no earlier than May 29, 2026.',
  ],
  ['not_a_choice', { choices: ['AB', 'BC'], got: 'XX' }, 'The term must be one of AB, BC.'],
  [
    'not_a_day',
    { minimum: '2024-01-01', maximum: '2030-12-31', got: '2026-02-31' },
    'The term must be a day, Jan 1, 2024 to Dec 31, 2030.',
  ],
  ['too_long', { maximum: 300, got: 301 }, 'The term must have at most 300 characters.'],
  ['wrong_count', { minimum: 1, maximum: 60, got: 61 }, 'The term must have 1 to 60 entries.'],
  ['missing', {}, 'The term is missing.'],
])('%s is said in the reader’s words', (code, values, text) => {
  expect(refusalText({ message: 'x', code, values }, 'The term')).toBe(text)
})

test('an amount keeps its sign', () => {
  const values = { minimum: 50_000, maximum: 20_000_000, got: 1 }
  const message = 'price must be $50,000 to $20,000,000, got $1'
  expect(refusalText({ message, code: 'out_of_range', values }, 'The price')).toBe(
    'The price must be at least $50,000.',
  )
})

test('a code of a demo’s own brings its own sentence', () => {
  const message = 'the amortization is too long for an insured loan'
  expect(refusalText({ message, code: 'too_long_insured' }, 'The term')).toBe(
    'The amortization is too long for an insured loan.',
  )
})

test('the page’s word for a field takes the place of its name in the API', () => {
  const field = 'down_payment'
  const message = 'down_payment must be at least $37,000.00 for this price'
  expect(refusalText({ field, message, code: 'too_little_down' }, 'The down payment')).toBe(
    'The down payment must be at least $37,000.00 for this price.',
  )
})
