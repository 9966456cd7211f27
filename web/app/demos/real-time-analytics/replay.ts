/** What the bar under the map makes of a replay: where it stands, and how the view changes with it. */
import { wholeSeconds } from '@/components/stream/seek-field'
import { initialView } from '@/lib/url-state'
import { isOurs, settings, type Continued, type View } from './settings'
import type { StreamState } from './stream-state'

/** Whether one has gone to a place that the stream has not reached: it is paused, or on its way. */
export const isAhead = ({ channel }: StreamState, view: View) =>
  view.mode !== 'live' &&
  view.at !== '' &&
  Date.parse(channel?.session?.at ?? '') !== Date.parse(view.at)

/** Where the test signal is continued as one's own: the stream's weather and clock, or the default week. */
export function continued(state: StreamState, view: View): Continued {
  const { channel, clock } = state
  const session = channel?.session
  if (session && !session.event && !isAhead(state, view))
    return {
      seed: session.seed,
      start: wholeSeconds(Date.parse(session.start)),
      at: wholeSeconds(Date.parse(clock)),
    }
  const { seed, start } = view.mode === 'test' ? view : initialView(settings)
  return { seed, start, at: view.at || start }
}

/** A day: the longest fault, and what it takes to be told. */
const ROOM = 24 * 3_600_000

/** A fault near the end of the replay begins earlier: there would be no time to see what becomes of it. */
export function withRoom(from: Continued, until = ''): Continued {
  const latest = Date.parse(until) - ROOM
  return Date.parse(from.at) > latest ? { ...from, at: wholeSeconds(latest) } : from
}

/** The change of view to another thing that is played, from its beginning. */
export const playing = (view: View, patch: Partial<View>): Partial<View> => ({
  station: isOurs(view.station) ? view.station : settings.station.initial,
  seed: settings.seed.initial,
  start: settings.start.initial,
  at: '',
  fault: 'none',
  where: '',
  since: '',
  hours: settings.hours.initial,
  ...patch,
})
