/** What a comparison says, in words. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import { formatNumber, formatSigned } from '@/lib/format'
import type { CompareAnswer, Comparison, EntityKind, NamedEntity, SharedEntity } from './ask'
import { formatScore, isNamed } from './words'

/** A difference in tone smaller than this is not worth a sentence: the neutral band of a mean. */
const WORTH_SAYING = 0.1

/** Names both articles have, the largest difference in tone first; dates and amounts have no tone. */
export function sharedNames({ shared_entities: shared }: Comparison): SharedEntity[] {
  return shared.filter(isNamed)
}

/** The finding over the two articles. */
export function comparisonTitle(comparison: Comparison): Said[] {
  const shared = sharedNames(comparison)
  const story = comparison.same_story ? 'One story' : 'Two different stories'
  const [widest] = shared
  if (!widest) return [`${story}: no name stands in both`]
  const size = Math.abs(widest.difference)
  if (size < WORTH_SAYING) return [`${story}, told alike: no shared name is treated differently`]
  const which = widest.difference > 0 ? 'second' : 'first'
  return [
    `${story}: the ${which} is kinder to ${widest.text}, by `,
    { text: formatNumber(size, 2), note: () => widestNote(widest) },
  ]
}

/** How differently the two treat a name. */
function widestNote({
  text,
  first_sentiment,
  second_sentiment,
  difference,
}: SharedEntity): FigureNote {
  const result = formatNumber(Math.abs(difference), 2)
  return {
    title: `Difference in tone towards ${text}`,
    formula: [
      '|tone in the second − tone in the first|',
      `= |${formatScore(second_sentiment)} − (${formatScore(first_sentiment)})| = ${result}`,
    ],
    result,
    text: 'The widest of all names that stand in both; the words behind each tone open in the article’s own analysis.',
    ...credit,
  }
}

/** How alike the words of the two are. */
export function likenessNote({ similarity, same_story }: Comparison): FigureNote {
  const result = `${formatNumber(similarity * 100)} %`
  return {
    title: 'Likeness of the words',
    formula: ['cos(a, b) = a·b / (|a| |b|)', 'a, b: ln(1 + count) of each word', `= ${result}`],
    result,
    text: `Grammar words are left out and all forms of a word count together. Two articles tell one story from 25 % on, if they share two names: here ${same_story ? 'they do' : 'they do not'}.`,
    ...credit,
  }
}

/** How many names, dates and amounts stand in both. */
export function overlapNote(comparison: Comparison): FigureNote {
  const { shared_entities, only_first, only_second, entity_overlap } = comparison
  const both = shared_entities.length
  const all = both + only_first.length + only_second.length
  const result = `${formatNumber(entity_overlap * 100)} %`
  return {
    title: 'Names, dates and amounts in both',
    formula: ['in both / in either', `= ${String(both)} / ${String(all)} = ${result}`],
    result,
    ...credit,
  }
}

/** How much kinder the second is as a whole. */
export function differenceNote({ a, b, comparison }: CompareAnswer): FigureNote {
  const result = formatSigned(comparison.tone_difference, 2)
  return {
    title: 'Difference in overall tone',
    formula: [
      'tone of the second − tone of the first',
      `= ${formatSigned(b.sentiment.score, 2)} − (${formatSigned(a.sentiment.score, 2)}) = ${result}`,
    ],
    result,
    ...credit,
  }
}

const credit = {
  source: 'Computed in our server (built-in engine)',
  date: 'on these two texts; nothing stored',
}

const groups = [
  { title: 'People', kinds: ['person'] },
  { title: 'Organisations', kinds: ['organization'] },
  { title: 'Places', kinds: ['place'] },
  { title: 'Other names', kinds: ['other'] },
  { title: 'Dates and amounts', kinds: ['date', 'money'] },
] as const satisfies readonly { title: string; kinds: readonly EntityKind[] }[]

export interface NameRow {
  title: string
  first: readonly string[]
  both: readonly string[]
  second: readonly string[]
}

/** Who is in the first only, in both, in the second only, a row a kind; empty rows are left out. */
export function nameRows(comparison: Comparison): NameRow[] {
  const of = (list: readonly (NamedEntity | SharedEntity)[], kinds: readonly EntityKind[]) =>
    list.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text)
  const names: NameRow[] = groups.map(({ title, kinds }) => ({
    title,
    first: of(comparison.only_first, kinds),
    both: of(comparison.shared_entities, kinds),
    second: of(comparison.only_second, kinds),
  }))
  const phrases = {
    title: 'Key phrases',
    first: comparison.phrases_only_first,
    both: comparison.shared_phrases,
    second: comparison.phrases_only_second,
  }
  return [...names, phrases].filter(
    ({ first, both, second }) => first.length + both.length + second.length > 0,
  )
}
