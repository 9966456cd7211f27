/** Moving through a text with the arrow keys: its marks sideways, its sentences up and down. */
const steps: Record<string, { marks: string; by: number } | undefined> = {
  ArrowRight: { marks: '[data-mark]', by: 1 },
  ArrowLeft: { marks: '[data-mark]', by: -1 },
  ArrowDown: { marks: '[data-sentence]', by: 1 },
  ArrowUp: { marks: '[data-sentence]', by: -1 },
  Home: { marks: '[data-sentence]', by: Number.NEGATIVE_INFINITY },
  End: { marks: '[data-sentence]', by: Number.POSITIVE_INFINITY },
}

/** The mark a key leads to from the element in focus; null for other keys and at the ends. */
export function markAfter(box: HTMLElement, key: string): HTMLElement | null {
  const step = steps[key]
  if (!step) return null
  const marks = [...box.querySelectorAll<HTMLElement>(step.marks)]
  const here = document.activeElement
  const inside = here !== null && here !== box && box.contains(here)
  if (!Number.isFinite(step.by)) return (step.by < 0 ? marks[0] : marks.at(-1)) ?? null
  if (!inside) return (step.by > 0 ? marks[0] : marks.at(-1)) ?? null
  // The next mark in the text after, or before, where the focus stands; its own sentence is behind it.
  const own = here.closest<HTMLElement>(step.marks)
  const at = own ? marks.indexOf(own) : -1
  if (at >= 0) return marks[at + step.by] ?? null
  const follows = (mark: HTMLElement) =>
    (here.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return (step.by > 0 ? marks.find(follows) : marks.findLast((mark) => !follows(mark))) ?? null
}
