/**
 * Where the visitor stood on each page of this tab's history.
 *
 * The browser's own memory acts before a page loaded on demand has its height, so
 * the site keeps its own: each history entry carries a key, each key a position.
 */
const storageKey = 'scroll'

interface EntryState {
  scroll_key: string
}

const hasKey = (state: unknown): state is EntryState =>
  typeof state === 'object' && state !== null && 'scroll_key' in state

const newKey = () => Math.random().toString(36).slice(2, 10)

/** How the visitor came to the entry in view. */
export type Arrival = 'load' | 'push' | 'back'

export class ScrollMemory {
  #key = ''
  #path = ''
  #positions: Record<string, number> = {}
  arrival: Arrival = 'load'

  /** Starts to follow the history, for as long as the page lives. */
  follow() {
    this.#positions = this.#stored()
    history.scrollRestoration = 'manual'
    this.#enter('load')
    const onPush = () => {
      this.#leave()
      this.#enter('push')
    }
    const onPop = () => {
      this.#leave()
      // An entry without a key is new: a click on a link to an anchor of the same page.
      const known = hasKey(history.state)
      const samePage = this.#path === location.pathname
      this.#enter(known ? 'back' : 'push')
      // Another page restores its position when it has appeared; this one is here already.
      if (known && samePage) window.scrollTo(0, this.position)
    }
    const onReplace = () => {
      if (!hasKey(history.state)) this.#mark(this.#key)
    }
    const onHide = () => {
      this.#leave()
      // A reload is prerendered and has its height at once: there the browser's own memory is better.
      history.scrollRestoration = 'auto'
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(this.#positions))
      } catch {
        // Storage may be closed or full: positions then last as long as the page.
      }
    }
    const onShow = () => {
      history.scrollRestoration = 'manual'
    }
    const events = [
      ['pushState', onPush],
      ['popstate', onPop],
      ['replaceState', onReplace],
      ['pagehide', onHide],
      ['pageshow', onShow],
    ] as const
    for (const [name, listener] of events) addEventListener(name, listener)
  }

  /** The position the visitor left this entry at. */
  get position() {
    return this.#positions[this.#key] ?? 0
  }

  #enter(arrival: Arrival) {
    this.arrival = arrival
    this.#path = location.pathname
    if (hasKey(history.state)) this.#key = history.state.scroll_key
    else this.#mark(newKey())
  }

  #leave() {
    this.#positions[this.#key] = window.scrollY
  }

  #mark(key: string) {
    this.#key = key
    const state: unknown = history.state
    history.replaceState({ ...(state as object | null), scroll_key: key }, '')
  }

  #stored(): Record<string, number> {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
      return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {}
    } catch {
      return {}
    }
  }
}
