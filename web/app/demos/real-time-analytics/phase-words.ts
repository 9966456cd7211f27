/** What only this stream says of how it stands. */
import type { OwnWords } from '@/components/stream/phase-words'
import { formatNumber } from '@/lib/format'
import type { Channel } from './report'

const built = 'What you see is the replay this page was built with.'

/** The words of the stream's phases that are about weather and replays. */
export function wordsOf(channel: Channel | null): OwnWords {
  const speed = channel?.speed ?? 1
  const modes: Record<Channel['mode'], OwnWords['open']> = {
    live: { word: 'Live', text: 'Observations as they arrive.' },
    stale: {
      word: 'Live, ageing',
      text: 'The publisher has not answered for a while; the last observations stay and grow old.',
    },
    replay: {
      word: speed === 1 ? 'Replay' : `Replay ${formatNumber(speed)}×`,
      text: 'Synthetic weather; nothing in it was measured.',
    },
  }
  return {
    idle: `${built} The stream starts when the map is in view.`,
    calm: `Your device asks for little data or motion, so the stream waits for you. ${built}`,
    open: modes[channel?.mode ?? 'replay'],
    ended: 'This replay has been played to its end.',
  }
}

/** Why the state was sent whole, where that is worth a sentence. */
export const lost: Partial<Record<string, string>> = {
  too_old:
    'You were away longer than the five minutes the server remembers: the page went on from now.',
  unknown_id: 'The server began another count: the page went on from now.',
  mode_changed: 'The stream changed between replay and observations: the page began anew.',
  replay_restarted: 'The replay reached its end and began a new week.',
  history_loaded:
    'The last days were read from the publisher: what is usual is now judged against them.',
  caught_up: 'The connection was too slow for every event; it has caught up.',
  recovered: 'The server lost the thread for a moment: the page went on from now.',
}
