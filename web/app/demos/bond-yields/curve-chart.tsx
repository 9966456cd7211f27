import { LineChart, type LineChartProps } from '@/components/charts/line-chart'
import type { LinePoint, LineSeries } from '@/components/charts/line-series'
import { formatNumber, formatSigned } from '@/lib/format'
import type { Curve, Fit } from './ask'
import { POWER, tenor, tenorInWords } from './curve-math'

/** A residual, in tenths of a basis point. */
export const oneDecimal = (value: number) => formatSigned(value, 1)

/** A published curve on the bonds' basis. */
export const curvePoints = ({ points }: Curve): LinePoint[] =>
  points.map(({ years, bond_equivalent_pct }) => ({ x: years, y: bond_equivalent_pct }))

/** The curve in question or the one it is held against: marked at its points, named at its end. */
export function curveSeries(
  tone: 'signal' | 'noise',
  name: string,
  points: readonly LinePoint[],
  more: Partial<LineSeries> = {},
): LineSeries {
  return {
    key: tone,
    name,
    tone,
    curve: 'smooth',
    points,
    marks: points,
    label: { text: name, value: formatNumber(points.at(-1)?.y ?? 0, 2) },
    ...more,
  }
}

const RESIDUAL_STEPS = [2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** The residuals as a strip; its gridlines stand on the next round figure. */
function residualStrip(fit: Fit): NonNullable<LineChartProps['strip']> {
  return {
    title: 'Residual, observed minus fit',
    unit: 'bp',
    limit: RESIDUAL_STEPS.find((step) => step * 1.4 >= fit.max_residual_bp) ?? 5000,
    format: (value) => formatSigned(value),
    series: [
      {
        key: 'fit',
        tone: 'signal',
        bars: fit.fitted.map(({ years, residual_bp }) => ({
          x: years,
          y: residual_bp,
          text: formatSigned(residual_bp),
        })),
      },
    ],
  }
}

/** Yields over maturities, with what the fit leaves over where that is wanted. */
export function CurveChart({
  tenors,
  residualsOf,
  isStill,
  yields = {},
  ...chart
}: Pick<LineChartProps, 'label' | 'series' | 'crossovers' | 'cursor'> & {
  /** The maturities written under the axis. */
  tenors: readonly number[]
  residualsOf?: Fit | null
  /** Whether a strip's room is kept though there is none: the page must not jump. */
  isStill?: boolean
  /** Axes that stay while the curve moves. */
  yields?: { domain?: readonly [number, number] }
}) {
  const hasRoom = isStill ?? Boolean(residualsOf)
  return (
    <LineChart
      {...chart}
      height={hasRoom ? { wide: 460, narrow: 430 } : { wide: 330, narrow: 300 }}
      x={{
        kind: { power: POWER },
        ticks: tenors.map((at) => ({ at, label: tenor(at) })),
        format: tenorInWords,
        ...(yields.domain && { domain: [0.25, 30] }),
      }}
      y={{
        format: (value) => formatNumber(value, Number.isInteger(value) ? 0 : 1),
        unit: '%',
        ...yields,
      }}
      {...(residualsOf && { strip: residualStrip(residualsOf) })}
    />
  )
}
