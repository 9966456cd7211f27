import { ChartFigure } from '@/components/charts/chart-figure'
import { formatNumber } from '@/lib/format'
import type { PlanReport } from './ask'
import { shared, type Basis } from './trial-figure'
import { cloudNames } from './words'

export function listsTitle({ lists }: PlanReport) {
  const odd = lists.filter(({ dropped }) => dropped.contradictory > 0)
  if (odd.length === 0) return 'No price list contradicts itself'
  const counts = odd.map(
    ({ cloud, dropped }) => `${formatNumber(dropped.contradictory)} of ${cloudNames[cloud]}`,
  )
  return `Sizes left out for odd prices: ${counts.join(', ')}`
}

/** What was read of each price list, and what was caught and left out. */
export function ListsFigure(basis: Basis) {
  const { report } = basis.answered
  const { mode } = report.source
  const rows = report.lists.map(({ dropped, ...list }) => ({ ...list, ...dropped }))
  const count = (key: keyof (typeof rows)[number], header: string) => ({
    key,
    header,
    format: (value: number) => formatNumber(value),
    value: (row: (typeof rows)[number]) => Number(row[key]),
  })
  return (
    <ChartFigure
      {...shared(basis)}
      name="price lists"
      title={listsTitle(report)}
      sub="Sizes of machines by list. A series is left out whole where a size of it costs over a quarter more in one region than in the other, or a vCPU of it differs as much from the series’ middle: it is not told which price is wrong."
      table={{
        columns: [
          { key: 'cloud', header: 'List', value: ({ cloud }) => cloudNames[cloud] },
          {
            key: 'as_of',
            header: 'Prices of',
            value: ({ cloud, as_of }) =>
              cloud === 'azure' && mode !== 'snapshot' ? `${as_of}, ${mode}` : as_of,
          },
          count('sizes', 'Sizes'),
          count('offered', 'Compared'),
          count('contradictory', 'Odd prices'),
          {
            key: 'contradictory_series',
            header: 'In series',
            value: (row) => row.contradictory_series.join(', ') || null,
          },
          { ...count('shared_cores', 'Cores shared'), secondary: true },
          { ...count('cores_unknown', 'Cores not told'), secondary: true },
          { ...count('memory_unknown', 'Memory not told'), secondary: true },
        ],
        rows,
        fixedOrder: true,
      }}
    />
  )
}
