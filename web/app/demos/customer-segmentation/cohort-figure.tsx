import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { HeatMap } from '@/components/charts/heat-map'
import { opened } from '@/components/demo/said'
import { formatMonth, formatNumber, formatPercent } from '@/lib/format'
import type { Cohort } from './ask'
import { cohortNote } from './figure-notes'
import type { Basis } from './shares-figure'
import { creditOf } from './words'

/** The finding: how many of the first cohort still bought a month later, and at the end. */
export function cohortTitle(cohorts: readonly Cohort[]) {
  const [first] = cohorts
  const known = (first?.shares ?? []).filter((value) => value != null)
  const [next, last] = [known[0], known.at(-1)]
  if (!first || next === undefined || last === undefined) return 'Who stayed'
  return `Of those who joined in ${formatMonth(first.month)}, ${formatPercent(100 * next, 0)} bought the month after and ${formatPercent(100 * last, 0)} in the last`
}

/** Month of the first purchase by months since: the share who bought. */
export function CohortFigure({ answered, stale, pending }: Basis) {
  const cohorts = answered.report.cohorts.filter(({ shares }) =>
    shares.some((value) => value != null),
  )
  const months = Math.max(0, ...cohorts.map(({ shares }) => shares.length))
  const columns = Array.from({ length: months }, (_, at) => String(at + 1))
  return (
    <ChartFigure
      demo="customer-segmentation"
      name="who stayed"
      title={cohortTitle(cohorts)}
      sub="Customers by the month of their first purchase, and the share of them, in per cent, who bought in each month after. A month the record does not hold whole is left empty."
      table={{
        columns: [
          { key: 'month', header: 'Joined' },
          { key: 'customers', header: 'Customers', format: (value) => formatNumber(value) },
          ...columns.map((name, at) => ({
            key: `month_${name}`,
            header: name,
            fileUnit: '%',
            value: ({ shares }: Cohort) => {
              const value = shares[at]
              return value == null ? null : 100 * value
            },
            format: (value: number) => formatNumber(value, 1),
            ...(at === 0 && {
              text: (row: Cohort) =>
                row.shares[0] == null
                  ? '–'
                  : opened(formatNumber(100 * row.shares[0], 1), () => cohortNote(row, answered)),
            }),
            // A phone shows the first three.
            secondary: at > 2,
          })),
        ],
        rows: cohorts,
        fixedOrder: true,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={<CursorHint unit="cell" />}
    >
      {cohorts.length > 0 ? (
        <HeatMap
          label="Share of each month’s new customers who bought in the months after"
          rows={cohorts.map(({ month }) => formatMonth(month, 'short'))}
          columns={columns}
          values={cohorts.map(({ shares }) =>
            columns.map((_, at) => {
              const value = shares[at]
              return value == null ? null : 100 * value
            }),
          )}
          format={(value) => formatNumber(value)}
          showValues
          read={(row, column) => {
            const value = cohorts[row]?.shares[column]
            return {
              title: `Joined ${formatMonth(cohorts[row]?.month ?? '')}`,
              lines: [
                `month ${String(column + 1)} after: ${value == null ? 'not known' : formatPercent(100 * value, 1)}`,
                `${formatNumber(cohorts[row]?.customers ?? 0)} customers`,
              ],
            }
          }}
        />
      ) : null}
    </ChartFigure>
  )
}
