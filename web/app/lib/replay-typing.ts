/**
 * Tells React what was typed, chosen, moved or sent while the page was only HTML. React keeps such input on the screen but
 * never hears of it: its state would say one thing and the field another until the next keystroke.
 */

type Field = HTMLInputElement | HTMLTextAreaElement
type Kept = { value: string; checked: boolean }

/** How fields stood when they were last touched: React sets them back to what they were rendered with. */
const kept = new WeakMap<Element, Kept>()
const fields = 'input, textarea, select'

function keep(field: Element) {
  if (!field.matches(fields)) return
  const { value, checked = false } = field as Element & Kept
  kept.set(field, { value, checked })
}

/** The line a list was prerendered with; one without a default starts at its first. */
const firstOf = (list: HTMLSelectElement) =>
  list.querySelector<HTMLOptionElement>('option[selected]') ?? list.options[0]

/** Whether a field stands as it was prerendered: what the address asks for comes later, and is not typed. */
function isUntouched(field: Element) {
  if (field instanceof HTMLSelectElement) return field.value === firstOf(field)?.value
  const { value, defaultValue, checked, defaultChecked } = field as HTMLInputElement
  return value === defaultValue && checked === defaultChecked
}

/** Remembers what is typed from now on and what has been typed so far. To be called before React takes over. */
export function watchTyping() {
  for (const field of document.querySelectorAll(fields)) if (!isUntouched(field)) keep(field)
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement && target.type === 'radio')) keep(target as Element)
    else radiosWith(target).forEach(keep)
  }
  addEventListener('input', onInput, { capture: true, passive: true })
}

declare global {
  interface Window {
    /** Kept by `public/theme.js`: whether the page is alive, the form that nothing has answered yet, the newest press. */
    early?: { isOver: boolean; submit: SubmitEvent | null; press: MouseEvent | null }
  }
}

/** Sends what was sent too early, now that a part of the page is alive and what was typed in it is taken over. */
export function replaySubmit() {
  const { early } = window
  if (!early) return
  const { submit } = early
  early.isOver = true
  early.submit = null
  if (submit) setTimeout(() => (submit.target as HTMLFormElement).requestSubmit(submit.submitter))
}

/** React takes an event seriously only when the value differs from the one it saw last, so each change has two steps. */
function retype(field: Field, typed: string) {
  // The prototype's setter, for React watches the one of the element.
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  const set = Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set
  for (const value of [field.defaultValue, typed]) {
    set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const announce = (field: Element) => field.dispatchEvent(new Event('change', { bubbles: true }))

const radiosWith = ({ form, name }: HTMLInputElement) =>
  [...(form ?? document).querySelectorAll<HTMLInputElement>('[type="radio"]')].filter(
    (radio) => radio.name === name,
  )

function replayInput(input: HTMLInputElement, { value, checked }: Kept) {
  if (input.type === 'file') {
    if (input.files?.length) announce(input)
  } else if (input.type === 'checkbox') {
    if (checked === input.defaultChecked) return
    if (input.checked === checked) input.click()
    input.click()
  } else if (input.type === 'radio') {
    if (!checked || input.defaultChecked) return
    radiosWith(input)
      .find(({ defaultChecked }) => defaultChecked)
      ?.click()
    input.click()
  } else if (value !== input.defaultValue) retype(input, value)
}

/** Replays the fields of a part that has just come to life; those in parts that still wait keep for later. */
export function replayTyping(root: Element, isWaiting: (field: Element) => boolean = () => false) {
  for (const field of root.querySelectorAll(fields)) {
    // One that was not touched may differ from the prerendered page too: by the view that has come since.
    const was = kept.get(field)
    if (!was || isWaiting(field)) continue
    if (field instanceof HTMLInputElement) replayInput(field, was)
    else if (field instanceof HTMLTextAreaElement) {
      if (was.value !== field.defaultValue) retype(field, was.value)
    } else if (field instanceof HTMLSelectElement) {
      if (was.value === firstOf(field)?.value) continue
      field.value = was.value
      announce(field)
    }
  }
}
