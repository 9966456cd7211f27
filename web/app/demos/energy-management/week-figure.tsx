import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { StackedPanels } from '@/components/charts/stacked-panels'
import { dayMonth } from '@/lib/days'
import { formatNumber, formatPercent, formatSigned, withUnit } from '@/lib/format'
import type { AnsweredMarket, Day, MarketReport } from './ask'
import { clock, clocksText, creditOf, dearest, marketNames, money, weekday } from './words'

export interface Basis {
  answered: AnsweredMarket
  stale: boolean
  pending: boolean
}

/** The fewest days that bring half of what the week earns, the best first. */
export function halfDays({ by_day, week_profit }: MarketReport): Day[] {
  const found: Day[] = []
  let sum = 0
  for (const day of [...by_day].sort((a, b) => b.earned - a.earned)) {
    if (sum >= week_profit / 2) break
    found.push(day)
    sum += day.earned
  }
  return found
}

const counts = ['no day', 'one day', 'two days', 'three days', 'four days', 'five days']

export function weekTitle(report: MarketReport) {
  if (report.week_profit <= 0) return 'Prices do not differ enough to pay for the losses'
  return `Half of the week’s money is made on ${counts[halfDays(report).length] ?? 'many days'}`
}

const mw = (value: number) => formatNumber(value, 2)

/** Price, schedule and stored energy of the week, on one axis. */
export function WeekFigure({ answered, stale, pending }: Basis) {
  const { report } = answered
  const { hours, by_day } = report
  const top = dearest(report)
  const best = new Set(halfDays(report).map(({ date }) => date))
  const price = (value: number) => `$${formatNumber(value)}`
  const marked = hours[top]
  return (
    <ChartFigure
      demo="energy-management"
      name="week"
      title={weekTitle(report)}
      sub={`${marketNames[report.market]}. Best schedule for known prices, never buying and selling in the same hour; below each day what it earns. ${
        report.market === 'alberta'
          ? `Local clock.${clocksText(
              by_day.map(({ date }) => date),
              'the record has one price for both',
            )}`
          : 'Eastern Standard Time.'
      }`}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      table={{
        columns: [
          { key: 'date', header: 'Day' },
          { key: 'hour', header: 'From', value: ({ hour }) => clock(hour) },
          {
            key: 'price',
            header: 'Price',
            fileUnit: '$ a MWh',
            format: (value) => `$${formatNumber(value, 2)}`,
          },
          { key: 'charge_mw', header: 'Buys', unit: 'MW', format: mw },
          { key: 'discharge_mw', header: 'Sells', unit: 'MW', format: mw },
          { key: 'stored_mwh', header: 'Stored', unit: 'MWh', format: mw, secondary: true },
        ],
        rows: hours,
      }}
      foot={
        <>
          Gap {formatPercent(report.gap_pct, 0)}. <CursorHint unit="hour" bigUnit="day" />
        </>
      }
    >
      <StackedPanels
        label="Price, schedule and stored energy by hour"
        panels={[
          {
            key: 'price',
            title: 'Price, $ a MWh',
            kind: 'steps',
            tone: 'noise',
            values: hours.map((hour) => hour.price),
            format: price,
            height: 130,
          },
          {
            key: 'power',
            title: 'Sells above the line, buys below, MW',
            kind: 'bars',
            tone: 'signal',
            values: hours.map((hour) => hour.discharge_mw - hour.charge_mw),
            format: (value) => formatSigned(value, Number.isInteger(value) ? 0 : 1),
            height: 110,
          },
          {
            key: 'stored',
            title: 'Stored, MWh',
            kind: 'area',
            tone: 'signal',
            values: hours.map((hour) => hour.stored_mwh),
            format: (value) => formatNumber(value, Number.isInteger(value) ? 0 : 1),
            height: 80,
            wideOnly: true,
          },
        ]}
        stretches={by_day.map(({ date, earned }) => ({
          // Spring leaves an hour of a day out.
          from: hours.findIndex((hour) => hour.date === date),
          to: hours.findLastIndex((hour) => hour.date === date) + 1,
          label: `${weekday(date).slice(0, 3)} ${dayMonth(date)}`,
          shortLabel: weekday(date).slice(0, 3),
          value: money(earned),
          stands: best.has(date),
        }))}
        {...(marked && {
          mark: {
            at: top,
            label: `${price(marked.price)}, ${weekday(marked.date)} ${clock(marked.hour)}`,
          },
        })}
        cursor={{
          unit: 'hour',
          bigUnit: 'day',
          step: 24,
          read: (at) => {
            const hour = hours[at]
            if (!hour) return { title: '' }
            const power = hour.discharge_mw - hour.charge_mw
            const does = power > 0 ? 'sells' : power < 0 ? 'buys' : 'rests'
            return {
              title: `${weekday(hour.date).slice(0, 3)} ${clock(hour.hour)}`,
              value: `$${formatNumber(hour.price, 2)}`,
              lines: [
                power === 0 ? does : `${does} ${withUnit(formatNumber(Math.abs(power), 2), 'MW')}`,
                `stored ${withUnit(formatNumber(hour.stored_mwh, 2), 'MWh')}`,
              ],
            }
          },
        }}
      />
    </ChartFigure>
  )
}
