import { expect, test } from 'vitest'
import { linearScale } from './chart-scale'
import { thinLine } from './thin-line'

const x = linearScale([0, 3], [0, 3])
const y = linearScale([0, 10], [10, 0])

test('of every pixel column first, lowest, highest and last are kept', () => {
  expect(thinLine([0, 0.1, 0.2, 0.3, 1, 2], [5, 9, 1, 4, 3, 6], x, y)).toBe('M0 5V1V9V6L1 7L2 4')
  expect(thinLine([0, 0.1, 0.2, 1], [5, 1, 9, 3], x, y)).toBe('M0 5V9V1L1 7')
})

test('a gap breaks the line, and a value between gaps is a dot', () => {
  expect(thinLine([0, 1, 2, 3], [5, null, 7, null], x, y)).toBe('M0 5h0M2 3h0')
  expect(thinLine([0, 1, 2, 3], [5, 6, null, 7], x, y)).toBe('M0 5L1 4M3 3h0')
})

test('only the stretch asked for is drawn', () => {
  expect(thinLine([0, 1, 2, 3], [5, 6, 7, 8], x, y, 1, 3)).toBe('M1 4L2 3')
  expect(thinLine([], [], x, y)).toBe('')
})
