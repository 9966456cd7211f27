/** What a comparison says, in words. */
import { formatNumber, formatSigned } from '@/lib/format'
import type { Comparison, EntityKind, NamedEntity, SharedEntity } from './query'
import { isNamed } from './words'

/** A difference in tone smaller than this is not worth a sentence: the neutral band of a mean. */
const WORTH_SAYING = 0.1

/** Names both articles have, the largest difference in tone first; dates and amounts have no tone. */
export function sharedNames({ shared_entities: shared }: Comparison): SharedEntity[] {
  return shared.filter(isNamed)
}

/** The finding over the two articles. */
export function comparisonTitle(comparison: Comparison): string {
  const shared = sharedNames(comparison)
  const story = comparison.same_story ? 'One story' : 'Two different stories'
  const [widest] = shared
  if (!widest) return `${story}: no name stands in both`
  const size = Math.abs(widest.difference)
  if (size < WORTH_SAYING) return `${story}, told alike: no shared name is treated differently`
  const which = widest.difference > 0 ? 'second' : 'first'
  return `${story}: the ${which} is kinder to ${widest.text}, by ${formatNumber(size, 2)}`
}

/** How alike the two are, under the title. */
export function comparisonSub({ similarity, entity_overlap, tone_difference }: Comparison): string {
  const percent = (share: number) => `${formatNumber(share * 100)} %`
  return `Words alike ${percent(similarity)}, names and figures in both ${percent(entity_overlap)}; overall tone of the second less the first ${formatSigned(tone_difference, 2)}. Tone towards each shared name from −1 to 1.`
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
