import { settled } from '@/lib/settled'

/** What a prerendered part waits behind until it is needed. */
export interface Gate {
  /** For `use`: suspends until the gate is open, and not for a moment longer. */
  readonly opened: Promise<void>
  /** Fetches the part's code, if it has some to fetch, and opens. When the code does not come the gate stays shut. */
  open: () => void
}

/** On the server every gate is open: the page is rendered whole. */
export function createGate(load?: () => Promise<unknown>): Gate {
  let resolve = () => {}
  const opened = new Promise<void>((done) => (resolve = done))
  const unlock = () => {
    settled(opened, undefined)
    resolve()
  }
  if (import.meta.env.SSR) unlock()
  return {
    opened,
    open: () => {
      if (load) load().then(unlock, () => undefined)
      else unlock()
    },
  }
}

const waiting = new Map<Element, Gate>()

/** Whether a node stands in a part that has not come to life yet. */
export function isWaiting(node: Element) {
  return [...waiting.keys()].some((box) => box.contains(node))
}

/** How far below or above the window a part may be and still count as near. */
const margin = '150px 0px'
let observer: IntersectionObserver | undefined

function observe(box: Element) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) waiting.get(target)?.open()
    },
    { rootMargin: margin },
  )
  observer.observe(box)
}

const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const

function onTouch({ target }: Event) {
  for (let node = target instanceof Element ? target : null; node; node = node.parentElement)
    waiting.get(node)?.open()
}

/**
 * Opens a gate when its box is touched, pointed at or focused. The window hears of an event before React does:
 * when the code is there already, React brings the part to life in time to answer it.
 */
export function openWhenTouched(box: Element, gate: Gate) {
  if (waiting.size === 0)
    for (const touch of touches) addEventListener(touch, onTouch, { capture: true, passive: true })
  waiting.set(box, gate)
  return () => {
    waiting.delete(box)
    if (waiting.size === 0)
      for (const touch of touches) removeEventListener(touch, onTouch, { capture: true })
  }
}

/** Opens a gate when its box comes near the window, or is touched from afar. */
export function openWhenNear(box: Element, gate: Gate) {
  const forget = openWhenTouched(box, gate)
  observe(box)
  return () => {
    forget()
    observer?.unobserve(box)
  }
}
