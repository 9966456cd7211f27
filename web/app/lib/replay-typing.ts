/**
 * Tells React what was typed, chosen or moved while the page was only HTML. React keeps such input on the screen but
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

function replayInput(input: HTMLInputElement) {
  const { value, checked } = kept.get(input) ?? input
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
    if (isWaiting(field)) continue
    const { value } = kept.get(field) ?? (field as Element & Kept)
    if (field instanceof HTMLInputElement) replayInput(field)
    else if (field instanceof HTMLTextAreaElement) {
      if (value !== field.defaultValue) retype(field, value)
    } else if (field instanceof HTMLSelectElement) {
      if (value === firstOf(field)?.value) continue
      field.value = value
      announce(field)
    }
  }
}
