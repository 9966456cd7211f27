import { BarChart } from '@/components/charts/bar-chart'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { counted, formatNumber } from '@/lib/format'
import type { PlanReport } from './ask'
import { Threshold } from './chart-lines'
import type { Cheaper, CoreCount, Reason } from './contract.gen'
import { shared, type Basis } from './trial-figure'
import { bestOf, cloudNames, duration, machineName, money, setupName, shareBelow } from './words'

export function coresTitle(report: PlanReport, promise: number) {
  const { needed_cores, by_cores } = report
  const before = by_cores.find(({ cores }) => cores === needed_cores - 1)
  const keep = `${formatNumber(needed_cores)} ${needed_cores === 1 ? 'core keeps' : 'cores keep'} ${duration(promise)}`
  return before
    ? `${keep}; ${formatNumber(before.cores)} ${before.cores === 1 ? 'misses' : 'miss'} it by ${duration(before.p99_ms - promise)}`
    : `${keep}; with fewer the queue only grows`
}

const valuesOf = ({ p99_ms, low_ms, high_ms }: CoreCount) => [
  p99_ms,
  low_ms ?? p99_ms,
  high_ms ?? p99_ms,
]

/** Room above for the words on the decisive point. */
function withRoom(values: readonly number[]): [number, number] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const room = high - low || high
  return [low - 0.06 * room, high + 0.25 * room]
}

/** The formula as a line, the simulation as marks on it. */
export function CoresFigure(basis: Basis) {
  const { report, view } = basis.answered
  const rows = report.by_cores
  const needed = rows.find(({ cores }) => cores === report.needed_cores)
  return (
    <ChartFigure
      {...shared(basis)}
      name="by cores"
      title={coresTitle(report, view.promise_ms)}
      sub="99th percentile by number of cores that are up. Green: Erlang’s formula. Grey: a simulation of 30,000 requests each, with its 95 % interval. Too near the limit a queue does not settle, and is not simulated."
      table={{
        columns: [
          { key: 'cores', header: 'Cores' },
          {
            key: 'p99_ms',
            header: 'Formula',
            unit: 'ms',
            format: (value) => formatNumber(value, 1),
          },
          {
            key: 'simulated_p99_ms',
            header: 'Simulated',
            unit: 'ms',
            format: (value) => formatNumber(value, 1),
          },
          {
            key: 'low_ms',
            header: 'From',
            unit: 'ms',
            format: (value) => formatNumber(value, 1),
            secondary: true,
          },
          {
            key: 'high_ms',
            header: 'To',
            unit: 'ms',
            format: (value) => formatNumber(value, 1),
            secondary: true,
          },
        ],
        rows,
        fixedOrder: true,
      }}
      foot={<CursorHint unit="number" />}
    >
      {rows.length > 1 ? (
        <LineChart
          label="99th percentile by number of cores"
          x={{
            kind: 'linear',
            format: (value) => (Number.isInteger(value) ? counted(value, 'core') : ''),
          }}
          y={{ format: duration, domain: withRoom(rows.flatMap(valuesOf)) }}
          series={[
            {
              key: 'formula',
              name: 'Formula',
              tone: 'signal',
              points: rows.map(({ cores, p99_ms }) => ({ x: cores, y: p99_ms })),
              label: false,
            },
            {
              key: 'simulated',
              name: 'Simulation',
              tone: 'noise',
              points: rows.map(({ cores, low_ms, high_ms }) => ({
                x: cores,
                y: null,
                ...(low_ms != null && high_ms != null && { low: low_ms, high: high_ms }),
              })),
              marks: rows.flatMap(({ cores, simulated_p99_ms }) =>
                simulated_p99_ms == null ? [] : [{ x: cores, y: simulated_p99_ms }],
              ),
              label: false,
            },
          ]}
          {...(needed && {
            crossovers: [
              {
                x: needed.cores,
                y: needed.p99_ms,
                label: counted(needed.cores, 'core'),
                shortLabel: formatNumber(needed.cores),
              },
            ],
          })}
          cursor={{ unit: 'number' }}
        >
          {({ y, size }) =>
            view.promise_ms >= y.domain[0] && view.promise_ms <= y.domain[1] ? (
              <Threshold
                y={y(view.promise_ms)}
                size={size}
                text={`promise ${duration(view.promise_ms)}`}
              />
            ) : null
          }
        </LineChart>
      ) : null}
    </ChartFigure>
  )
}

const reasons: Record<Reason, string> = {
  queue_grows: 'queue grows',
  too_slow: 'too slow',
  too_rarely_up: 'too rarely up',
}

const SHOWN = 8

export function cheaperTitle({ cheaper }: PlanReport, promised: number) {
  const [first] = cheaper
  if (!first) return 'Nothing that fits costs less'
  return `${setupName(first)} for ${money(first.monthly_cad)} does not hold: ${reasonText(first, promised)}`
}

function reasonText({ reason, p99_lost_ms, availability_pct }: Cheaper, promised: number) {
  if (reason === 'too_slow' && p99_lost_ms != null) return `p99 is ${duration(p99_lost_ms)}`
  if (reason === 'too_rarely_up')
    return `it holds ${shareBelow(availability_pct, promised)} of the time`
  return 'the queue only grows'
}

/** The cheapest that holds, and what would be cheaper. */
export function CheaperFigure(basis: Basis) {
  const { report, view } = basis.answered
  const promised = view.availability_pct
  const best = bestOf(report)
  const rows = report.cheaper
  const drawn = rows.slice(0, SHOWN)
  const considered = report.clouds.reduce((sum, cloud) => sum + cloud.considered, 0)
  return (
    <ChartFigure
      {...shared(basis)}
      name="what is cheaper"
      title={cheaperTitle(report, promised)}
      sub={`Canadian dollars a month. Green: the cheapest that holds, of ${counted(considered, 'machine')} by region. Pale: cheaper ones, and why they do not, with the machines that may be lost gone.`}
      table={{
        columns: [
          { key: 'machine', header: 'Machines', value: setupName },
          { key: 'cloud', header: 'Cloud', value: ({ cloud }) => cloudNames[cloud] },
          { key: 'vcpus', header: 'vCPU', format: (value) => formatNumber(value), secondary: true },
          { key: 'monthly_cad', header: 'A month', fileUnit: '$', format: (value) => money(value) },
          { key: 'reason', header: 'Why not', value: (one) => reasonText(one, promised) },
          {
            key: 'p99_ms',
            header: 'p99, all up',
            unit: 'ms',
            format: (value) => formatNumber(value),
            secondary: true,
          },
          {
            key: 'p99_lost_ms',
            header: 'With machines lost',
            unit: 'ms',
            format: (value) => formatNumber(value),
            secondary: true,
          },
          {
            key: 'availability_pct',
            header: 'Holds',
            unit: '%',
            format: (value) => formatNumber(value, 4),
            secondary: true,
          },
        ],
        rows,
        fixedOrder: true,
      }}
      foot={<CursorHint unit="set-up" />}
    >
      {drawn.length > 0 ? (
        <BarChart
          label="The cheapest that holds, and cheaper ones that do not"
          horizontal
          values
          categories={[
            setupName(best),
            ...drawn.map(
              (one) => `${String(one.machines)} × ${machineName(one)}, ${reasons[one.reason]}`,
            ),
          ]}
          series={[
            {
              key: 'monthly',
              name: 'A month',
              tone: 'signal',
              values: [best.monthly_cad, ...drawn.map(({ monthly_cad }) => monthly_cad)],
              assumed: (index) => index > 0,
            },
          ]}
          format={money}
          unitName="set-up"
        />
      ) : null}
    </ChartFigure>
  )
}
