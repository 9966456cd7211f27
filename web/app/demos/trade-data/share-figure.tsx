import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { readFrom } from '@/components/charts/read-from'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { formatDollarsShort, formatMonth, formatNumber, formatPercent } from '@/lib/format'
import type { Series } from './ask'
import { useSeries, type SeriesFigureProps } from './use-series'
import { capital, firstInSentence, inSentence } from './words'

export interface MonthlyShare {
  month: string
  /** What the partner has, in dollars. */
  value: number
  /** Of all, in per cent; null in a month without any trade. */
  share_pct: number | null
}

/** The partner with the most trade, and its share of each month. */
export function monthlyShares({ rows, columns, totals }: Series) {
  const row = rows.find(({ kind }) => kind === 'one')
  if (!row) return null
  const months = columns.map((month, at): MonthlyShare => {
    const [value = 0, all = 0] = [row.values[at], totals[at]]
    return { month, value, share_pct: all > 0 ? (100 * value) / all : null }
  })
  return { name: row.name, months }
}

/** The first month below the round figure the share began above; null where it never was. */
export function firstBelow(months: readonly MonthlyShare[]) {
  const first = months.find(({ share_pct }) => share_pct !== null)
  const line = 10 * Math.floor((first?.share_pct ?? 0) / 10)
  const found = months.find(({ share_pct }) => share_pct !== null && share_pct < line)
  return found && { line, month: found.month, share_pct: found.share_pct ?? 0 }
}

/** The finding: when the share first fell below a round figure, else where it began and ended. */
export function shareTitle(series: Series) {
  const shares = monthlyShares(series)
  if (!shares) return capital(series.flow)
  const who = firstInSentence(shares.name)
  const below = firstBelow(shares.months)
  if (below)
    return `${who} fell below ${formatPercent(below.line, 0)} of ${series.flow} in ${formatMonth(below.month)}`
  // A month in which nothing was traded has no share.
  const known = shares.months.filter(({ share_pct }) => share_pct !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last) return capital(series.flow)
  const at = ({ share_pct, month }: MonthlyShare) =>
    `${formatPercent(share_pct ?? 0, 1)} in ${formatMonth(month)}`
  if (first === last) return `${who} had ${at(first)} of ${series.flow}`
  return `${who} had ${at(first)} and ${at(last)} of ${series.flow}`
}

const timeOf = (month: string) => Date.parse(month)

/** How much of the trade is with the largest partner, month by month. */
export function ShareFigure(props: SeriesFigureProps) {
  const { series, first, last, asked, figure } = useSeries({ ...props, by: 'partner' })
  const shares = series.by === 'partner' ? monthlyShares(series) : null
  // A table of one's own may name no partner.
  if (!shares) return null
  const { name, months } = shares
  const below = firstBelow(months)
  return (
    <>
      {/* By partner, the figure of the months asks the same and says so. */}
      {!figure.isOwn && props.by !== 'partner' && (
        <AnswerProblem what="The share by month" state={asked} />
      )}
      <ChartFigure
        {...figure}
        name="share by month"
        title={shareTitle(series)}
        sub={`Share of ${inSentence(name)} in ${series.flow} by month, per cent, ${formatMonth(first)} to ${formatMonth(last)}, not adjusted for the seasons.${below ? ` Violet: the first of these months below ${formatPercent(below.line, 0)}.` : ''}`}
        table={{
          columns: [
            { key: 'month', header: 'Month' },
            { key: 'value', header: name, fileUnit: '$', format: formatDollarsShort },
            {
              key: 'share_pct',
              header: 'Share',
              unit: '%',
              format: (value) => formatNumber(value, 1),
            },
          ],
          rows: months,
        }}
        foot={<CursorHint unit="month" bigUnit="year" />}
      >
        <LineChart
          label={`Share of ${name} in ${series.flow} by month, per cent`}
          x={{
            kind: 'time',
            format: (time) => formatMonth(new Date(time).toISOString().slice(0, 7)),
          }}
          y={{ format: (value) => formatNumber(value), unit: '%' }}
          series={[
            {
              key: 'share',
              name,
              tone: 'signal',
              points: months.map(({ month, share_pct }) => ({ x: timeOf(month), y: share_pct })),
              label: false,
            },
          ]}
          crossovers={
            below
              ? [
                  {
                    x: timeOf(below.month),
                    y: below.share_pct,
                    label: `${formatMonth(below.month, 'short')}: ${formatPercent(below.share_pct, 1)}`,
                  },
                ]
              : []
          }
          cursor={{
            unit: 'month',
            bigUnit: 'year',
            step: 12,
            read: readFrom(months, ({ month, value, share_pct }) => ({
              title: formatMonth(month),
              value: share_pct === null ? 'none' : formatPercent(share_pct, 1),
              lines: [formatDollarsShort(value)],
            })),
          }}
        />
      </ChartFigure>
    </>
  )
}
