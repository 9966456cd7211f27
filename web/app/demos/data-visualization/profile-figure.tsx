import { SpreadCell } from '@/components/charts/cells'
import { ChartFigure } from '@/components/charts/chart-figure'
import { counted, formatNumber, listed } from '@/lib/format'
import { columnKindWords } from '@/lib/tables/choices'
import type { ColumnProfile } from '@/lib/tables/profile'
import type { Report } from '@/lib/tables/report'
import type { Basis } from './answer-figure'
import { creditOf } from './ask'
import { rangeText } from './words'

function titleOf({ profile }: Report) {
  const gaps = profile.filter(({ missing }) => missing > 0)
  const far = profile.filter(({ outliers }) => outliers > 0)
  if (gaps.length === 0 && far.length === 0) return 'Nothing is missing, and no value lies far out'
  return `${gaps.length === 0 ? 'Nothing is missing' : `${counted(gaps.length, 'column')} ${gaps.length === 1 ? 'has' : 'have'} gaps`}; ${far.length === 0 ? 'no value lies far out' : `values lie far out in ${counted(far.length, 'column')}`}`
}

const spanText = (column: ColumnProfile) =>
  column.spread
    ? `${rangeText(column, column.spread.min)} to ${rangeText(column, column.spread.max)}`
    : listed(
        column.top
          .slice(0, 3)
          .map(({ word, count }) => `${word.slice(0, 24)} (${formatNumber(count)})`),
      )

/** What each column holds: its kind, what is missing, how many values, how they spread, what is odd. */
export function ProfileFigure({ answered, stale, pending }: Basis) {
  const { report, own } = answered
  const readings = new Map(own?.how.columns.map((column) => [column.name, column]))
  const oddOf = ({ name }: ColumnProfile) => readings.get(name)?.odd.count ?? 0
  const median = ({ spread }: ColumnProfile) => spread?.median ?? null
  return (
    <ChartFigure
      demo="data-visualization"
      name="columns"
      title={titleOf(report)}
      sub={`Each column: what it holds, cells without a value, different values, lowest to highest or the words that occur most, and values beyond the quartiles by three times their distance.${report.among ? ' Of the whole table, also rows not asked for.' : ''}`}
      table={{
        columns: [
          { key: 'name', header: 'Column' },
          { key: 'kind', header: 'Holds', value: ({ kind }) => columnKindWords[kind] },
          { key: 'missing', header: 'Missing', fileUnit: 'cells' },
          { key: 'distinct', header: 'Different', fileUnit: 'values' },
          {
            key: 'spread',
            header: 'Spread',
            align: 'start',
            value: spanText,
            text: (column) => (
              <span className="grid gap-1">
                {column.shape.length > 0 && <SpreadCell shape={column.shape} />}
                <span className="small-text wrap-anywhere">{spanText(column)}</span>
              </span>
            ),
          },
          {
            key: 'median',
            header: 'Median',
            fileUnit: 'the column’s own',
            value: median,
            text: (column) => {
              const middle = median(column)
              return middle === null ? '–' : rangeText(column, middle)
            },
            secondary: true,
          },
          { key: 'outliers', header: 'Far out', fileUnit: 'cells', secondary: true },
          {
            key: 'odd',
            header: 'Not of its kind',
            fileUnit: 'cells',
            value: oddOf,
            ...(own === null && { exportOnly: true }),
          },
        ],
        rows: report.profile,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={own !== null}
    />
  )
}
