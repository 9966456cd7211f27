import { Fragment } from 'react'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import type { LinePoint, LineSeries } from '@/components/charts/line-series'
import { OpenFigure } from '@/components/demo/note'
import { formatMonth, formatNumber, formatPercent, formatSigned } from '@/lib/format'
import type { Column, Table } from '@/lib/table'
import { curveCredit, curveTitle, forwardNote, rmseNote } from './answer'
import type { AnsweredCurve, Compare, Fit } from './ask'
import { crossings, fittedLine, POWER, residualStrip, tenor, tenorInWords } from './curve-math'
import { modelName, type View } from './settings'

const percent = (value: number | null) => (value === null ? '–' : formatNumber(value, 2))
const signed = (value: number | null, digits: number) =>
  value === null ? '–' : formatSigned(value, digits)

interface CurveRow {
  maturity: string
  yield_pct: number | null
  with_pct: number | null
  change_bp: number | null
  fitted_pct: number | null
  residual_bp: number | null
}

const fitColumns: readonly Column<CurveRow>[] = [
  {
    key: 'fitted_pct',
    header: 'Fit',
    unit: '%',
    secondary: true,
    text: ({ fitted_pct }) => percent(fitted_pct),
  },
  {
    key: 'residual_bp',
    header: 'Residual',
    unit: 'bp',
    secondary: true,
    text: ({ residual_bp }) => signed(residual_bp, 1),
  },
]

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

function forwardSeries(fit: Fit): LineSeries {
  return {
    key: 'forward',
    name: 'Forward rate',
    tone: 2,
    points: fit.forwards.map(({ years, forward_pct }) => ({ x: years, y: forward_pct })),
    label: { text: 'Forward' },
  }
}

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
  const ends: [number, number] = [first[0]?.x ?? 0.25, first.at(-1)?.x ?? 30]
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
    {
      key: 'curve',
      name,
      tone: 'signal',
      curve: 'smooth',
      points: line ? fittedLine(line, ...ends) : first,
      marks: marked(first, (index) => {
        // A value stands on its point's side of the fitted line.
        const residual = line?.fitted[index]?.residual_bp
        return (residual === undefined ? isAbove(index) : residual >= 0) ? 'above' : 'below'
      }),
      label: { text: name, value: formatNumber(first.at(-1)?.y ?? 0, 2) },
    },
    {
      key: 'against',
      name: otherName,
      tone: 'noise',
      curve: 'smooth',
      points: second,
      marks: marked(second, (index) => (isAbove(index) ? 'below' : 'above')),
      label: { text: otherName, value: formatNumber(second.at(-1)?.y ?? 0, 2) },
    },
    ...(line && forwards ? [forwardSeries(line)] : []),
  ]
  const hasStrip = line !== null && residuals
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
      <LineChart
        label={`Yield curve of ${name} against ${otherName}`}
        height={{ wide: hasStrip ? 460 : 330, narrow: hasStrip ? 430 : 300 }}
        x={{
          kind: { power: POWER },
          ticks: [...new Set([...maturities, ...second.map(({ x }) => x)])]
            .sort((a, b) => a - b)
            .map((at) => ({ at, label: tenor(at) })),
          format: tenorInWords,
        }}
        y={{ format: (value) => formatNumber(value, Number.isInteger(value) ? 0 : 1), unit: '%' }}
        series={series}
        crossovers={turns}
        {...(hasStrip && { strip: residualStrip(line) })}
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
      {
        key: 'yield_pct',
        header: formatMonth(curve.date),
        unit: '%',
        text: ({ yield_pct }) => percent(yield_pct),
      },
      {
        key: 'with_pct',
        header: formatMonth(other.date),
        unit: '%',
        text: ({ with_pct }) => percent(with_pct),
      },
      {
        key: 'change_bp',
        header: 'Change',
        unit: 'bp',
        text: ({ change_bp }) => signed(change_bp, 0),
      },
      ...(fit ? fitColumns : []),
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
