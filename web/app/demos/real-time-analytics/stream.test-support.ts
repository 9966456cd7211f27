/** A stream for tests: messages of the contract's shape. */
import { defaults, type Messages, type Observation } from './report'
import type { Arrived } from './stream-state'

const [someStation] = defaults.snapshot.stations
if (!someStation) throw new Error('the default report has stations')
const { latest } = someStation

export const session = {
  event: null,
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
      event: null,
    },
    ...over,
  }
}

/** The opening of Manitoba's blizzard: Winnipeg alone, and its alert. */
export function pastOpening(over: Partial<Messages['snapshot']> = {}): Messages['snapshot'] {
  const station = 'winnipeg-airport'
  const past = { ...latest, station, wind_kmh: 68, visibility_km: 0.2, weather: 'Blowing Snow' }
  return opening({
    at: '1964-03-23T23:00:00Z',
    stations: [{ latest: past, last_temperatures_c: [-7.2, -7.8] }],
    alerts: [],
    in_force: [
      alert({ station, kind: 'blizzard', value: null, detectors: [], reasons: ['Wind.'] }),
    ],
    stats: { ...defaults.snapshot.stats, stations: 1, alerts_open: 1 },
    channel: {
      mode: 'past_event',
      synthetic: false,
      note: 'Hourly observations as archived.',
      speed: 600,
      session: {
        ...session,
        event: 'manitoba-1964-03',
        start: '1964-03-01T06:00:00Z',
        at: '1964-03-23T23:00:00Z',
        until: '1964-04-01T06:00:00Z',
      },
      source: {
        mode: 'snapshot',
        publisher: 'Environment and Climate Change Canada',
        licence: 'ECCC',
        licence_url: 'https://example.org',
        url: 'https://example.org',
        stale: false,
      },
      event: {
        id: 'manitoba-1964-03',
        name: 'Manitoba’s blizzards, March 1964',
        note: 'Hourly observations as archived.',
        from: '1964-03-01T06:00:00Z',
        until: '1964-04-01T06:00:00Z',
        begins: '1964-03-23T23:30:00Z',
        interval_s: 3600,
        reports: 3720,
        detectors: [{ detector: 'robust', window: 24 }],
        stations: [
          { id: station, name: 'Winnipeg', province: 'MB', latitude: 49.92, longitude: -97.23 },
        ],
      },
    },
    ...over,
  })
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
