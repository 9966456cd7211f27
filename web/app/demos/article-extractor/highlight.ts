/** Which block the reader points at: a store outside React, so that two rows are drawn again and not two thousand. */
import { useSyncExternalStore } from 'react'

export class Highlight {
  #pinned: number | null = null
  #hovered: number | null = null
  readonly #listeners = new Set<() => void>()

  /** The block under the pointer, else the one chosen. */
  get shown() {
    return this.#hovered ?? this.#pinned
  }

  get pinned() {
    return this.#pinned
  }

  hover(block: number | null) {
    if (block === this.#hovered) return
    this.#hovered = block
    this.#tell()
  }

  pin(block: number | null) {
    this.#pinned = block
    this.#hovered = null
    this.#tell()
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }
}

const nothing = () => null
const no = () => false

/** The block shown, for the one place that describes it. */
export function useShownBlock(highlight: Highlight) {
  return useSyncExternalStore(highlight.subscribe, () => highlight.shown, nothing)
}

export function usePinnedBlock(highlight: Highlight) {
  return useSyncExternalStore(highlight.subscribe, () => highlight.pinned, nothing)
}

/** Whether a test of the shown block holds; only a change of the answer draws again. */
export function useIsShown(highlight: Highlight, test: (block: number) => boolean) {
  return useSyncExternalStore(
    highlight.subscribe,
    () => highlight.shown !== null && test(highlight.shown),
    no,
  )
}

/** Scrolls a box, and only that box, until one of its elements stands in view. */
export function reveal(box: HTMLElement | null, selector: string) {
  const element = box?.querySelector<HTMLElement>(selector)
  if (!box || !element) return
  const [frame, item] = [box.getBoundingClientRect(), element.getBoundingClientRect()]
  if (item.top >= frame.top && item.bottom <= frame.bottom) return
  const isTall = item.height > frame.height
  const room = isTall ? 0 : (frame.height - item.height) / 2
  box.scrollTop += item.top - frame.top - room
}
