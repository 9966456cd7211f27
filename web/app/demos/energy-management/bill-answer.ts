/** The answer for a meter of one's own, and what its figures rest on. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import { counted, formatDollars, formatNumber, formatPercent, listed } from '@/lib/format'
import type { AnsweredBill, BillReport } from './ask'
import { verdict } from './verdict'
import { billCredit, money, tariffName, years, yearsBeyond } from './words'

/** What could still make it pay: a plan without a schedule, or schedules that were not looked at. */
export function openBy(report: BillReport, life: number): 'plan' | 'schedules' | null {
  if (report.pays) return null
  if (report.reading.may_open) return 'plan'
  // Ontario's wholesale price alone is nobody's plan.
  if (report.left_out.some((tariff) => tariff !== 'market' || report.reading.is_own)) return 'plan'
  const could = report.year_saved + report.year_open
  return report.year_open > 0 && report.cost <= life * could ? 'schedules' : null
}

/** Ontario prints cents: dollars as high as these are no price of energy. */
const MOST_DOLLARS = 2
const likelyCents = ({ reading: { median_price: median } }: BillReport) =>
  median != null && median > MOST_DOLLARS ? median : null
export const isDoubtful = (report: BillReport) =>
  report.reading.is_own && likelyCents(report) !== null

/** Why the regulated plans are not compared. */
export const regulatedText = ({ reading }: BillReport) =>
  reading.is_regulated
    ? ''
    : ` Ontario’s regulated plans are not compared: above 250,000 kWh a year, at the pace of the meter’s days, and 50 kW they are closed to all but dwellings and farms.${reading.may_open ? ' With this battery they could be open; what it would then save is not worked out.' : ''}`

/** Plans on which the battery may not do what costs least. */
export function heldText(report: BillReport) {
  const held = report.plans.filter(({ is_held }) => is_held)
  const names = held.map(({ tariff }) => tariffName(tariff, report).toLowerCase())
  return names.length === 0
    ? ''
    : ` On ${listed(names)} the battery is held to 50 kW from the grid, and left alone where the load is above that: with what its best schedule takes, the meter would be above 250,000 kWh a year, at the pace of its days, and 50 kW, and the plan closed to all but dwellings and farms.`
}

/** A plan left out may be cheaper without a battery than the others with one. */
export const isDearer = (report: BillReport) => report.year_saved < 0

/** "$556 a kWh or less", never more than was found; where something is open it may pay at more. */
export function paysAtText({ report, view }: AnsweredBill) {
  const most = report.pays_at_cost_per_kwh
  const found = openBy(report, view.home_life) === null ? '' : ' by what was found'
  return report.years_to_pay == null
    ? `no price${found}`
    : `${money(most < 10 ? most : Math.floor(most))} a kWh or less${found}`
}

function billNote(answered: AnsweredBill): FigureNote {
  const { report } = answered
  const withIt = report.plans.find(({ tariff }) => tariff === report.best_with)
  return {
    title: 'Years until your battery is paid',
    ...worked(
      [
        `cost   ${money(report.cost)}`,
        `saved  ${money(report.year_without)} on ${tariffName(report.best_without, report).toLowerCase()}`,
        `     − ${money(withIt?.year_with ?? 0)} on ${tariffName(report.best_with, report).toLowerCase()}`,
        `     → ${money(report.year_saved)} a year`,
        ...(report.reading.is_regulated
          ? [
              `regulated $1 × (1 + ${formatPercent(report.tax_pct, 0)} − ${formatPercent(report.rebate_pct, 1)}) = ${formatDollars(report.household_factor, 3)}`,
            ]
          : []),
      ],
      report.years_to_pay == null ? 'never' : years(report.years_to_pay),
    ),
    inputs: [{ name: 'Pays within its life at', value: paysAtText(answered) }],
    text: 'The best schedule with the whole meter known beforehand, on the cheapest plan without and with a battery; at the pace of the meter’s days for every year, of its billed months alone where peaks are charged. Energy, and peaks where they are charged: regulated rates with tax less the Ontario Electricity Rebate, no delivery.',
    source: billCredit(answered),
    date: `${report.reading.from} to ${report.reading.to}`,
  }
}

/** The most whole days of a meter that is short: it has fewer than 330. */
const SHORT_OF_A_YEAR = 329

/** As the pace divides by them: a part of a day is not rounded away. */
const exactDays = (days: number) => formatNumber(days, Number.isInteger(days) ? 0 : 2)
/** "1 day", "2.96 days". */
const daysText = (days: number) =>
  Number.isInteger(days) ? counted(days, 'day') : `${exactDays(days)} days`

function savedNote(answered: AnsweredBill): FigureNote {
  const { report } = answered
  const dearer = isDearer(report)
  return {
    title: `What plan and battery ${dearer ? 'cost more' : 'save'} in a year`,
    ...worked(
      [
        `best schedule of ${daysText(report.reading.year_days)}`,
        `energy × 365 / ${exactDays(report.reading.year_days)}`,
        ...(report.peaks.length > 0 ? [`peaks  × 12 / ${String(report.peaks.length)}`] : []),
      ],
      money(Math.abs(report.year_saved)),
    ),
    text: `${dearer ? 'The cheapest plan with a battery less the cheapest without one' : 'The cheapest plan without a battery less the cheapest with one'}, peaks included where they are charged.`,
    source: billCredit(answered),
    date: `${report.reading.from} to ${report.reading.to}`,
  }
}

/** By which clock its times are, where it is not the local one. */
const clocks = {
  local: [],
  standard: ['standard time all year, as its row at 2:00 of March shows, moved an hour in summer'],
  offset: ['its offsets brought to Ontario’s clock'],
} as const

/** How a meter was read: what is missing and what the clocks did are said. */
export function readingText({ report: { reading } }: AnsweredBill) {
  const parts = [
    `${daysText(reading.days)} by ${String(reading.step_minutes)} minutes`,
    reading.missing === 0
      ? 'no gap'
      : `${counted(reading.missing, 'step')} missing, taken from the week before or the nearest known before it, at the start the first known`,
    ...clocks[reading.clock],
    ...(reading.clock_changes > 0 && reading.clock !== 'standard'
      ? [`the clocks changed on ${String(reading.clock_changes)} of them`]
      : []),
  ]
  return parts.join(', ')
}

/** "334 days …" of a meter, "304 of 334 days …" where a year is made of fewer. */
export function paceText(answered: AnsweredBill) {
  const { days, year_days } = answered.report.reading
  return `${year_days === days ? '' : `${exactDays(year_days)} of `}${readingText(answered)}`
}

/** What is short of 28 days, the least for a month's peak, is not called 28; nor 330 what is short of a year. */
const wholeDays = (days: number) => Math.min(Math.round(days), days < 28 ? 27 : SHORT_OF_A_YEAR)

/** "From 31 days only: " of a meter with a part of a year; a year of it is a guess. */
export const fromDays = ({ reading }: AnsweredBill['report']) =>
  reading.is_short ? `From ${counted(wholeDays(reading.year_days), 'day')} only: ` : ''

/** What a net meter gave, and what it is paid for that. */
const givenText = ({ report: { reading }, view }: AnsweredBill) =>
  reading.given_kwh > 0
    ? ` and gave ${formatNumber(reading.given_kwh)} kWh net for ${view.export_price > 0 ? `${formatDollars(view.export_price, 3)} a kWh` : 'nothing'}`
    : ''

/** Plans that have no schedule, and what leaves fewer cases. */
export function leftOutText({ report }: AnsweredBill) {
  const names = report.left_out.map((tariff) => tariffName(tariff, report).toLowerCase())
  return names.length === 0
    ? ''
    : ` Not worked out with a battery, because prices and loads leave too many cases to keep apart: ${listed(names)}. Hourly rows or a smaller battery leave fewer.`
}

/** Where what was found does not pay and what is open could: no verdict follows. */
function openVerdict(answered: AnsweredBill, by: 'plan' | 'schedules'): Said[] {
  const { report, view } = answered
  const from = fromDays(report)
  const on =
    by === 'plan'
      ? 'on the plans worked out with a battery'
      : 'by the schedules that were looked at'
  const opening = `${from === '' ? 'Open: ' : `${from}open, `}${on}, `
  const found: Said[] =
    report.years_to_pay == null
      ? [
          isDearer(report)
            ? 'a year costs more than on the cheapest plan without one'
            : 'it saves nothing',
        ]
      : [
          'it needs ',
          {
            text: yearsBeyond(report.years_to_pay, view.home_life),
            note: () => billNote(answered),
          },
          ` and lasts ${String(view.home_life)}`,
        ]
  const could =
    by === 'plan'
      ? '; on a plan left out a battery could pay'
      : `; schedules that were not looked at could save up to ${money(report.year_open)} more a year, with which it would pay`
  return [opening, ...found, could]
}

/** Whether the battery pays, where that follows. */
function billVerdict(answered: AnsweredBill): Said[] {
  const { report, view } = answered
  const by = openBy(report, view.home_life)
  return by === null
    ? verdict(report, view.home_life, () => billNote(answered), { from: fromDays(report) })
    : openVerdict(answered, by)
}

/** The answer for a meter of one's own. */
export function billAnswerOf(answered: AnsweredBill): Said[] {
  const { report } = answered
  const dearer = isDearer(report)
  const median = likelyCents(report)
  if (report.reading.is_own && median !== null)
    return [
      `No verdict yet: are your prices cents? They are read as dollars a kWh, and the middle one is ${formatDollars(median, 2)}. If they are cents, divide them by 100, or by 1,000 if they are dollars a MWh, and use the table again.`,
    ]
  return [
    ...billVerdict(answered),
    `. Your meter used ${formatNumber(report.reading.used_kwh)} kWh${givenText(answered)} (${readingText(answered)}). Of the plans compared the cheapest without a battery is ${tariffName(report.best_without, report).toLowerCase()}, with one ${tariffName(report.best_with, report).toLowerCase()}; together they ${dearer ? 'cost' : 'save'} `,
    {
      text: `${money(Math.abs(report.year_saved))} a year${dearer ? ' more' : ''}`,
      note: () => savedNote(answered),
    },
    `, with every hour of the meter known beforehand.${regulatedText(report)}${heldText(report)}${leftOutText(answered)}`,
  ]
}
