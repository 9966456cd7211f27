import { expect, test } from 'vitest'
import { standingOf } from './standing'

test('the newest value is ranked among all of them', () => {
  expect(standingOf([4, 1, 9, 2, 5])).toEqual({
    now: 5,
    lowest: 1,
    median: 4,
    highest: 9,
    count: 5,
    lower: 3,
    percentile: 60,
  })
  expect(standingOf([1, 2, 3, 4])?.median).toBe(2.5)
})

test('of no values nothing is said', () => {
  expect(standingOf([])).toBeNull()
})
