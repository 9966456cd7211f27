import type { ReactNode } from 'react'
import { NoteScope, NoteSlot, OpenFigure } from '@/components/demo/note'
import { Close } from '@/components/ui/icons'
import { counted, formatNumber, formatSigned, listed } from '@/lib/format'
import type { Choosing } from './article-layout'
import type { Entity, Report } from './ask'
import { confidenceNote, mentionsNote, phraseNote } from './notes'
import { entityNote, sentenceNote } from './tone-notes'
import { ToneScale } from './tone-scale'
import { formatScore, isNamed, kindWords, plainValue, toneWords } from './words'

/** What is known about the name, sentence or phrase that is chosen. */
export function DetailPanel({ report, selection, select }: { report: Report } & Choosing) {
  if (selection === null)
    return (
      <p className="small-text border-t border-hairline px-4 py-2.5 lg:px-5.5">
        Press a name or a sentence to see what its tone rests on.{' '}
        <span className="hidden pointer-fine:inline">
          By keyboard: ← → between names, ↑ ↓ between sentences, Enter.
        </span>
      </p>
    )
  return (
    <NoteScope key={JSON.stringify(selection)}>
      <div role="group" aria-label="What is chosen" className="detail-panel">
        {selection.kind === 'entity' && (
          <EntityDetail report={report} index={selection.index} select={select} />
        )}
        {selection.kind === 'sentence' && (
          <SentenceDetail report={report} index={selection.index} select={select} />
        )}
        {selection.kind === 'phrase' && (
          <PhraseDetail report={report} index={selection.index} select={select} />
        )}
        {selection.kind === 'quote' && (
          <Head title="Words an answer rests on" select={select}>
            Marked in the text, as they stand there.
          </Head>
        )}
        <NoteSlot className="mt-3" />
      </div>
    </NoteScope>
  )
}

type DetailProps = { report: Report; index: number } & Pick<Choosing, 'select'>

function Head({
  title,
  select,
  children,
}: { title: string; children: ReactNode } & Pick<Choosing, 'select'>) {
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h3 className="font-sans text-base leading-snug tracking-normal">{title}</h3>
        <p className="small-text">{children}</p>
      </div>
      <button
        type="button"
        aria-label="Put the choice away"
        className="-mt-2 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-field text-muted hover:text-text"
        onClick={() => {
          select(null)
        }}
      >
        <Close width="18" height="18" />
      </button>
    </div>
  )
}

function EntityDetail({ report, index, select }: DetailProps) {
  const entity = report.entities[index]
  if (!entity) return null
  const { aliases, count, confidence, kind } = entity
  const value = plainValue(entity)
  const sentences = [...new Set(entity.mentions.map(({ sentence }) => sentence))]
  const also = aliases.length > 0 && `, also as ${listed(aliases.map((alias) => `“${alias}”`))}`
  return (
    <>
      <Head title={entity.text} select={select}>
        {kindWords[kind].one}, named{' '}
        <OpenFigure note={() => mentionsNote(report, entity)}>{counted(count, 'time')}</OpenFigure>
        {also}
        {value !== null && value !== entity.text && `, that is ${value}`}
        {isNamed(entity) && (
          <>
            ; the model is{' '}
            <OpenFigure note={() => confidenceNote(report, entity)}>
              {formatNumber(confidence * 100)} %
            </OpenFigure>{' '}
            sure
          </>
        )}
      </Head>
      {isNamed(entity) && <EntityTone report={report} entity={entity} />}
      <SentenceRows report={report} sentences={sentences} select={select} />
    </>
  )
}

function EntityTone({ report, entity }: { report: Report; entity: Entity }) {
  const heaviest = entity.tone_words.slice(0, 3)
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2">
      <ToneScale score={entity.sentiment} tone={entity.tone} />
      <OpenFigure note={() => entityNote(report, entity)}>
        {formatScore(entity.sentiment)}
      </OpenFigure>
      <span>
        {toneWords[entity.tone]}
        {heaviest.length === 0
          ? ': no word of tone stands near it.'
          : `: ${listed(heaviest.map(({ text, weight }) => `“${text}” ${formatSigned(weight, 1)}`))}.`}
      </span>
    </p>
  )
}

function SentenceDetail({ report, index, select }: DetailProps) {
  const tone = report.sentiment.sentences[index]
  if (!tone) return null
  return (
    <>
      <Head
        title={`Sentence ${String(index + 1)} of ${String(report.sentences.length)}`}
        select={select}
      >
        {tone.words.length === 0
          ? 'No word of it stands in the tone lexicon.'
          : `${counted(tone.words.length, 'word')} moved its tone.`}
      </Head>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2">
        <ToneScale score={tone.score} tone={tone.label} />
        <OpenFigure note={() => sentenceNote(report, tone)}>{formatScore(tone.score)}</OpenFigure>
        <span>{toneWords[tone.label]}</span>
      </p>
      {tone.words.length > 0 && (
        <ul className="mt-1">
          {tone.words.map(({ text, start, weight, reasons }) => (
            <li key={start} className="flex flex-wrap gap-x-2">
              <span lang={report.language}>“{text}”</span>
              <span className="font-mono text-xs leading-relaxed font-semibold">
                {formatSigned(weight, 2)}
              </span>
              {reasons.length > 0 && <span className="text-muted">{reasons.join(', ')}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function PhraseDetail({ report, index, select }: DetailProps) {
  const phrase = report.key_phrases[index]
  if (!phrase) return null
  return (
    <>
      <Head title={`“${phrase.phrase}”`} select={select}>
        occurs {counted(phrase.count, 'time')}, strength{' '}
        <OpenFigure note={() => phraseNote(report, phrase)}>
          {formatNumber(phrase.score, 2)}
        </OpenFigure>
      </Head>
      <SentenceRows report={report} sentences={phrase.sentences} select={select} />
    </>
  )
}

/** Sentences of the article, each a way to its place in the text. */
function SentenceRows({
  report,
  sentences,
  select,
}: { report: Report; sentences: readonly number[] } & Pick<Choosing, 'select'>) {
  return (
    <ul className="mt-1 divide-y divide-hairline">
      {sentences.map((index) => (
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
  )
}
