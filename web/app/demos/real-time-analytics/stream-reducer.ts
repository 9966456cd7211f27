/**
 * Takes events in: pure, bounded, and the same whatever the batches they come in. An event that was seen is
 * not taken twice; one that was left out is counted.
 */
import { countEvent, countNewest, type Counts } from '@/components/stream/delivery'
import type { Position } from '@/components/stream/event-order'
import { logOfAlert, logOfReport, type LogEntry } from './log-entry'
import {
  learnPlaces,
  type Alert,
  type Messages,
  type Observation,
  type WindowEvent,
} from './report'
import {
  keyOf,
  readingOf,
  stateOf,
  type Arrived,
  type StationState,
  type StreamState,
} from './stream-state'

/**
 * Reads `replay.RUN.NUMBER`, `live.MILLISECOND.NUMBER` or `session.NUMBER`; null for anything else. Numbers rise by
 * one within a run and a session; among observations within the millisecond of their arrival.
 */
export function positionOf(id: string): Position | null {
  const [, line = '', group = '', number = ''] =
    /^(replay|live|session)(?:\.(\d+))?\.(\d+)$/.exec(id) ?? []
  if (line === '' || (group === '') !== (line === 'session')) return null
  if (line === 'live') return { line, moment: Number(group), number: Number(number) }
  return { line: group ? `${line}.${group}` : line, moment: 0, number: Number(number) }
}

/** Three days of hourly readings a station. */
export const MOST_READINGS = 72
export const MOST_LOGGED = 200

/** A state that may be written to: one copy a batch, not one an event. */
interface Draft extends Omit<StreamState, 'stations' | 'alerts' | 'log' | 'counts'> {
  stations: Map<string, StationState>
  alerts: Map<string, Alert>
  log: LogEntry[]
  counts: Counts
}

export function reduce(state: StreamState, batch: readonly Arrived[]): StreamState {
  if (batch.length === 0) return state
  const draft: Draft = {
    ...state,
    stations: new Map(state.stations),
    alerts: new Map(state.alerts),
    log: [...state.log],
    counts: { ...state.counts },
  }
  for (const message of batch) take(draft, message)
  draft.log.splice(MOST_LOGGED)
  return draft
}

function take(draft: Draft, message: Arrived) {
  switch (message.name) {
    case 'snapshot':
    case 'reset':
      takeOpening(draft, message)
      return
    case 'stats':
      takeStats(draft, message.data)
      return
    case 'end':
      draft.clock = message.data.clock
      draft.stats = message.data
      return
    default:
      takeEvent(draft, message)
  }
}

function takeOpening(draft: Draft, { name, id, data }: Arrived & { name: 'snapshot' | 'reset' }) {
  const { counts, samples } = draft
  learnPlaces(data.channel.event)
  Object.assign(draft, {
    ...stateOf(data),
    channel: channelAfter(draft, data),
    counts: { ...counts, resets: counts.resets + (name === 'reset' ? 1 : 0) },
    samples,
    listeners: draft.listeners,
    position: positionOf(id),
    lostBecause: name === 'reset' ? data.reason : null,
  })
}

/** A line that caught up plays on: where its replay was begun is what it was, not the hour it has come to. */
function channelAfter({ channel }: Draft, { reason, channel: next }: Messages['reset']) {
  const begun = channel?.session?.at
  if (reason !== 'caught_up' || begun === undefined || !next.session) return next
  return { ...next, session: { ...next.session, at: begun } }
}

function takeStats(draft: Draft, data: Messages['stats']) {
  draft.stats = data
  draft.clock = data.clock
  draft.listeners = data.listeners
  if (draft.channel && draft.channel.mode !== data.mode)
    draft.channel = { ...draft.channel, mode: data.mode }
  countNewest(draft, data.resume_id ? positionOf(data.resume_id) : null, data.skipped)
}

function takeEvent(draft: Draft, message: Arrived & { name: 'observation' | 'alert' | 'window' }) {
  if (!countEvent(draft, positionOf(message.id), message)) return
  if (message.name === 'observation') takeReport(draft, message.data)
  else if (message.name === 'alert') takeAlert(draft, message.data)
  else takeWindow(draft, message.data)
}

function takeReport(draft: Draft, report: Observation) {
  draft.log.unshift(logOfReport(report))
  // A report that was not scored (late, doubled, out of order) changes no picture; the log shows it.
  if (report.scores.length === 0) return
  const known = draft.stations.get(report.station)
  const readings = [...(known?.readings ?? []), readingOf(report)].slice(-MOST_READINGS)
  draft.stations.set(report.station, { latest: report, readings, window: known?.window ?? null })
}

function takeAlert(draft: Draft, alert: Alert) {
  draft.log.unshift(logOfAlert(alert))
  if (alert.state === 'raised') {
    draft.alerts.set(keyOf(alert), alert)
    draft.newestAlert = alert
  } else draft.alerts.delete(keyOf(alert))
}

function takeWindow(draft: Draft, window: WindowEvent) {
  const known = draft.stations.get(window.station)
  if (known) draft.stations.set(window.station, { ...known, window })
}
