import { expect, test } from 'vitest'
import { thinPoints } from './thin-points'

const MOST = 800
const many = Array.from({ length: 50_000 }, (_, x) => ({
  x,
  value: x === 777 ? 1e6 : Math.sin(x / 100),
}))
const thinned = (all: readonly { x: number; value: number | null }[]) =>
  thinPoints(all, MOST, ({ x }) => x === 31_415)

test('a short series is left alone', () => {
  const few = many.slice(0, MOST)
  expect(thinned(few)).toBe(few)
})

test('extremes, named points and order are kept', () => {
  const drawn = thinned(many)
  expect(drawn.length).toBeLessThanOrEqual(MOST + 2)
  expect(drawn.map(({ x }) => x)).toEqual([...drawn.map(({ x }) => x)].sort((a, b) => a - b))
  const kept = new Set(drawn.map(({ x }) => x))
  expect([777, 31_415].every((x) => kept.has(x))).toBe(true)
})

test('a series of nothing but gaps survives', () => {
  const gaps = many.map((one) => ({ ...one, value: null }))
  expect(thinPoints(gaps, MOST, () => false).length).toBeLessThanOrEqual(MOST)
})

test('of too many named points only some are kept', () => {
  expect(thinPoints(many, MOST, () => true).length).toBeLessThanOrEqual(MOST * 1.5)
})
