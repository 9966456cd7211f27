import { ChartFigure } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { formatMonth, formatNumber } from '@/lib/format'
import { frameOf, POWER, tenor, tenorInWords, yieldRange } from './curve-math'
import type { Curve, History } from './ask'

const TENORS = [0.25, 0.5, 1, 2, 5, 10, 30]

/** The curve on its way through the months: observed points on axes that stay, no fit. */
export function MovingCurve({
  history,
  month,
  against,
  height,
}: {
  history: History
  month: string
  against: Curve
  height: { wide: number; narrow: number }
}) {
  const points = frameOf(history, month)
  const held = against.points.map((point) => ({ x: point.years, y: point.yield_pct }))
  const name = formatMonth(month)
  const first = points[0]?.x ?? 2
  return (
    <ChartFigure
      demo="bond-yields"
      name="yield curve"
      title={name}
      sub={`Government of Canada yields by maturity, % a year, as published. On the way through time lines join the marks; the fit comes back where it stops.${first > 1 ? ' Bills are in the record from May 2021.' : ''}`}
      table={{
        columns: [
          { key: 'maturity', header: 'Maturity', value: ({ x }) => tenorInWords(x) },
          { key: 'yield_pct', header: name, unit: '%', value: ({ y }) => y },
        ],
        rows: points,
      }}
      credit={`Bank of Canada, Valet, ${month}`}
    >
      <LineChart
        label={`Yield curve of ${name}`}
        height={height}
        x={{
          kind: { power: POWER },
          domain: [0.25, 30],
          ticks: TENORS.map((at) => ({ at, label: tenor(at) })),
          format: tenorInWords,
        }}
        y={{ format: (value) => formatNumber(value), unit: '%', domain: yieldRange(history) }}
        series={[
          {
            key: 'curve',
            name,
            tone: 'signal',
            curve: 'smooth',
            points,
            marks: points,
            label: { text: name, value: formatNumber(points.at(-1)?.y ?? 0, 2) },
          },
          {
            key: 'against',
            name: formatMonth(against.date),
            tone: 'noise',
            curve: 'smooth',
            points: held,
            marks: held,
            label: { text: formatMonth(against.date), value: formatNumber(held.at(-1)?.y ?? 0, 2) },
          },
        ]}
      />
    </ChartFigure>
  )
}
