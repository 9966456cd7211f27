import { formatNumber, listed } from '@/lib/format'
import { momentOf } from './answer'
import { nameOf, type Alert, type Detector, type Fault } from './report'
import { detectors } from './settings'
import type { Reading, StreamState } from './stream-state'
import { words } from './words'

const hours = (value: number) =>
  value < 1 ? 'at its first reading' : `after ${formatNumber(value, value < 10 ? 1 : 0)} h`

/** What the fault should bring about, for those who wait. */
const expects = {
  spike: 'Its next reading is off; two detectors that agree raise an alert.',
  freeze: 'Six equal readings in a row raise an alert; near freezing it takes twelve.',
  dropout: 'Three hours without a report raise an alert.',
} as const

/** The fault on purpose: what was broken, who noticed, and after how long. */
export default function FaultResult({ state, onMend }: { state: StreamState; onMend: () => void }) {
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
        {size}, from {momentOf(fault.from)} for{' '}
        {formatNumber((Date.parse(fault.until) - Date.parse(fault.from)) / 3_600_000)} h
      </p>
      <p role="status" className="mt-1">
        {alert ? (
          <>
            <b className="font-semibold text-primary">Caught {hours(alert.afterHours)}</b> of
            replayed time. {alert.reasons.join(' ')}
          </>
        ) : watch.isOver ? (
          <>
            <b className="font-semibold">Not caught.</b> No alert began while it lasted.
          </>
        ) : (
          <>
            {watch.hasBegun ? 'Under way, no alert yet.' : 'Waiting for the first broken reading.'}{' '}
            {expects[fault.kind]} At {formatNumber(speed)}× an hour takes{' '}
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

export interface FaultWatch {
  fault: Fault
  /** The first broken reading has come, or should have. */
  hasBegun: boolean
  isOver: boolean
  /** The first reading each detector flagged, in hours after the fault began; null for one that has not. */
  flagged: readonly { detector: Detector; afterHours: number | null }[]
  /** The first alert of the station in the fault, and hours to it. */
  alert: { kind: Alert['kind']; afterHours: number; reasons: readonly string[] } | null
}

const HOUR = 3_600_000
const hoursBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / HOUR
/** After a fault the reading returns to normal, which may be flagged too. */
const GRACE_HOURS = 2

/** What became of the stream's fault so far; null when nothing is broken. */
export function faultWatch(state: StreamState): FaultWatch | null {
  const fault = state.channel?.session?.fault
  if (!fault) return null
  const { readings = [] } = state.stations.get(fault.station) ?? {}
  const within = (time: string, grace = 0) => {
    const hours = hoursBetween(fault.from, time)
    return hours >= 0 && hours < hoursBetween(fault.from, fault.until) + grace
  }
  const broken = readings.filter(({ observedAt }) => observedAt !== null && within(observedAt))
  const raised = state.log
    .filter(
      ({ mark, station, at }) =>
        mark === 'alert' && station === fault.station && within(at, GRACE_HOURS),
    )
    .at(-1)
  return {
    fault,
    hasBegun: broken.length > 0 || hoursBetween(fault.from, state.clock) > 1,
    isOver: hoursBetween(fault.until, state.clock) >= 0,
    flagged: detectors.map((detector) => ({
      detector,
      afterHours: firstFlag(broken, detector, fault),
    })),
    alert:
      raised?.alert === undefined
        ? null
        : {
            kind: raised.alert,
            afterHours: hoursBetween(fault.from, raised.at),
            reasons: [raised.done],
          },
  }
}

function firstFlag(readings: readonly Reading[], detector: Detector, fault: Fault) {
  const first = readings.find(({ scores }) =>
    scores.some((score) => score.detector === detector && score.flag),
  )
  return first?.observedAt ? hoursBetween(fault.from, first.observedAt) : null
}
