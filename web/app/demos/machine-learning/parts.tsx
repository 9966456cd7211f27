import type { ComponentProps, ReactNode } from 'react'
import { ShareBar } from '@/components/charts/share-bar'
import { Facts } from '@/components/demo/demo-frame'
import { OpenFigure } from '@/components/demo/note'
import { Part } from '@/components/demo/part'
import { Sentence } from '@/components/demo/said'
import { counted, formatNumber } from '@/lib/format'
import { isSame, type Choosing, type Selection, type Shown } from './article-layout'
import type { Report } from './ask'
import {
  gradeNote,
  languageNote,
  lengthNote,
  readabilityNote,
  summaryNote,
  topicNote,
} from './notes'
import { percent, plainValue, topicWords, wordOfStem } from './words'

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

/** The sentences that carry the most; each leads to its place in the text. */
export function SummaryPart({ report, ...choosing }: Shown) {
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
}: Shown & {
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
export function DatesAndMoneyPart({ report, ...choosing }: Shown) {
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
export function PhrasesPart({ report, ...choosing }: Shown) {
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
  const sure = { text: percent(confidence), note: () => topicNote(report) }
  return (
    <Part
      title={<Sentence said={[`Topic: ${topicWords[label].toLowerCase()}, `, sure]} />}
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
            <ShareBar
              share={share.confidence}
              className="h-2.5"
              barClassName={share.label === label ? 'ramp-4' : 'fill-noise'}
            />
            <span className="w-14 shrink-0 text-right font-mono text-xs">
              {percent(share.confidence, 1)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** How hard it is to read, how long that takes, and in which language. */
export function ReadingPart({ report }: { report: Report }) {
  const { readability, language_detection: detection, word_count, reading_minutes } = report
  const facts = [
    {
      name: 'Reading ease, 0 to 100',
      text: formatNumber(readability.flesch, 1),
      noteOf: readabilityNote,
    },
    { name: 'School grade', text: formatNumber(readability.grade, 1), noteOf: gradeNote },
    { name: detection.name, text: percent(detection.confidence), noteOf: languageNote },
    { name: 'Words', text: formatNumber(word_count), noteOf: lengthNote },
    { name: 'Minutes to read', text: formatNumber(reading_minutes), noteOf: lengthNote },
  ]
  return (
    <Part
      title={`${readability.level.charAt(0).toUpperCase()}${readability.level.slice(1)} to read`}
      sub="Silent reading at 238 words a minute, the mean of 190 studies (Brysbaert 2019)."
    >
      <Facts
        className="mt-2.5 gap-y-2.5 sm:grid-cols-3"
        facts={facts.map(({ name, text, noteOf }) => ({
          name,
          value: <OpenFigure note={() => noteOf(report)}>{text}</OpenFigure>,
        }))}
      />
    </Part>
  )
}
