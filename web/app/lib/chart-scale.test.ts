import { expect, test } from 'vitest'
import {
  bandScale,
  extentOf,
  linearScale,
  niceInterval,
  powerScale,
  ticksOf,
  timeTicks,
} from './chart-scale'

const time = (text: string) => Date.parse(text)

test('a linear scale maps and inverts', () => {
  const y = linearScale([2, 5], [300, 0])
  expect(y(2)).toBe(300)
  expect(y(3.5)).toBe(150)
  expect(y.invert(150)).toBe(3.5)
})

test('a power scale compresses the far end and inverts', () => {
  const x = powerScale([0.25, 30], [0, 700], 0.38)
  expect(x(30)).toBe(700)
  expect(x(2) - x(1)).toBeGreaterThan(x(30) - x(29))
  expect(x.invert(x(7.3))).toBeCloseTo(7.3, 2)
})

test('an interval of zero length still draws', () => {
  expect(linearScale([3, 3], [0, 100])(3)).toBe(0)
  const [low, high] = niceInterval([5, 5])
  expect(low).toBeLessThan(5)
  expect(high).toBeGreaterThan(5)
})

test('gaps do not count', () => {
  expect(extentOf([null, 3, -1, Number.NaN])).toEqual([-1, 3])
  expect(extentOf([])).toEqual([0, 1])
})

test('ticks are round figures', () => {
  expect(ticksOf([-130, 220])).toEqual([-100, 0, 100, 200])
})

test('bands share the room', () => {
  const band = bandScale(4, [0, 100], 0.2)
  expect(band.start(0)).toBe(2.5)
  expect(band.center(3)).toBe(87.5)
  expect(band.width).toBe(20)
})

test.each([
  ['2001-01-01', '2026-05-01', 7, ['2004', '2008', '2012', '2016', '2020', '2024']],
  ['2001-01-01', '2026-05-01', 4, ['2008', '2016', '2024']],
  ['2025-10-15', '2026-04-15', 6, ['Nov', 'Dec', '2026', 'Feb', 'Mar', 'Apr']],
  [
    '2026-11-13T00:00:00Z',
    '2026-11-15T00:00:00Z',
    5,
    ['13 Nov', '12:00', '14 Nov', '12:00', '15 Nov'],
  ],
])('times between %s and %s', (from, to, count, labels) => {
  expect(timeTicks([time(from), time(to)], count).map(({ label }) => label)).toEqual(labels)
})
