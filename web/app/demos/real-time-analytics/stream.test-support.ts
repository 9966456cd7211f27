/** A stream for tests: messages of the contract's shape. */
import { defaults, type Messages, type Observation } from './report'
import type { Arrived } from './stream-state'

const [someStation] = defaults.snapshot.stations
if (!someStation) throw new Error('the default report has stations')
const { latest } = someStation

export const session = {
  seed: 7,
  start: '2026-11-08T08:00:00Z',
  at: '2026-11-09T08:00:00Z',
  until: '2026-11-15T08:00:00Z',
  speed: 600,
  fault: null,
} as const

export function opening(over: Partial<Messages['snapshot']> = {}): Messages['snapshot'] {
  return {
    ...defaults.snapshot,
    reason: 'started',
    emitted_at: '2026-11-15T08:00:00Z',
    at: session.at,
    channel: {
      mode: 'replay',
      synthetic: true,
      note: 'Synthetic weather.',
      speed: 600,
      session,
      source: null,
    },
    ...over,
  }
}

export function observation(over: Partial<Observation> = {}): Messages['observation'] {
  return {
    ...latest,
    observed_at: '2026-11-09T09:00:00Z',
    arrived_at: '2026-11-09T09:02:00Z',
    emitted_at: '2026-11-15T08:00:01Z',
    ...over,
  }
}

export function alert(over: Partial<Messages['alert']> = {}): Messages['alert'] {
  return {
    id: 1,
    station: latest.station,
    kind: 'unusual',
    state: 'raised',
    at: '2026-11-09T09:00:00Z',
    since: '2026-11-09T09:00:00Z',
    value: 31,
    detectors: ['robust', 'ewma'],
    reasons: ['31 °C against -2.1 °C, the median of the last readings: score 9.9.'],
    emitted_at: '2026-11-15T08:00:01Z',
    ...over,
  }
}

export function stats(over: Partial<Messages['stats']> = {}): Messages['stats'] {
  return {
    ...defaults.snapshot.stats,
    emitted_at: '2026-11-15T08:00:01Z',
    clock: '2026-11-09T09:10:00Z',
    mode: 'replay',
    newest_observed_at: '2026-11-09T09:00:00Z',
    resume_id: null,
    listeners: 3,
    skipped: 0,
    ...over,
  }
}

/** A message as it reaches the state. */
export function arrived<Name extends keyof Messages>(
  name: Name,
  id: string,
  data: Messages[Name],
): Arrived {
  const receivedAt = Date.parse(data.emitted_at) + 40
  return { name, id, data, receivedAt, isOld: false } as Arrived
}
