import { dumbbellAxis } from '@/components/charts/dumbbell-axis'
import { DumbbellChart } from '@/components/charts/dumbbell-chart'
import { readFrom } from '@/components/charts/read-from'
import { niceInterval, ticksOf } from '@/lib/chart-scale'
import { formatPercent, formatSigned } from '@/lib/format'
import type { Shock } from './ask'
import { percent } from './notes'
import { movedRows, movedWords, shareChange } from './shock-rows'
import { money } from './words'

const names = ['Before', 'After'] as const

/** Shares of exports before the tariff and after it. */
export function ShockDumbbells({ report }: { report: Shock }) {
  const rows = movedRows(report)
  if (rows.length === 0)
    return <p className="small-text">{movedWords(report)}: the table has the dollars.</p>
  const shares = rows.flatMap(({ share_before, share_after }) => [share_before, share_after])
  const domain = niceInterval([0, 100 * Math.max(...shares)])
  const ticks = ticksOf(domain).map((at) => ({ at, label: formatPercent(at, 0) }))
  return (
    <DumbbellChart
      label="Shares of exports before and after the tariff, per cent"
      rows={rows.map((row) => ({
        key: row.key,
        name: row.name,
        from: 100 * row.share_before,
        to: 100 * row.share_after,
        end: formatSigned(shareChange(row), 1),
      }))}
      names={names}
      domain={domain}
      axis={dumbbellAxis(ticks, names)}
      format={percent}
      unitName={report.by}
      read={readFrom(rows, (row) => ({
        title: row.name,
        value: `${formatSigned(shareChange(row), 1)} points`,
        lines: [
          `before ${percent(100 * row.share_before)}, ${money(row.before)}`,
          `after ${percent(100 * row.share_after)}, ${money(row.after)}`,
        ],
      }))}
    />
  )
}
