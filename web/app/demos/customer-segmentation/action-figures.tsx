import { BarChart } from '@/components/charts/bar-chart'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { opened } from '@/components/demo/said'
import { formatNumber } from '@/lib/format'
import { expectedNote, riskNote, stepNote } from './figure-notes'
import type { Basis } from './shares-figure'
import { creditOf, customerName, moneyOf, share, unitOf } from './words'

/** What each group is and what to do about it. */
export function ActionsFigure({ answered, stale, pending }: Basis) {
  const { report } = answered
  const money = moneyOf(answered)
  const unit = unitOf(answered)
  return (
    <ChartFigure
      demo="customer-segmentation"
      name="what to do"
      title="What to do with each group"
      sub={`Names and actions follow from each group’s centre by fixed rules; purchases and money of the next ${String(report.horizon_weeks)} weeks by BG/NBD and gamma-gamma. Somebody who bought once counts as still here: the model lets people leave only after a repeat purchase.`}
      table={{
        columns: [
          { key: 'name', header: 'Group' },
          { key: 'size', header: 'Customers', format: (value) => formatNumber(value) },
          { key: 'reason', header: 'Typically they', secondary: true },
          { key: 'action', header: 'Do this' },
          {
            key: 'alive_pct',
            header: 'Still here',
            unit: '%',
            value: (row) => (row.alive == null ? null : 100 * row.alive),
            format: (value) => formatNumber(value),
            secondary: true,
          },
          {
            key: 'expected_value',
            header: 'Expected',
            ...(unit !== undefined && { fileUnit: unit }),
            text: (row) =>
              row.expected_value == null
                ? '–'
                : opened(money(row.expected_value, 0), () => expectedNote(row, answered)),
          },
          {
            key: 'value_at_risk',
            header: 'At risk',
            ...(unit !== undefined && { fileUnit: unit }),
            format: (value) => money(value, 0),
            secondary: true,
          },
        ],
        rows: report.segments,
        fixedOrder: true,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
    />
  )
}

/** What a customer more in the next better group is worth. */
export function LadderFigure({ answered, stale, pending }: Basis) {
  const { report } = answered
  const money = moneyOf(answered)
  const unit = unitOf(answered)
  const dearest = [...report.ladder].sort((a, b) => b.worth_of_a_tenth - a.worth_of_a_tenth)[0]
  const when = dearest?.is_expected ? `in the next ${String(report.horizon_weeks)} weeks` : 'so far'
  return (
    <ChartFigure
      demo="customer-segmentation"
      name="a step up"
      title={
        dearest
          ? `One in ten of ${dearest.from.toLowerCase()} moved up to ${dearest.to.toLowerCase()} would be worth ${money(dearest.worth_of_a_tenth, 0)}`
          : 'What a step up is worth'
      }
      sub={`What a customer brings ${when} in the better group, less what one brings in their own. A difference between groups, not what a campaign would cause.`}
      table={{
        columns: [
          { key: 'from', header: 'From' },
          { key: 'to', header: 'To' },
          {
            key: 'from_value',
            header: 'Brings now',
            ...(unit !== undefined && { fileUnit: unit }),
            format: (value) => money(value, 2),
            secondary: true,
          },
          {
            key: 'to_value',
            header: 'Would bring',
            ...(unit !== undefined && { fileUnit: unit }),
            format: (value) => money(value, 2),
            secondary: true,
          },
          {
            key: 'worth',
            header: 'Worth, each',
            ...(unit !== undefined && { fileUnit: unit }),
            text: (row) => opened(money(row.worth, 2), () => stepNote(row, answered)),
          },
          {
            key: 'worth_of_a_tenth',
            header: 'One in ten',
            ...(unit !== undefined && { fileUnit: unit }),
            format: (value) => money(value, 0),
          },
        ],
        rows: report.ladder,
        fixedOrder: true,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={<CursorHint unit="step" />}
    >
      {report.ladder.length > 0 ? (
        <BarChart
          label="What a customer more in the next better group is worth"
          horizontal
          values
          categories={report.ladder.map(({ from, to }) => `${from} → ${to}`)}
          series={[
            {
              key: 'worth',
              name: 'Worth, each',
              tone: 'signal',
              values: report.ladder.map(({ worth }) => worth),
            },
          ]}
          format={(value) => money(value)}
          unitName="step"
        />
      ) : null}
    </ChartFigure>
  )
}

/** Whom to write to first. */
export function RankedFigure({ answered, stale, pending }: Basis) {
  const { report } = answered
  const money = moneyOf(answered)
  const unit = unitOf(answered)
  const hasModel = report.model != null
  const [first] = report.ranked
  return (
    <ChartFigure
      demo="customer-segmentation"
      name="whom to write to first"
      title={
        first ? `Write to ${customerName(answered, first.id)} first` : 'Whom to write to first'
      }
      sub={
        hasModel
          ? `The ${formatNumber(report.ranked.length)} customers with most to lose: money at risk in the next ${String(report.horizon_weeks)} weeks (what each would bring if surely still here, less what is expected) times the chance that they are still there to read it.`
          : `The ${formatNumber(report.ranked.length)} customers who spent most; nothing is said of the future.`
      }
      table={{
        columns: [
          {
            key: 'id',
            header: 'Customer',
            align: 'start',
            value: ({ id }) => customerName(answered, id),
          },
          {
            key: 'group',
            header: 'Group',
            value: ({ segment }) => report.segments[segment]?.name ?? '',
            secondary: true,
          },
          { key: 'recency_days', header: 'Days silent', fileUnit: 'days' },
          { key: 'frequency', header: 'Purchases', fileUnit: 'purchases' },
          {
            key: 'monetary',
            header: 'Spent',
            ...(unit !== undefined && { fileUnit: unit }),
            format: (value) => money(value, 0),
          },
          {
            key: 'alive_pct',
            header: 'Still here',
            value: ({ alive }) => (alive == null ? null : 100 * alive),
            text: ({ alive }) => (alive == null ? '–' : share(alive)),
            fileUnit: '%',
            secondary: true,
          },
          {
            key: 'at_risk',
            header: 'At risk',
            ...(unit !== undefined && { fileUnit: unit }),
            text: (row) =>
              row.at_risk == null
                ? '–'
                : opened(money(row.at_risk, 0), () => riskNote(row, answered)),
          },
        ],
        rows: report.ranked,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
    />
  )
}
