import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { RangeRows } from '@/components/charts/range-rows'
import { counted, formatDollarsShort, formatNumber, formatPercent } from '@/lib/format'
import type { Report } from './ask'
import { shared, type Basis } from './fleet-figure'
import { capitalised, cycles, isByAge, leastOf, lineOf, money, promisedOf, whole } from './words'

export function costTitle(report: Report) {
  const { cost } = report
  const isAge = isByAge(report)
  if (!isAge && lineOf(report) === 0) return 'No line to stop at saves: run to failure'
  const saved = 100 * (1 - leastOf(report) / cost.run_to_failure_cost)
  return `Stopping ${isAge ? `all at age ${whole(cost.best_age)}` : `at ${cycles(cost.best.act_by)}`} costs least, ${formatPercent(saved, 0)} under running to failure`
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
      sub={`Dollars for 1,000 cycles of use by the estimate a machine is stopped at: ${whole(report.histories)} histories run again, ${money(view.planned_cost)} a planned stop, ${money(view.failure_cost)} a failure. To the left late, to the right early; the axis is logarithmic. ${cost.best.act_by > 0 ? 'The ring: the line that costs least in hindsight. ' : ''}${isByAge(report) || lineOf(report) > 0 ? `The saving is that of ${isByAge(report) ? 'ages' : 'lines'} chosen on other histories.` : 'Lines chosen on other histories save nothing.'}`}
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
        y={{ kind: 'log', format: formatDollarsShort }}
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
        crossovers={[cost.best]
          .filter(({ act_by }) => act_by > 0)
          .map(({ act_by, cost }) => ({
            x: act_by,
            y: cost,
            label: `${whole(act_by)} cycles, ${formatDollarsShort(cost)}`,
            shortLabel: whole(act_by),
          }))}
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

export function coverageTitle({ validation, interval_pct, few_histories }: Report) {
  const to = few_histories ? 'asked for and not promised' : 'promised'
  return `${formatPercent(interval_pct, 0)} ${to}, ${formatPercent(validation.coverage, 1)} kept`
}

/** Every promise with what was kept of it, and the one asked for by the size of the estimate. */
export function keptRows(report: Report) {
  const { validation, interval_pct } = report
  const { promises, parts } = validation
  return [
    ...promises.map(({ promised_pct, kept_pct, width }) => ({
      name: `${formatPercent(promised_pct, 0)} ${promisedOf(report)}`,
      promised_pct,
      kept_pct,
      width,
    })),
    ...parts
      .filter(({ looks }) => looks > 0)
      .map(({ from, to, kept_pct, width }) => ({
        name: `${whole(from)} to ${whole(to)} cycles left`,
        promised_pct: interval_pct,
        kept_pct,
        width,
      })),
  ]
}

/** From 40, or the ten below the least that was kept: of few machines that may be little. */
export const keptDomain = (rows: readonly { kept_pct: number }[]): [number, number] => [
  Math.min(40, ...rows.map(({ kept_pct }) => 10 * Math.floor(kept_pct / 10))),
  100,
]

/** What intervals promise, and what they keep. */
export function CoverageFigure(basis: Basis) {
  const { report } = basis.answered
  const { validation } = report
  const promised = promisedOf(report)
  const rows = keptRows(report)
  return (
    <ChartFigure
      {...shared(basis)}
      name="promised and kept"
      title={coverageTitle(report)}
      sub={`Intervals of a hundred that hold the truth, over ${formatNumber(validation.looks)} estimates of machines the model had not seen. Squares: what was ${promised}.${report.few_histories ? ` Of ${counted(validation.histories, 'machine')} nothing is promised, 15 are needed.` : ''} The last rows: the ${formatPercent(report.interval_pct, 0)} interval by what the estimate says is left.`}
      table={{
        columns: [
          { key: 'name', header: 'Intervals' },
          { key: 'promised_pct', header: capitalised(promised), unit: '%' },
          { key: 'kept_pct', header: 'Kept', unit: '%', format: (value) => formatNumber(value, 1) },
          {
            key: 'width',
            header: 'Mean width',
            unit: 'cycles',
            format: (value) => formatNumber(value, 1),
          },
        ],
        rows,
        fixedOrder: true,
      }}
      foot={<CursorHint unit="row" />}
    >
      <RangeRows
        label={`Share of intervals that hold the truth, ${promised} and kept`}
        rows={rows.map(({ name, promised_pct, kept_pct }) => ({
          key: name,
          name,
          range: [Math.min(promised_pct, kept_pct), Math.max(promised_pct, kept_pct)] as const,
          value: kept_pct,
          other: promised_pct,
        }))}
        format={(value) => formatPercent(value, value % 1 === 0 ? 0 : 1)}
        names={['Between', 'Kept', promised]}
        domain={keptDomain(rows)}
      />
    </ChartFigure>
  )
}
