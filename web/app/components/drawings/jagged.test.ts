import { expect, it } from 'vitest'
import { jagged, jitter } from './jagged'

it('draws the same line for the same seed', () => {
  const line = { seed: 7, from: 0, to: 40, height: () => 20, stray: 5 }
  expect(jagged(line)).toBe(jagged(line))
  expect(jagged(line)).not.toBe(jagged({ ...line, seed: 8 }))
})

it('stays within its stray and its ends', () => {
  const path = jagged({ seed: 3, from: 10, to: 50, height: (share) => 100 * share, stray: 6 })
  const points = path
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number])
  expect(points).toHaveLength(11)
  expect(points[0]?.[0]).toBe(10)
  expect(points.at(-1)?.[0]).toBe(50)
  points.forEach(([, y], index) => {
    expect(Math.abs(y - 10 * index)).toBeLessThanOrEqual(6.05)
  })
})

it('jitters between nought and one', () => {
  const next = jitter(1)
  const values = Array.from({ length: 200 }, next)
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...values)).toBeLessThan(1)
  expect(new Set(values).size).toBeGreaterThan(100)
})
