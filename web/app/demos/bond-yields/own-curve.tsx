import { ChartFigure } from '@/components/charts/chart-figure'
import { ownTablePart } from '@/components/demo/own-data'
import { Sentence } from '@/components/demo/said'
import { formatMonth, formatNumber } from '@/lib/format'
import { ownCredit, rmseOf } from './answer'
import type { AnsweredCurve, Fit } from './ask'
import { CurveChart, curvePoints, curveSeries, oneDecimal } from './curve-chart'
import { fittedLine, POWER } from './curve-math'
import { fitTable } from './fields.gen'
import { modelName } from './settings'

/** Read within the engine's own limits: a day to a hundred years, a yield from −20 to 100 per cent. */
export const OwnCurve = ownTablePart({
  what: 'a curve of your own: one maturity a row with its yield, compounded semi-annually',
  scope: {
    recomputed: [
      'the answer',
      'the curve with its fit and residuals',
      'the bond’s price where the curve sets its yield',
    ],
    kept: [
      'the history of spreads and inversions',
      'the posted-mortgage spread',
      'the table of spreads, all on the published yields',
    ],
  },
  columns: [
    {
      key: 'maturity',
      kind: 'text',
      pattern: {
        test: /^\d+(?:[.,]\d+)?\s*[dwmya]?$/i,
        rule: 'write a maturity like 0.25, 3m or 10y',
      },
    },
    { key: 'yield_pct', kind: 'number', min: -20, max: 100 },
  ],
  maxRows: fitTable.csv.maxRows,
  template: {
    name: 'boreal-curve-template.csv',
    text: 'maturity,yield_pct\n3m,2.29\n6m,2.38\n1y,2.62\n2y,2.96\n5y,3.22\n10y,3.56\n30y,3.91\n',
  },
})

/** A visitor's curve with its fit, against the published one. */
export function OwnFigure({
  answered: { view, report },
  fit,
  name,
  residuals,
  stale,
  pending,
}: {
  answered: AnsweredCurve
  fit: Fit
  name: string
  residuals: boolean
  stale: boolean
  pending: boolean
}) {
  const published = report.compare.curve
  const points = fit.fitted.map(({ years, observed_pct }) => ({ x: years, y: observed_pct }))
  const line = view.fit === 'none' ? null : fit
  return (
    <ChartFigure
      demo="bond-yields"
      name="own curve"
      title={`Your curve, ${modelName(fit.model)} error ${formatNumber(fit.rmse_bp, 1)} bp`}
      sub={`Your yields by maturity, %, against the Government of Canada curve of ${formatMonth(published.date)}. Maturity axis compressed (power ${String(POWER)}).`}
      table={{
        columns: [
          { key: 'years', header: 'Years' },
          { key: 'observed_pct', header: 'Yours', unit: '%' },
          { key: 'yield_pct', header: 'Fit', unit: '%' },
          { key: 'residual_bp', header: 'Residual', unit: 'bp', format: oneDecimal },
        ],
        rows: fit.fitted,
      }}
      credit={`Own data: ${name}; Bank of Canada, Valet, ${published.date.slice(0, 7)}`}
      stale={stale}
      pending={pending}
      isOwn
      foot={
        <p>
          <Sentence said={['Fit error, RMSE: ', rmseOf(fit, ownCredit(name)), '. Never stored.']} />
        </p>
      }
    >
      <CurveChart
        label="Your yield curve against the published one"
        tenors={[0.25, 1, 2, 5, 10, 30]}
        residualsOf={residuals ? line : null}
        series={[
          curveSeries('signal', 'Yours', points, {
            ...(line && { points: fittedLine(line, points[0]?.x ?? 0.25, points.at(-1)?.x ?? 30) }),
            // So many marks would be a line of their own.
            ...(points.length > 40 && { marks: [] }),
          }),
          curveSeries('noise', 'Canada', curvePoints(published)),
        ]}
        cursor={{ unit: 'maturity', at: points.map(({ x }) => x) }}
      />
    </ChartFigure>
  )
}
