import type { ReactNode } from 'react'
import { ShareBars } from '@/components/charts/share-bar'
import { Facts } from '@/components/demo/answer'
import { Part } from '@/components/demo/part'
import { opened, Sentence } from '@/components/demo/said'
import { Choose } from '@/components/text/choose'
import { counted, formatNumber } from '@/lib/format'
import { capitalized, wordOfStem } from '@/lib/text-words'
import type { Selection, Shown } from './article-layout'
import type { Report } from './ask'
import {
  gradeNote,
  languageNote,
  lengthNote,
  readabilityNote,
  summaryNote,
  topicNote,
} from './notes'
import { isNamed, percent, plainValue } from './words'

/** The sentences that carry the most; each leads to its place in the text. */
export function SummaryPart({ report, selection, select }: Shown) {
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
              {...{ selection, select }}
              className="text-row text-sm aria-pressed:font-semibold"
              lang={report.language}
            >
              {sentence.text}
            </Choose>
            <span className="font-mono text-xs">
              {opened(formatNumber(sentence.score, 2), () => summaryNote(report, sentence))}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** Pieces of the text, each with a short remark, to press. */
function PiecesPart({
  title,
  sub,
  pieces,
  report,
  selection,
  select,
}: Shown & {
  title: string
  sub: string
  pieces: readonly { here: Selection; text: string; remark: ReactNode }[]
}) {
  return (
    <Part title={title} sub={sub}>
      <ul className="mt-2.5 flex flex-wrap gap-1.5">
        {pieces.map(({ here, text, remark }) => (
          <li key={JSON.stringify(here)}>
            <Choose here={here} {...{ selection, select }} className="quick-choice">
              <span lang={report.language}>{text}</span>
              {remark !== null && (
                <span className="ml-1.5 font-mono text-xs text-muted">{remark}</span>
              )}
            </Choose>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** When, and how much money. */
export function DatesAndMoneyPart(shown: Shown) {
  const pieces = shown.report.entities.flatMap((entity, index) => {
    const value = plainValue(entity)
    const remark = value === entity.text ? null : value
    const here = { kind: 'entity', index } as const
    return isNamed(entity) ? [] : [{ kind: entity.kind, here, text: entity.text, remark }]
  })
  const dates = pieces.filter(({ kind }) => kind === 'date').length
  const words =
    pieces.length === 0
      ? {
          title: 'No dates and no amounts',
          sub: 'Dates and sums of money are found by grammars in English and French.',
        }
      : {
          title: `${counted(dates, 'date')} and ${counted(pieces.length - dates, 'amount')}`,
          sub: 'As written, and in plain form where there is one.',
        }
  return <PiecesPart {...shown} {...words} pieces={pieces} />
}

/** What the text keeps coming back to. */
export function PhrasesPart(shown: Shown) {
  const pieces = shown.report.key_phrases.map(({ phrase, count }, index) => ({
    here: { kind: 'phrase', index } as const,
    text: phrase,
    remark: count,
  }))
  const words =
    pieces.length === 0
      ? { title: 'No phrase comes back', sub: 'The text is too short to repeat itself.' }
      : {
          title: 'What it keeps coming back to',
          sub: 'The strongest first. Press one to see its sentences.',
        }
  return <PiecesPart {...shown} {...words} pieces={pieces} />
}

/** Words told that speak for a topic. */
const TOLD = 5

/** What it is about, how sure that is, and what else it could be. */
export function TopicPart({ report }: { report: Report }) {
  const { label, confidence, alternatives, words } = report.topic
  const text = `${report.title ?? ''} ${report.text}`
  const known = words.slice(0, TOLD).map(({ word }) => `“${wordOfStem(text, word)}”`)
  const rest = words.length - known.length
  const sure = { text: percent(confidence), note: () => topicNote(report) }
  return (
    <Part
      title={<Sentence said={[`Topic: ${label}, `, sure]} />}
      sub={
        known.length > 0
          ? `Indicated by ${known.join(', ')}${rest > 0 ? ` and ${counted(rest, 'more word')}` : ''}.`
          : 'No word of it is known to the model: a guess.'
      }
    >
      <ShareBars
        shares={[{ label, confidence }, ...alternatives.slice(0, 3)].map((topic) => ({
          name: capitalized(topic.label),
          share: topic.confidence,
          text: percent(topic.confidence, 1),
        }))}
      />
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
      title={`${capitalized(readability.level)} to read`}
      sub="Silent reading at 238 words a minute, the mean of 190 studies (Brysbaert 2019)."
    >
      <Facts
        className="mt-2.5 gap-y-2.5 sm:grid-cols-3"
        facts={facts.map(({ name, text, noteOf }) => ({
          name,
          said: { text, note: () => noteOf(report) },
        }))}
      />
    </Part>
  )
}
