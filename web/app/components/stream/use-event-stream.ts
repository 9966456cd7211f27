import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import {
  createStream,
  type EventStream,
  type Live,
  type MessagesOf,
  type StreamSubject,
  type World,
} from './event-stream'

/** The browser as the store sees it. Nothing here runs before the page is alive. */
const browser: World = {
  connect: (url) => new EventSource(url),
  ask: async (url) => {
    const asked = new AbortController()
    const response = await fetch(url, { signal: asked.signal })
    // An answer that opened would never end.
    if (response.ok) asked.abort()
    return response
  },
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  nextFrame: (callback) => requestAnimationFrame(callback),
  dropFrame: (handle) => {
    cancelAnimationFrame(handle)
  },
  after: (ms, callback) => window.setTimeout(callback, ms),
  drop: (handle) => {
    window.clearTimeout(handle)
  },
}

/** Whether the visitor's device asks for little data or little motion: then nothing starts by itself. */
function asksForCalm() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return (
    connection?.saveData === true ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

const never = () => () => undefined
const no = () => false

/** Whether the stream waits for the visitor. */
export const useCalm = () => useSyncExternalStore(never, asksForCalm, no)

/** Asks the server what time it is. */
export type AskTime = (signal: AbortSignal) => Promise<{ now: string }>

/** Each connection compares the clocks anew: a laptop that slept may have drifted. */
function compareClocksWhenOpen(stream: EventStream<unknown>, askTime: AskTime) {
  let asked: AbortController | null = null
  const compare = async (signal: AbortSignal) => {
    const sentAt = Date.now()
    const { now } = await askTime(signal)
    const receivedAt = Date.now()
    // The server's time lies between the two; half the way there and back is the doubt that is left.
    stream.compareClocks({
      offsetMs: Date.parse(now) - (sentAt + receivedAt) / 2,
      withinMs: (receivedAt - sentAt) / 2,
    })
  }
  return stream.subscribe(() => {
    const isOpen = stream.read().phase.name === 'open'
    if (isOpen === (asked !== null)) return
    asked?.abort()
    asked = isOpen ? new AbortController() : null
    if (asked) compare(asked.signal).catch(() => undefined)
  })
}

/**
 * The stream of a path. It starts when the element comes into view, unless the visitor's device asks for little
 * data or motion; it rests while the tab is hidden, and ends with the page. What it says is read with `useLive` by
 * the parts that show it, so that an event does not draw the whole page anew. `subject` and `askTime` are constants.
 */
export function useEventStream<M extends MessagesOf<M>, S>(
  subject: StreamSubject<M, S>,
  path: string,
  stage: RefObject<Element | null>,
  askTime: AskTime,
): EventStream<S> {
  const [stream] = useState(() => createStream(browser, subject))

  useEffect(() => {
    stream.choose(path)
  }, [stream, path])

  useEffect(() => {
    const stopComparing = compareClocksWhenOpen(stream, askTime)
    const onVisibility = () => {
      const { phase } = stream.read()
      if (document.hidden) stream.pause('hidden')
      else if (phase.name === 'paused' && phase.by === 'hidden') stream.start()
    }
    const onOnline = () => {
      if (stream.read().phase.name === 'offline') stream.start()
    }
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('online', onOnline)
      stream.close()
      stopComparing()
    }
  }, [stream, askTime])

  useEffect(() => {
    const element = stage.current
    if (!element || asksForCalm()) return
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      if (stream.read().phase.name === 'idle' && !document.hidden) stream.start()
    })
    seen.observe(element)
    return () => {
      seen.disconnect()
    }
  }, [stream, stage])

  return stream
}

/** What the stream says now. */
export const useLive = <S>(
  stream: Pick<EventStream<S>, 'subscribe' | 'read' | 'initial'>,
): Live<S> => useSyncExternalStore(stream.subscribe, stream.read, stream.initial)
