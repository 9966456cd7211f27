import { ChartFigure } from '@/components/charts/chart-figure'
import { formatMonth } from '@/lib/format'
import type { Curve, History } from './ask'
import { CurveChart, curveSeries } from './curve-chart'
import { frameOf, tenorInWords, yieldRange } from './curve-math'

/** The curve on its way through the months: observed points on axes that stay, no fit. */
export function MovingCurve({
  history,
  month,
  against,
  hasStrip,
}: {
  history: History
  month: string
  against: Curve
  hasStrip: boolean
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
      <CurveChart
        label={`Yield curve of ${name}`}
        tenors={[0.25, 0.5, 1, 2, 5, 10, 30]}
        yields={{ domain: yieldRange(history) }}
        isStill={hasStrip}
        series={[
          curveSeries('signal', name, points),
          curveSeries('noise', formatMonth(against.date), held),
        ]}
      />
    </ChartFigure>
  )
}
