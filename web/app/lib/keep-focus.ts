/**
 * Keeps the focus on the page when the control that has it goes away: a button that was pressed and is not needed any
 * more, a row that was removed. Else it would fall to the page's beginning, and who listens would be lost.
 */

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

const canTakeFocus = (control: HTMLElement) =>
  control.isConnected &&
  !control.matches(':disabled, [tabindex="-1"]') &&
  control.getClientRects().length > 0

/** The first control in the nearest part that is left of where the focus was. */
function nearest(left: readonly Element[]) {
  for (const part of left) {
    if (!part.isConnected) continue
    const found = [...part.querySelectorAll<HTMLElement>(controls)].find(canTakeFocus)
    if (found) return found
  }
  return null
}

/** An element and what it stands in, from the inside out. */
function partsFrom(control: Element | null) {
  const parts: Element[] = []
  for (let part = control; part; part = part.parentElement) parts.push(part)
  return parts
}

let isKept = false

/** From now on, for as long as the site is open. */
export function keepFocus() {
  if (isKept) return
  isKept = true
  /** The control that has the focus, and the parts it stands in, from the inside out. */
  let path = partsFrom(document.activeElement)
  document.addEventListener('focusin', ({ target }) => {
    path = partsFrom(target as Element)
  })
  document.addEventListener('focusout', ({ target }) => {
    setTimeout(() => {
      // Who leaves a control that stays has left it on purpose.
      if (path[0] === target && path[0]?.isConnected) path = []
    })
  })
  new MutationObserver(() => {
    const [control, ...parts] = path
    if (!control || control.isConnected || document.activeElement !== document.body) return
    path = []
    // The page stays where it is: only the focus moves.
    nearest(parts)?.focus({ preventScroll: true })
  }).observe(document.body, { childList: true, subtree: true })
}
