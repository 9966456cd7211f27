import { expect, test } from 'vitest'
import { plainNumber } from './plain-number'

test.each([
  ['4,09', '4.09'],
  [',5', '.5'],
  ['0,125', '0.125'],
  ['1,0945', '1.0945'],
  ['1234,567', '1234.567'],
  ['1.234,56', '1234.56'],
  ['$1,250,000', '1250000'],
  ['1,250.75', '1250.75'],
  ['3.5 %', '3.5'],
  ['\u22123', '-3'],
  // No way of writing a number: left as it is, and refused.
  ['1,2,3', '1,2,3'],
  ['1,250.75,5', '1,250.75,5'],
])('%s is the number %s', (text, plain) => {
  expect(plainNumber(text, { min: -1e9, max: 1e9 })).toEqual({ plain })
})

test('a comma before three digits is told apart by the limits, or both readings are named', () => {
  expect(plainNumber('1,500', { min: 0, max: 1e9 })).toEqual({ plain: '1500', other: '1.500' })
  expect(plainNumber('1,500', { min: 0, max: 25 })).toEqual({ plain: '1.500' })
  expect(plainNumber('1,500', { min: 0, max: 1e9, whole: true })).toEqual({ plain: '1500' })
  expect(plainNumber('1,500', { min: 0, max: 1e9, isMoney: true })).toEqual({ plain: '1500' })
  expect(plainNumber('1,50', { min: 0, max: 1e9, isMoney: true })).toEqual({ plain: '1.50' })
})
