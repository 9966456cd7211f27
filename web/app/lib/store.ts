import { useSyncExternalStore } from 'react'

/** Those who want to hear of a change, as `useSyncExternalStore` signs them up. */
export function listeners() {
  const all = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
    tell: () => {
      for (const listener of all) listener()
    },
  }
}

/**
 * A value outside React. A context that hands down a store never changes itself: below a changed one React gives up
 * every part that waits as plain HTML and draws it anew, and what was pressed there is lost.
 */
export function createStore<Value>(first: Value) {
  const { subscribe, tell } = listeners()
  let value = first
  return {
    subscribe,
    /** What it began with, as the prerendered page shows it. */
    first: () => first,
    get: () => value,
    set: (next: Value) => {
      if (Object.is(next, value)) return
      value = next
      tell()
    },
  }
}

type Store<Value> = ReturnType<typeof createStore<Value>>

export function useStore<Value>({ subscribe, get, first }: Store<Value>) {
  return useSyncExternalStore(subscribe, get, first)
}
