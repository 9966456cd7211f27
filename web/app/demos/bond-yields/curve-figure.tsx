import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import type { LinePoint, LineSeries } from '@/components/charts/line-series'
import { readFrom } from '@/components/charts/read-from'
import { Sentence, type Said } from '@/components/demo/said'
import { formatMonth, formatNumber, formatPercent, formatSigned } from '@/lib/format'
import { curveCredit, curveTitle, forwardNote, rmseOf } from './answer'
import type { AnsweredCurve, Compare, Curve, Fit } from './ask'
import { CurveChart, curvePoints, curveSeries, oneDecimal } from './curve-chart'
import { crossings, fittedLine, POWER } from './curve-math'
import { modelName, type View } from './settings'

const percent = (value: number) => formatNumber(value, 2)

/** Values are written at every other mark, so that they do not touch. */
const marked = (points: readonly LinePoint[], side: (index: number) => 'above' | 'below') =>
  points.map((point, index) => ({
    ...point,
    ...(index !== points.length - 1 &&
      (points.length <= 5 ? true : index === 0 || index === 3 || index === points.length - 2) && {
        text: formatNumber(point.y ?? 0, 2),
        side: side(index),
      }),
  }))

/** The chosen curve against another, with its fit, what the fit leaves over, and its forwards. */
export function CurveFigure({
  answered: { view, report },
  shows: { residuals, forwards },
  stale,
  pending,
}: {
  answered: AnsweredCurve
  shows: Pick<View, 'residuals' | 'forwards'>
  stale: boolean
  pending: boolean
}) {
  const { compare } = report
  const { curve, with: other, changes } = compare
  const line = view.fit === 'none' ? null : report.fit
  const name = formatMonth(curve.date)
  const otherName = formatMonth(other.date)
  const first = curvePoints(curve)
  const second = curvePoints(other)
  const isAbove = (index: number) => {
    const change = changes.find(({ years }) => years === first[index]?.x)
    return change === undefined || change.change_bp >= 0
  }
  const turns = crossings(changes)
    .slice(0, 2)
    .map(({ years, yieldPct }, index) => ({
      x: years,
      y: yieldPct,
      ...(index === 0 && {
        label: `the two cross at ${formatNumber(years, 1)} years`,
        shortLabel: `cross at ${formatNumber(years, 1)} years`,
      }),
    }))
  const series: LineSeries[] = [
    curveSeries('signal', name, first, {
      ...(line && { points: fittedLine(line, first[0]?.x ?? 0.25, first.at(-1)?.x ?? 30) }),
      marks: marked(first, (index) => {
        // A value stands on its point's side of the fitted line.
        const residual = line?.fitted[index]?.residual_bp
        return (residual === undefined ? isAbove(index) : residual >= 0) ? 'above' : 'below'
      }),
    }),
    curveSeries('noise', otherName, second, {
      marks: marked(second, (index) => (isAbove(index) ? 'below' : 'above')),
    }),
    ...(line && forwards
      ? [
          {
            key: 'forward',
            name: 'Forward rate',
            tone: 2 as const,
            points: line.forwards.map(({ years, forward_pct }) => ({ x: years, y: forward_pct })),
            label: { text: 'Forward' },
          },
        ]
      : []),
  ]
  const maturities = curve.points.map(({ years }) => years)
  return (
    <ChartFigure
      demo="bond-yields"
      name="yield curve"
      title={curveTitle(compare)}
      sub={`Government of Canada yields by maturity, % a year on the bonds’ semi-annual basis. Marks are observed; ${line ? `the green line is a ${modelName(line.model)} fit, the grey joins its marks` : 'lines join the marks'}. Maturity axis compressed (power ${String(POWER)}).`}
      table={{
        columns: [
          { key: 'maturity', header: 'Maturity' },
          { key: 'yield_pct', header: name, unit: '%', format: percent },
          { key: 'with_pct', header: otherName, unit: '%', format: percent },
          { key: 'change_bp', header: 'Change', unit: 'bp', format: formatSigned },
          ...(line ? fitColumns : []),
        ],
        rows: curveRows(compare, line),
      }}
      credit={`Bank of Canada, Valet, ${curve.date.slice(0, 7)} and ${other.date.slice(0, 7)}`}
      stale={stale}
      pending={pending}
      foot={
        <>
          {line && (
            <p>
              <Sentence said={footOf(compare, line, forwards)} />
            </p>
          )}
          <CursorHint unit="maturity" />
        </>
      }
    >
      <CurveChart
        label={`Yield curve of ${name} against ${otherName}`}
        tenors={[...new Set([...maturities, ...second.map(({ x }) => x)])].sort((a, b) => a - b)}
        residualsOf={residuals ? line : null}
        series={series}
        crossovers={turns}
        cursor={{
          unit: 'maturity',
          at: maturities,
          read: readFrom(compare.curve.points, (point) => readingOf(point, compare.with, line)),
        }}
      />
    </ChartFigure>
  )
}

/** The two curves and the fit, maturity by maturity; what one of them lacks is absent. */
function curveRows({ curve, with: other }: Compare, fit: Fit | null) {
  const maturities = [...new Set([...curve.points, ...other.points].map(({ years }) => years))]
  return maturities
    .sort((a, b) => a - b)
    .map((years) => {
      const [now, then] = [curve, other].map(({ points }) =>
        points.find((point) => point.years === years),
      )
      const fitted = fit?.fitted.find((point) => point.years === years)
      return {
        maturity: (now ?? then)?.label ?? '',
        yield_pct: now?.bond_equivalent_pct ?? null,
        with_pct: then?.bond_equivalent_pct ?? null,
        change_bp:
          now && then
            ? Math.round((now.bond_equivalent_pct - then.bond_equivalent_pct) * 1e4) / 100
            : null,
        fitted_pct: fitted?.yield_pct ?? null,
        residual_bp: fitted?.residual_bp ?? null,
      }
    })
}

/** The forwards are a table of their own in the API's answer. */
const fitColumns = [
  { key: 'fitted_pct', header: 'Fit', unit: '%', format: percent, secondary: true },
  { key: 'residual_bp', header: 'Residual', unit: 'bp', format: oneDecimal, secondary: true },
] as const

function readingOf(point: Curve['points'][number], other: Curve, fit: Fit | null) {
  const held = other.points.find(({ series }) => series === point.series)
  const fitted = fit?.fitted.find(({ years }) => years === point.years)
  const change = held && (point.bond_equivalent_pct - held.bond_equivalent_pct) * 100
  return {
    title: point.label,
    value: formatPercent(point.bond_equivalent_pct),
    lines: [
      ...(held && change !== undefined
        ? [
            `${formatMonth(other.date, 'short')} ${formatPercent(held.bond_equivalent_pct)}, ${formatSigned(change)} bp`,
          ]
        : []),
      ...(fitted
        ? [
            `fit ${formatPercent(fitted.yield_pct)}, residual ${formatSigned(fitted.residual_bp, 1)} bp`,
          ]
        : []),
    ],
  }
}

/** The error of the fit, and the rates that follow from it. */
function footOf(compare: Compare, fit: Fit, forwards: boolean): Said[] {
  const from = curveCredit(compare)
  const rates = forwards ? fit.forward_rates : []
  return [
    'Fit error, RMSE: ',
    rmseOf(fit, from),
    `, ${formatMonth(compare.curve.date)}`,
    ...rates.flatMap((rate, index): Said[] => [
      `${index === 0 ? '. Forward rates: ' : ', '}${rate.name} `,
      { text: formatPercent(rate.rate_pct), note: () => forwardNote(rate, fit, from) },
    ]),
    ...(rates.length > 0 ? ['. They read the fitted yields as zero rates'] : []),
    ...(fit.economic_cost_bp == null
      ? []
      : [`. Keeping both ends positive costs ${formatNumber(fit.economic_cost_bp, 2)} bp`]),
    fit.beyond_points == null ? '.' : `. ${fit.beyond_points}`,
  ]
}
