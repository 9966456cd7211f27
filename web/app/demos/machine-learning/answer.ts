/** The answer in words, computed: what the article says, who is in it, and how it feels about them. */
import type { Said } from '@/components/demo/said'
import { counted } from '@/lib/format'
import type { Entity, Report } from './ask'
import { mentionsNote, namesNote } from './notes'
import { entityNote, shareNote, toneNote } from './tone-notes'
import { formatScore, namedEntities } from './words'

const LONGEST = 260

/** The sentence of the summary with the highest score, without its dateline, cut at a word where it is very long. */
export function leadSentence({ summary }: Report): string | null {
  const [first] = [...summary].sort((a, b) => b.score - a.score)
  if (!first) return null
  const text = first.text.replace(/^[^—–]{2,40}\s[—–]\s+/, (dateline) =>
    // "PORT MAREN, N.S. — ": a dateline is in capitals; other openings stay.
    /^[^a-zà-ÿ]{3,}/.test(dateline) ? '' : dateline,
  )
  if (text.length <= LONGEST) return text
  return `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`
}

/** Whom the text is kindest to and hardest on, where it is either. */
export function extremes(report: Report): { kindest: Entity | null; hardest: Entity | null } {
  const felt = namedEntities(report).filter(({ tone }) => tone !== 'neutral')
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
    named.length === 1 ? 'person, organisation or place' : 'people, organisations and places'
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
  const count = sentences.filter((one) => one.label === label).length
  const { kindest, hardest } = extremes(report)
  const towards = (start: string, entity: Entity | null): Said[] =>
    entity === null
      ? []
      : [
          `${start}${entity.text}, `,
          { text: formatScore(entity.sentiment), note: () => entityNote(report, entity) },
        ]
  return [
    `Its tone is ${label}, `,
    { text: formatScore(score), note: () => toneNote(report) },
    ' on a scale from −1 to 1: ',
    { text: String(count), note: () => shareNote(report) },
    ` of ${counted(sentences.length, 'sentence')} ${count === 1 ? 'is' : 'are'} ${label}`,
    ...towards('. It is hardest on ', hardest),
    ...towards(hardest ? ' and kindest to ' : '. It is kindest to ', kindest),
    '.',
  ]
}
