/** How the connection stands, in a word and a sentence. */
import { counted, formatNumber } from '@/lib/format'
import type { Channel } from './report'
import type { Phase } from './stream-store'

const modes: Record<Channel['mode'], (speed: number) => { word: string; text: string }> = {
  live: () => ({ word: 'Live', text: 'Observations as they arrive.' }),
  stale: () => ({
    word: 'Live, ageing',
    text: 'The publisher has not answered for a while; the last observations stay and grow old.',
  }),
  replay: (speed) => ({
    word: speed === 1 ? 'Replay' : `Replay ${formatNumber(speed)}×`,
    text: 'Synthetic weather; nothing in it was measured.',
  }),
}

const lost: Record<string, string> = {
  too_old:
    'You were away longer than the five minutes the server remembers: the page went on from now.',
  unknown_id: 'The server began another count: the page went on from now.',
  mode_changed: 'The stream changed between replay and observations: the page began anew.',
  replay_restarted: 'The replay reached its end and began a new week.',
  history_loaded:
    'The last days were read from the publisher: what is usual is now judged against them.',
  caught_up: 'The connection was too slow for every event; it has caught up.',
}

/** Why the state was sent whole, where that is worth a sentence. */
export function lostText(reason: string | null) {
  return reason === null ? null : (lost[reason] ?? null)
}

/** A word for the badge, and what it means for what the visitor sees. */
export function phaseWords(phase: Phase, channel: Channel | null, isCalm = false) {
  switch (phase.name) {
    case 'idle':
      return {
        word: 'Not started',
        text: isCalm
          ? 'Your device asks for little data or motion, so the stream waits for you. What you see is the replay this page was built with.'
          : 'What you see is the replay this page was built with. The stream starts when the map is in view.',
      }
    case 'connecting':
      return { word: 'Connecting', text: 'Asking for the stream.' }
    case 'open':
      return modes[channel?.mode ?? 'replay'](channel?.speed ?? 1)
    case 'paused':
      return {
        word: 'Paused',
        text:
          phase.by === 'hidden'
            ? 'Paused while this tab was hidden.'
            : 'Nothing moves. Resume goes on after the last event you saw.',
      }
    case 'reconnecting':
      return {
        word: 'Reconnecting',
        text: 'The connection broke. What happened meanwhile follows, each event once.',
      }
    case 'offline':
      return {
        word: 'Offline',
        text: 'Your device has no connection. The last readings stay; the stream goes on when it is back.',
      }
    case 'refused':
      return { word: 'Refused', text: refusedText(phase) }
    case 'ended':
      return { word: 'Over', text: 'This replay has been played to its end.' }
  }
}

function refusedText({ problem, waitSeconds }: Phase & { name: 'refused' }) {
  const why = problem.errors.length
    ? problem.errors.map(({ message }) => message).join('. ')
    : (problem.detail ?? problem.title)
  const said = `The server said no (${String(problem.status)}): ${why.replace(/\.$/, '')}.`
  if (waitSeconds === null) return `${said} Change the settings and start again.`
  return `${said} The page asks again in ${counted(Math.ceil(waitSeconds), 'second')}.`
}
