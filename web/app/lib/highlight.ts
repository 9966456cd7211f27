/** Which of many items the reader points at: a store outside React, so that two are drawn again and not two thousand. */
import { useSyncExternalStore } from 'react'
import { listeners } from './store'

export class Highlight {
  #pinned: number | null = null
  #hovered: number | null = null
  readonly #listeners = listeners()
  readonly subscribe = this.#listeners.subscribe

  /** The item under the pointer, else the one chosen. */
  get shown() {
    return this.#hovered ?? this.#pinned
  }

  get pinned() {
    return this.#pinned
  }

  hover(item: number | null) {
    if (item === this.#hovered) return
    this.#hovered = item
    this.#listeners.tell()
  }

  pin(item: number | null) {
    this.#pinned = item
    this.#hovered = null
    this.#listeners.tell()
  }
}

const nothing = () => null
const no = () => false

/** The item shown, for the one place that describes it. */
export function useShown(highlight: Highlight) {
  return useSyncExternalStore(highlight.subscribe, () => highlight.shown, nothing)
}

export function usePinned(highlight: Highlight) {
  return useSyncExternalStore(highlight.subscribe, () => highlight.pinned, nothing)
}

/** Whether a test of the shown item holds; only a change of the answer draws again. */
export function useIsShown(highlight: Highlight, test: (item: number) => boolean) {
  return useSyncExternalStore(
    highlight.subscribe,
    () => highlight.shown !== null && test(highlight.shown),
    no,
  )
}
