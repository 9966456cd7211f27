/** The two curves and the fit as a table; the forwards are a table of their own in the API's answer. */
import { formatMonth, formatNumber, formatSigned } from '@/lib/format'
import type { Column, Table } from '@/lib/table'
import type { Compare, Fit } from './query'

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

export function curveTable({ curve, with: other }: Compare, fit: Fit | null): Table<CurveRow> {
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
