import { SpreadCell } from '@/components/charts/cells'
import { ChartFigure } from '@/components/charts/chart-figure'
import { counted, formatNumber, listed } from '@/lib/format'
import { columnKindWords } from '@/lib/tables/choices'
import type { ColumnProfile } from '@/lib/tables/profile'
import type { Report } from '@/lib/tables/report'
import type { Basis } from './answer-figure'
import { creditOf } from './ask'
import { rangeText } from './words'

/** Cells without a value; those not of their column’s kind have one. */
const emptyCells = ({ missing }: ColumnProfile, odd: number) => Math.max(0, missing - odd)

function titleOf({ profile }: Report, oddOf: (column: ColumnProfile) => number) {
  const gaps = profile.filter((column) => emptyCells(column, oddOf(column)) > 0)
  const odd = profile.reduce((sum, column) => sum + oddOf(column), 0)
  const far = profile.filter(({ outliers }) => outliers !== null && outliers > 0)
  const untold = profile.filter(({ outliers }) => outliers === null)
  const missing =
    gaps.length === 0
      ? 'Nothing is missing'
      : `${counted(gaps.length, 'column')} ${gaps.length === 1 ? 'has' : 'have'} gaps`
  const oddText =
    odd === 0
      ? ''
      : `, ${counted(odd, 'cell')} ${odd === 1 ? 'is' : 'are'} not of the column’s kind`
  if (far.length > 0)
    return `${missing}${oddText}; values lie far out in ${counted(far.length, 'column')}`
  return `${missing}${oddText}; no value lies far out${untold.length === 0 ? '' : ', as far as can be told'}`
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
      title={titleOf(report, oddOf)}
      sub={`Each column: what it holds, cells without a value, different values, lowest to highest or the words that occur most, and values beyond the quartiles by three times their distance. Where nearly all rows have one value, that cannot be told.${report.among ? ' Of the whole table, also rows not asked for.' : ''}`}
      table={{
        columns: [
          { key: 'name', header: 'Column' },
          { key: 'kind', header: 'Holds', value: ({ kind }) => columnKindWords[kind] },
          {
            key: 'missing',
            header: 'Missing',
            fileUnit: 'cells',
            value: (column) => emptyCells(column, oddOf(column)),
          },
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
          {
            key: 'outliers',
            header: 'Far out',
            fileUnit: 'cells',
            text: ({ outliers }) => (outliers === null ? 'cannot be told' : formatNumber(outliers)),
            secondary: true,
          },
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
