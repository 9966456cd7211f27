import { BarChart } from '@/components/charts/bar-chart'
import { SmallMultiples } from '@/components/charts/small-multiples'
import { toneAt } from '@/lib/chart-series'
import type { Group } from '@/lib/tables/aggregate'
import { emptyWhole, labelsOf, placesOf } from './chart-values'
import type { Draw } from './draw'

/** Two measures: beside each other where they share a scale, else a panel each. */
export const TwoMeasures: Draw = ({ report, shared }) => {
  const { of, also, show } = report.resolved
  const values = (groups: readonly Group[]) => {
    const found = new Map(groups.map((group) => [group.by, group]))
    return placesOf(report).map(({ by }) =>
      by === null ? emptyWhole(report) : (found.get(by)?.[show] ?? null),
    )
  }
  const names = [of ?? '', also ?? '']
  const both = [values(report.whole), values(report.also ?? [])]
  const labels = labelsOf(report)
  const isApart = report.warnings.some(({ code }) => code === 'dual-axis')
  if (isApart || report.by.scale === 'time')
    return (
      <SmallMultiples
        {...shared}
        unitName="group"
        columns={labels}
        ends={[labels[0] ?? '', labels.at(-1) ?? '']}
        items={names.map((name, at) => ({ key: name, name, values: both[at] ?? [] }))}
      />
    )
  return (
    <BarChart
      {...shared}
      horizontal
      categories={labels}
      series={names.map((name, at) => ({
        key: name,
        name,
        tone: toneAt(at),
        values: both[at] ?? [],
      }))}
    />
  )
}
