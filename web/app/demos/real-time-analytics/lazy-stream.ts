/** The stream before its code is there: the page draws without it, and fetches it when someone wants to listen. */
import type { StreamSnapshot, StreamStore } from './stream-store'

/** Stands for the store from the first render on; the real one takes over once it is loaded. */
export function createLazyStream(load: () => Promise<StreamStore>, first: StreamSnapshot) {
  let store: StreamStore | null = null
  let isLoading = false
  let snapshot = first
  let path = ''
  let playsNext = false
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const enter = (phase: StreamSnapshot['phase']) => {
    snapshot = { ...snapshot, phase }
    tell()
  }
  const start = async () => {
    if (store) {
      store.start()
      return
    }
    enter({ name: 'connecting' })
    if (isLoading) return
    isLoading = true
    try {
      const loaded = await load()
      loaded.subscribe(tell)
      loaded.choose(path)
      store = loaded
      // Paused or left while the code was on its way: it waits like any pause.
      if (snapshot.phase.name === 'connecting') loaded.start()
      else tell()
    } catch {
      enter({ name: 'offline' })
    }
    isLoading = false
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    read: () => (store ? store.read() : snapshot),
    initial: () => first,
    choose: (next: string) => {
      const isNew = next !== path
      path = next
      if (store) store.choose(next)
      else if (isNew && playsNext) void start()
      playsNext = false
    },
    playNext: () => {
      playsNext = true
      store?.playNext()
    },
    start: () => void start(),
    pause: (by: 'visitor' | 'hidden') => {
      if (store) store.pause(by)
      else if (snapshot.phase.name !== 'idle') enter({ name: 'idle' })
    },
    compareClocks: (clocks: NonNullable<StreamSnapshot['clocks']>) => {
      store?.compareClocks(clocks)
    },
    close: () => {
      store?.close()
      if (snapshot.phase.name !== 'idle') enter({ name: 'idle' })
    },
  }
}
