/**
 * The query of the address as a store with two readings: `live` is what the controls show, `settled` is what the
 * API is asked about. They differ only while somebody drags or types. The text is read raw: the router's own hook
 * decodes it before it is parsed, so that `a%2Fb` inside a value would come back as `a/b`.
 */

export type History = 'push' | 'replace'

/** A hand that rests this long has chosen. */
const REST_MS = 250
/** Safari throws at the 101st history call within 30 seconds, and the scroll memory makes one for each step of ours. */
const MOST_WRITES = 40
const WINDOW_MS = 30_000

/** What the page knows and the address does not say yet. */
interface Ahead {
  path: string
  live: string
  settled: string
  how: History
}

let ahead: Ahead | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let written: number[] = []
/** The control whose arrow keys made the newest step, and the one they were pressed in last. */
let stepsOf: unknown = null
let keysIn: unknown = null
let isOneStep = false
/** The page on which something was chosen since it was opened. */
let changedOn = ''
const listeners = new Set<() => void>()

const current = () => window.location.search.slice(1)
// A draft of a page that was left is nobody's.
const here = () => (ahead?.path === window.location.pathname ? ahead : null)

export const liveQuery = () => here()?.live ?? current()
export const settledQuery = () => here()?.settled ?? current()

/** Whether the address is still the one the page was opened with. */
export const isAsOpened = () => changedOn !== window.location.pathname

function announce() {
  for (const listener of listeners) listener()
}

function onPop() {
  clearTimeout(timer)
  ahead = null
  stepsOf = null
  announce()
}

// The router announces its own changes of the address under `pushState` and `replaceState`. A step of the history is
// heard in turn, for the memory of where the visitor stood must hear of it before the page changes.
const events = [
  ['popstate', onPop],
  ['pagehide', settle],
  ['pushState', announce],
  ['replaceState', announce],
] as const

// Heard before anybody answers them, so that it is known by then what they were; and from the start, for a list may be
// walked before the page that holds it has come to life.
if (!import.meta.env.SSR) {
  addEventListener('keydown', onKey, true)
  addEventListener('pointerdown', onPointer, true)
}

/** Buttons of one choice share a name, and the focus walks from one to the next. Space presses: each is a step. */
function onKey(event: Event) {
  const { key, target } = event as KeyboardEvent
  const isStep = /^(?:Arrow|Page|Home$|End$)|^\S$/.test(key)
  keysIn = isStep ? (target as HTMLInputElement).name || target : null
}

function onPointer() {
  keysIn = null
}

/** While a sheet is open all its changes are one step: back closes it. In a page of another site none is a step. */
export function asOneStep(isOpen: boolean) {
  isOneStep = isOpen
}

export function subscribe(listener: () => void) {
  if (listeners.size === 0) for (const [name, hear] of events) window.addEventListener(name, hear)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    settle()
    changedOn = ''
    stepsOf = null
    for (const [name, hear] of events) window.removeEventListener(name, hear)
  }
}

/** A choice is a step of its own in the history; what is dragged or typed replaces, once the hand rests. */
export function setQuery(query: string, wished: History) {
  changedOn = window.location.pathname
  // Arrow keys pass through the values of a list: those on the way are no steps.
  const how = isOneStep || (keysIn && keysIn === stepsOf) ? 'replace' : wished
  if (wished === 'push') settle()
  if (how === 'push') stepsOf = keysIn
  const now = here()
  ahead = {
    path: window.location.pathname,
    live: query,
    settled: settledQuery(),
    how: now?.how === 'push' ? 'push' : how,
  }
  clearTimeout(timer)
  if (wished === 'push') settle()
  else {
    timer = setTimeout(settle, REST_MS)
    announce()
  }
}

/** What is shown is what is meant: the address follows, and with it the question. */
export function settle() {
  clearTimeout(timer)
  const now = here()
  if (!now) return
  ahead = { ...now, settled: now.live }
  write()
  announce()
}

function write() {
  const now = here()
  if (!now) return
  const time = Date.now()
  written = written.filter((at) => at > time - WINDOW_MS)
  const [first] = written
  if (first !== undefined && written.length >= MOST_WRITES) {
    timer = setTimeout(write, first + WINDOW_MS - time)
    return
  }
  ahead = null
  if (now.settled === current()) return
  written.push(time)
  const to = now.settled === '' ? now.path : `${now.path}?${now.settled}`
  if (now.how === 'push') window.history.pushState(null, '', to)
  else window.history.replaceState(window.history.state, '', to)
}
