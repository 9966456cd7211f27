import type { Refusal } from '@/components/demo/api-problem'
import { fieldsOf } from '@/components/demo/fields-of'
import { Fold } from '@/components/demo/fold'
import { SentenceForm, WordChoice, WordNumber } from '@/components/demo/sentence'
import { formatNumber, formatPercent, withUnit } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import type { AnsweredPlan } from './ask'
import { nextSeed, settings, type View } from './settings'
import { workOf } from './words'

const plain = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 2)
const ms = (value: number) => withUnit(plain(value), 'ms')
const gb = (value: number) => withUnit(plain(value), 'GB')
const gib = (value: number) => withUnit(plain(value), 'GiB')
const seconds = (value: number) => withUnit(plain(value), 's')
const percent = (value: number) => formatPercent(value, Number.isInteger(value * 10) ? 1 : 3)
const times = (value: number) => `×${plain(value)}`

/** The workload and the promise as the visitor would say them. */
export function WorkloadForm({
  state,
  answered,
  refused,
}: {
  state: ViewState<View>
  answered: AnsweredPlan
  refused: readonly Refusal[]
}) {
  const field = fieldsOf(settings, state, refused)
  const { report } = answered
  const isOwn = answered.own !== null
  const { lost_machines } = state.view
  return (
    <SentenceForm
      label="Your workload"
      state={state}
      derived={`${workOf(report)} at the peak; the work alone takes ${formatNumber(report.work_p99_ms)} ms for the slowest of 100.`}
    >
      <p>
        {isOwn ? (
          'The traffic of your table'
        ) : (
          <>
            <WordNumber {...field('requests_per_second')} format={plain} /> requests a second at
            peak
          </>
        )}
        , <WordNumber {...field('service_ms')} format={ms} /> of work each,{' '}
        <WordNumber {...field('lost_machines')} format={plain} /> lost{' '}
        {lost_machines === 1 ? 'machine' : 'machines'} must not matter, p99 under{' '}
        <WordNumber {...field('promise_ms')} format={ms} />,{' '}
        <WordNumber {...field('egress_gb')} format={gb} /> out a month, in{' '}
        <WordChoice {...field('province')} />.
      </p>
      <Fold
        name="machines, availability and surges"
        title="Machines, availability, surges"
        className="mt-2"
      >
        <p>
          A machine has at least <WordNumber {...field('memory_gib')} format={gib} /> of memory,{' '}
          <WordChoice {...field('vcpus')} /> and <WordChoice {...field('processor')} />, and is up{' '}
          <WordNumber {...field('machine_availability_pct')} format={percent} /> of the time; the
          promise holds <WordNumber {...field('availability_pct')} format={percent} /> of it.
          {!isOwn && (
            <>
              {' '}
              Traffic may rise to <WordNumber {...field('surge')} format={times} /> at once.
            </>
          )}
        </p>
      </Fold>
      {!isOwn && (
        <Fold name="autoscaling" title="Autoscaling" className="mt-2">
          <p>
            When traffic rises, autoscaling looks every{' '}
            <WordNumber {...field('check_seconds')} format={seconds} />, keeps the cores{' '}
            <WordChoice {...field('target_utilisation_pct')} /> and runs{' '}
            <WordChoice {...field('max_machines')} />; a new machine works after{' '}
            <WordNumber {...field('start_seconds')} format={seconds} />.
          </p>
        </Fold>
      )}
      <p>
        Simulated with the chances of seed <WordNumber {...field('seed')} format={String} />:{' '}
        <button
          type="button"
          className="text-button no-print"
          onClick={() => {
            state.change({ seed: nextSeed(state.view) })
          }}
        >
          Run again with other chances
        </button>
      </p>
    </SentenceForm>
  )
}
