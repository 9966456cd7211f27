/** The lines of the log: what came, when, and what was done about it. */
import { formatNumber, formatSigned } from '@/lib/format'
import { words } from './words'
import type { Alert, AlertKind, Disposition, Observation } from './report'

/** What a line is about; plain readings are not worth a mark. */
export type LogMark = Exclude<Disposition, 'accepted'> | 'alert' | 'cleared' | 'flagged' | 'reading'

export interface LogEntry {
  id: number
  /** When it came, by the stream's clock. */
  at: string
  station: string
  value: number | null
  /** Seconds from measuring to arrival; an alert has none. */
  delaySeconds: number | null
  mark: LogMark
  /** Which alert it is, for one. */
  alert?: AlertKind
  done: string
}

const handled: Record<Exclude<Disposition, 'accepted'>, (delay: string) => string> = {
  late: (delay) => `${delay} old, behind the watermark. Shown, counted nowhere else.`,
  out_of_order: (delay) => `${delay} old, after a newer one. Put into its window, not scored.`,
  duplicate: () => 'Same station, same time, same values. Dropped.',
  revised: () => 'Same station and time, other values. Replaces them in open windows.',
  implausible: () => 'Air in Canada was never like this. Shown, not scored.',
}

/** Seconds in the largest unit that says enough. */
export function inWords(seconds: number) {
  if (seconds < 60) return `${String(seconds)} s`
  if (seconds < 3600) return `${String(Math.round(seconds / 60))} min`
  const minutes = Math.round((seconds % 3600) / 60)
  return `${String(Math.floor(seconds / 3600))} h ${String(minutes)} min`
}

export function logOfReport(report: Observation): LogEntry {
  const { disposition, scores } = report
  const flagged = scores.filter(({ flag }) => flag)
  const line = {
    id: report.id,
    at: report.arrived_at,
    station: report.station,
    value: report.temperature_c ?? null,
    delaySeconds: report.delay_s,
  }
  if (disposition !== 'accepted')
    return { ...line, mark: disposition, done: handled[disposition](inWords(report.delay_s)) }
  if (flagged.length === 0) return { ...line, mark: 'reading', done: '' }
  const who = flagged.map(
    ({ detector, score, expected }) =>
      `${words.detector[detector].name} ${score == null ? 'without a scale' : formatSigned(score, 1)}, expected ${expected == null ? 'nothing' : formatNumber(expected, 1)}`,
  )
  const alone = flagged.length === 1 ? ' One detector alone raises no alert.' : ''
  return { ...line, mark: 'flagged', done: `${who.join('; ')}.${alone}` }
}

export function logOfAlert(alert: Alert): LogEntry {
  return {
    id: alert.id,
    at: alert.at,
    station: alert.station,
    value: alert.value ?? null,
    delaySeconds: null,
    mark: alert.state === 'raised' ? 'alert' : 'cleared',
    alert: alert.kind,
    done: `${words.alert[alert.kind].name}. ${reasonsOf(alert)}`,
  }
}

/** Why an alert was raised. The engine writes numbers plainly; the page has a true minus. */
export const reasonsOf = ({ reasons }: Alert) =>
  reasons.join(' ').replaceAll(/(^|\s)-(?=\d)/g, '$1−')
