import { listed } from '@/lib/format'
import type { OwnScope } from './own-in-use'

/** What is worked out from a visitor's data and what is not, in two sentences. */
export function scopeText({ recomputed, kept }: OwnScope) {
  return `Recomputed from it: ${listed(recomputed)}. Not recomputed: ${listed(kept)}.`
}

/** Shows what came of a visitor's data; on a phone it may be folded away. */
export function seeResult({ result = 'answer' }: OwnScope) {
  const shown = document.getElementById(result)
  if (!shown) return
  const fold = shown.closest('[data-folded]') ?? shown.querySelector('[data-folded]')
  fold?.querySelector<HTMLElement>('.fold-button')?.click()
  shown.tabIndex = -1
  shown.focus({ preventScroll: true })
  shown.scrollIntoView({ block: 'start' })
}
