import { expect, test } from 'vitest'
import { numberWord } from './number-words'

test('a count of one digit is a word', () => {
  expect([0, 1, 9, 10, 1200].map(numberWord)).toEqual(['No', 'One', 'Nine', '10', '1,200'])
})
