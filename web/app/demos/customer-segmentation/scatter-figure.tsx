import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { ScatterChart, type ScatterPoint } from '@/components/charts/scatter-chart'
import { toneAt } from '@/lib/chart-series'
import { formatNumber } from '@/lib/format'
import type { AnsweredGroups, Segment } from './ask'
import type { Basis } from './shares-figure'
import { creditOf, moneyOf, plainDays, unitOf } from './words'

interface Row {
  group: string
  recency_days: number
  monetary: number
}

function rowsOf({ points, segments }: AnsweredGroups['report']): Row[] {
  return points.recency_days.map((recency_days, at) => ({
    group: segments[points.segment[at] ?? 0]?.name ?? '',
    recency_days,
    monetary: points.monetary[at] ?? 0,
  }))
}

/** The drawn customer nearest to a group's middle carries its name. */
function namedIn(rows: readonly Row[], segment: Segment) {
  const apart = ({ recency_days, monetary }: Row) =>
    Math.abs(Math.log1p(recency_days) - Math.log1p(segment.median.recency_days)) +
    Math.abs(Math.log1p(monetary) - Math.log1p(segment.median.monetary))
  let found = -1
  for (const [at, row] of rows.entries()) {
    const other = rows[found]
    if (row.group === segment.name && (!other || apart(row) < apart(other))) found = at
  }
  return found
}

/** Customers by how long they have been silent and what they spent. */
export function ScatterFigure({ answered, stale, pending }: Basis) {
  const { report } = answered
  const money = moneyOf(answered)
  const unit = unitOf(answered)
  const rows = rowsOf(report)
  const names = new Map(
    report.segments.map((segment) => [namedIn(rows, segment), segment.name] as const),
  )
  const groups = new Map(report.segments.map(({ name }, at) => [name, at] as const))
  const { quiet } = report
  const drawn =
    rows.length < report.customers
      ? `${formatNumber(rows.length)} of ${formatNumber(report.customers)} customers, by group`
      : `All ${formatNumber(report.customers)} customers`
  return (
    <ChartFigure
      demo="customer-segmentation"
      name="customers"
      title={
        quiet
          ? `After ${plainDays(quiet.days)} of silence a typical returning customer is more likely gone than not`
          : 'Who was here lately and who spent much'
      }
      sub={`${drawn}: days since the last purchase and money spent, both on logarithmic scales.${quiet ? ` The line: where the chance of still being a customer falls under one half, for one with ${formatNumber(quiet.repeats)} repeat purchases seen for ${formatNumber(quiet.age_weeks)} weeks.` : ''}`}
      table={{
        columns: [
          { key: 'group', header: 'Group' },
          { key: 'recency_days', header: 'Days silent', fileUnit: 'days' },
          {
            key: 'monetary',
            header: 'Spent',
            ...(unit !== undefined && { fileUnit: unit }),
            format: (value) => money(value, 2),
          },
        ],
        rows,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={<CursorHint unit="customer" />}
    >
      <ScatterChart
        label="Days silent and money spent, a point a customer"
        x={{
          title: 'Days since the last purchase',
          kind: 'log',
          format: (value) => formatNumber(value),
        }}
        y={{ title: 'Spent', kind: 'log', format: (value) => money(value, 0) }}
        points={rows.map((row, at): ScatterPoint => {
          const label = names.get(at)
          return {
            key: String(at),
            name: row.group,
            x: row.recency_days,
            y: row.monetary,
            tone: toneAt(groups.get(row.group) ?? 0),
            size: 3,
            ...(label !== undefined && { label }),
          }
        })}
        unitName="customer"
        read={(point) => ({
          title: point.name,
          lines: [`${plainDays(point.x)} silent`, `${money(point.y, 2)} spent`],
        })}
      >
        {({ x, size }) =>
          quiet && (
            <line
              x1={x(quiet.days)}
              x2={x(quiet.days)}
              y1="20"
              y2={size.height - 46}
              className="chart-crossover"
            />
          )
        }
      </ScatterChart>
    </ChartFigure>
  )
}
