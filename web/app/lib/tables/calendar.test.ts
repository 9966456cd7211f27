// Spans of time that no row falls into, between those that have rows.
import { expect, test } from 'vitest'
import type { Group } from './aggregate'
import { bucketsOf, spanFor, type TimeSpan } from './buckets'
import { calendarOf } from './calendar'
import type { DateColumn } from './columns'

const column = (dates: readonly string[], unit: DateColumn['unit'] = 'day'): DateColumn => ({
  kind: 'date',
  name: 'day',
  unit,
  values: Float64Array.from(dates, (text) => Date.parse(text)),
})
/** The labels of the places without rows. */
function empty(dates: readonly string[], span: TimeSpan, figure: 0 | null = 0) {
  const buckets = bucketsOf(column(dates), span)
  const seen = [...new Set(buckets.codes)].sort((a, b) => a - b)
  const drawn = seen.map((by) => ({ by }) as Group)
  const places = calendarOf(buckets, drawn, { empty: figure, blanks: [] }) ?? []
  const shown = places.flatMap(({ by }) => by ?? [])
  expect(shown).toEqual(seen.slice(-shown.length))
  expect(places.length).toBeLessThanOrEqual(400)
  expect(places.map(({ at }) => at)).toEqual(places.map(({ at }) => at).sort((a, b) => a - b))
  return places.flatMap(({ by, label }) => (by === null ? [label] : []))
}
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))
const dayAt = (day: number, month = 0) =>
  new Date(Date.UTC(2024, month, 1 + day)).toISOString().slice(0, 10)

test.each<[what: string, dates: readonly string[], span: TimeSpan, empty: readonly string[]]>([
  ['a month that is absent', ['2024-01-05', '2024-02-07', '2024-04-02'], 'month', ['2024-03']],
  ['a year that is absent', ['2020-01-05', '2022-02-07', '2023-01-01'], 'year', ['2021']],
  [
    'quarters over the turn of a year',
    ['2023-08-01', '2024-05-01', '2024-08-01'],
    'quarter',
    ['2023 Q4', '2024 Q1'],
  ],
  ['months that are all there', times(12, (at) => dayAt(3, at)), 'month', []],
  ['a row a quarter, by month', times(8, (at) => dayAt(0, 3 * at)), 'month', []],
  [
    'a row a quarter, by month, with one quarter missing',
    times(8, (at) => dayAt(0, 3 * at)).filter((_, at) => at !== 4),
    'month',
    ['2025-01'],
  ],
  ['statements of each month, by day', times(6, (at) => dayAt(0, at)), 'day', []],
  [
    'working days',
    times(30, (at) => at)
      .filter((at) => at % 7 < 5)
      .map((at) => dayAt(at)),
    'day',
    [],
  ],
  [
    'working days without a Wednesday',
    times(30, (at) => at)
      .filter((at) => at % 7 < 5 && at !== 9)
      .map((at) => dayAt(at)),
    'day',
    ['2024-01-10'],
  ],
  ['three quarters, by month', times(3, (at) => dayAt(0, 3 * at)), 'month', []],
  ['three ends of years, by month', ['2021-12-31', '2022-12-31', '2023-12-31'], 'month', []],
  ['two quarters, by month', ['2024-01-01', '2024-04-01'], 'month', []],
  [
    'quarters with two missing, by month',
    [0, 3, 9, 12, 18, 21].map((month) => dayAt(0, month)),
    'month',
    ['2024-07', '2025-04'],
  ],
  [
    'every Monday with one moved to Tuesday',
    [0, 7, 15, 21, 28, 35].map((day) => dayAt(day)),
    'day',
    [],
  ],
  [
    'every Monday with one moved and one missing',
    [0, 7, 15, 21, 35, 42].map((day) => dayAt(day)),
    'day',
    ['2024-01-29'],
  ],
  [
    'the first and the fifteenth of each month',
    times(8, (at) => dayAt(14 * (at % 2), Math.floor(at / 2))),
    'day',
    [],
  ],
  ['ten working days', [0, 1, 2, 3, 4, 7, 8, 9, 10, 11].map((day) => dayAt(day)), 'day', []],
  [
    'ten days of a week of seven with a Wednesday missing',
    times(10, (at) => at)
      .filter((at) => at !== 2)
      .map((at) => dayAt(at)),
    'day',
    ['2024-01-03'],
  ],
  [
    'Mondays, Wednesdays and Fridays without one Wednesday',
    times(35, (at) => at)
      .filter((at) => [0, 2, 4].includes(at % 7) && at !== 16)
      .map((at) => dayAt(at)),
    'day',
    ['2024-01-17'],
  ],
  [
    'every ten days with one missing, on a day of the week that none of the others is',
    [0, 10, 20, 40, 50, 60, 70].map((day) => dayAt(day)),
    'day',
    ['2024-01-31'],
  ],
  [
    'months of the year between the first and the last',
    ['2024-02-01', '2024-05-01'],
    'month of the year',
    ['Mar', 'Apr'],
  ],
])('where empty spans are 0: %s', (_, dates, span, expected) => {
  expect(empty(dates, span)).toEqual(expected)
})

test('other figures have a gap where rows are missing for longer than usual', () => {
  const months = times(17, (at) => dayAt(0, at)).filter((_, at) => at < 3 || at > 8)
  expect(empty(months, 'month', null)).toEqual([
    '2024-04',
    '2024-05',
    '2024-06',
    '2024-07',
    '2024-08',
    '2024-09',
  ])
  // From a Friday on, so that weekends are more than a fifth of the distances.
  const weekdays = times(60, (at) => at + 4).filter((at) => at % 7 < 5 && at !== 16)
  expect(
    empty(
      weekdays.map((day) => dayAt(day)),
      'day',
      null,
    ),
  ).toEqual(['2024-01-17'])
  const irregular = [0, 3, 4, 9, 11, 16, 18, 23, 28, 29, 34].map((day) => dayAt(day))
  expect(empty(irregular, 'day', null)).toEqual([])
})

test.each<[what: string, days: readonly number[], empty: readonly string[]]>([
  ['a Saturday once', times(140, (at) => at).filter((at) => at % 7 < 5 || at === 75), []],
  [
    'every day from the eleventh week on',
    times(140, (at) => at).filter((at) => at % 7 < 5 || at > 76),
    // The weekend before cannot be told from the first that is missing.
    ['2024-03-16', '2024-03-17'],
  ],
  [
    'the last days of months but August’s',
    [30, 59, 90, 120, 151, 181, 212, 273, 304, 334, 365],
    ['2024-08-31'],
  ],
])('figures by day have no gap where nothing is missing: %s', (_, days, expected) => {
  expect(
    empty(
      days.map((day) => dayAt(day)),
      'day',
      null,
    ),
  ).toEqual(expected)
})

test('a gap of years is one though its first and its last day are a weekend’s', () => {
  const working = times(30, (at) => at).filter((at) => at % 7 < 5)
  const days = [...working.slice(0, 20), ...working.map((day) => day + 1099)]
  expect(
    empty(
      days.map((day) => dayAt(day)),
      'day',
      null,
    ),
  ).toHaveLength(2)
})

test('a date far off does not make a place of every hour since', () => {
  const found = empty(['1970-01-01', '2024-01-01', '2024-01-01T01:00Z'], 'hour')
  expect(found).toEqual(['1970-01-01 01:00', '2023-12-31 23:00'])
})

test('spans far apart are not all drawn one by one, and the latest are drawn', () => {
  const hours = times(399, (at) => new Date(3_600_000 * ((at * at) % 7919)).toISOString())
  expect(empty(hours, 'hour').length).toBeGreaterThan(100)
})

test('more than four hundred spans with a few empty ones are cut at the beginning', () => {
  const days = times(410, (at) => at).filter((at) => at % 41 !== 20)
  const drawn = days.map((day) => dayAt(day))
  expect(empty(drawn, 'day')).toHaveLength(10)
})

test('dates of which each is of another month are gathered by month', () => {
  expect(spanFor(column(['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30']))).toBe('month')
  expect(spanFor(column(['2024-01-31', '2024-02-05', '2024-03-31']))).toBe('day')
  expect(spanFor(column(['2024-01-31', '2024-02-29', '2024-03-27', '2024-04-30']))).toBe('month')
})

test.each([
  ['thirty days', 30, 5],
  ['four weeks', 28, 6],
])(
  'dates every %s, two of which fall into one month, are not gathered by month',
  (_, step, count) => {
    expect(spanFor(column(times(count, (at) => dayAt(step * at))))).toBe('day')
  },
)
