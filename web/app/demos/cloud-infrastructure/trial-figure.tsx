import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { counted, formatNumber, numberWord } from '@/lib/format'
import { EventMark, named, stepPoints, Threshold } from './chart-lines'
import { timeoutOf, type AnsweredPlan, type PlanReport, type Run } from './ask'
import type { Reason } from './contract.gen'
import { bestOf, creditOf, duration, machineName, runOf, short, stepName, tooShort } from './words'

/** What every figure of the page draws from. */
export interface Basis {
  answered: AnsweredPlan
  stale: boolean
  pending: boolean
}

export const shared = ({ answered, stale, pending }: Basis) => ({
  demo: 'cloud-infrastructure',
  credit: creditOf(answered),
  stale,
  pending,
  isOwn: answered.own !== null,
})

const stretches = (count: number, report: PlanReport) =>
  report.trial.step_seconds === 60
    ? counted(count, 'minute')
    : `${counted(count, 'stretch', 'stretches')} of ${stepName(report)}`

/** Why one machine less does not do, though it held in the run: a failure of minutes may be over before it shows. */
const reasons: Record<Reason, string> = {
  queue_grows: 'but not in the long run: the queue only grows',
  too_slow: 'but not in the long run: the formula says too slow',
  too_rarely_up: 'but not often enough',
}

/** What a failing machine works on is in no step's count of broken promises; said with its number. */
export function lossWords({ trial }: PlanReport) {
  if (trial.event?.kind !== 'failure') return ''
  const lost = trial.runs.map((run) => formatNumber(run.lost_with_machine)).join(' and ')
  return `; what a failing machine works on is lost with it (${lost}), which the promise leaves out`
}

const scaleWords = (report: PlanReport) =>
  runOf(report, 'autoscaled') ? '; how many machines run when stands in the table' : ''

/** The finding: what breaks, and when. */
export function trialTitle({ report, view }: Pick<AnsweredPlan, 'report' | 'view'>) {
  const planned = runOf(report, 'planned')
  const fewer = runOf(report, 'one_fewer')
  const scaled = runOf(report, 'autoscaled')
  if (scaled) {
    if (scaled.broken_steps > 0)
      return `The rush breaks the promise for ${stretches(scaled.broken_steps, report)}`
    return tooShort({ report, view }) === null
      ? 'Autoscaling keeps the promise through the rush'
      : 'Too short a rush to judge autoscaling'
  }
  if (planned && planned.broken_steps > 0)
    return `By chance in this run even the planned machines break for ${stretches(planned.broken_steps, report)}`
  if (!fewer) return 'One machine holds'
  const isOne = fewer.machines === 1
  const who = `${numberWord(fewer.machines)} ${isOne ? 'machine' : 'machines'}`
  if (fewer.broken_steps === 0) {
    const reason = bestOf(report).fewer?.reason ?? 'too_rarely_up'
    return `${who} would hold in this run too, ${reasons[reason]}`
  }
  const breaks = `${who} ${isOne ? 'breaks' : 'break'}`
  if (!report.trial.event) return `${breaks} for ${stretches(fewer.broken_steps, report)}`
  const when = report.trial.step_seconds === 60 ? 'minute' : 'moment'
  return `${breaks} in the ${when} ${view.lost_machines > 1 ? 'some fail' : 'one fails'}`
}

const names: Record<Run['kind'], (run: Run) => string> = {
  planned: ({ machines }) => counted(machines, 'machine'),
  one_fewer: ({ machines }) => counted(machines, 'machine'),
  autoscaled: () => 'Autoscaled',
}

/** The run that holds is the signal; what it is held against is grey. */
const isSignal = ({ kind }: Run, report: PlanReport) =>
  kind === 'autoscaled' || (kind === 'planned' && !runOf(report, 'autoscaled'))

/** The 99th percentile by minute, before two set-ups that face the same requests. */
export function TrialFigure(basis: Basis) {
  const { report, view } = basis.answered
  const { trial } = report
  const [first] = trial.runs
  const isLong = trial.step_seconds >= 60
  const unit = isLong ? 60 : 1
  const length = trial.step_seconds / unit
  const points = ({ steps }: Run) =>
    stepPoints(
      steps.map(({ p99_ms }) => p99_ms),
      length,
    )
  const runs = [...trial.runs].sort(
    (a, b) => Number(isSignal(b, report)) - Number(isSignal(a, report)),
  )
  const values = runs.flatMap(({ steps }) => steps.flatMap(({ p99_ms }) => p99_ms ?? []))
  const rows = (first?.steps ?? []).map((step, index) => ({
    at: `${formatNumber(step.at_seconds / unit, isLong || trial.step_seconds >= 1 ? 0 : 1)} ${isLong ? 'min' : 's'}`,
    requests: step.requests,
    ...Object.fromEntries(
      trial.runs.flatMap((run) => {
        const one = run.steps[index]
        return [
          [`${run.kind}_p99`, one?.p99_ms ?? null],
          [`${run.kind}_lost`, one?.lost ?? null],
          [`${run.kind}_machines`, one?.machines ?? null],
        ]
      }),
    ),
  }))
  const event =
    trial.event?.kind === 'surge'
      ? `${formatNumber(view.surge, Number.isInteger(view.surge) ? 0 : 1)} times the traffic`
      : `${numberWord(view.lost_machines)} lost`
  return (
    <ChartFigure
      {...shared(basis)}
      name="by minute"
      title={trialTitle(basis.answered)}
      sub={`Milliseconds within which 99 of 100 requests are answered, by ${stepName(report)}, on a logarithmic axis; simulated, the same requests before both; who waits longer than ${duration(timeoutOf(view))} is lost${lossWords(report)}${scaleWords(report)}. Machines: ${machineName(trial)}, ${String(trial.vcpus)} vCPU.`}
      table={{
        columns: [
          { key: 'at', header: 'From' },
          { key: 'requests', header: 'Requests', format: (value) => formatNumber(value) },
          ...trial.runs.flatMap((run) => [
            {
              key: `${run.kind}_p99` as 'at',
              header: `p99, ${names[run.kind](run)}`,
              unit: 'ms',
              format: (value: number) => formatNumber(value),
            },
            {
              key: `${run.kind}_lost` as 'at',
              header: `Lost, ${names[run.kind](run)}`,
              format: (value: number) => formatNumber(value),
              secondary: true,
            },
            {
              key: `${run.kind}_machines` as 'at',
              header: `Machines paid for, ${names[run.kind](run)}`,
              format: (value: number) => short(value),
              secondary: run.kind !== 'autoscaled',
            },
          ]),
        ],
        rows,
        fixedOrder: true,
      }}
      foot={<CursorHint unit={isLong ? 'minute' : 'stretch'} />}
    >
      <LineChart
        label="99th percentile by minute"
        x={{ kind: 'linear', format: (value) => `${formatNumber(value)} ${isLong ? 'min' : 's'}` }}
        y={{
          kind: 'log',
          format: duration,
          domain: logDomain([...values, view.promise_ms]),
        }}
        series={runs.map((run) => ({
          key: run.kind,
          name: names[run.kind](run),
          tone: isSignal(run, report) ? ('signal' as const) : ('noise' as const),
          points: isSignal(run, report)
            ? named(points(run), run.steps.length - 3, names[run.kind](run), 'below')
            : named(points(run), highest(run), names[run.kind](run), 'above'),
          curve: 'step' as const,
          label: false as const,
        }))}
        cursor={{
          at: rows.map((_, index) => index * length),
          unit: isLong ? 'minute' : 'stretch',
          read: (index) => ({
            title: `${rows[index]?.at ?? ''} on, ${formatNumber(rows[index]?.requests ?? 0)} requests`,
            lines: runs.map((run) => {
              const step = run.steps[index]
              const p99 = step?.p99_ms == null ? 'none answered' : `p99 ${duration(step.p99_ms)}`
              const part = step?.lost_with_machine
                ? ` (${formatNumber(step.lost_with_machine)} with a machine)`
                : ''
              const lost = step?.lost ? `, ${formatNumber(step.lost)} lost${part}` : ''
              const paid =
                run.kind === 'autoscaled' && step ? `, ${short(step.machines)} machines` : ''
              return `${names[run.kind](run)}: ${p99}${lost}${paid}`
            }),
          }),
        }}
      >
        {({ x, y, size }) => (
          <>
            <Threshold
              y={y(view.promise_ms)}
              size={size}
              text={`promise ${duration(view.promise_ms)}`}
            />
            {trial.event && (
              <EventMark
                x={x(trial.event.at_seconds / unit)}
                until={
                  trial.event.until_seconds == null ? null : x(trial.event.until_seconds / unit)
                }
                height={size.height}
                text={event}
              />
            )}
          </>
        )}
      </LineChart>
    </ChartFigure>
  )
}

/** The last of its highest steps that has room for a name beside it. */
function highest({ steps }: Run) {
  const values = steps.map(({ p99_ms }) => p99_ms ?? 0)
  const most = Math.max(...values)
  return Math.min(
    values.findLastIndex((value) => value >= 0.99 * most),
    steps.length - 3,
  )
}

/** A little air, so that neither the promise nor the best value lies on the frame. */
function logDomain(values: readonly number[]): [number, number] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  return [low * 0.6, Math.max(high * 1.5, low * 4)]
}
