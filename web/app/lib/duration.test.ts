import { expect, test } from 'vitest'
import { inYearsAndMonths } from './duration'

test('a span is said in years and months', () => {
  expect(inYearsAndMonths(7.25)).toBe('7 years and 3 months')
  expect(inYearsAndMonths(1)).toBe('1 year')
  expect(inYearsAndMonths(1 / 12)).toBe('1 month')
  expect(inYearsAndMonths(0)).toBe('0 months')
})
