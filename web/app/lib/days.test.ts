import { expect, test } from 'vitest'
import {
  dayMonth,
  dayOf,
  laterText,
  monthStart,
  readable,
  spanText,
  spanTimes,
  timeOf,
} from './days'

test.each([
  ['2027-05-23', 'May 23'],
  ['2027-01-01', 'Jan 1'],
])('%s is %s', (date, text) => {
  expect(dayMonth(date)).toBe(text)
})
test('a span that leaves the year says so', () => {
  expect(spanText({ from: '2027-05-01', to: '2027-05-01' })).toBe('May 1')
  expect(spanText({ from: '2027-10-01', to: '2028-07-01' })).toBe('Oct 1 to Jul 1, 2028')
})
test('dates inside a sentence of the API are written as on the page', () => {
  expect(readable('too cold on 2027-05-23: about 2027-06-07')).toBe(
    'too cold on May 23: about Jun 7',
  )
})
test.each([
  [0, 'the same day'],
  [-1, '1 day earlier'],
  [20, '20 days later'],
])('%i is %s', (days, text) => {
  expect(laterText(days)).toBe(text)
})

test('another year than the plan’s is named', () => {
  expect(dayOf('2027-05-23', 2027)).toBe('May 23')
  expect(dayOf('2028-05-23', 2027)).toBe('May 23, 2028')
})

test('a span holds its last day whole, and a month begins with its first', () => {
  const day = timeOf('2027-12-31')
  expect(spanTimes({ from: '2027-12-31', to: '2027-12-31' })).toEqual({
    from: day,
    to: timeOf('2028-01-01'),
  })
  expect(monthStart(day)).toBe(timeOf('2027-12-01'))
  expect(monthStart(day, 1)).toBe(timeOf('2028-01-01'))
})
