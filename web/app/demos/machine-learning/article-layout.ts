/** A report's text as paragraphs of sentences with their marks, in the units a string is cut by. */
import type { EntityKind, Report, SentenceTone } from './ask'
import { utf16Offsets, type Span } from '@/lib/text-spans'

/** A name in the text. */
export interface NameMark extends Span {
  entity: number
  kind: EntityKind
  name: string
}

export interface LaidSentence extends Span {
  index: number
  heading: boolean
  tone: SentenceTone | undefined
  marks: readonly NameMark[]
  /** The words that made its tone. */
  toneWords: readonly Span[]
}

export interface Paragraph {
  key: number
  sentences: readonly LaidSentence[]
}

export interface ArticleLayout {
  text: string
  paragraphs: readonly Paragraph[]
  offset: (chars: number) => number
}

export function layoutOf(report: Report): ArticleLayout {
  const { text, entities, sentiment } = report
  const offset = utf16Offsets(text)
  const spanOf = ({ start, end }: Span) => ({ start: offset(start), end: offset(end) })
  const marks = new Map<number, NameMark[]>()
  for (const [entity, { kind, text: name, mentions }] of entities.entries())
    for (const mention of mentions) {
      const list = marks.get(mention.sentence) ?? []
      list.push({ ...spanOf(mention), entity, kind, name })
      marks.set(mention.sentence, list)
    }
  const paragraphs: { key: number; sentences: LaidSentence[] }[] = []
  for (const sentence of report.sentences) {
    const tone = sentiment.sentences[sentence.index]
    const laid: LaidSentence = {
      ...spanOf(sentence),
      index: sentence.index,
      heading: sentence.heading,
      tone,
      marks: marks.get(sentence.index) ?? [],
      toneWords: tone?.words.map(spanOf) ?? [],
    }
    const last = paragraphs.at(-1)
    if (last?.key === sentence.paragraph) last.sentences.push(laid)
    else paragraphs.push({ key: sentence.paragraph, sentences: [laid] })
  }
  return { text, paragraphs, offset }
}

/** What is chosen on the page. */
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

export interface Choosing {
  selection: Selection | null
  select: (selection: Selection | null) => void
}

/** Whether two selections are the same: pressing again puts it away. */
export const isSame = (a: Selection | null, b: Selection) => JSON.stringify(a) === JSON.stringify(b)

/** Moving through the marks of an article with the arrow keys: names sideways, sentences up and down. */
const steps: Record<string, { marks: string; by: number } | undefined> = {
  ArrowRight: { marks: '[data-entity]', by: 1 },
  ArrowLeft: { marks: '[data-entity]', by: -1 },
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
