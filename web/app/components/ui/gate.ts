import { settled } from '@/lib/settled'

/** What a prerendered part waits behind until it is needed. */
export interface Gate {
  /** For `use`: suspends until the gate is open, and not for a moment longer. */
  readonly opened: Promise<void>
  /**
   * Fetches the part's code, if it has some to fetch, and opens. When the code does not come the gate stays shut, but
   * for a change: what stands there may be true no longer, and the part says that its code did not come.
   */
  open: (isChanged?: boolean) => void
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
    open: (isChanged = false) => {
      if (load) load().then(unlock, () => isChanged && unlock())
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

/** The newest of each: parts are known to wait only a while after React has drawn the page. */
let touched: Event | undefined
let pressed: Event | undefined

if (!import.meta.env.SSR) {
  pressed = window.early?.press ?? undefined
  for (const touch of touches) addEventListener(touch, onTouch, { capture: true, passive: true })
  for (const press of ['click', 'submit']) addEventListener(press, onPress, { capture: true })
}

/** Keys that do nothing in a drawing: they lead past it, or wait for another. */
const passing = /^(?:Tab|Shift|Control|Alt|Meta)$/

function onTouch(event: Event) {
  touched = event
  const target = event.target instanceof Element ? event.target : null
  // A key in a drawing; one on a button is a press, and what is typed in a field is taken over.
  let key =
    event instanceof KeyboardEvent &&
    !passing.test(event.key) &&
    target?.matches('[role=application]') &&
    (() => target.dispatchEvent(new KeyboardEvent(event.type, event)))
  for (let node = target; node; node = node.parentElement) {
    const gate = waiting.get(node)
    if (!gate) continue
    gate.open()
    // The innermost part is the last to come to life.
    if (key) presses.set(node, (presses.get(node) ?? new Map<Event, Press>()).set(event, key))
    key = false
  }
}

type Press = () => void

/** What was pressed in a part that had not come to life: the newest press, or the keys one after the other. */
const presses = new WeakMap<Element, Map<Event, Press>>()

/** The button or the form's submission is done again once the part lives; a form with an address of its own sends itself. */
function onPress(event: Event) {
  const target = event.target instanceof Element ? event.target : null
  const box = [...waiting.keys()].find((part) => part.contains(target))
  pressed = box || event.type === 'submit' ? undefined : event
  if (!target || !box) return
  waiting.get(box)?.open()
  if (target instanceof HTMLFormElement) {
    if (target.hasAttribute('action')) return
    // Also when the code is there: React brings a part to life for a press, but not for a submission.
    event.preventDefault()
    event.stopPropagation()
    const submitter = event instanceof SubmitEvent ? event.submitter : null
    const send = () => {
      target.requestSubmit(submitter)
    }
    presses.set(box, new Map([[event, send]]))
    return
  }
  // Also when the code is there: React mostly brings the part to life in time, and then says so by `heardPress`.
  const button = target.closest('button')
  const press = () => {
    button?.click()
  }
  if (button?.type === 'button') presses.set(box, new Map([[event, press]]))
}

/** React has answered a press or a key itself: it is not done again. */
export function heardPress(box: Element, event: Event) {
  presses.get(box)?.delete(event)
}

/** Presses again what was pressed in a part that has just come to life, after what was typed there has been taken over. */
export function replayPress(box: Element) {
  // React may bring the part to life for the very press and answer it only then: it is taken up after that event.
  setTimeout(() => {
    const kept = [...(presses.get(box)?.values() ?? [])]
    presses.delete(box)
    for (const press of kept) press()
  })
}

/** React has answered a press in the page: it is not done again. */
export function heardPagePress() {
  pressed = undefined
}

/** Presses again what was pressed in the page, outside its parts, before the page itself was alive. */
export function replayPagePress(page: Element) {
  setTimeout(() => {
    const button = pressed?.target instanceof Element ? pressed.target.closest('button') : null
    if (button?.type === 'button' && page.contains(button) && !isWaiting(button)) button.click()
  })
}

/**
 * Opens a gate when its box is touched, pointed at or focused. The window hears of an event before React does:
 * when the code is there already, React brings the part to life in time to answer it.
 */
export function openWhenTouched(box: Element, gate: Gate) {
  const isInside = (event?: Event): event is Event => box.contains(event?.target as Node | null)
  waiting.set(box, gate)
  if (isInside(touched)) onTouch(touched)
  if (isInside(pressed)) onPress(pressed)
  return () => void waiting.delete(box)
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
