import { useId, useState } from 'react'
import { ChartFigure, type FigureBasis } from '@/components/charts/chart-figure'
import { LayeredGraph } from '@/components/charts/layered-graph'
import { counted, formatNumber } from '@/lib/format'
import { LineageDetails } from './lineage-details'
import { graphOf, joinId } from './lineage-graph'
import type { Lineage, Plan } from './ask'

/** The finding: what was joined, which cities are left with a gap, what holds. */
export function lineageTitle({ tables, joins, checks }: Lineage) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  // A city without its own temperature record looks for a neighbour's: only the last step counts.
  const gaps = (right: string) =>
    joins.findLast((join) => join.right === right)?.unmatched.length ?? 0
  const held = checks.filter(({ passed }) => passed).length
  return `${formatNumber(rows)} rows of ${formatNumber(tables.length)} tables joined: ${counted(gaps('frost'), 'city lacks', 'cities lack')} frost dates, ${formatNumber(gaps('climate-days'))} a temperature record; ${formatNumber(held)} of ${formatNumber(checks.length)} checks hold`
}

/** The lineage: tables, joins and checks, each box open to its rows or its rule. */
export function LineageFigure({ plan, ...figure }: FigureBasis & { plan: Plan }) {
  const { lineage, crops } = plan
  const panelId = useId()
  // The join with the frost dates is where most cities drop out: it is open first.
  const [open, setOpen] = useState(() => {
    const frost = lineage.joins.findIndex(({ right }) => right === 'frost')
    return joinId(Math.max(0, frost))
  })
  return (
    <ChartFigure
      {...figure}
      name="lineage"
      title={lineageTitle(lineage)}
      sub="Five sources in seven tables, left; joins in the middle, with how many rows found a partner; an orange disc marks a gap. Choose a box to see its rows or its rule."
      table={{
        columns: [
          { key: 'step', header: 'Step' },
          { key: 'what', header: 'What' },
          { key: 'rows', header: 'Rows' },
          { key: 'matched', header: 'Matched' },
          { key: 'without', header: 'Without a partner, or broken' },
          { key: 'note', header: 'Note', secondary: true },
        ],
        rows: stepsOf(lineage),
      }}
    >
      <LayeredGraph
        {...graphOf(lineage, crops.length)}
        label="How the tables are joined into the plan"
        open={open}
        panelId={panelId}
        onOpen={setOpen}
      />
      <LineageDetails id={panelId} plan={plan} open={open} />
    </ChartFigure>
  )
}

/** Every step of the join as a row. */
const stepsOf = ({ tables, joins, checks }: Lineage) => [
  ...tables.map(({ title, rows, note, publisher }) => ({
    step: 'table',
    what: `${title} (${publisher})`,
    rows,
    matched: null,
    without: '',
    note,
  })),
  ...joins.map(({ left, right, key, rows, matched, unmatched, note }) => ({
    step: 'join',
    what: `${left} with ${right}, by ${key}`,
    rows,
    matched,
    without: unmatched.join(', '),
    note,
  })),
  ...checks.map(({ rule, rows, broken, passed }) => ({
    step: 'check',
    what: rule,
    rows,
    matched: rows - broken.length,
    without: broken.join(', '),
    note: passed ? 'holds' : 'broken',
  })),
]
