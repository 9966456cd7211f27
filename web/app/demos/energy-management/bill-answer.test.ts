import { expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { billQuestion, type BillReport } from './ask'
import { billAnswerOf, paysAtText } from './bill-answer'
import { defaultReport } from './contract.gen'
import { billTitle, usedText } from './home-figures'

const { bill } = defaultReport

const answered = (report: BillReport) =>
  plainText(billAnswerOf({ ...billQuestion.initial, report }))

test('a meter of some days says so before its verdict', () => {
  const reading = { ...bill.reading, is_own: true, is_short: true, days: 2.96 }
  const report = { ...bill, reading, years_to_pay: 7.2, pays: true }
  const said = plainText(billAnswerOf({ ...billQuestion.initial, report }))
  expect(said).toMatch(/^From 3 days only: yes, it pays for itself in year 8 of 15\./)
  expect(billTitle(report, 15)).toBe(
    'From 3 days only: at home a battery pays for itself in year 8',
  )
  // The pace divides by the part of a day too, and what is short of 28 days is not called 28.
  expect(said).toContain('(2.96 days by 60 minutes, ')
  const nearly = { ...report, reading: { ...reading, days: 27.96 } }
  expect(billTitle(nearly, 15)).toMatch(/^From 27 days only: /)
  const month = { ...report, reading: { ...reading, days: 31 } }
  expect(plainText(billAnswerOf({ ...billQuestion.initial, report: month }))).toMatch(
    /^From 31 days only: yes, it pays for itself in year 8 of 15\./,
  )
  const slow = { ...report, years_to_pay: 20, pays: false }
  expect(plainText(billAnswerOf({ ...billQuestion.initial, report: slow }))).toMatch(
    /^From 3 days only: not enough to pay for itself, it needs 20\syears and lasts 15\./,
  )
})

test('a part of a year is said, and one day is one', () => {
  const of = (days: number, missing: number) => {
    const reading = { ...bill.reading, is_own: true, is_short: true, days, missing }
    return plainText(billAnswerOf({ ...billQuestion.initial, report: { ...bill, reading } }))
  }
  expect(of(62, 0)).toMatch(/^From 62 days only: not enough to pay for itself, /)
  // What is short of 330 days is not called 330.
  expect(of(329.96, 0)).toMatch(/^From 329 days only: /)
  expect(of(1, 2)).toContain(
    '(1 day by 60 minutes, 2 steps missing, taken from the week before or the nearest known before it, at the start the first known',
  )
})

test('a plan that was not worked out is named, and leaves the verdict open', () => {
  const reading = { ...bill.reading, is_own: true, is_short: false }
  const report = { ...bill, reading, left_out: ['market' as const], pays: false }
  const said = answered({ ...report, years_to_pay: 20.2 })
  expect(said).toMatch(
    /^Open: on the plans worked out with a battery, it needs 20\syears and lasts 15; on a plan left out it could pay\. /,
  )
  expect(said).toMatch(
    / too many cases to keep apart: your prices\. Hourly rows or a smaller battery leave fewer\.$/,
  )
  expect(billTitle(report, 15)).toBe('At home it is open whether a battery pays for itself')
  // What pays by what was worked out pays; a sample's wholesale price is nobody's plan.
  expect(answered({ ...report, years_to_pay: 7.2, pays: true })).toMatch(/^Yes: /)
  const sample = { ...report, reading: { ...reading, is_own: false } }
  expect(answered(sample)).toMatch(/^Not enough to pay for itself: /)
  expect(answered(bill)).not.toContain('left out')
})

test('a plan that was not worked out may be the cheapest without a battery', () => {
  const report = {
    ...bill,
    reading: { ...bill.reading, is_own: true, is_short: false },
    plans: bill.plans.filter(({ tariff }) => tariff !== 'market'),
    left_out: ['market' as const],
    best_without: 'market' as const,
    year_without: 337.52,
    year_saved: -125.39,
    years_to_pay: null,
    pays: false,
  }
  expect(answered(report)).toMatch(
    /^Open: on the plans worked out with a battery, it saves nothing; .* without a battery is your prices, with one overnight plan; together they cost \$125 a year more, /,
  )
  const found = billAnswerOf({
    ...billQuestion.initial,
    report: { ...report, year_saved: 10, years_to_pay: 20 },
  })
  const notes = found.map((part) => (typeof part === 'string' ? part : part.note()))
  expect(JSON.stringify(notes)).toContain('$338 on your prices')
})

test('caps that were not looked at leave a verdict open only where they could make it pay', () => {
  const reading = { ...bill.reading, is_short: false }
  // $12,000 in 15 years takes $800 a year.
  const report = { ...bill, reading, cost: 12_000, year_saved: 600, years_to_pay: 20, pays: false }
  const open = { ...report, year_open: 200 }
  expect(answered(open)).toMatch(
    /^Open: with the caps that were looked at, it needs 20\syears and lasts 15; caps that were not looked at could save up to \$200 more a year, with which it would pay\. /,
  )
  expect(billTitle(open, 15)).toBe('At home it is open whether a battery pays for itself')
  expect(paysAtText({ ...billQuestion.initial, report: open })).toBe('$667 a kWh or more')
  const short = { ...open, reading: { ...reading, is_short: true } }
  expect(answered(short)).toMatch(
    /^From 89 days only: open, with the caps that were looked at, it needs /,
  )
  for (const year_open of [0, 199])
    expect(answered({ ...report, year_open })).toMatch(
      /^Not enough to pay for itself: it needs 20\syears and lasts 15\. /,
    )
})

test('what a net meter gave is said with what it is paid', () => {
  const reading = { ...bill.reading, is_own: true, used_kwh: 300, given_kwh: 120 }
  const { view } = billQuestion.initial
  const said = (export_price: number) =>
    plainText(
      billAnswerOf({
        ...billQuestion.initial,
        view: { ...view, export_price },
        report: { ...bill, reading },
      }),
    )
  expect(said(0.05)).toContain('used 300 kWh and gave 120 kWh net for $0.050 a kWh (')
  expect(said(0)).toContain('gave 120 kWh net for nothing (')
})

test('by which clock a meter was read is said, where it is not the local one', () => {
  const said = (clock: 'local' | 'standard' | 'offset') =>
    plainText(
      billAnswerOf({
        ...billQuestion.initial,
        report: { ...bill, reading: { ...bill.reading, clock, clock_changes: 1 } },
      }),
    )
  expect(said('local')).toContain('no gap, the clocks changed on 1 of them')
  expect(said('standard')).toContain('no gap, standard time all year')
  expect(said('standard')).toContain('moved an hour in summer)')
  expect(said('offset')).toContain('its offsets brought to Ontario’s clock, the clocks changed')
})

test('the sample’s year and the pace of its months are told apart', () => {
  expect(usedText(billQuestion.initial)).toBe(
    ' Its 2,026 kWh of these days are 8,309 a year at that pace, of 9,000 used in one.',
  )
})
