function targetOf(hash: string) {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // A lone percent sign is no valid escape; such an address names nothing.
    return null
  }
}

/** Moves the focus where it otherwise cannot stand. */
export function focusOn(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Takes the visitor to the element an address names; without one, to the top of the page. */
export function goTo(hash: string) {
  const target = targetOf(hash)
  if (!target) {
    window.scrollTo(0, 0)
    return false
  }
  target.scrollIntoView()
  // What is folded on a phone unfolds for the focus; a change of the address by script is no `:target` to the styles.
  const folded = target.querySelector<HTMLElement>(':scope > .fold > .fold-body')
  const isCut = folded !== null && folded.scrollHeight > folded.clientHeight
  focusOn(isCut ? folded : target)
  return true
}
