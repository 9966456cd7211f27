/**
 * Tells React what was typed, chosen or moved while the page was only HTML. React keeps such input on the screen but
 * never hears of it: its state would say one thing and the field another until the next keystroke.
 */

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * What stands in text areas and lists. React empties a prerendered text area when it takes over, and sets a list back
 * to the line it was rendered with.
 */
const kept = new WeakMap<Element, string>()

function keep(field: unknown) {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
    kept.set(field, field.value)
}

/** Remembers what is typed from now on and what has been typed so far. To be called before React takes over. */
export function watchTyping() {
  document.querySelectorAll('textarea, select').forEach(keep)
  addEventListener('input', ({ target }) => keep(target), { capture: true, passive: true })
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

function replayInput(input: HTMLInputElement) {
  if (input.type === 'file') {
    if (input.files?.length) announce(input)
  } else if (input.type === 'checkbox') {
    if (input.checked === input.defaultChecked) return
    input.click()
    input.click()
  } else if (input.type === 'radio') {
    if (!input.checked || input.defaultChecked) return
    const group = [...(input.form ?? document).querySelectorAll<HTMLInputElement>('[type="radio"]')]
    group.find(({ name, defaultChecked }) => name === input.name && defaultChecked)?.click()
    input.click()
  } else if (input.value !== input.defaultValue) retype(input, input.value)
}

/** Replays the fields of a part that has just come to life; those in parts that still wait keep for later. */
export function replayTyping(root: Element, isWaiting: (field: Element) => boolean = () => false) {
  for (const field of root.querySelectorAll('input, textarea, select')) {
    if (isWaiting(field)) continue
    if (field instanceof HTMLInputElement) replayInput(field)
    else if (field instanceof HTMLTextAreaElement) {
      const typed = kept.get(field) ?? field.value
      if (typed !== field.defaultValue) retype(field, typed)
    } else if (field instanceof HTMLSelectElement) {
      const first = field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0]
      const chosen = kept.get(field) ?? field.value
      if (chosen === first?.value) continue
      field.value = chosen
      announce(field)
    }
  }
}
