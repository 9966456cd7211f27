import { Fragment } from 'react'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import type { LinePoint, LineSeries } from '@/components/charts/line-series'
import { OpenFigure } from '@/components/demo/note'
import { formatMonth, formatNumber, formatPercent, formatSigned } from '@/lib/format'
import type { Column, Table } from '@/lib/table'
import { curveCredit, curveTitle, forwardNote, rmseNote } from './answer'
import type { AnsweredCurve, Compare, Fit } from './ask'
import { CurveChart, curveSeries } from './curve-chart'
import { crossings, fittedLine, POWER } from './curve-math'
import { modelName, type View } from './settings'

interface CurveRow {
  maturity: string
  yield_pct: number | null
  with_pct: number | null
  change_bp: number | null
  fitted_pct: number | null
  residual_bp: number | null
}

/** A column of yields or of basis points; a maturity one of the curves lacks is a dash. */
const column = (
  key: Exclude<keyof CurveRow, 'maturity'>,
  header: string,
  write: (value: number) => string,
): Column<CurveRow> => ({
  key,
  header,
  unit: key.endsWith('_bp') ? 'bp' : '%',
  text: ({ [key]: value }) => (value === null ? '–' : write(value)),
})
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
}: {
  answered: AnsweredCurve
  shows: Pick<View, 'residuals' | 'forwards'>
  stale: boolean
}) {
  const { compare } = report
  const { curve, with: other, changes } = compare
  const line = view.fit === 'none' ? null : report.fit
  const name = formatMonth(curve.date)
  const otherName = formatMonth(other.date)
  const first = curve.points.map((point) => ({ x: point.years, y: point.bond_equivalent_pct }))
  const second = other.points.map((point) => ({ x: point.years, y: point.bond_equivalent_pct }))
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
      sub={`Government of Canada yields by maturity, % a year on the bonds’ half-yearly basis. Marks are observed; ${line ? `the green line is a ${modelName(line.model)} fit, the grey joins its marks` : 'lines join the marks'}. Maturity axis compressed (power ${String(POWER)}).`}
      table={curveTable(compare, line)}
      credit={`Bank of Canada, Valet, ${curve.date.slice(0, 7)} and ${other.date.slice(0, 7)}`}
      stale={stale}
      foot={
        <>
          <CurveFoot compare={compare} fit={line} forwards={forwards} />
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
          read: (index) => readingAt(compare, line, index),
        }}
      />
    </ChartFigure>
  )
}

/** The two curves and the fit as a table; the forwards are a table of their own in the API's answer. */
function curveTable({ curve, with: other }: Compare, fit: Fit | null): Table<CurveRow> {
  const maturities = [...new Set([...curve.points, ...other.points].map(({ years }) => years))]
  return {
    columns: [
      { key: 'maturity', header: 'Maturity' },
      column('yield_pct', formatMonth(curve.date), percent),
      column('with_pct', formatMonth(other.date), percent),
      column('change_bp', 'Change', (value) => formatSigned(value)),
      ...(fit
        ? [
            { ...column('fitted_pct', 'Fit', percent), secondary: true },
            {
              ...column('residual_bp', 'Residual', (value) => formatSigned(value, 1)),
              secondary: true,
            },
          ]
        : []),
    ],
    rows: maturities
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
      }),
  }
}

function readingAt({ curve, with: other }: Compare, fit: Fit | null, index: number) {
  const point = curve.points[index]
  if (!point) return { title: '' }
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

function CurveFoot({
  compare,
  fit,
  forwards,
}: {
  compare: Compare
  fit: Fit | null
  forwards: boolean
}) {
  if (!fit) return null
  return (
    <p>
      Fit error, RMSE:{' '}
      <OpenFigure note={() => rmseNote(fit, curveCredit(compare))}>
        {formatNumber(fit.rmse_bp, 1)} bp
      </OpenFigure>
      , {formatMonth(compare.curve.date)}
      {forwards && fit.forward_rates.length > 0 && (
        <>
          . Forward rates:{' '}
          {fit.forward_rates.map((rate, index) => (
            <Fragment key={rate.name}>
              {index > 0 && ', '}
              {rate.name}{' '}
              <OpenFigure note={() => forwardNote(rate, fit, curveCredit(compare))}>
                {formatPercent(rate.rate_pct)}
              </OpenFigure>
            </Fragment>
          ))}
          . They read the fitted yields as zero rates.
        </>
      )}
    </p>
  )
}
