/** A report's text as paragraphs of sentences with their marks, in the units a string is cut by. */
import type { EntityKind, Report, SentenceTone } from './query'
import { utf16Offsets, type Span } from './spans'

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
