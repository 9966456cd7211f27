/** A fault on purpose, and whether it was noticed: by whom, and after how long. */
import { detectors } from './params'
import type { Alert, Detector, Fault } from './query'
import type { Reading, StreamState } from './stream-state'

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
