/** What is chosen on the page, and which sentences it lights up. */
import type { Report } from './query'
import type { Span } from './spans'

export type Selection =
  | { kind: 'entity'; index: number }
  | { kind: 'sentence'; index: number }
  | { kind: 'phrase'; index: number }
  /** Words of the article that an answer rests on, in UTF-16 units. */
  | ({ kind: 'quote' } & Span)

/** The sentences that are found by a selection: framed in the text. */
export function foundSentences(report: Report, selection: Selection | null): readonly number[] {
  if (selection?.kind === 'sentence') return [selection.index]
  if (selection?.kind === 'phrase') return report.key_phrases[selection.index]?.sentences ?? []
  return []
}

/** Where in the text a selection first stands: what is brought into view. */
export function firstSentence(
  report: Report,
  selection: Selection,
  offset: (chars: number) => number,
): number | null {
  switch (selection.kind) {
    case 'sentence':
      return selection.index
    case 'entity':
      return report.entities[selection.index]?.mentions[0]?.sentence ?? null
    case 'phrase':
      return report.key_phrases[selection.index]?.sentences[0] ?? null
    case 'quote':
      return report.sentences.find(({ end }) => offset(end) > selection.start)?.index ?? null
  }
}

/** Whether two selections are the same: pressing again puts it away. */
export function isSame(a: Selection | null, b: Selection) {
  if (a?.kind !== b.kind) return false
  if (a.kind === 'quote' || b.kind === 'quote')
    return a.kind === 'quote' && b.kind === 'quote' && a.start === b.start && a.end === b.end
  return a.index === b.index
}
