import { expect, test } from 'vitest'
import { binsOf } from './chart-bins'

test('stretches have round ends, and every figure falls into one', () => {
  expect(binsOf([0, 1, 1.5, 9, 10, null, Number.NaN], 5)).toEqual([
    { from: 0, to: 2, count: 3 },
    { from: 2, to: 4, count: 0 },
    { from: 4, to: 6, count: 0 },
    { from: 6, to: 8, count: 0 },
    { from: 8, to: 10, count: 2 },
  ])
})

test('a figure on an edge belongs to the stretch it opens, rounding or not', () => {
  const bins = binsOf([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9], 10)
  expect(bins.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 2])
})

test('equal figures and none at all still have stretches', () => {
  expect(binsOf([5, 5, 5]).reduce((sum, { count }) => sum + count, 0)).toBe(3)
  expect(binsOf([]).reduce((sum, { count }) => sum + count, 0)).toBe(0)
})
