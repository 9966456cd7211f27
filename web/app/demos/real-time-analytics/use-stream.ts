import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { defaults, stationsRequest, type StationList } from './query'
import { createLazyStream } from './lazy-stream'
import { stateOf } from './stream-state'
import type { StreamSnapshot, World } from './stream-store'

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

const first: StreamSnapshot = {
  phase: { name: 'idle' },
  state: stateOf(defaults.snapshot),
  clocks: null,
}

async function load() {
  const { createStream } = await import('./stream-store')
  return createStream(browser, defaults.snapshot)
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

/**
 * The stream of a path. It starts when the element comes into view, unless the visitor's device asks
 * for little data or motion; it rests while the tab is hidden, and ends with the page.
 */
export function useStream(path: string, stage: RefObject<Element | null>) {
  const [store] = useState(() => createLazyStream(load, first))
  const isCalm = useSyncExternalStore(never, asksForCalm, no)
  const snapshot = useSyncExternalStore(store.subscribe, store.read, store.initial)

  useEffect(() => {
    store.choose(path)
  }, [store, path])

  useEffect(() => {
    const onVisibility = () => {
      const { phase } = store.read()
      if (document.hidden) store.pause('hidden')
      else if (phase.name === 'paused' && phase.by === 'hidden') store.start()
    }
    const onOnline = () => {
      if (store.read().phase.name === 'offline') store.start()
    }
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('online', onOnline)
      store.close()
    }
  }, [store])

  useEffect(() => {
    const element = stage.current
    if (!element || asksForCalm()) return
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      if (store.read().phase.name === 'idle' && !document.hidden) store.start()
    })
    seen.observe(element)
    return () => {
      seen.disconnect()
    }
  }, [store, stage])

  const isOpen = snapshot.phase.name === 'open'
  useEffect(() => {
    if (!isOpen) return
    // Each connection compares the clocks anew: a laptop that slept may have drifted.
    const asked = new AbortController()
    const compare = async () => {
      const sentAt = Date.now()
      const response = await fetch(stationsRequest.path, { signal: asked.signal })
      const receivedAt = Date.now()
      if (!response.ok) return
      const { now } = (await response.json()) as StationList
      // The server's time lies between the two; half the way there and back is the doubt that is left.
      store.compareClocks({
        offsetMs: Date.parse(now) - (sentAt + receivedAt) / 2,
        withinMs: (receivedAt - sentAt) / 2,
      })
    }
    compare().catch(() => undefined)
    return () => {
      asked.abort()
    }
  }, [store, isOpen])

  return { ...snapshot, isCalm, start: store.start, pause: store.pause, playNext: store.playNext }
}

export type LiveStream = ReturnType<typeof useStream>
