import { Suspense } from 'react'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { EmptyFigure } from '@/components/demo/faces'
import type { Group } from '@/lib/tables/aggregate'
import type { Report } from '@/lib/tables/report'
import type { Column } from '@/lib/table'
import { creditOf, type AnsweredTable } from './ask'
import { DumbbellRows } from './dumbbell-rows'
import { OtherChart } from './lazy-parts'
import { leftOut, subOf } from './sub'
import { titleOf } from './title'
import { measureText, shownText } from './words'

/** What every figure of the page draws from. */
export interface Basis {
  answered: AnsweredTable
  stale: boolean
  pending: boolean
}

interface Row extends Group {
  label: string
  level: string
}

/** The groups behind the chart; a histogram's are its stretches, a scatter's its groups all the same. */
function tableOf(report: Report) {
  const { show, of, by, split } = report.resolved
  const rows = report.groups.map((group): Row => ({
    ...group,
    label: report.by.list[group.by]?.label ?? '',
    level: report.split?.list[group.split]?.label ?? '',
  }))
  const unit = of ?? 'rows'
  const write = (value: number) => shownText(report, value)
  const columns: Column<Row>[] = [
    { key: 'label', header: by },
    ...(split === null ? [] : [{ key: 'level' as const, header: split }]),
    ...(show === 'count'
      ? []
      : [
          {
            key: 'value',
            header: measureText(report.resolved),
            fileUnit: unit,
            value: (row: Row) => row[show],
            format: write,
          },
        ]),
    { key: 'count', header: 'Rows' },
    ...(of === null
      ? []
      : (['lower_quartile', 'upper_quartile', 'min', 'max'] as const).map((key) => ({
          key,
          header: {
            lower_quartile: 'Lower quartile',
            upper_quartile: 'Upper quartile',
            min: 'Lowest',
            max: 'Highest',
          }[key],
          fileUnit: unit,
          format: write,
          secondary: true,
        }))),
  ]
  return { columns, rows, fixedOrder: report.by.scale !== 'words' }
}

/** The chart that was asked for or advised, with its table. */
export function AnswerFigure({ answered, stale, pending }: Basis) {
  const { report } = answered
  const { kind } = report.resolved
  if (report.among?.nothing)
    return (
      <EmptyFigure title={titleOf(answered)} lack="No row to draw">
        {report.among.nothing}
      </EmptyFigure>
    )
  // A file has no other line for what is not in it.
  const missing = leftOut(report)
  return (
    <ChartFigure
      demo="data-visualization"
      name="chart"
      title={titleOf(answered)}
      sub={subOf(report)}
      table={tableOf(report)}
      credit={`${creditOf(answered)}${missing === '' ? '' : `; ${missing}`}`}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={<CursorHint unit={kind === 'scatter' ? 'point' : kind === 'heat' ? 'cell' : 'group'} />}
    >
      {kind === 'dumbbell' ? (
        <DumbbellRows report={report} />
      ) : (
        <Suspense fallback={<div className="h-80" />}>
          <OtherChart report={report} />
        </Suspense>
      )}
    </ChartFigure>
  )
}
