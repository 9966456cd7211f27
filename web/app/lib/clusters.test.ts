import { expect, test } from 'vitest'
import { clustersOf } from './clusters'

test('what is near the one before it joins its group', () => {
  const near = (last: number, next: number) => next - last < 3
  expect(clustersOf([1, 2, 4, 9, 11, 20], near)).toEqual([[1, 2, 4], [9, 11], [20]])
  expect(clustersOf([], near)).toEqual([])
})
