import { settled } from '@/lib/settled'

/** What a prerendered part waits behind until it is needed. */
export interface Gate {
  /** For `use`: suspends until the gate is open, and not for a moment longer. */
  readonly opened: Promise<void>
  /** Fetches the part's code, if it has some to fetch, and opens. When the code does not come the gate stays shut. */
  open: () => void
  /** Whether the part can come to life at once: an event that touches it now is answered by React itself. */
  isOpen: () => boolean
}

/** On the server every gate is open: the page is rendered whole. */
export function createGate(load?: () => Promise<unknown>): Gate {
  let resolve = () => {}
  let isOpen = false
  const opened = new Promise<void>((done) => (resolve = done))
  const unlock = () => {
    isOpen = true
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
    isOpen: () => isOpen,
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

/** Adds or removes the window's ears. */
function listen(set: typeof addEventListener) {
  for (const touch of touches) set(touch, onTouch, { capture: true, passive: true })
  for (const press of ['click', 'submit']) set(press, onPress, { capture: true })
}

const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const

function onTouch({ target }: Event) {
  for (let node = target instanceof Element ? target : null; node; node = node.parentElement)
    waiting.get(node)?.open()
}

/** What was pressed in a part whose code was still on its way. */
const presses = new WeakMap<Element, () => void>()

/** The button or the form's submission is done again once the part lives; a form with an address of its own sends itself. */
function onPress(event: Event) {
  const target = event.target instanceof Element ? event.target : null
  const box = [...waiting.keys()].find((part) => part.contains(target))
  if (!target || !box || waiting.get(box)?.isOpen()) return
  if (target instanceof HTMLFormElement) {
    if (target.hasAttribute('action')) return
    event.preventDefault()
    const submitter = event instanceof SubmitEvent ? event.submitter : null
    presses.set(box, () => {
      target.requestSubmit(submitter)
    })
  } else {
    const button = target.closest('button')
    if (button?.type === 'button')
      presses.set(box, () => {
        button.click()
      })
  }
}

/** Presses again what was pressed in a part that has just come to life, after what was typed there has been taken over. */
export function replayPress(box: Element) {
  const press = presses.get(box)
  presses.delete(box)
  if (press) setTimeout(press)
}

/**
 * Opens a gate when its box is touched, pointed at or focused. The window hears of an event before React does:
 * when the code is there already, React brings the part to life in time to answer it.
 */
export function openWhenTouched(box: Element, gate: Gate) {
  if (waiting.size === 0) listen(addEventListener)
  waiting.set(box, gate)
  return () => {
    waiting.delete(box)
    if (waiting.size === 0) listen(removeEventListener)
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
