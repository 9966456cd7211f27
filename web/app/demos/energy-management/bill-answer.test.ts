import { expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { billQuestion, type BillReport } from './ask'
import { billAnswerOf, heldText, paceText, paysAtText } from './bill-answer'
import { defaultReport } from './contract.gen'
import { billTitle, pacesText, ratesText, savedText, solarText } from './home-figures'
import { clocksText, planName } from './words'

const { bill } = defaultReport

const answered = (report: BillReport) =>
  plainText(billAnswerOf({ ...billQuestion.initial, report }))

test('a meter of some days says so before its verdict', () => {
  const reading = { ...bill.reading, is_own: true, is_short: true, days: 2.96, year_days: 2.96 }
  const report = { ...bill, reading, years_to_pay: 7.2, pays: true }
  const said = plainText(billAnswerOf({ ...billQuestion.initial, report }))
  expect(said).toMatch(/^From 3 days only: yes, it pays for itself in year 8 of 15\./)
  expect(billTitle(report, 15)).toBe(
    'From 3 days only: at home a battery pays for itself in year 8',
  )
  // The pace divides by the part of a day too, and what is short of 28 days is not called 28.
  expect(said).toContain('(2.96 days by 60 minutes, ')
  const nearly = { ...report, reading: { ...reading, days: 27.96, year_days: 27.96 } }
  expect(billTitle(nearly, 15)).toMatch(/^From 27 days only: /)
  const month = { ...report, reading: { ...reading, days: 31, year_days: 31 } }
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
    const reading = {
      ...bill.reading,
      is_own: true,
      is_short: true,
      days,
      year_days: days,
      missing,
    }
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
    /^Open: on the plans worked out with a battery, it needs 20\syears and lasts 15; on a plan left out a battery could pay\. /,
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
    /^Open: on the plans worked out with a battery, a year costs more than on the cheapest plan without one; on a plan left out a battery could pay\. .* without a battery is your prices, with one overnight plan; together they cost \$125 a year more, /,
  )
  const notesOf = (report: BillReport) => {
    const found = billAnswerOf({ ...billQuestion.initial, report })
    return JSON.stringify(found.map((part) => (typeof part === 'string' ? part : part.note())))
  }
  expect(notesOf({ ...report, year_saved: 10, years_to_pay: 20 })).toContain('$338 on your prices')
  // A saving below zero is told as what it costs, and no price makes it pay.
  expect(notesOf(report)).toContain('What plan and battery cost more in a year')
  expect(notesOf(report)).not.toContain('−$')
  expect(savedText(report)).toBe(
    'Battery and overnight plan together cost $125 a year more than your prices without one',
  )
  expect(paysAtText({ ...billQuestion.initial, report })).toBe('no price by what was found')
  // Nothing saved by battery and plan together is said of the battery.
  expect(answered({ ...report, year_saved: 0 })).toContain('with a battery, it saves nothing; ')
})

test('the price at which a battery pays is the most it may cost', () => {
  const at = (pays_at_cost_per_kwh: number) =>
    paysAtText({ ...billQuestion.initial, report: { ...bill, pays_at_cost_per_kwh } })
  expect(at(667.29)).toBe('$667 a kWh or less')
  // At a dollar rounded up it would not pay.
  expect(at(667.9)).toBe('$667 a kWh or less')
  expect(at(9.87)).toBe('$9.87 a kWh or less')
  expect(savedText(bill)).toBe(
    'Battery and overnight plan together save $501 a year against tiered rates without one',
  )
})

test('paces of energy and peaks are said where they come apart', () => {
  const peak = {
    month: '2026-06',
    peak_kw: 2,
    shaved_kw: 1,
    saved: 9,
    bound: 9.1,
    gap_pct: 1.1,
    year_gap_pct: 0,
  }
  const of = (days: number, months: number) =>
    pacesText({
      ...bill,
      reading: { ...bill.reading, days, year_days: days },
      peaks: Array.from({ length: months }, () => peak),
    })
  expect(of(45, 1)).toBe(
    ' A year here is the energy × 8.11 and the billed peaks × 12.00: of a month’s own bill another cap may save more.',
  )
  expect([of(365, 12), of(89, 3), of(30, 1)]).toEqual(['', '', ''])
})

test('schedules that were not looked at leave a verdict open only where they could make it pay', () => {
  const reading = { ...bill.reading, is_short: false }
  // $12,000 in 15 years takes $800 a year.
  const report = { ...bill, reading, cost: 12_000, year_saved: 600, years_to_pay: 20, pays: false }
  const open = { ...report, year_open: 200 }
  expect(answered(open)).toMatch(
    /^Open: by the schedules that were looked at, it needs 20\syears and lasts 15; schedules that were not looked at could save up to \$200 more a year, with which it would pay\. /,
  )
  expect(billTitle(open, 15)).toBe('At home it is open whether a battery pays for itself')
  expect(paysAtText({ ...billQuestion.initial, report: open })).toBe(
    '$556 a kWh or less by what was found',
  )
  const short = { ...open, reading: { ...reading, is_short: true, year_days: 89 } }
  expect(answered(short)).toMatch(
    /^From 89 days only: open, by the schedules that were looked at, it needs /,
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

test('prices that look like cents are asked about before any verdict', () => {
  const reading = { ...bill.reading, is_own: true, is_short: false, median_price: 9.8 }
  const report = { ...bill, reading, years_to_pay: 1, pays: true }
  expect(answered(report)).toBe(
    'No verdict yet: are your prices cents? They are read as dollars a kWh, and the middle one is $9.80. If they are cents, divide them by 100, or by 1,000 if they are dollars a MWh, and use the table again.',
  )
  expect(billTitle(report, 15)).toBe('At home no verdict yet: your prices look like cents')
  const dollars = { ...report, reading: { ...reading, median_price: 0.098 } }
  expect(answered(dollars)).toMatch(/^Yes: /)
})

test('a customer to whom the regulated plans are closed is told so', () => {
  const reading = { ...bill.reading, is_own: true, is_regulated: false }
  const plans = bill.plans.filter(({ tariff }) => tariff === 'market')
  const report = { ...bill, reading, plans }
  const closed =
    ' Ontario’s regulated plans are not compared: above 250,000 kWh a year, at the pace of the meter’s days, and 50 kW they are closed to all but dwellings and farms.'
  expect(answered(report)).toContain(closed)
  expect(ratesText(report)).toBe(closed)
})

test('a battery that could open the regulated plans leaves the verdict open', () => {
  const reading = { ...bill.reading, is_own: true, is_regulated: false }
  const report = { ...bill, reading, years_to_pay: 20, pays: false }
  expect(answered(report)).toMatch(/^Not enough to pay for itself: /)
  const open = { ...report, reading: { ...reading, may_open: true } }
  expect(answered(open)).toMatch(
    /^Open: on the plans worked out with a battery, it needs 20\syears and lasts 15; on a plan left out a battery could pay\. .* With this battery they could be open; what it would then save is not worked out\.$/,
  )
  expect(answered({ ...open, pays: true })).toMatch(/^Yes: /)
})

test('plans on which the battery is held to 50 kW are named', () => {
  const plans = bill.plans.map((plan) => ({ ...plan, is_held: plan.tariff === 'ulo' }))
  expect(heldText({ ...bill, plans })).toMatch(
    /^ On overnight plan the battery is held to 50 kW from the grid, and left alone where the load is above that: /,
  )
  expect(answered({ ...bill, plans })).toContain(' On overnight plan the battery is held to 50 kW')
  expect(heldText(bill)).toBe('')
})

test('a pace is that of the days that a year is made of', () => {
  const of = (days: number, year_days: number) =>
    paceText({
      ...billQuestion.initial,
      report: { ...bill, reading: { ...bill.reading, days, year_days, clock_changes: 0 } },
    })
  expect(of(334, 304)).toBe('304 of 334 days by 60 minutes, no gap')
  expect(of(365, 365)).toBe('365 days by 60 minutes, no gap')
})

test('rates are said with their end, and what rebate and tax leave of a dollar', () => {
  expect(ratesText(bill)).toBe(
    ' Regulated rates of Nov 1, 2025 to Oct 31, 2026, whatever the meter’s dates; newer ones are not held. A dollar of them costs a household $0.895, with tax less the rebate.',
  )
  const [years] = billAnswerOf(billQuestion.initial).filter((part) => typeof part !== 'string')
  expect(JSON.stringify(years?.note())).toMatch(
    /regulated \$1 × \(1 \+ 13\s% − 23\.5\s%\) = \$0\.895/,
  )
})

test('a plan of other days than the verdict’s says how many', () => {
  const names = bill.plans.map((plan) => planName(plan, bill))
  expect(names).toEqual(['Time of use', 'Overnight plan', 'Tiered rates', 'Wholesale, 89 days'])
})

test('a roof is told of where its days are not its year', () => {
  const of = (solar_kwh: number, year_days: number) =>
    solarText({
      ...billQuestion.initial,
      view: { ...billQuestion.initial.view, solar_kw: 5 },
      report: { ...bill, reading: { ...bill.reading, year_days, solar_kwh } },
    })
  expect(of(5746, 365)).toBe('')
  expect(of(2030, 89)).toBe(
    ' The roof’s 2,030 kWh of these days are 8,325 a year at that pace; its year is 5,750.',
  )
})

test('what the clocks do on the days that are shown is said', () => {
  expect(clocksText(['2026-03-07', '2026-03-08'], 'x')).toBe(
    ' On Mar 8, 2026 the clocks leave out the hour from 2:00: it has no row.',
  )
  expect(clocksText(['2025-11-02', '2025-11-09'], 'the load is the mean of both')).toBe(
    ' On Nov 2, 2025 the hour from 1:00 comes twice: the load is the mean of both.',
  )
})
