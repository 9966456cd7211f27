/** What only this stream says of how it stands. */
import type { OwnWords } from '@/components/stream/phase-words'
import { formatMoment, formatNumber } from '@/lib/format'
import type { Channel } from './report'

const built = 'What you see is what this page was built with.'

/** The words of the stream's phases that are about weather and replays; `ahead` is a place one has gone to. */
export function wordsOf(channel: Channel | null, ahead: string | null = null): OwnWords {
  const speed = channel?.speed ?? 1
  const at = speed === 1 ? '' : ` ${formatNumber(speed)}×`
  const modes: Record<Channel['mode'], OwnWords['open']> = {
    live: { word: 'Live', text: 'Observations as they arrive.' },
    stale: {
      word: 'Live, ageing',
      text: 'The publisher has not answered for a while; the last observations stay.',
    },
    replay: {
      word: `Test signal${at}`,
      text: 'Synthetic weather; nothing in it was measured.',
    },
    past_event: { word: `Past event${at}`, text: channel?.note ?? '' },
  }
  return {
    idle: `${built} The stream starts when the map is in view.`,
    calm: `Your device asks for little data or motion, so the stream waits for you. ${built}`,
    open: modes[channel?.mode ?? 'replay'],
    ...(ahead && { paused: `Paused. Resume plays from ${formatMoment(ahead)}.` }),
    ended: 'This replay has been played to its end.',
  }
}

/** Why the state was sent whole, where that is worth a sentence. */
export const lost: Partial<Record<string, string>> = {
  too_old: 'You were away longer than the server remembers: the page went on from now.',
  unknown_id: 'The server began another count: the page went on from now.',
  mode_changed: 'The stream changed between test signal and observations: the page began anew.',
  replay_restarted: 'The test signal began a new week.',
  history_loaded: 'The last days were read from the publisher: readings are judged against them.',
  caught_up: 'The connection was too slow for every event; it has caught up.',
  recovered: 'The server began again: the page went on from now.',
}
