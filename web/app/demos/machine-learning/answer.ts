/** The answer in words, computed: what the article says, who is in it, and how it feels about them. */
import type { Said } from '@/components/demo/said'
import { counted } from '@/lib/format'
import type { AnyReport, Entity, Report, Tone } from './ask'
import { mentionsNote, namesNote } from './notes'
import { entityNote, shareNote, toneNote } from './tone-notes'
import { formatScore, namedEntities } from './words'

const LONGEST = 260

/** The sentence of the summary with the highest score, without its dateline, cut at a word where it is very long. */
export function leadSentence({ summary }: AnyReport): string | null {
  const [first] = [...summary].sort((a, b) => b.score - a.score)
  if (!first) return null
  const text = first.text.replace(/^[^—–]{2,40}\s[—–]\s+/, (dateline) =>
    // "PORT MAREN, N.S. — ": a dateline is in capitals; other openings stay.
    /^[^a-zà-ÿ]{3,}/.test(dateline) ? '' : dateline,
  )
  if (text.length <= LONGEST) return text
  return `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`
}

/** Whether every part was judged; of other languages only the words are counted. */
export const isAnalyzed = (report: AnyReport): report is Report => report.not_analyzed.length === 0

/** Why a text is not analyzed. */
export function notAnalyzed({ language_detection: { name, known }, word_count }: AnyReport) {
  const which = known
    ? `seems to be in ${name}`
    : 'is too short to tell its language, or in one we do not know'
  return `This text ${which}, so it is not analyzed: tone and topic are judged in English and French only. It has ${counted(word_count, 'word')}.`
}

/** Whom the text is kindest to and hardest on, where it is either: by more than one mention, where there are such. */
export function extremes(report: Report): { kindest: Entity | null; hardest: Entity | null } {
  const toned = namedEntities(report).filter(({ tone }) => tone !== 'neutral')
  const often = toned.filter(({ toned_mentions }) => toned_mentions > 1)
  const felt = often.length > 0 ? often : toned
  const ordered = [...felt].sort((a, b) => a.sentiment - b.sentiment || b.count - a.count)
  const [hardest = null] = ordered
  const kindest = ordered.at(-1) ?? null
  return {
    hardest: hardest?.tone === 'negative' ? hardest : null,
    kindest: kindest?.tone === 'positive' ? kindest : null,
  }
}

/** Who is named and how it feels; its lead stands before it, in the article's own language. */
export const answerOf = (report: Report): Said[] => [...namesOf(report), ...toneOf(report)]

function namesOf(report: Report): Said[] {
  const named = namedEntities(report)
  const [first] = named
  if (!first) return ['It names nobody that our model knows as a name. ']
  const kinds =
    named.length === 1 ? 'person, organization or place' : 'people, organizations and places'
  const total: Said[] = [
    'It names ',
    { text: String(named.length), note: () => namesNote(report) },
    ` ${kinds}`,
  ]
  if (first.count === 1) return [...total, ', each once. ']
  const times = { text: counted(first.count, 'time'), note: () => mentionsNote(report, first) }
  return [...total, `, most often ${first.text}, `, times, '. ']
}

function toneOf(report: Report): Said[] {
  const { label, score, sentences } = report.sentiment
  // What speaks for a neutral tone are the others, which balance.
  const [told, ...balance] = label === 'neutral' ? (['positive', 'negative'] as const) : [label]
  const countOf = (tone: Tone) => sentences.filter((one) => one.label === tone).length
  const count = countOf(told)
  const { kindest, hardest } = extremes(report)
  const towards = (start: string, entity: Entity | null): Said[] =>
    entity === null
      ? []
      : [
          `${start}${entity.text}, `,
          { text: formatScore(entity.sentiment), note: () => entityNote(report, entity) },
          entity.toned_mentions === 1 ? ' by one mention' : '',
        ]
  return [
    `Its tone is ${label}, `,
    { text: formatScore(score), note: () => toneNote(report) },
    ' on a scale from −1 to 1: ',
    { text: String(count), note: () => shareNote(report, told) },
    ` of ${counted(sentences.length, 'sentence')} ${count === 1 ? 'is' : 'are'} ${told}`,
    ...balance.flatMap((tone): Said[] => [
      ' and ',
      { text: String(countOf(tone)), note: () => shareNote(report, tone) },
      ` ${tone}`,
    ]),
    ...towards('. It is hardest on ', hardest),
    ...towards(hardest ? ' and kindest to ' : '. It is kindest to ', kindest),
    '.',
  ]
}
