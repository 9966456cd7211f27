/** A report's text as paragraphs of sentences with their marks, and what can be chosen in it. */
import type { FigureBasis } from '@/components/charts/chart-figure'
import { isSame, type Choosing } from '@/components/text/choose'
import type { TextMark, TextParagraph, TextSentence } from '@/components/text/marked-text'
import { utf16Offsets, type Span } from '@/lib/text-spans'
import type { Report } from './ask'
import type { View } from './settings'
import { kindWords, toneStep } from './words'

/** What is chosen on the page. */
export type Selection =
  | { kind: 'entity' | 'sentence' | 'phrase'; index: number }
  /** Words of the article that an answer rests on, in UTF-16 units. */
  | ({ kind: 'quote' } & Span)

/** What every part of the analysis is given. */
export type Shown = { report: Report } & Choosing<Selection>

/** The same where it stands in a figure. */
export type ShownFigure = Shown & { figure: Omit<FigureBasis, 'demo' | 'credit'> }

/** The names to mark, by sentence. */
function marksOf({ text, entities }: Report, { hide }: View, selection: Selection | null) {
  const offset = utf16Offsets(text)
  const marks = new Map<number, TextMark[]>()
  for (const [index, { kind, mentions }] of entities.entries()) {
    if (hide.includes(kind)) continue
    const { one, letter } = kindWords[kind]
    for (const { start, end, sentence } of mentions) {
      const list = marks.get(sentence) ?? []
      list.push({
        start: offset(start),
        end: offset(end),
        id: index,
        kind: one,
        isChosen: isSame(selection, { kind: 'entity', index }),
        className: `name-${kind}`,
        data: { 'data-entity': index, 'data-letter': letter },
      })
      marks.set(sentence, list)
    }
  }
  return marks
}

/** Names underlined, sentences tinted by their tone, and what is chosen framed or marked. */
export function layoutOf(report: Report, view: View, selection: Selection | null): TextParagraph[] {
  const offset = utf16Offsets(report.text)
  const spanOf = ({ start, end }: Span) => ({ start: offset(start), end: offset(end) })
  const marks = marksOf(report, view, selection)
  const found = selection?.kind === 'quote' ? [] : foundSentences(report, selection)
  const quote = selection?.kind === 'quote' ? [selection] : []
  const paragraphs: { key: number; isHeading: boolean; sentences: TextSentence[] }[] = []
  for (const { index, heading, paragraph, ...span } of report.sentences) {
    const tone = report.sentiment.sentences[index]
    const step = view.tone && tone ? toneStep(tone.score, tone.label) : 0
    const isFound = found.includes(index)
    const toneWords = (isFound && tone?.words.map(spanOf)) || []
    const sentence = {
      ...spanOf(span),
      index,
      isFound,
      className: step !== 0 && `tint-${String(step)}`,
      marks: marks.get(index) ?? [],
      highlights: [...toneWords, ...quote],
      highlightClass: quote.length > 0 ? 'quoted' : 'tone-word',
    }
    const last = paragraphs.at(-1)
    if (last?.key === paragraph) {
      last.sentences.push(sentence)
      last.isHeading &&= heading
    } else paragraphs.push({ key: paragraph, isHeading: heading, sentences: [sentence] })
  }
  return paragraphs
}

/** The sentences that are found by a selection: framed in the text. */
function foundSentences(report: Report, selection: Selection | null): readonly number[] {
  if (selection?.kind === 'sentence') return [selection.index]
  if (selection?.kind === 'phrase') return report.key_phrases[selection.index]?.sentences ?? []
  return []
}

/** Where in the text a selection first stands: what is brought into view. */
export function firstSentence(report: Report, selection: Selection): number | null {
  if (selection.kind === 'quote') {
    const offset = utf16Offsets(report.text)
    return report.sentences.find(({ end }) => offset(end) > selection.start)?.index ?? null
  }
  if (selection.kind === 'entity')
    return report.entities[selection.index]?.mentions[0]?.sentence ?? null
  return foundSentences(report, selection)[0] ?? null
}
