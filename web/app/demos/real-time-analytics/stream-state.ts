/** What the page knows of the stream, and how a snapshot of it is read. `stream-reducer` adds what comes after. */
import { nothingDelivered, type Delivery } from '@/components/stream/delivery'
import type { Arrived as ArrivedOf } from '@/components/stream/event-stream'
import { logOfAlert, type LogEntry } from './log-entry'
import type {
  Alert,
  Channel,
  DetectorScore,
  FaultKind,
  Messages,
  Observation,
  Snapshot,
  Stats,
  WindowEvent,
} from './report'

/** One reading of a station, as its small chart needs it. */
export interface Reading {
  /** Null for the readings before we listened: the snapshot gives their values only. */
  observedAt: string | null
  value: number | null
  scores: readonly DetectorScore[]
  injected: FaultKind | null
}

export interface StationState {
  latest: Observation
  /** Oldest first. */
  readings: readonly Reading[]
  /** The last window of six hours that closed. */
  window: WindowEvent | null
}

export interface StreamState extends Delivery {
  /** Null before the first connection: the prerendered replay. */
  channel: Channel | null
  /** The stream's own clock. */
  clock: string
  stations: ReadonlyMap<string, StationState>
  /** The alerts in force, by station and kind. */
  alerts: ReadonlyMap<string, Alert>
  /** Newest first. */
  log: readonly LogEntry[]
  /** The newest alert that began while we listened. */
  newestAlert: Alert | null
  stats: Stats
  listeners: number
  /** Why the thread was lost the last time. */
  lostBecause: Messages['reset']['reason'] | null
}

export type Arrived = ArrivedOf<Messages>

/** What names an alert in force. */
export const keyOf = ({ station, kind }: Alert) => `${station} ${kind}`

export function readingOf(observation: Observation): Reading {
  return {
    observedAt: observation.observed_at,
    value: observation.temperature_c ?? null,
    scores: observation.scores,
    injected: observation.injected ?? null,
  }
}

function stationsOf({ stations }: Snapshot) {
  return new Map(
    stations.map(({ latest, last_temperatures_c }): [string, StationState] => {
      const before = last_temperatures_c
        .slice(0, -1)
        .map((value) => ({ observedAt: null, value, scores: [], injected: null }))
      return [latest.station, { latest, readings: [...before, readingOf(latest)], window: null }]
    }),
  )
}

export function stateOf(snapshot: Snapshot): StreamState {
  return {
    ...nothingDelivered,
    channel: null,
    clock: snapshot.at,
    stations: stationsOf(snapshot),
    alerts: new Map(snapshot.in_force.map((alert) => [keyOf(alert), alert])),
    log: snapshot.alerts.map(logOfAlert),
    newestAlert: null,
    stats: snapshot.stats,
    listeners: 0,
    lostBecause: null,
  }
}

/** A state in which no station has been heard of. */
export function nothingHeard(state: StreamState): StreamState {
  const none = Object.entries(state.stats).map(([name, count]) => [
    name,
    typeof count === 'number' ? 0 : count,
  ])
  return stateOf({
    at: state.clock,
    stations: [],
    alerts: [],
    in_force: [],
    stats: Object.fromEntries(none) as Stats,
  })
}
