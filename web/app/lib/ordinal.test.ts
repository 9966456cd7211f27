import { expect, test } from 'vitest'
import { ordinal } from './ordinal'

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [112, '112th'],
  [123, '123rd'],
])('%i is %s', (count, text) => {
  expect(ordinal(count)).toBe(text)
})
