import { expect, test } from 'vitest'
import { stacksOf } from './stacked-bars'

const layer = (key: string, values: readonly number[]) =>
  ({ key, name: key, tone: 'signal', values }) as const

test('parts above zero pile up, parts below it hang down, and the bar adds up', () => {
  const { spans, totals, ends } = stacksOf(
    [layer('a', [3, -2]), layer('b', [-1, -4]), layer('c', [2, 5])],
    2,
  )
  expect(spans).toEqual([
    [
      [0, 3],
      [-2, 0],
    ],
    [
      [-1, 0],
      [-6, -2],
    ],
    [
      [3, 5],
      [0, 5],
    ],
  ])
  expect(totals).toEqual([4, -1])
  expect(ends).toEqual([-6, 5])
})

test('bars without any value still have an axis', () => {
  expect(stacksOf([layer('a', [0, 0])], 2).ends).toEqual([0, 1])
})
