import { expect, test } from 'vitest'
import { markSaidBy, readNumber } from './read-number'

test.each([
  ['1,234.50', '.'],
  ['1.234,50', ','],
  ['1,234,567', '.'],
  ['1.234.567', ','],
  ['3,22', ','],
  ['0,500', ','],
  ['1234,500', ','],
  ['3.22', '.'],
  ['1e5', null],
  ['1.5e3', '.'],
  ['1,500', 'either'],
  ['-12,500', 'either'],
  ['$ 12,500', 'either'],
  ['1.500', null],
  ['1500', null],
  ['1 500,5', ','],
  ['n/a', null],
  ['1,5,3', null],
])('the cell %j says %j about the decimal mark', (cell, mark) => {
  expect(markSaidBy(cell)).toBe(mark)
})

test.each([
  ['1,234.50', '.', 1234.5],
  ['1,500', '.', 1500],
  ['1,500', ',', 1.5],
  ['1.500', ',', 1500],
  ['1.500', '.', 1.5],
  ['1 234,50', ',', 1234.5],
  ['1 234 567', '.', 1234567],
  ['$4.09', '.', 4.09],
  ['4,09 %', ',', 4.09],
  ['−2.5', '.', -2.5],
  ['+ 3', '.', 3],
  ['.5', '.', 0.5],
  ['1e-3', '.', 0.001],
  ['3,22', '.', null],
  ['1 2', '.', null],
  ['1,23,4.5', '.', null],
  ['0x10', '.', null],
  ['Infinity', '.', null],
  ['', '.', null],
] as const)('%j with the mark %j is %j', (cell, mark, value) => {
  expect(readNumber(cell, mark)).toBe(value)
})
