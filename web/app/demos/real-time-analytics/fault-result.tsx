import { formatMoment, formatNumber, listed } from '@/lib/format'
import { faultWatch, hoursBetween, type FaultWatch } from './fault-watch'
import { nameOf } from './report'
import type { StreamState } from './stream-state'
import { words } from './words'

const hours = (value: number) =>
  value < 1 ? 'at its first reading' : `after ${formatNumber(value, value < 10 ? 1 : 0)} h`

/** What the fault should bring about, for those who wait. */
const expects = {
  spike: 'Its next reading is off; two detectors that agree raise an alert.',
  dropout: 'Three hours without a report raise an alert.',
} as const

const frozenSo = ({ count, needed }: FaultWatch['equal']) =>
  `${String(count)} of ${String(needed)} equal readings. ${needed === 12 ? 'Twelve' : 'Six'} in a row raise an alert.`

/** The fault on purpose: what was broken, who noticed, and after how long. */
export function FaultResult({ state, onMend }: { state: StreamState; onMend: () => void }) {
  const watch = faultWatch(state)
  if (!watch) return null
  const { fault, alert, flagged } = watch
  const speed = state.channel?.speed ?? 1
  const seen = flagged.filter(({ afterHours }) => afterHours !== null)
  const missed = flagged.filter(({ afterHours }) => afterHours === null)
  const size = fault.kind === 'spike' ? ` by ${formatNumber(fault.size_c, 1)} °C` : ''
  return (
    <section
      aria-label="The fault you injected"
      className="rounded-card border border-dashed border-accent bg-surface px-4 py-3.5 text-sm"
    >
      <p className="font-semibold">
        {words.fault[fault.kind].name} on {nameOf(fault.station)}
        {size}, from {formatMoment(fault.from)} for{' '}
        {formatNumber(hoursBetween(fault.from, fault.until))} h
      </p>
      <p role="status" className="mt-1">
        {alert ? (
          <>
            <b className="font-semibold text-primary">Caught {hours(alert.afterHours)}</b> of
            replayed time. {alert.reasons}
          </>
        ) : watch.isOver ? (
          <>
            <b className="font-semibold">Not caught.</b> No alert began while it lasted.
          </>
        ) : (
          <>
            {watch.hasBegun ? 'Under way, no alert yet.' : 'Waiting for the first broken reading.'}{' '}
            {fault.kind === 'freeze' ? frozenSo(watch.equal) : expects[fault.kind]} At{' '}
            {formatNumber(speed)}× an hour takes{' '}
            {formatNumber(3600 / speed, 3600 / speed < 10 ? 1 : 0)} s.
          </>
        )}
      </p>
      <p className="small-text mt-1">
        {seen.length > 0 &&
          `Flagged by ${listed(seen.map(({ detector, afterHours }) => `${words.detector[detector].name} ${hours(afterHours ?? 0)}`))}. `}
        {missed.length > 0 &&
          (watch.hasBegun || watch.isOver) &&
          `No flag ${watch.isOver ? '' : 'yet '}from ${listed(missed.map(({ detector }) => words.detector[detector].name))}. `}
        {fault.kind !== 'spike' &&
          'Scores look at single values; the frozen-sensor and silence rules look at runs.'}
      </p>
      <button type="button" className="text-button -ml-2" onClick={onMend}>
        Mend it and go on
      </button>
    </section>
  )
}
