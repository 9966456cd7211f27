import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { formatDollarsShort, formatNumber, formatPercent } from '@/lib/format'
import type { Report } from './ask'
import { shared, type Basis } from './fleet-figure'
import { cycles, money, whole } from './words'

export function costTitle({ cost }: Report) {
  if (cost.best.cost >= cost.run_to_failure_cost)
    return 'Running to failure costs least: no line is worth its stops'
  const saved = 100 * (1 - cost.best.cost / cost.run_to_failure_cost)
  return `Stopping at ${cycles(cost.best.act_by)} costs least, ${formatPercent(saved, 0)} under running to failure`
}

/** What acting early or late costs. */
export function CostFigure(basis: Basis) {
  const { report, view } = basis.answered
  const { cost } = report
  const top = Math.max(...cost.curve.map((line) => line.cost))
  return (
    <ChartFigure
      {...shared(basis)}
      name="early or late"
      title={costTitle(report)}
      sub={`Dollars for 1,000 cycles of use by the estimate a machine is stopped at: ${whole(report.histories)} histories run again, ${money(view.planned_cost)} a planned stop, ${money(view.failure_cost)} a failure. To the left late, to the right early. The ring: the least.`}
      table={{
        columns: [
          { key: 'act_by', header: 'Stop at', unit: 'cycles' },
          { key: 'cost', header: 'Cost', fileUnit: '$ per 1,000 cycles', format: money },
          { key: 'planned', header: 'Planned stops' },
          { key: 'failures', header: 'Failures' },
          {
            key: 'unused_cycles',
            header: 'Life not used',
            unit: 'cycles',
            format: (value) => formatNumber(value, 1),
          },
        ],
        rows: cost.curve,
        fixedOrder: true,
      }}
      foot={<CursorHint unit="line" />}
    >
      <LineChart
        label="Cost by the estimate a machine is stopped at"
        x={{ kind: 'linear', format: whole }}
        y={{ format: formatDollarsShort }}
        series={[
          {
            key: 'cost',
            name: 'Stopped at an estimate',
            tone: 'signal',
            points: cost.curve.map(({ act_by, cost }) => ({ x: act_by, y: cost })),
          },
          {
            key: 'age',
            name: `Stopped at age ${whole(cost.best_age)}`,
            tone: 'noise',
            points: cost.curve.map(({ act_by }) => ({ x: act_by, y: cost.best_age_cost })),
          },
        ]}
        crossovers={[
          {
            x: cost.best.act_by,
            y: cost.best.cost,
            label: `${whole(cost.best.act_by)} cycles, ${formatDollarsShort(cost.best.cost)}`,
            shortLabel: whole(cost.best.act_by),
          },
        ]}
        cursor={{
          unit: 'line',
          read: (index) => {
            const line = cost.curve[index]
            return line
              ? {
                  title: `Stop at ${cycles(line.act_by)}`,
                  value: money(line.cost),
                  lines: [
                    `${String(line.planned)} planned, ${String(line.failures)} failed`,
                    `${formatNumber(line.unused_cycles, 1)} cycles not used`,
                  ],
                }
              : { title: money(top), lines: [] }
          },
        }}
      />
    </ChartFigure>
  )
}

export function coverageTitle({ validation, interval_pct }: Report) {
  return `${formatPercent(interval_pct, 0)} promised, ${formatPercent(validation.coverage, 1)} kept`
}

/** What intervals promise, and what they keep. */
export function CoverageFigure(basis: Basis) {
  const { report } = basis.answered
  const { promises, parts, looks } = report.validation
  return (
    <ChartFigure
      {...shared(basis)}
      name="promised and kept"
      title={coverageTitle(report)}
      sub={`Of a hundred intervals so many hold the truth, over ${formatNumber(looks)} estimates of machines the model had not seen. On the dashed line a promise is kept exactly. ${parts
        .filter((part) => part.looks > 0)
        .map(
          ({ from, to, kept_pct, width }) =>
            `Estimates of ${whole(from)} to ${whole(to)} cycles: ${formatPercent(kept_pct, 0)}, ${whole(width)} cycles wide`,
        )
        .join('. ')}.`}
      table={{
        columns: [
          { key: 'promised_pct', header: 'Promised', unit: '%' },
          { key: 'kept_pct', header: 'Kept', unit: '%', format: (value) => formatNumber(value, 1) },
          {
            key: 'width',
            header: 'Mean width',
            unit: 'cycles',
            format: (value) => formatNumber(value, 1),
          },
        ],
        rows: promises,
        fixedOrder: true,
      }}
      foot={<CursorHint unit="promise" />}
    >
      <LineChart
        label="Share of intervals that hold the truth, promised and kept"
        x={{ kind: 'linear', format: (value) => formatPercent(value, 0) }}
        y={{ format: (value) => formatPercent(value, 0) }}
        series={[
          {
            key: 'kept',
            name: 'Kept',
            tone: 'signal',
            points: promises.map(({ promised_pct, kept_pct }) => ({
              x: promised_pct,
              y: kept_pct,
            })),
            marks: promises.map(({ promised_pct, kept_pct }) => ({ x: promised_pct, y: kept_pct })),
          },
          {
            key: 'promised',
            name: 'Promised',
            tone: 'noise',
            points: promises.map(({ promised_pct }) => ({ x: promised_pct, y: promised_pct })),
          },
        ]}
        cursor={{ unit: 'promise' }}
      />
    </ChartFigure>
  )
}
