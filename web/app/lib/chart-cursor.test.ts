import { expect, test, vi } from 'vitest'
import { cursorStore, moveCursor, nearestIndex, stopFinder, type Stop } from './chart-cursor'

const months = { count: 305, step: 12 }

test.each([
  [null, 'ArrowRight', false, 0],
  [null, 'ArrowLeft', false, 304],
  [10, 'ArrowRight', false, 11],
  [10, 'ArrowRight', true, 22],
  [10, 'ArrowLeft', true, 0],
  [300, 'ArrowRight', true, 304],
  [10, 'Home', false, 0],
  [10, 'End', false, 304],
  [10, 'Escape', false, null],
  [null, 'Escape', false, undefined],
  [10, 'Tab', false, undefined],
])('from %s the key %s (shift %s) leads to %s', (at, key, shift, expected) => {
  expect(moveCursor(at, key, shift, months)).toBe(expected)
})

test('in a grid arrows move in four directions and stay in the row', () => {
  const grid = { count: 12, columns: 4 }
  expect(moveCursor(5, 'ArrowDown', false, grid)).toBe(9)
  expect(moveCursor(5, 'ArrowUp', false, grid)).toBe(1)
  expect(moveCursor(9, 'ArrowDown', false, grid)).toBe(9)
  expect(moveCursor(7, 'ArrowRight', false, grid)).toBe(7)
  expect(moveCursor(4, 'ArrowLeft', false, grid)).toBe(4)
})

test('an empty chart takes no keys', () => {
  expect(moveCursor(null, 'ArrowRight', false, { count: 0 })).toBeUndefined()
})

const nearestStop = (stops: readonly Stop[], x: number, y: number) =>
  stopFinder(stops).nearest(x, y)

test('the pointer finds the nearest stop, by x alone where stops have no height', () => {
  const line = [{ x: 0 }, { x: 10, dot: 5 }, { x: 20 }]
  expect(nearestStop(line, 12, 900)).toBe(1)
  expect(
    nearestStop(
      [
        { x: 0, y: 0 },
        { x: 2, y: 100 },
      ],
      2,
      10,
    ),
  ).toBe(0)
  expect(nearestStop([], 1, 1)).toBeNull()
})

test('a box that holds the pointer wins over a nearer centre', () => {
  const tiles = [
    { x: 50, y: 50, box: { x: 0, y: 0, width: 100, height: 100 } },
    { x: 105, y: 50, box: { x: 100, y: 0, width: 10, height: 100 } },
  ]
  expect(nearestStop(tiles, 95, 50)).toBe(0)
})

test.each([
  [-5, 0],
  [4, 0],
  [5, 0],
  [6, 1],
  [999, 3],
])('of ascending figures the nearest to %s is number %s', (wanted, index) => {
  expect(nearestIndex([0, 10, 20, 30], wanted)).toBe(index)
})

test('on a line of 100,000 stops a pointer looks at a few, not at all', () => {
  const stops = Array.from({ length: 100_000 }, (_, index) => ({ x: index }))
  const { nearest } = stopFinder(stops)
  const hypot = vi.spyOn(Math, 'hypot')
  expect(nearest(77_777.4, 3)).toBe(77_777)
  expect(hypot).not.toHaveBeenCalled()
  hypot.mockRestore()
})

test('listeners hear of a moved cursor only', () => {
  const store = cursorStore()
  const heard = vi.fn()
  const leave = store.subscribe(heard)
  store.put(3)
  store.put(3)
  expect(heard).toHaveBeenCalledTimes(1)
  store.put(3, 'three')
  expect([store.at(), store.spoken()]).toEqual([3, 'three'])
  leave()
  store.put(null)
  expect(heard).toHaveBeenCalledTimes(2)
})
