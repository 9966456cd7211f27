/** What a comparison says, in words and as a table. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import type { SharedRow } from '@/components/table/side-by-side'
import { formatNumber } from '@/lib/format'
import type { Table } from '@/lib/table'
import type { CompareAnswer, Comparison, EntityKind, SharedEntity } from './ask'
import { formatScore, isNamed, kindWords, namedKinds, percent } from './words'

/** A difference in tone smaller than this is not worth a sentence: the neutral band of a mean. */
const WORTH_SAYING = 0.1

/** Names both articles have, the largest difference in tone first; dates and amounts have no tone. */
export const sharedNames = ({ shared_entities: shared }: Comparison) => shared.filter(isNamed)

/** The finding over the two articles. */
export function comparisonTitle(comparison: Comparison): Said[] {
  const story = comparison.same_story ? 'One story' : 'Two different stories'
  const [widest] = sharedNames(comparison)
  if (!widest) return [`${story}: no name stands in both`]
  const size = Math.abs(widest.difference)
  if (size < WORTH_SAYING) return [`${story}, told alike: no shared name is treated differently`]
  const which = widest.difference > 0 ? 'second' : 'first'
  return [
    `${story}: the ${which} is kinder to ${widest.text}, by `,
    { text: formatNumber(size, 2), note: () => widestNote(widest) },
    onceIn(widest),
  ]
}

/** Where a difference rests on a single mention. */
function onceIn({ first_count, second_count }: SharedEntity) {
  if (first_count > 1 && second_count > 1) return ''
  const where = first_count > 1 ? 'in the second' : second_count > 1 ? 'in the first' : 'in each'
  return `, named once ${where}`
}

/** How alike the two are, each figure open to its formula. */
export function likeness({ a, b, comparison }: CompareAnswer): Said[] {
  const { similarity, entity_overlap, tone_difference } = comparison
  const [first, second] = [a.sentiment?.score, b.sentiment?.score]
  const judged =
    typeof first === 'number' && typeof second === 'number' && typeof tone_difference === 'number'
  const toned: Said[] = judged
    ? [
        ', overall tone of the second less the first ',
        {
          text: formatScore(tone_difference),
          note: () => differenceNote(first, second, tone_difference),
        },
      ]
    : []
  return [
    'Words alike ',
    { text: percent(similarity), note: () => likenessNote(comparison) },
    ', names and figures in both ',
    { text: percent(entity_overlap), note: () => overlapNote(comparison) },
    ...toned,
    '.',
  ]
}

const computed = (result: string, note: Pick<FigureNote, 'title' | 'formula' | 'text'>) => ({
  ...note,
  result,
  source: 'Computed in our server (built-in engine)',
  date: 'on these two texts; nothing stored',
})

function widestNote(name: SharedEntity): FigureNote {
  const { text, first_sentiment: first, second_sentiment: second, difference } = name
  const result = formatNumber(Math.abs(difference), 2)
  return computed(result, {
    title: `Difference in tone towards ${text}`,
    formula: [
      '|tone in the second − tone in the first|',
      `= |${formatScore(second)} − (${formatScore(first)})| = ${result}`,
    ],
    text: 'The widest of all names that stand in both; the words behind each tone open in the article’s own analysis.',
  })
}

function likenessNote({ similarity, same_story }: Comparison): FigureNote {
  const result = percent(similarity)
  return computed(result, {
    title: 'Likeness of the words',
    formula: ['cos(a, b) = a·b / (|a| |b|)', 'a, b: ln(1 + count) of each word', `= ${result}`],
    text: `Grammar words are left out and all forms of a word count together. Two articles tell one story from 25 % on, if they share two names: here ${same_story ? 'they do' : 'they do not'}.`,
  })
}

function overlapNote(comparison: Comparison): FigureNote {
  const { shared_entities, only_first, only_second, entity_overlap } = comparison
  const both = shared_entities.length
  const all = both + only_first.length + only_second.length
  const result = percent(entity_overlap)
  return computed(result, {
    title: 'Names, dates and amounts in both',
    formula: ['in both / in either', `= ${String(both)} / ${String(all)} = ${result}`],
  })
}

function differenceNote(first: number, second: number, difference: number): FigureNote {
  const result = formatScore(difference)
  return computed(result, {
    title: 'Difference in overall tone',
    formula: [
      'tone of the second − tone of the first',
      `= ${formatScore(second)} − (${formatScore(first)}) = ${result}`,
    ],
  })
}

const score = (key: string, header: string, value: (row: SharedEntity) => number) => ({
  key,
  header,
  value,
  text: (row: SharedEntity) => formatScore(value(row)),
})

export function sharedTable({ shared_entities: rows }: Comparison): Table<SharedEntity> {
  return {
    columns: [
      { key: 'name', header: 'In both', value: ({ text }) => text },
      { key: 'kind', header: 'Kind', secondary: true, value: ({ kind }) => kindWords[kind].one },
      { key: 'first_count', header: 'Named, first', secondary: true },
      { key: 'second_count', header: 'Named, second', secondary: true },
      score('first_tone', 'Tone, first', ({ first_sentiment }) => first_sentiment),
      score('second_tone', 'Tone, second', ({ second_sentiment }) => second_sentiment),
      score('difference', 'Second less first', ({ difference }) => difference),
    ],
    rows,
  }
}

const groups: readonly { title: string; kinds: readonly EntityKind[] }[] = [
  ...namedKinds.map((kind) => ({ title: kindWords[kind].many, kinds: [kind] })),
  { title: 'Dates and amounts', kinds: ['date', 'money'] },
]

type Listed = readonly { kind: EntityKind; text: string }[]

/** Who is in the first only, in both, in the second only, a row a kind; empty rows are left out. */
export function nameRows(comparison: Comparison): SharedRow[] {
  const of = (list: Listed, kinds: readonly EntityKind[]) =>
    list.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text)
  const names = groups.map(({ title, kinds }) => ({
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
