import { expect, test } from 'vitest'
import {
  bandScale,
  extentOf,
  linearScale,
  logInterval,
  logScale,
  logTicks,
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
    ['Nov 13', '12:00', 'Nov 14', '12:00', 'Nov 15'],
  ],
])('times between %s and %s', (from, to, count, labels) => {
  expect(timeTicks([time(from), time(to)], count).map(({ label }) => label)).toEqual(labels)
})

test.each([
  [
    [3, 800],
    [2, 1000],
  ],
  [
    [1, 100],
    [1, 100],
  ],
  [
    [0.03, 0.04],
    [0.02, 0.05],
  ],
  [
    [7, 7],
    [5, 10],
  ],
  [
    [-5, 0],
    [1, 10],
  ],
] as const)('the positive figures of %j span %j on a logarithmic axis', (values, ends) => {
  const [low, high] = logInterval(values)
  expect(low).toBeCloseTo(ends[0], 12)
  expect(high).toBeCloseTo(ends[1], 12)
})

test('equal ratios take equal room, and what has none stands at the low end', () => {
  const scale = logScale([1, 1000], [0, 300])
  expect([1, 10, 100, 1000, 0, -5].map(scale)).toEqual([0, 100, 200, 300, 0, 0])
  expect(scale.invert(150)).toBeCloseTo(31.623, 3)
})

test.each([
  [
    [1, 100],
    [1, 2, 5, 10, 20, 50, 100],
  ],
  [
    [1, 1000],
    [1, 3, 10, 30, 100, 300, 1000],
  ],
  [
    [0.1, 100_000],
    [0.1, 1, 10, 100, 1000, 10_000, 100_000],
  ],
  [
    [1, 1e12],
    [1, 100, 10_000, 1e6, 1e8, 1e10, 1e12],
  ],
] as const)('a logarithmic axis over %j has the ticks %j', (ends, ticks) => {
  expect(logTicks(ends)).toEqual(ticks)
})
