/** What became of a fault on purpose: pure, so that the words and the tests agree. */
import type { Alert, Detector, Fault } from './report'
import { detectors } from './settings'
import type { StreamState } from './stream-state'

export interface FaultWatch {
  fault: Fault
  /** The first broken reading has come, or should have. */
  hasBegun: boolean
  isOver: boolean
  /** Of a sensor that repeats itself: equal readings so far, and how many raise an alert. */
  equal: { count: number; needed: number }
  /** The first reading each detector flagged, in hours after the fault began; null for one that has not. */
  flagged: readonly { detector: Detector; afterHours: number | null }[]
  /** The first alert of the station in the fault, and hours to it. */
  alert: { kind: Alert['kind']; afterHours: number; reasons: string } | null
}

export const hoursBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / 3_600_000
/** After a fault the reading returns to normal, which may be flagged too. */
const GRACE_HOURS = 2

/** The engine's rule, which a test holds it to: so many equal readings in a row, more where air does stand still. */
export const FROZEN = { after: 6, nearZero: { within: 0.5, after: 12 } } as const

function equalReadings(values: readonly (number | null)[]) {
  const last = values.at(-1) ?? null
  const differs = values.findLastIndex((value) => value !== last)
  const count = last === null ? 0 : values.length - 1 - differs
  const isNearZero = last !== null && Math.abs(last) < FROZEN.nearZero.within
  return { count, needed: isNearZero ? FROZEN.nearZero.after : FROZEN.after }
}

/** What became of the stream's fault so far; null when nothing is broken. */
export function faultWatch(state: StreamState): FaultWatch | null {
  const fault = state.channel?.session?.fault
  if (!fault) return null
  const after = (time: string) => hoursBetween(fault.from, time)
  const within = (time: string, grace = 0) =>
    after(time) >= 0 && after(time) < after(fault.until) + grace
  const { readings = [] } = state.stations.get(fault.station) ?? {}
  const broken = readings.flatMap(({ observedAt, scores }) =>
    observedAt !== null && within(observedAt) ? [{ observedAt, scores }] : [],
  )
  const raised = state.log.findLast(
    ({ mark, station, at }) =>
      mark === 'alert' && station === fault.station && within(at, GRACE_HOURS),
  )
  return {
    fault,
    hasBegun: broken.length > 0 || after(state.clock) > 1,
    isOver: hoursBetween(fault.until, state.clock) >= 0,
    equal: equalReadings(readings.map(({ value }) => value)),
    flagged: detectors.map((detector) => {
      const first = broken.find(({ scores }) =>
        scores.some((score) => score.detector === detector && score.flag),
      )
      return { detector, afterHours: first ? after(first.observedAt) : null }
    }),
    alert: raised?.alert
      ? { kind: raised.alert, afterHours: after(raised.at), reasons: raised.done }
      : null,
  }
}
