import { ChartFigure } from '@/components/charts/chart-figure'
import { OwnData, type OwnTable } from '@/components/demo/own-data'
import { Sentence } from '@/components/demo/said'
import { formatMonth, formatNumber } from '@/lib/format'
import type { Row } from '@/lib/read-table'
import { ownCredit, rmseOf } from './answer'
import type { AnsweredCurve, Fit } from './ask'
import { CurveChart, curvePoints, curveSeries, oneDecimal } from './curve-chart'
import { fittedLine, POWER } from './curve-math'
import { modelName } from './settings'

/** The engine's own limits: 500 points, a day to a hundred years, a yield from −20 to 100 per cent. */
const columns = [
  {
    key: 'maturity',
    kind: 'text',
    pattern: {
      test: /^\d+(?:\.\d+)?\s*[dwmy]?$/i,
      rule: 'write a maturity like 0.25, 3m or 10y',
    },
  },
  { key: 'yield_pct', kind: 'number', min: -20, max: 100 },
] as const

const template = {
  name: 'boreal-curve-template.csv',
  text: 'maturity,yield_pct\n3m,2.29\n6m,2.38\n1y,2.62\n2y,2.96\n5y,3.22\n10y,3.56\n30y,3.91\n',
}

/** Checked rows as the table the API reads. */
export function toCurveCsv(rows: readonly Row[]) {
  const lines = rows.map((row) => `${String(row['maturity'])},${String(row['yield_pct'])}`)
  return ['maturity,yield_pct', ...lines].join('\n')
}

export function OwnCurve({
  own,
  onUse,
}: {
  own: OwnTable | null
  onUse: (own: OwnTable | null) => void
}) {
  return (
    <OwnData
      what="a curve of your own: a maturity and a yield a row, on the bonds’ half-yearly basis"
      columns={columns}
      maxRows={500}
      template={template}
      using={own}
      onUse={(rows, name) => {
        onUse({ name, rows: rows.length, csv: toCurveCsv(rows) })
      }}
      onStop={() => {
        onUse(null)
      }}
    />
  )
}

/** A visitor's curve with its fit, against the published one. */
export function OwnFigure({
  answered: { view, report },
  fit,
  name,
  residuals,
  stale,
}: {
  answered: AnsweredCurve
  fit: Fit
  name: string
  residuals: boolean
  stale: boolean
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
