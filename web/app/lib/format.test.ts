import { expect, test } from 'vitest'
import {
  counted,
  formatAge,
  formatBasisPoints,
  formatDay,
  formatDollars,
  formatDollarsShort,
  formatMoment,
  formatMonth,
  formatNumber,
  formatPercent,
  formatSigned,
  listed,
  numberWord,
} from './format'

test('numbers carry a true minus and grouped thousands', () => {
  expect(formatNumber(-1234.5, 1)).toBe('−1,234.5')
  expect(formatNumber(1234567)).toBe('1,234,567')
})

test('a figure that rounds to zero has no sign', () => {
  expect(formatNumber(-0.004, 2)).toBe('0.00')
  expect(formatSigned(-0.4)).toBe('0')
  expect(formatSigned(0.4)).toBe('0')
})

test('differences always say their sign', () => {
  expect(formatSigned(60)).toBe('+60')
  expect(formatBasisPoints(-132)).toBe('−132\u00a0bp')
})

test('units stay on the line of their figure', () => {
  expect(formatPercent(3.56)).toBe('3.56\u00a0%')
})

test.each([
  [-8475, 2, '−$8,475.00'],
  [3557.26, 2, '$3,557.26'],
  [124721.93, 0, '$124,722'],
])('dollars %s', (value, digits, text) => {
  expect(formatDollars(value, digits)).toBe(text)
})

test.each([
  [40_000, '$40k'],
  [1_250_000, '$1.3M'],
  [-2_000_000_000, '−$2B'],
  [950, '$950'],
])('short dollars %s', (value, text) => {
  expect(formatDollarsShort(value)).toBe(text)
})

test('dates are written out', () => {
  expect(formatMonth('2026-05')).toBe('May 2026')
  expect(formatMonth('2026-09-30', 'short')).toBe('Sep 2026')
  expect(formatDay('2027-01-15')).toBe('Jan 15, 2027')
  expect(formatDay('2026-05-31T20:15:00Z')).toBe('May 31, 2026')
  expect(formatMoment('2026-05-31T20:15:09Z')).toBe('May 31, 2026, 20:15 UTC')
})

test.each([
  [20_000, '20\u00a0s'],
  [125_000, '2\u00a0min'],
  [3 * 3_600_000, '3\u00a0h'],
  [5 * 86_400_000, '5\u00a0days'],
  [-5000, '0\u00a0s'],
])('an age of %s ms', (ms, text) => {
  expect(formatAge(ms)).toBe(text)
})

test('counts agree with their noun and lists end with "and"', () => {
  expect(counted(1, 'row')).toBe('1 row')
  expect(counted(2500, 'row')).toBe('2,500 rows')
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c')
})

test('a count of one digit is a word', () => {
  expect([0, 1, 9, 10, 1200].map(numberWord)).toEqual(['No', 'One', 'Nine', '10', '1,200'])
})
