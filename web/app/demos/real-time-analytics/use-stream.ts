import { use, useEffect, useMemo, type RefObject } from 'react'
import { sendRequest } from '@/components/demo/api-problem'
import { EmbedContext } from '@/components/demo/frame-context'
import type { EventStream, StreamSubject } from '@/components/stream/event-stream'
import {
  useCalm,
  useEventStream,
  useLive as useAnyLive,
} from '@/components/stream/use-event-stream'
import { stationsRequest } from './ask'
import { defaults, type Channel, type Messages } from './report'
import { reduce } from './stream-reducer'
import { nothingHeard, stateOf, type StreamState } from './stream-state'

/** The stream, and the path it is to tell of: what it said of another is not shown as that. */
export interface Stream extends EventStream<StreamState> {
  path: string
}

const subject: StreamSubject<Messages, StreamState> = {
  names: ['snapshot', 'reset', 'observation', 'alert', 'window', 'stats', 'end'],
  last: 'end',
  initial: stateOf(defaults.snapshot),
  reduce,
}

const askTime = (signal: AbortSignal) => sendRequest(stationsRequest, signal)

/** What a path plays: a past event, the test signal, or, without a query, everybody's stream. */
const playedOn = (path: string) => /event=([^&]+)/.exec(path)?.[1] ?? path.includes('?')

/** Whether one's own test signal goes on from what everybody hears: there are no observations, and it has the same seed. */
function goesOnFrom(channel: Channel | null, asked: string) {
  const { session, source } = channel ?? {}
  const seed = new URL(asked, 'https://site.example').searchParams.get('seed')
  return !source && session && !session.event && String(session.seed) === seed
}

/** Whether what was heard on one path may stand for another; a test signal made the page itself. */
export const tellsOf = (heard: string, asked: string, channel: Channel | null = null) =>
  heard === ''
    ? typeof playedOn(asked) === 'boolean'
    : playedOn(heard) === playedOn(asked) || goesOnFrom(channel, asked) === true

/** The stream of a path; it starts when the element comes into view. */
export function useStream(path: string, stage: RefObject<Element | null>): Stream {
  const stream = useEventStream(subject, path, stage, askTime)
  const isCalm = useCalm()
  const isEmbedded = use(EmbedContext) !== null
  useEffect(() => {
    // The answer itself waits for a past event, wherever the map is. Where one figure stands alone, the stage is
    // hidden unless that figure is in it, and never comes into view.
    const { phase, heard } = stream.read()
    const isAwaited = phase.name === 'idle' && (isEmbedded || !tellsOf(heard, path))
    if (isAwaited && !isCalm && !document.hidden) stream.start()
  }, [stream, path, isCalm, isEmbedded])
  return useMemo(() => ({ ...stream, path }), [stream, path])
}

/** What the stream says now; nothing while it still tells of something else than is asked for. */
export function useLive(stream: Stream) {
  const live = useAnyLive(stream)
  const { heard, state } = live
  return tellsOf(heard, stream.path, state.channel) ? live : { ...live, state: nothingHeard(state) }
}
