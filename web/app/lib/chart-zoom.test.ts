import { expect, test } from 'vitest'
import { panned, showing, zoomed } from './chart-zoom'

const whole = [0, 100] as const

test.each([
  ['around the middle', [0, 100], 0.5, undefined, [25, 75]],
  ['around a place, which stays where it is', [0, 100], 0.5, 80, [40, 90]],
  ['no closer than the least', [40, 60], 0.1, 50, [45, 55]],
  ['out, never beyond the ends', [10, 40], 2, undefined, [0, 60]],
  ['out to the whole', [20, 90], 4, undefined, [0, 100]],
] as const)('zooming %s', (_, view, factor, around, expected) => {
  expect(zoomed(view, whole, factor, 10, around)).toEqual(expected)
})

test('moving sideways stops at the ends', () => {
  expect(panned([20, 40], whole, 0.5)).toEqual([30, 50])
  expect(panned([20, 40], whole, -2)).toEqual([0, 20])
  expect(panned([70, 90], whole, 2)).toEqual([80, 100])
})

test('a window moves only for a place outside it', () => {
  expect(showing([20, 40], whole, 30)).toEqual([20, 40])
  expect(showing([20, 40], whole, 70)).toEqual([60, 80])
  expect(showing([20, 40], whole, 100)).toEqual([80, 100])
})
