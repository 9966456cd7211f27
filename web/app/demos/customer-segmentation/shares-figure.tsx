import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { dumbbellAxis } from '@/components/charts/dumbbell-axis'
import { DumbbellChart } from '@/components/charts/dumbbell-chart'
import { opened } from '@/components/demo/said'
import { formatNumber } from '@/lib/format'
import { bestOf, partOfSales } from './answer'
import type { AnsweredGroups } from './ask'
import { revenueNote, sizeNote } from './notes'
import { creditOf, moneyOf, share, unitOf } from './words'

/** What every figure of the page draws from. */
export interface Basis {
  answered: AnsweredGroups
  stale: boolean
  pending: boolean
}

const fractions = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "one in eight" where that is near enough, else the share. */
function oneIn(value: number) {
  const at = fractions.findIndex((_, place) => Math.abs(1 / (place + 2) - value) < 0.007)
  return at < 0 ? `${share(value)} of customers` : `one in ${fractions[at] ?? ''}`
}

export function sharesTitle(report: AnsweredGroups['report']) {
  const best = bestOf(report)
  if (!best || report.k < 2) return 'Customers and sales'
  const part = partOfSales(best.share_of_revenue)
  const sales = part === 'half' ? 'Half the' : `${part === 'most' ? 'Most' : part} of the`
  return `${sales} sales come from ${oneIn(best.share_of_customers)}`
}

/** Each group's share of customers against its share of sales. */
export function SharesFigure({ answered, stale, pending }: Basis) {
  const { report } = answered
  const money = moneyOf(answered)
  const unit = unitOf(answered)
  const ticks = [0, 25, 50, 75, 100].map((at) => ({ at, label: `${String(at)} %` }))
  return (
    <ChartFigure
      demo="customer-segmentation"
      name="shares"
      title={sharesTitle(report)}
      sub={`Share of customers and share of sales of each group, in per cent; ${formatNumber(report.customers)} customers, ${money(report.revenue, 0)} in all.`}
      table={{
        columns: [
          { key: 'name', header: 'Group' },
          {
            key: 'size',
            header: 'Customers',
            text: (row) => opened(formatNumber(row.size), () => sizeNote(row, answered)),
          },
          {
            key: 'share_of_customers_pct',
            header: 'Of customers',
            unit: '%',
            value: (row) => 100 * row.share_of_customers,
            format: (value) => formatNumber(value, 1),
            secondary: true,
          },
          {
            key: 'share_of_revenue_pct',
            header: 'Of sales',
            unit: '%',
            value: (row) => 100 * row.share_of_revenue,
            text: (row) =>
              opened(formatNumber(100 * row.share_of_revenue, 1), () => revenueNote(row, answered)),
          },
          {
            key: 'median_spending',
            header: 'Median spending',
            ...(unit !== undefined && { fileUnit: unit }),
            value: (row) => row.median.monetary,
            format: (value) => money(value, 0),
          },
          {
            key: 'median_purchases',
            header: 'Median purchases',
            fileUnit: 'purchases',
            value: (row) => row.median.frequency,
            secondary: true,
          },
          {
            key: 'median_days_silent',
            header: 'Median days silent',
            fileUnit: 'days',
            value: (row) => row.median.recency_days,
          },
        ],
        rows: report.segments,
        fixedOrder: true,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={<CursorHint unit="group" />}
    >
      <DumbbellChart
        label="Share of customers and share of sales of each group"
        rows={report.segments.map((segment) => ({
          key: segment.name,
          name: segment.name,
          from: 100 * segment.share_of_customers,
          to: 100 * segment.share_of_revenue,
        }))}
        names={['of customers', 'of sales']}
        domain={[0, 100]}
        axis={dumbbellAxis(ticks, ['of customers', 'of sales'])}
        format={(value) => formatNumber(value, 0)}
        unitName="group"
      />
    </ChartFigure>
  )
}
