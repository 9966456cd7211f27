/** The two curves and the fit as a table; the forwards are a table of their own in the API's answer. */
import type { Cell, ChartTable } from '@/lib/chart-table'
import { formatMonth, formatNumber, formatSigned } from '@/lib/format'
import type { Compare, Fit } from './query'

const percent = (value: Cell) => (typeof value === 'number' ? formatNumber(value, 2) : '–')
const signed = (digits: number) => (value: Cell) =>
  typeof value === 'number' ? formatSigned(value, digits) : '–'

export function curveTable({ curve, with: other }: Compare, fit: Fit | null): ChartTable {
  const maturities = [...new Set([...curve.points, ...other.points].map(({ years }) => years))]
  return {
    columns: [
      { key: 'maturity', label: 'Maturity' },
      { key: 'yield_pct', label: `${formatMonth(curve.date)}, %`, numeric: true, show: percent },
      { key: 'with_pct', label: `${formatMonth(other.date)}, %`, numeric: true, show: percent },
      { key: 'change_bp', label: 'Change, bp', numeric: true, show: signed(0) },
      ...(fit
        ? [
            { key: 'fitted_pct', label: 'Fit, %', numeric: true, secondary: true, show: percent },
            {
              key: 'residual_bp',
              label: 'Residual, bp',
              numeric: true,
              secondary: true,
              show: signed(1),
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
