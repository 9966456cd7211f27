import { expect, test } from 'vitest'
import { groupRows } from './aggregate'
import { bucketsOf, type TimeSpan } from './buckets'
import type { Column } from './columns'
import { profileOf } from './profile'
import { MOST_POINTS, pointsOf } from './points'

const figures = (...values: number[]): Column => ({
  kind: 'number',
  name: 'v',
  values: Float64Array.from(values),
  digits: 0,
})

const zeros = (count: number) => new Array<number>(count).fill(0)
const ones = (count: number) => new Array<number>(count).fill(1)

test('a column of figures: quartiles, spread, gaps and what lies far out', () => {
  const profile = profileOf(figures(1, 2, 3, 4, 5, 6, 7, 8, 100, Number.NaN))
  expect(profile).toMatchObject({ missing: 1, distinct: 9, outliers: 1 })
  expect(profile.spread).toMatchObject({
    min: 1,
    lower_quartile: 3,
    median: 5,
    upper_quartile: 7,
    max: 100,
    mean: 136 / 9,
  })
  expect(profile.spread?.deviation).toBeCloseTo(31.9, 1)
  expect(profile.shape).toEqual(
    [8, ...new Array<number>(14).fill(0), 1].map((count, at) =>
      at === 0 ? 7 : at === 1 ? 1 : count,
    ),
  )
})

test('a column of words: the words that occur most', () => {
  const profile = profileOf({
    kind: 'text',
    name: 'w',
    codes: Int32Array.of(0, 1, 1, -1),
    words: ['a', 'b', 'unused'],
  })
  expect(profile).toMatchObject({
    missing: 1,
    distinct: 2,
    top: [
      { word: 'b', count: 2 },
      { word: 'a', count: 1 },
    ],
  })
})

test('a column without a value, and one that is all the same', () => {
  expect(profileOf(figures(Number.NaN))).toMatchObject({ missing: 1, spread: null, shape: [] })
  expect(profileOf(figures(4, 4, 4, 4))).toMatchObject({ outliers: 0, distinct: 1 })
})

test.each<[what: string, values: readonly number[], outliers: number | null]>([
  ['a million among zeros and ones', [...zeros(80), ...ones(19), 1_000_000], 1],
  ['zeros and ones alone', [...zeros(80), ...ones(20)], 0],
  ['sales on a few days', [...zeros(80), ...Array.from({ length: 20 }, (_, at) => 20 + at)], 0],
  [
    'and one far beyond them',
    [...zeros(80), ...Array.from({ length: 20 }, (_, at) => 20 + at), 900],
    1,
  ],
  ['one other value, which nothing can be held against', [4, 4, 4, 4, 9], null],
])('where most values are one and the same: %s', (_, values, outliers) => {
  expect(profileOf(figures(...values)).outliers).toBe(outliers)
})

const day = (text: string) => Date.parse(`${text}Z`)
const dates: Column = {
  kind: 'date',
  name: 'd',
  unit: 'time',
  values: Float64Array.of(
    day('2024-01-01T00:30'),
    day('2024-01-31T23:00'),
    day('2024-02-29T12:00'),
    day('2025-12-31T00:00'),
    Number.NaN,
  ),
}

test.each<[TimeSpan, string[], number[]]>([
  ['year', ['2024', '2025'], [0, 0, 0, 1, -1]],
  ['quarter', ['2024 Q1', '2025 Q4'], [0, 0, 0, 1, -1]],
  ['month', ['2024-01', '2024-02', '2025-12'], [0, 0, 1, 2, -1]],
  ['day', ['2024-01-01', '2024-01-31', '2024-02-29', '2025-12-31'], [0, 1, 2, 3, -1]],
])('dates by %s', (span, labels, codes) => {
  const buckets = bucketsOf(dates, span)
  expect(buckets.list.map(({ label }) => label)).toEqual(labels)
  expect([...buckets.codes]).toEqual(codes)
})

test('spans that come round again', () => {
  expect([...bucketsOf(dates, 'month of the year').codes]).toEqual([0, 0, 1, 11, -1])
  // 1 January 2024 was a Monday.
  expect([...bucketsOf(dates, 'day of the week').codes]).toEqual([0, 2, 3, 2, -1])
  expect([...bucketsOf(dates, 'hour of the day').codes]).toEqual([0, 23, 12, 0, -1])
})

test('few figures stand for themselves, many are gathered in stretches that hold them all', () => {
  expect(bucketsOf(figures(3, 1, 3)).list.map(({ label }) => label)).toEqual(['1', '3'])
  const many = bucketsOf(figures(...Array.from({ length: 100 }, (_, at) => at)))
  expect(many.scale).toBe('stretches')
  expect([...many.codes].every((code) => code >= 0)).toBe(true)
})

test('groups by two columns: every figure, and nothing counted twice', () => {
  const by = bucketsOf({
    kind: 'text',
    name: 'a',
    codes: Int32Array.of(0, 0, 1, 1, -1),
    words: ['x', 'y'],
  })
  const split = bucketsOf({
    kind: 'text',
    name: 'b',
    codes: Int32Array.of(0, 1, 1, 1, 0),
    words: ['p', 'q'],
  })
  const values = Float64Array.of(1, 2, 3, 5, 100)
  const groups = groupRows(values, by, split)
  expect(
    groups.map(({ by: one, split: other, count, sum, mean, median, min, max }) => [
      one,
      other,
      count,
      sum,
      mean,
      median,
      min,
      max,
    ]),
  ).toEqual([
    [0, 0, 1, 1, 1, 1, 1, 1],
    [0, 1, 1, 2, 2, 2, 2, 2],
    [1, 1, 2, 8, 4, 4, 3, 5],
  ])
  expect(groupRows(null, by, null).map(({ count }) => count)).toEqual([2, 2])
})

test('points that are too many are drawn by lot, not in steps', () => {
  const values = Float64Array.from({ length: 9000 }, (_, at) => at % 6)
  const { x, total } = pointsOf({ rows: 9000, columns: [] }, values, values, null)
  expect([x.length, total, new Set(x).size]).toEqual([MOST_POINTS, 9000, 6])
})
