import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { StackedBars } from '@/components/charts/stacked-bars'
import { opened } from '@/components/demo/said'
import { formatNumber } from '@/lib/format'
import type { PlanReport } from './ask'
import { costNote } from './notes'
import { shared, type Basis } from './trial-figure'
import { cloudNames, listDate, money, provinceNames, rateOf, setupName } from './words'

export function costTitle({ clouds }: PlanReport) {
  const [first, ...others] = clouds.map(({ best }) => best)
  const last = others.at(-1)
  if (!first) return 'What a month costs'
  if (!last) return `${cloudNames[first.cloud]} alone has a machine that fits`
  const more = last.monthly_cad - first.monthly_cad
  return `${cloudNames[first.cloud]} costs least, ${cloudNames[last.cloud]} ${money(more)} a month more`
}

/** What a month costs by cloud; what has no price is dashed. */
export function CostFigure(basis: Basis) {
  const { report } = basis.answered
  const bests = report.clouds.map(({ best }) => best)
  const out =
    report.egress_gb > 0 ? `, ${formatNumber(report.egress_gb)} GB out to the internet` : ''
  return (
    <ChartFigure
      {...shared(basis)}
      name="cost by cloud"
      title={costTitle(report)}
      sub={`Canadian dollars a month, list prices on demand. Green: the machines that carry the load. Grey: those there to be lost. Dashed: what the lists have no price for, storage${out}, load balancer and taxes.`}
      table={{
        columns: [
          { key: 'cloud', header: 'Cloud', value: ({ cloud }) => cloudNames[cloud] },
          { key: 'machine', header: 'Machines', value: setupName },
          {
            key: 'province',
            header: 'Where',
            value: ({ region, province }) => `${region}, ${provinceNames[province]}`,
            secondary: true,
          },
          { key: 'vcpus', header: 'vCPU', format: (value) => formatNumber(value), secondary: true },
          {
            key: 'memory_gib',
            header: 'Memory',
            unit: 'GiB',
            format: (value) => formatNumber(value),
            secondary: true,
          },
          {
            key: 'monthly_cad',
            header: 'A month',
            fileUnit: '$',
            text: (one) => opened(money(one.monthly_cad), () => costNote(basis.answered, one)),
          },
          { key: 'p99_ms', header: 'p99', unit: 'ms', format: (value) => formatNumber(value) },
          {
            key: 'p99_lost_ms',
            header: 'With machines lost',
            unit: 'ms',
            format: (value) => formatNumber(value),
          },
          {
            key: 'availability_pct',
            header: 'Holds',
            unit: '%',
            format: (value) => formatNumber(value, 4),
            secondary: true,
          },
        ],
        rows: report.clouds.flatMap(({ best, next }) => [best, ...next]),
        fixedOrder: true,
      }}
      foot={<CursorHint unit="cloud" />}
    >
      <StackedBars
        label="Cost a month by cloud"
        categories={bests.map(
          ({ cloud, monthly_cad }) => `${cloudNames[cloud]} ${money(monthly_cad)}`,
        )}
        layers={[
          {
            key: 'carrying',
            name: 'Carries the load',
            tone: 'signal',
            values: bests.map(({ carrying_cad }) => carrying_cad),
          },
          {
            key: 'spare',
            name: 'There to be lost',
            tone: 'noise',
            values: bests.map(({ spare_cad }) => spare_cad),
          },
        ]}
        open="not priced"
        format={money}
        axisFormat={money}
        height={{ wide: 320, narrow: 280 }}
        unitName="cloud"
        read={(index) => {
          const one = bests[index]
          if (!one) return { title: '' }
          return {
            title: `${cloudNames[one.cloud]}, ${setupName(one)}`,
            value: money(one.monthly_cad),
            lines: [
              `Carries the load ${money(one.carrying_cad)}`,
              `There to be lost ${money(one.spare_cad)}`,
              'Storage and egress not priced',
            ],
          }
        }}
      />
    </ChartFigure>
  )
}

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
      sub={`Sizes of machines by list. A series is left out whole where a size of it costs over a quarter more in one region than in the other, or a vCPU of it differs as much from the series’ middle: it is not told which price is wrong. ${rateOf(report.exchange)}.`}
      table={{
        columns: [
          { key: 'cloud', header: 'List', value: ({ cloud }) => cloudNames[cloud] },
          {
            key: 'as_of',
            header: 'Prices of',
            value: ({ cloud, as_of }) =>
              cloud === 'azure' && mode !== 'snapshot'
                ? `${listDate(as_of)}, ${mode}`
                : listDate(as_of),
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
