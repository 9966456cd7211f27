import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { readFrom } from '@/components/charts/read-from'
import { counted, formatDollars, formatNumber, formatPercent } from '@/lib/format'
import { creditOf } from './answer'
import type { AnsweredPortfolio } from './ask'

const START = 1000

/** What a thousand dollars may become, in futures drawn from the past. */
export function FanFigure({
  answered,
  stale,
  pending,
}: {
  answered: AnsweredPortfolio
  stale: boolean
  pending: boolean
}) {
  const { view, report } = answered
  const { held_fan: fan, better_fan: other } = report
  const rows = fan.points.map((point, index) => ({
    year: point.year,
    ...Object.fromEntries(
      (['p5', 'p25', 'p50', 'p75', 'p95'] as const).map((key) => [key, START * point[key]]),
    ),
    better: START * (other.points[index]?.p50 ?? 1),
  })) as {
    year: number
    p5: number
    p25: number
    p50: number
    p75: number
    p95: number
    better: number
  }[]
  const money = (value: number) => formatDollars(value)
  const last = rows.at(-1)
  const dollars = (key: 'p5' | 'p25' | 'p50' | 'p75' | 'p95' | 'better', header: string) =>
    ({ key, header, unit: '$', format: (value: number) => formatNumber(value) }) as const
  return (
    <ChartFigure
      demo="investment-research"
      name="futures"
      title={`After ${counted(view.horizon_years, 'year')}, nine in ten drawn futures turn ${money(START)} into ${money(last?.p5 ?? 0)} to ${money(last?.p95 ?? 0)}`}
      sub={`Your portfolio, ${formatNumber(fan.paths)} futures: each period’s return is drawn from the past with replacement, seed ${String(view.seed)}. Bands: 5 % to 95 % and, darker, 25 % to 75 %; dashed: the middle. Green: the middle of the better mix.`}
      table={{
        columns: [
          { key: 'year', header: 'Year' },
          dollars('p5', '5 %'),
          dollars('p25', '25 %'),
          dollars('p50', 'Middle'),
          dollars('p75', '75 %'),
          dollars('p95', '95 %'),
          dollars('better', 'Better mix, middle'),
        ],
        rows,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={
        <>
          <p>
            {formatPercent(fan.loss_chance_pct, 1)} of them end below the start; of the better mix{' '}
            {formatPercent(other.loss_chance_pct, 1)}. Drawn from the past, not a forecast.
          </p>
          <CursorHint unit="year" />
        </>
      }
    >
      <LineChart
        label={`What ${money(START)} may become, by year`}
        x={{ kind: 'linear', format: (value) => `year ${formatNumber(value)}` }}
        y={{ format: money }}
        series={[
          // The first is drawn last: a band covers what was drawn before it.
          {
            key: 'better',
            name: 'Better',
            tone: 'signal',
            points: rows.map(({ year, better }) => ({ x: year, y: better })),
            label: { text: 'Better', value: money(last?.better ?? 0) },
          },
          {
            key: 'held',
            name: 'Yours',
            tone: 'noise',
            points: rows.map(({ year, p5, p25, p50, p75, p95 }) => ({
              ...{ x: year, y: p50, low: p5, high: p95 },
              within: [[p25, p75]],
            })),
            label: { text: 'Yours', value: money(last?.p50 ?? 0) },
          },
        ]}
        cursor={{
          unit: 'year',
          read: readFrom(rows, ({ year, p5, p25, p50, p75, p95, better }) => ({
            title: `Year ${String(year)}`,
            value: money(p50),
            lines: [
              `half of them ${money(p25)} to ${money(p75)}`,
              `nine in ten ${money(p5)} to ${money(p95)}`,
              `better mix ${money(better)}`,
            ],
          })),
        }}
      />
    </ChartFigure>
  )
}
