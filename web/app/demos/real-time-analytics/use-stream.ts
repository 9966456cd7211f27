import type { RefObject } from 'react'
import { sendRequest } from '@/components/demo/api-problem'
import type { EventStream, StreamSubject } from '@/components/stream/event-stream'
import { useEventStream } from '@/components/stream/use-event-stream'
import { stationsRequest } from './ask'
import { defaults, type Messages } from './report'
import { reduce } from './stream-reducer'
import { stateOf, type StreamState } from './stream-state'

export { useLive } from '@/components/stream/use-event-stream'

export type Stream = EventStream<StreamState>

const subject: StreamSubject<Messages, StreamState> = {
  names: ['snapshot', 'reset', 'observation', 'alert', 'window', 'stats', 'end'],
  last: 'end',
  initial: stateOf(defaults.snapshot),
  reduce,
}

const askTime = (signal: AbortSignal) => sendRequest(stationsRequest, signal)

/** The stream of a path; it starts when the element comes into view. */
export const useStream = (path: string, stage: RefObject<Element | null>): Stream =>
  useEventStream(subject, path, stage, askTime)
