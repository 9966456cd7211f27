/** How the connection stands, in a word and a sentence. */
import { counted } from '@/lib/format'
import type { Phase } from './event-stream'

export interface PhaseWords {
  word: string
  text: string
}

/** What only the page knows to say. */
export interface OwnWords {
  /** What stands there before the first connection, and when that is made. */
  idle: string
  /** The same where the device asks for little data or motion. */
  calm: string
  open: PhaseWords
  /** Where Resume goes on, if not after the last event. */
  paused?: string
  ended: string
}

/** A word for the badge, and what it means for what the visitor sees. */
export function phaseWords(phase: Phase, own: OwnWords, isCalm = false): PhaseWords {
  switch (phase.name) {
    case 'idle':
      return { word: 'Not started', text: isCalm ? own.calm : own.idle }
    case 'connecting':
      return { word: 'Connecting', text: 'Asking for the stream.' }
    case 'open':
      return own.open
    case 'paused':
      return {
        word: 'Paused',
        text:
          own.paused ??
          (phase.by === 'hidden'
            ? 'Paused while this tab was hidden.'
            : 'Resume goes on after the last event you saw.'),
      }
    case 'reconnecting':
      return {
        word: 'Reconnecting',
        text: 'Connection lost. Reconnecting; missed readings will catch up.',
      }
    case 'offline':
      return {
        word: 'Offline',
        text: 'Your device has no connection. The stream goes on when it is back.',
      }
    case 'refused':
      return { word: 'Refused', text: refusedText(phase) }
    case 'ended':
      return { word: 'Over', text: own.ended }
  }
}

/** Why the server refused the stream, and when the page asks again. */
export function refusedText({ problem, waitSeconds }: Phase & { name: 'refused' }) {
  const why = problem.errors.length
    ? problem.errors.map(({ message }) => message).join('. ')
    : (problem.detail ?? problem.title)
  const said = `The server said no (${String(problem.status)}): ${why.replace(/\.$/, '')}.`
  if (waitSeconds === null) return `${said} Change the settings and start again.`
  return `${said} The page asks again in ${counted(Math.ceil(waitSeconds), 'second')}.`
}
