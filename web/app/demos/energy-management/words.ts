/** How the page speaks of money, power and days. */
import {
  counted,
  formatDay,
  formatDollars,
  formatNumber,
  formatPercent,
  withUnit,
} from '@/lib/format'
import type {
  AnsweredBill,
  AnsweredMarket,
  BillReport,
  ForecastReport,
  MarketReport,
  Tariff,
} from './ask'

/** "$1,669"; cents below ten dollars. */
export const money = (value: number) => formatDollars(value, Math.abs(value) < 10 ? 2 : 0)

export const mw = (value: number, digits = 0) => withUnit(formatNumber(value, digits), 'MW')
export const kw = (value: number) => withUnit(formatNumber(value, 2), 'kW')
const yearsWith = (value: number, digits: number) => withUnit(formatNumber(value, digits), 'years')
/** "15 years", "7.5 years": a life as it was set. */
export const lifeOf = (value: number) => withUnit(String(value), 'years')
/** As exact as the engine says it. */
export const years = (value: number) => yearsWith(value, 2)

/** "26 years": with decimals where fewer would make it no more than the life that it exceeds. */
export function yearsBeyond(value: number, life: number) {
  const digits = [value < 10 ? 1 : 0, 1, 2].find((count) => Number(value.toFixed(count)) > life)
  return digits === undefined ? `just over ${lifeOf(life)}` : yearsWith(value, digits)
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** "Thursday" of `2026-06-11`. */
export const weekday = (date: string) => WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? date

/** "17:00". */
export const clock = (hour: number) => `${String(hour)}:00`

export const marketNames = {
  ontario: 'Ontario’s day-ahead price',
  alberta: 'Alberta’s pool price',
  ontario_2016: 'Ontario’s hourly price of 2016',
} as const

/** What the pace of a year is told from. */
export const periodNames = {
  ontario: 'the quarter',
  alberta: 'the year',
  ontario_2016: 'these three weeks',
} as const

/** Days that a plan on yesterday's prices leaves idle, because the record begins with them. */
const idleDays: Partial<Record<MarketReport['market'], string>> = {
  ontario: 'the first day',
  ontario_2016: 'the first day of each week',
}

/** " By yesterday's prices the first day stays idle …", where there is one, and over which days that plan is judged. */
export function idleText({ market, knowledge }: MarketReport) {
  const idle = idleDays[market]
  const row = knowledge.find(({ known }) => known === 'yesterday')
  return idle === undefined || row === undefined
    ? ''
    : ` By yesterday’s prices ${idle} stays idle: our record holds no day before it. The pace of that plan and what it keeps are of the other ${counted(row.planned_days, 'day')}.`
}

/** What plans on the forecast of the price lost over a whole year, where that was measured. */
export const lostText = ({ measured }: MarketReport) =>
  measured == null
    ? ''
    : ` Over 2025, measured ${measured.measured} with 1 MW and 4 MWh, nine tenths there and back, empty each midnight, and our forecast fitted anew every 28 days: it missed the price by ${formatDollars(measured.error, 2)} a MWh on average, and plans on it lost ${formatPercent(measured.regret_pct, 1)} of what knowing each day’s prices would have earned, and money on ${counted(measured.days_lost, 'day')} of 365; plans on the day before lost ${formatPercent(measured.yesterday_regret_pct, 1)}.`

/** What intervals held over a whole year, and what is known of the next hour alone. */
export function heldText({ measured }: ForecastReport) {
  const { hour_ahead_pct: ours, operator_hour_ahead_pct: operator } = measured
  const held = `Intervals of 80 and 90 % held ${formatNumber(measured.covered_80_pct, 1)} and ${formatPercent(measured.covered_90_pct, 1)}. `
  return ours == null || operator == null
    ? held
    : `${held}An hour ahead, and that alone: ours ${formatPercent(ours, 2)}, the operator’s ${formatPercent(operator, 2)}. `
}

/** "the quarter", or the days of it that a plan could be made for. */
export const plannedPeriod = ({ market, days }: MarketReport, planned: number) =>
  planned < days ? `the ${counted(planned, 'day')} with a day before them` : periodNames[market]

const tariffNames = {
  tou: 'Time of use',
  ulo: 'Overnight plan',
  tiered: 'Tiered rates',
  market: 'Wholesale',
} as const

/** A table's own prices are no market's. */
export const tariffName = (tariff: Tariff, { reading }: BillReport) =>
  tariff === 'market' && reading.is_own ? 'Your prices' : tariffNames[tariff]

/** "Wholesale, 89 days": beside its row, where a year is made of other days than the verdict's. */
export const planName = (plan: { tariff: Tariff; days: number }, report: BillReport) =>
  plan.days === report.reading.year_days
    ? tariffName(plan.tariff, report)
    : `${tariffName(plan.tariff, report)}, ${counted(Math.round(plan.days), 'day')}`

/** What the clocks do on days that are shown: an hour that is left out, and one that comes twice. */
export function clocksText(days: readonly string[], twice: string) {
  const said = days.flatMap((date) => {
    const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8))]
    if (weekday(date) !== 'Sunday') return []
    if (month === 3 && day > 7 && day < 15)
      return [` On ${formatDay(date)} the clocks leave out the hour from 2:00: it has no row.`]
    return month === 11 && day < 8
      ? [` On ${formatDay(date)} the hour from 1:00 comes twice: ${twice}.`]
      : []
  })
  return said.join('')
}

const publishers = {
  ontario: 'IESO, day-ahead zonal price',
  alberta: 'AESO, pool price',
  ontario_2016: 'IESO, hourly energy price (HOEP)',
} as const

/** The days whose prices are known. */
export const knownDays = ({ market, from, to }: MarketReport) =>
  market === 'ontario_2016' ? 'three weeks of 2016' : `${from} to ${to}`

export const creditOf = ({ report }: AnsweredMarket) =>
  `${publishers[report.market]}, ${knownDays(report)}; best schedule, proven`

export const noteCredit = ({ report }: AnsweredMarket) => ({
  source: marketNames[report.market],
  date: knownDays(report),
})

export function billCredit({ own, report }: AnsweredBill) {
  const rates = `rates of the Ontario Energy Board, ${report.rates_from} to ${report.rates_to}`
  return own ? `Own data: ${own.name}; ${rates}` : `Ontario’s load, scaled (IESO); ${rates}`
}

/** The day that brings most. */
export const bestDay = ({ by_day }: MarketReport) =>
  by_day.reduce((best, day) => (day.earned > best.earned ? day : best))

/** Where the price is highest. */
export const dearest = ({ hours }: MarketReport) =>
  hours.reduce((best, hour, at) => (hour.price > (hours[best]?.price ?? 0) ? at : best), 0)
