import { LineChart } from '@/components/charts/line-chart'
import { CursorHint } from '@/components/charts/chart-figure'
import { SelectField } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { FormFigure, NumberRows } from '@/components/demo/small-form'
import { UnderLabel } from '@/components/demo/under-label'
import { useAnswer } from '@/components/demo/use-answer'
import { counted, formatNumber, formatPercent } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import { failureOf, setupQuestion, type SimulateReport } from './ask'
import { EventMark, named, stepPoints, Threshold } from './chart-lines'
import { settings, setupKeys, setupView, type SetupView, type View } from './settings'
import { duration, short } from './words'

/** What a failing machine works on is in no promise and no budget, here as in the plan: the reader is told at the number. */
export function lostOf({ lost, minutes }: Pick<SimulateReport, 'lost' | 'minutes'>) {
  const failed = minutes.reduce((sum, minute) => sum + minute.lost_with_machine, 0)
  const part = `${formatNumber(failed)} with a machine, which no promise or budget counts`
  return `${formatNumber(lost)} lost${failed > 0 ? ` (${part})` : ''}`
}

/** Of requests here, where the plan's availability is of time: so many may be lost. */
export const budgetOf = ({ budget }: Pick<SimulateReport, 'budget'>) =>
  `${formatPercent(budget.used_pct, 0)} of the error budget of ${short(budget.allowed)} ${short(budget.allowed) === '1' ? 'request' : 'requests'}`

export function setupTitle(view: SetupView, report: SimulateReport) {
  const isOne = view.machines === 1
  const who = `${counted(view.machines, 'machine')} of ${counted(view.cores, 'core')}`
  if (report.p99_ms == null) return `${who} ${isOne ? 'answers' : 'answer'} nobody`
  const p99 = `p99 is ${duration(report.p99_ms)}`
  if (report.holds) return `${who} ${isOne ? 'holds' : 'hold'}: ${p99}`
  const why = report.p99_ms > view.promise_ms ? p99 : whatIsMissed(report)
  return `${who} ${isOne ? 'does' : 'do'} not hold: ${why}`
}

/** Why a set-up does not hold though 99 of 100 of its answers come in time. */
function whatIsMissed({ budget, late }: SimulateReport) {
  const lost = formatNumber(budget.lost)
  if (budget.lost > budget.allowed) return `${lost} lost, more than the budget`
  return `${formatNumber(late)} late and ${lost} lost, more than one of 100`
}

/** What the set-up is tried with: a table of one's own is not simulated here. */
export const workloadOf = (view: SetupView, isOwn: boolean) =>
  isOwn
    ? `${short(view.requests_per_second, 2)} ${view.requests_per_second === 1 ? 'request' : 'requests'} a second, not your table`
    : 'the same workload'

/** A set-up of the visitor's own, and work of another shape than the formula's. */
export function SetupFigure({ state, isOwn }: { state: ViewState<View>; isOwn: boolean }) {
  const asked = useAnswer({
    ...setupQuestion,
    view: setupView(state.settled),
    own: null,
    unusable: state.unusable,
  })
  const { report, view: shown } = asked.answered
  const field = fieldsOf(settings, state, asked.refused)
  const rows = report.minutes
  const failure = failureOf(shown)
  return (
    <>
      <AnswerProblem what="The set-up" state={asked} placed={setupKeys} />
      <FormFigure
        demo="cloud-infrastructure"
        name="your set-up"
        title={setupTitle(shown, report)}
        sub={`Your own number of machines before ${workloadOf(shown, isOwn)}, simulated by minute on a logarithmic axis: median, and what 99 of 100 stay within. ${formatNumber(report.late)} of ${counted(report.requests, 'request')} late, ${lostOf(report)}: ${budgetOf(report)}. Cores ${formatPercent(report.utilisation_pct, 0)} busy.`}
        formLabel="The set-up to try"
        form={
          <>
            <NumberRows fields={setupKeys.map((key) => field(key))} />
            <UnderLabel label="Work is spread">
              <SelectField {...field('service_shape')} isWords />
            </UnderLabel>
          </>
        }
        table={{
          columns: [
            {
              key: 'at_seconds',
              header: 'Minute',
              value: ({ at_seconds }) => formatNumber(at_seconds / 60 + 1),
            },
            { key: 'requests', header: 'Requests', format: (value) => formatNumber(value) },
            { key: 'p50_ms', header: 'Median', unit: 'ms', format: (value) => formatNumber(value) },
            { key: 'p99_ms', header: 'p99', unit: 'ms', format: (value) => formatNumber(value) },
            { key: 'late', header: 'Late', format: (value) => formatNumber(value) },
            { key: 'lost', header: 'Lost', format: (value) => formatNumber(value) },
            {
              key: 'utilisation_pct',
              header: 'Busy',
              unit: '%',
              format: (value) => formatNumber(value),
              secondary: true,
            },
          ],
          rows,
          fixedOrder: true,
        }}
        credit="Simulated; workload, machines and work as set"
        stale={asked.stale}
        saysStale
        pending={asked.pending}
        foot={<CursorHint unit="minute" />}
      >
        {rows.some(({ p99_ms }) => p99_ms != null) ? (
          <LineChart
            label="Median and 99th percentile by minute"
            x={{ kind: 'linear', format: (value) => `${formatNumber(value)} min` }}
            y={{ kind: 'log', format: duration }}
            series={[
              {
                key: 'p99',
                name: 'p99',
                tone: 'signal',
                points: named(
                  stepPoints(
                    rows.map((row) => row.p99_ms),
                    1,
                  ),
                  1,
                  'p99',
                  'above',
                ),
                label: false,
                curve: 'step',
              },
              {
                key: 'p50',
                name: 'Median',
                tone: 'noise',
                points: named(
                  stepPoints(
                    rows.map((row) => row.p50_ms),
                    1,
                  ),
                  1,
                  'Median',
                  'above',
                ),
                label: false,
                curve: 'step',
              },
            ]}
            cursor={{ at: rows.map((_, index) => index), unit: 'minute' }}
          >
            {({ x, y, size }) => (
              <>
                <Threshold
                  y={y(shown.promise_ms)}
                  size={size}
                  isBelow
                  text={`promise ${duration(shown.promise_ms)}`}
                />
                {shown.failed > 0 && (
                  <EventMark
                    x={x(failure.at_seconds / 60)}
                    until={x((failure.at_seconds + failure.repair_seconds) / 60)}
                    height={size.height}
                    text={`${formatNumber(shown.failed)} lost`}
                  />
                )}
              </>
            )}
          </LineChart>
        ) : null}
      </FormFigure>
    </>
  )
}
