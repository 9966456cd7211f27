import type { ReactNode } from 'react'
import { Sentence, type Said } from '@/components/demo/said'
import { ChosenPanel } from '@/components/text/chosen-panel'
import { counted, formatNumber, formatSigned, listed } from '@/lib/format'
import type { Selection, Shown } from './article-layout'
import type { Entity, Report } from './ask'
import { confidenceNote, mentionsNote, phraseNote } from './notes'
import { entityNote, sentenceNote } from './tone-notes'
import { ToneScore } from './tone-score'
import { isNamed, kindWords, percent, plainValue, sentencesOf } from './words'

interface Detail {
  title: string
  about: readonly Said[]
  tone?: ReactNode
  /** Sentences of the article, each a way to its place in the text. */
  sentences?: readonly number[]
}

/** What is known about the name, sentence or phrase that is chosen. */
export function DetailPanel({ report, selection, select }: Shown) {
  if (selection === null)
    return (
      <p className="small-text border-t border-hairline px-4 py-2.5 lg:px-5.5">
        Press a name or a sentence to see what its tone rests on.{' '}
        <span className="hidden pointer-fine:inline">
          By keyboard: ← → between names, ↑ ↓ between sentences, Enter.
        </span>
      </p>
    )
  const detail = detailOf(report, selection)
  if (!detail) return null
  return (
    <ChosenPanel
      key={JSON.stringify(selection)}
      title={detail.title}
      about={<Sentence said={detail.about} />}
      onClose={() => {
        select(null)
      }}
    >
      {detail.tone}
      <ul className="mt-1 divide-y divide-hairline empty:hidden">
        {detail.sentences?.map((index) => (
          <li key={index}>
            <button
              type="button"
              className="text-row"
              onClick={() => {
                select({ kind: 'sentence', index })
              }}
            >
              <span className="mr-2 font-mono text-xs text-muted">
                <span className="sr-only">Sentence </span>
                {index + 1}
              </span>
              <span lang={report.language}>{report.sentences[index]?.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </ChosenPanel>
  )
}

function detailOf(report: Report, selection: Selection): Detail | null {
  switch (selection.kind) {
    case 'entity': {
      const entity = report.entities[selection.index]
      return entity ? entityDetail(report, entity) : null
    }
    case 'sentence':
      return sentenceDetail(report, selection.index)
    case 'phrase': {
      const phrase = report.key_phrases[selection.index]
      if (!phrase) return null
      return {
        title: `“${phrase.phrase}”`,
        about: [
          `occurs ${counted(phrase.count, 'time')}, strength `,
          { text: formatNumber(phrase.score, 2), note: () => phraseNote(report, phrase) },
        ],
        sentences: phrase.sentences,
      }
    }
    case 'quote':
      return {
        title: 'Words an answer rests on',
        about: ['Marked in the text, as they stand there.'],
      }
  }
}

function entityDetail(report: Report, entity: Entity): Detail {
  const { text, aliases, count, confidence, kind, sentiment, tone } = entity
  const value = plainValue(entity)
  const also = listed(aliases.map((alias) => `“${alias}”`))
  const sure: Said[] = [
    '; the model is ',
    { text: percent(confidence), note: () => confidenceNote(report, entity) },
    ' sure',
  ]
  const heaviest = entity.tone_words.slice(0, 3)
  const rest = entity.tone_words.length - heaviest.length
  const words = listed([
    ...heaviest.map((word) => `“${word.text}” ${formatSigned(word.weight, 1)}`),
    ...(rest > 0 ? [`${String(rest)} more`] : []),
  ])
  return {
    title: text,
    about: [
      `${kindWords[kind].one}, named `,
      { text: counted(count, 'time'), note: () => mentionsNote(report, entity) },
      also && `, also as ${also}`,
      value !== null && value !== text ? `, that is ${value}` : '',
      ...(isNamed(entity) ? sure : []),
    ],
    tone: isNamed(entity) && (
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2">
        <ToneScore score={sentiment} tone={tone} note={() => entityNote(report, entity)} />
        <span>
          {tone}: {words || 'no word of tone stands near it'}.
          {entity.toned_mentions === 1 && tone !== 'neutral' && ' This rests on one mention.'}
        </span>
      </p>
    ),
    sentences: sentencesOf(entity),
  }
}

function sentenceDetail(report: Report, index: number): Detail | null {
  const tone = report.sentiment.sentences[index]
  if (!tone) return null
  const { words, score, label } = tone
  return {
    title: `Sentence ${String(index + 1)} of ${String(report.sentences.length)}`,
    about: [
      words.length === 0
        ? 'No word of it stands in the tone lexicon.'
        : `${counted(words.length, 'word')} moved its tone.`,
    ],
    tone: (
      <>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2">
          <ToneScore score={score} tone={label} note={() => sentenceNote(report, tone)} />
          <span>{label}</span>
        </p>
        <ul className="mt-1 empty:hidden">
          {words.map(({ text, start, weight, reasons }) => (
            <li key={start} className="flex flex-wrap gap-x-2">
              <span lang={report.language}>“{text}”</span>
              <span className="font-mono text-xs leading-relaxed font-semibold">
                {formatSigned(weight, 2)}
              </span>
              <span className="text-muted empty:hidden">{reasons.join(', ')}</span>
            </li>
          ))}
        </ul>
      </>
    ),
  }
}
