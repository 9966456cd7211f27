import { expect, test } from 'vitest'
import { placeNames } from './name-places'

const mark = (key: string, x: number, y: number, size = 6) => ({ key, x, y, size, name: key })
const anchors = (...marks: ReturnType<typeof mark>[]) =>
  [...placeNames(marks, 400)].map(([key, { anchor }]) => [key, anchor])

test('a name stands to the right where there is room, beyond its own mark', () => {
  const place = placeNames([mark('Winnipeg', 100, 50, 12)], 400).get('Winnipeg')
  expect(place).toEqual({ x: 115, y: 54, anchor: 'start' })
})

test('at the edge it stands to the left', () => {
  expect(anchors(mark('Halifax', 380, 50))).toEqual([['Halifax', 'end']])
})

test('another mark or name in the way moves it to a side that is free', () => {
  // Vancouver has Calgary to its right and the edge to its left.
  expect(anchors(mark('Vancouver', 30, 50), mark('Calgary', 75, 52))).toEqual([
    ['Vancouver', 'middle'],
    ['Calgary', 'start'],
  ])
})

test('where no side is free it stands to the right all the same', () => {
  const crowd = Array.from({ length: 9 }, (_, at) => mark(`Place ${String(at)}`, 200, 50, 30))
  expect(anchors(...crowd).every(([, anchor]) => anchor !== undefined)).toBe(true)
  expect(anchors(...crowd)).toHaveLength(9)
})
