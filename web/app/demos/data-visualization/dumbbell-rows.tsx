import { dumbbellAxis } from '@/components/charts/dumbbell-axis'
import { DumbbellChart, type DumbbellRow } from '@/components/charts/dumbbell-chart'
import { ticksOf } from '@/lib/chart-scale'
import { counted } from '@/lib/format'
import type { Report } from '@/lib/tables/report'
import { axisText, measureText, shownText } from './words'

/** Two groups within each level of a split; the row of all is violet where it says the opposite of the others. */
export function DumbbellRows({ report }: { report: Report }) {
  const { resolved, reversal, whole, groups, by, split } = report
  const { show } = resolved
  const places = reversal
    ? [reversal.second.by, reversal.first.by]
    : whole.map((group) => group.by).sort((a, b) => a - b)
  const [from = 0, to = 1] = places
  const names = [by.list[from]?.label ?? '', by.list[to]?.label ?? ''] as const
  const rowOf = (key: string, name: string, of: typeof groups): DumbbellRow => {
    const [one, other] = [
      of.find((group) => group.by === from),
      of.find((group) => group.by === to),
    ]
    return {
      key,
      name,
      from: one ? one[show] : null,
      to: other ? other[show] : null,
      end: counted((one?.count ?? 0) + (other?.count ?? 0), 'row'),
    }
  }
  const isFigures = report.split?.scale === 'figures'
  const levels = (split?.list ?? []).flatMap(({ label }, level) => {
    const of = groups.filter((group) => group.split === level)
    const name = isFigures ? `${resolved.split ?? ''} ${label}` : label
    return of.length > 1 ? [rowOf(label, name, of)] : []
  })
  const rows = [
    ...levels,
    { ...rowOf('all', 'All together', whole), isReversed: reversal !== null },
  ]
  const ticks = ticksOf(report.domain, 5).map((at) => ({ at, label: axisText(at) }))
  return (
    <DumbbellChart
      label={`${measureText(resolved)} of ${names[0]} and ${names[1]}, by ${resolved.split ?? ''}`}
      rows={rows}
      names={names}
      domain={report.domain}
      axis={dumbbellAxis(ticks, names)}
      format={(value) => shownText(report, value)}
      unitName="row"
      read={(index) => {
        const row = rows[index]
        const write = (value: number | null | undefined) =>
          value == null ? 'no rows' : shownText(report, value)
        return {
          title: row?.name ?? '',
          lines: [
            `${names[1]} ${write(row?.to)}`,
            `${names[0]} ${write(row?.from)}`,
            row?.end ?? '',
          ],
        }
      }}
    />
  )
}
