import { expect, test } from 'vitest'
import { monthAfter, monthsBetween } from './months'

test('months count across years', () => {
  expect(monthAfter('2026-05', -12)).toBe('2025-05')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthsBetween('2024-08', '2026-05')).toBe(21)
})
