import type { ComponentProps, ReactNode } from 'react'
import { OpenFigure, type FigureNote } from '@/components/demo/note'
import { Part } from '@/components/demo/part'
import { counted, formatNumber } from '@/lib/format'
import { isSame, type Choosing, type Selection } from './article-layout'
import type { Report } from './ask'
import {
  gradeNote,
  languageNote,
  lengthNote,
  readabilityNote,
  summaryNote,
  topicNote,
} from './notes'
import { plainValue, topicWords, wordOfStem } from './words'

/** A button that chooses something in the text; pressed again, it puts it away. */
export function Choose({
  here,
  selection,
  select,
  ...props
}: { here: Selection } & Choosing & ComponentProps<'button'>) {
  const isChosen = isSame(selection, here)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      {...props}
      onClick={() => {
        select(isChosen ? null : here)
      }}
    />
  )
}

type PartProps = { report: Report } & Choosing

/** The sentences that carry the most; each leads to its place in the text. */
export function SummaryPart({ report, ...choosing }: PartProps) {
  return (
    <Part
      title={`What it says, in ${counted(report.summary.length, 'sentence')}`}
      sub="The article’s own sentences, in its order. Press one to find it in the text; its score opens to why it was chosen."
    >
      <ol className="mt-2 divide-y divide-hairline">
        {report.summary.map((sentence) => (
          <li key={sentence.index} className="flex items-baseline gap-3">
            <Choose
              here={{ kind: 'sentence', index: sentence.index }}
              {...choosing}
              className="text-row text-sm aria-pressed:font-semibold"
              lang={report.language}
            >
              {sentence.text}
            </Choose>
            <span className="font-mono text-xs">
              <OpenFigure note={() => summaryNote(report, sentence)}>
                {formatNumber(sentence.score, 2)}
              </OpenFigure>
            </span>
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** Pieces of the text, each with a short remark, to press. */
function Pieces({
  report,
  pieces,
  ...choosing
}: PartProps & {
  pieces: readonly { here: Selection; text: string; remark: ReactNode }[]
}) {
  return (
    <ul className="mt-2.5 flex flex-wrap gap-1.5">
      {pieces.map(({ here, text, remark }) => (
        <li key={JSON.stringify(here)}>
          <Choose here={here} {...choosing} className="quick-choice">
            <span lang={report.language}>{text}</span>
            {remark !== null && (
              <span className="ml-1.5 font-mono text-xs text-muted">{remark}</span>
            )}
          </Choose>
        </li>
      ))}
    </ul>
  )
}

/** When, and how much money. */
export function DatesAndMoneyPart({ report, ...choosing }: PartProps) {
  const found = report.entities
    .map((entity, index) => ({ entity, index }))
    .filter(({ entity: { kind } }) => kind === 'date' || kind === 'money')
  const dates = found.filter(({ entity }) => entity.kind === 'date').length
  const isEmpty = found.length === 0
  return (
    <Part
      title={
        isEmpty
          ? 'No dates and no amounts'
          : `${counted(dates, 'date')} and ${counted(found.length - dates, 'amount')}`
      }
      sub={
        isEmpty
          ? 'Dates and sums of money are found by grammars in English and French.'
          : 'As written, and in plain form where there is one.'
      }
    >
      <Pieces
        report={report}
        {...choosing}
        pieces={found.map(({ entity, index }) => {
          const value = plainValue(entity)
          const here = { kind: 'entity', index } as const
          return { here, text: entity.text, remark: value === entity.text ? null : value }
        })}
      />
    </Part>
  )
}

/** What the text keeps coming back to. */
export function PhrasesPart({ report, ...choosing }: PartProps) {
  const { key_phrases: phrases } = report
  const isEmpty = phrases.length === 0
  return (
    <Part
      title={isEmpty ? 'No phrase comes back' : 'What it keeps coming back to'}
      sub={
        isEmpty
          ? 'The text is too short to repeat itself.'
          : 'The strongest first. Press one to see its sentences.'
      }
    >
      <Pieces
        report={report}
        {...choosing}
        pieces={phrases.map(({ phrase, count }, index) => ({
          here: { kind: 'phrase', index },
          text: phrase,
          remark: count,
        }))}
      />
    </Part>
  )
}

/** What it is about, how sure that is, and what else it could be. */
export function TopicPart({ report }: { report: Report }) {
  const { label, confidence, alternatives, words } = report.topic
  const text = `${report.title ?? ''} ${report.text}`
  const known = words.slice(0, 5).map(({ word }) => `“${wordOfStem(text, word)}”`)
  return (
    <Part
      title={
        <>
          Topic: {topicWords[label].toLowerCase()},{' '}
          <OpenFigure note={() => topicNote(report)}>{formatNumber(confidence * 100)} %</OpenFigure>
        </>
      }
      sub={
        known.length > 0
          ? `Spoken for by ${known.join(', ')}.`
          : 'No word of it is known to the model: a guess.'
      }
    >
      <ul className="mt-2.5 grid gap-1.5 text-sm">
        {[{ label, confidence }, ...alternatives.slice(0, 3)].map((share) => (
          <li key={share.label} className="flex items-center gap-3">
            <span className="w-28 shrink-0">{topicWords[share.label]}</span>
            <svg aria-hidden="true" className="h-2.5 w-0 flex-1">
              <rect width="100%" height="100%" className="fill-surface-2" />
              <rect
                width={`${String(Math.max(0.5, share.confidence * 100))}%`}
                height="100%"
                className={share.label === label ? 'ramp-4' : 'fill-noise'}
              />
            </svg>
            <span className="w-14 shrink-0 text-right font-mono text-xs">
              {formatNumber(share.confidence * 100, 1)} %
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** How hard it is to read, how long that takes, and in which language. */
export function ReadingPart({ report }: { report: Report }) {
  const { readability, language_detection: detection } = report
  const facts: { name: string; text: string; note: (report: Report) => FigureNote }[] = [
    {
      name: 'Reading ease, 0 to 100',
      text: formatNumber(readability.flesch, 1),
      note: readabilityNote,
    },
    { name: 'School grade', text: formatNumber(readability.grade, 1), note: gradeNote },
    {
      name: detection.name,
      text: `${formatNumber(detection.confidence * 100)} %`,
      note: languageNote,
    },
    { name: 'Words', text: formatNumber(report.word_count), note: lengthNote },
    { name: 'Minutes to read', text: formatNumber(report.reading_minutes), note: lengthNote },
  ]
  return (
    <Part
      title={`${readability.level.charAt(0).toUpperCase()}${readability.level.slice(1)} to read`}
      sub="Silent reading at 238 words a minute, the mean of 190 studies (Brysbaert 2019)."
    >
      <dl className="mt-2.5 grid grid-cols-2 gap-x-6 gap-y-2.5 sm:grid-cols-3">
        {facts.map(({ name, text, note }) => (
          <div key={name}>
            <dt className="small-text">{name}</dt>
            <dd className="font-mono text-base font-semibold tracking-tight">
              <OpenFigure note={() => note(report)}>{text}</OpenFigure>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
