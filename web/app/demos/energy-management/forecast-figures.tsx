import { BarChart } from '@/components/charts/bar-chart'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { fieldsOf } from '@/components/demo/fields-of'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { SentenceForm, WordChoice, WordDay } from '@/components/demo/sentence'
import type { AnswerState } from '@/components/demo/use-answer'
import { dayMonth, timeOf } from '@/lib/days'
import { formatDay, formatMonth, formatNumber, formatPercent } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import type { ForecastHour, ForecastReport } from './ask'
import { forecastKeys, settings, type ForecastView, type View } from './settings'
import { clock, clocksText, heldText, mw, weekday } from './words'

type State = AnswerState<ForecastView, null, ForecastReport>

const HOUR_MS = 3_600_000
const timeOfHour = ({ date, hour }: ForecastHour) => timeOf(date) + hour * HOUR_MS
const regionNames = { ontario: 'Ontario', alberta: 'Alberta' } as const
const issueNames = { midnight: 'at midnight', ten: 'at 10:00 the day before' } as const

const creditOf = ({ region, measured }: ForecastReport) =>
  `${region === 'ontario' ? 'IESO, Ontario demand' : 'AESO, Alberta load'}; own model, measured ${measured.measured}`

/** The hour that came farthest outside its interval. */
export function farthestOut(hours: readonly ForecastHour[]) {
  const beyond = ({ actual_mw, low_mw, high_mw }: ForecastHour) =>
    actual_mw == null ? 0 : Math.max(low_mw - actual_mw, actual_mw - high_mw, 0)
  const worst = hours.reduce<ForecastHour | undefined>(
    (found, hour) => (beyond(hour) > (found ? beyond(found) : 0) ? hour : found),
    undefined,
  )
  return worst
}

export function forecastTitle(report: ForecastReport) {
  const tomorrow = report.days.at(-1)
  const worst = farthestOut(report.hours)
  if (tomorrow && tomorrow.peak_actual_mw == null)
    return `${formatDay(tomorrow.date)}, the day after the record: a peak of ${mw(tomorrow.peak_forecast_mw)} is expected`
  return worst
    ? `On ${weekday(worst.date)}, ${dayMonth(worst.date)}, the load left the interval`
    : 'The load stayed inside the interval'
}

/** Forecast with its interval, and what came. */
export function ForecastFigure({ state, answer }: { state: ViewState<View>; answer: State }) {
  const { answered, stale, pending, refused } = answer
  const { report } = answered
  const field = fieldsOf(settings, state, refused)
  const { hours } = report
  const worst = farthestOut(hours)
  const number = (value: number) => formatNumber(value)
  return (
    <div className="grid gap-5">
      <AnswerProblem what="The forecast" state={answer} placed={forecastKeys} />
      <ChartFigure
        demo="energy-management"
        name="forecast"
        title={forecastTitle(report)}
        sub={`${regionNames[report.region]}, megawatts by the local clock. Green: each day forecast ${issueNames[report.issue]}, with its ${report.level} % interval. Dashed: what came. The model knows no temperature.${clocksText(
          report.days.flatMap(({ date, clock_changes }) => (clock_changes ? [date] : [])),
          report.region === 'ontario'
            ? 'forecast and load are the mean of both'
            : 'the record has one load for both',
        )}`}
        credit={creditOf(report)}
        stale={stale}
        saysStale
        pending={pending}
        table={{
          columns: [
            { key: 'date', header: 'Day' },
            { key: 'hour', header: 'From', value: ({ hour }) => clock(hour) },
            { key: 'forecast_mw', header: 'Forecast', unit: 'MW', format: number },
            { key: 'low_mw', header: 'Low', unit: 'MW', format: number, secondary: true },
            { key: 'high_mw', header: 'High', unit: 'MW', format: number, secondary: true },
            { key: 'actual_mw', header: 'Came', unit: 'MW', format: number },
            {
              key: 'latest_mw',
              header: 'Latest known',
              unit: 'MW',
              format: number,
              exportOnly: true,
            },
            {
              key: 'last_week_mw',
              header: 'Last week',
              unit: 'MW',
              format: number,
              exportOnly: true,
            },
          ],
          rows: hours,
        }}
        foot={<CursorHint unit="hour" bigUnit="day" />}
      >
        <LineChart
          label="Forecast load and what came"
          x={{
            kind: 'time',
            format: (at) => new Date(at).toISOString().slice(0, 16).replace('T', ' '),
          }}
          y={{ format: (value) => formatNumber(value / 1000), unit: 'GW' }}
          series={[
            {
              key: 'actual',
              name: 'came',
              tone: 2,
              points: hours.flatMap((hour) =>
                hour.actual_mw == null ? [] : [{ x: timeOfHour(hour), y: hour.actual_mw }],
              ),
            },
            {
              key: 'forecast',
              name: 'forecast',
              tone: 'signal',
              points: hours.flatMap((hour) => [
                // Each day is forecast anew.
                ...(hour.hour === 0 ? [{ x: timeOfHour(hour), y: null }] : []),
                {
                  x: timeOfHour(hour),
                  y: hour.forecast_mw,
                  low: hour.low_mw,
                  high: hour.high_mw,
                },
              ]),
            },
          ]}
          {...(worst?.actual_mw != null && {
            crossovers: [
              {
                x: timeOfHour(worst),
                y: worst.actual_mw,
                label: `farthest out: ${weekday(worst.date)} ${clock(worst.hour)}`,
                shortLabel: clock(worst.hour),
              },
            ],
          })}
          cursor={{
            unit: 'hour',
            bigUnit: 'day',
            step: 24,
            at: hours.map(timeOfHour),
            read: (at) => {
              const hour = hours[at]
              if (!hour) return { title: '' }
              return {
                title: `${weekday(hour.date).slice(0, 3)} ${clock(hour.hour)}`,
                value: mw(hour.forecast_mw),
                lines: [
                  `${formatNumber(hour.low_mw)} to ${formatNumber(hour.high_mw)}`,
                  hour.actual_mw == null
                    ? 'not in the record'
                    : `came ${formatNumber(hour.actual_mw)}`,
                ],
              }
            },
          }}
        />
      </ChartFigure>
      <SentenceForm
        label="The forecast"
        derived={`Days from ${formatDay(report.first)} to ${formatDay(report.last)}; the load of the last is not in the record`}
      >
        The load of <WordChoice {...field('region')} />, forecast <WordChoice {...field('issue')} />
        , with an interval of <WordChoice {...field('level')} />, four days to{' '}
        <WordDay
          {...field('date')}
          value={state.view.date || (report.days.at(-1)?.date ?? '')}
          min={report.first}
          max={report.last}
        />
        .
      </SentenceForm>
    </div>
  )
}

const kinds = [
  { key: 'ours_pct', name: 'Ours', tone: 'signal' },
  { key: 'latest_pct', name: 'Latest known same hour', tone: 'noise' },
  { key: 'last_week_pct', name: 'Last week repeated', tone: 2 },
] as const

function ErrorsFigure({
  answer: { answered, stale, pending },
  by,
}: {
  answer: State
  by: 'month' | 'hour'
}) {
  const { report } = answered
  const { measured } = report
  const rows = by === 'month' ? measured.by_month : measured.by_hour
  const name = (key: string) => (by === 'month' ? formatMonth(key) : clock(Number(key)))
  const short = (key: string) => (by === 'month' ? formatMonth(key, 'short').slice(0, 3) : key)
  const worst = rows.reduce((found, row) => (row.ours_pct > found.ours_pct ? row : found))
  const least = rows.reduce((found, row) => (row.ours_pct < found.ours_pct ? row : found))
  const pct = (value: number) => formatNumber(value, 1)
  return (
    <ChartFigure
      demo="energy-management"
      name={`error by ${by}`}
      title={`${name(worst.key)} is hardest, ${name(least.key)} easiest: ${formatPercent(worst.ours_pct, 1)} and ${formatPercent(least.ours_pct, 1)}`}
      sub={`${regionNames[report.region]} in 2025, each day forecast ${issueNames[report.issue]}: mean absolute error, per cent of what came. Green: ours, ${formatPercent(measured.ours_pct, 2)} over the year; grey: the latest known same hour, ${formatPercent(measured.latest_pct, 1)}; the third: last week repeated, ${formatPercent(measured.last_week_pct, 1)}. Measured ${measured.measured}.`}
      credit={creditOf(report)}
      stale={stale}
      pending={pending}
      table={{
        columns: [
          { key: 'key', header: by === 'month' ? 'Month' : 'From', text: ({ key }) => name(key) },
          ...kinds.map(({ key, name: header }) => ({ key, header, unit: '%', format: pct })),
        ],
        rows,
        fixedOrder: true,
      }}
      foot={
        <>
          {heldText(report)}
          <CursorHint unit={by} />
        </>
      }
    >
      <BarChart
        label={`Error by ${by}`}
        categories={rows.map(({ key }) => short(key))}
        series={kinds.map(({ key, name: title, tone }) => ({
          key,
          name: title,
          tone,
          values: rows.map((row) => row[key]),
        }))}
        format={pct}
        unit="%"
        unitName={by}
      />
    </ChartFigure>
  )
}

/** The error by month and by hour, beside the naive ones. */
export const MonthsFigure = ({ answer }: { answer: State }) => (
  <ErrorsFigure answer={answer} by="month" />
)
export const HoursFigure = ({ answer }: { answer: State }) => (
  <ErrorsFigure answer={answer} by="hour" />
)
