/** Finding crops by what a visitor types. */
import { knownCrops } from './ask'

export type KnownCrop = (typeof knownCrops)[number]

/** Letters without accents, in lower case. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The crops that match, those whose name begins with the text first; chosen ones are left out. */
export function findCrops(text: string, chosen: readonly string[]): KnownCrop[] {
  const wanted = plain(text.trim())
  const free = knownCrops.filter(({ slug }) => !chosen.includes(slug))
  const rank = ({ name, family, kind }: KnownCrop) => {
    const word = plain(name)
    if (word.startsWith(wanted)) return 0
    if (word.includes(wanted)) return 1
    return plain(`${family} ${kind}`).includes(wanted) ? 2 : null
  }
  return free
    .map((crop) => ({ crop, at: rank(crop) }))
    .filter(({ at }) => at !== null)
    .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))
    .map(({ crop }) => crop)
}

/** The name of a crop by its slug; a slug nobody knows stands for itself. */
export const cropName = (slug: string) =>
  knownCrops.find((crop) => crop.slug === slug)?.name ?? slug

/** Ready-made choices. */
export const cropSets = [
  {
    label: 'First garden',
    slugs: ['bush-bean', 'carrot', 'lettuce-leaf', 'pea', 'radish', 'zucchini'],
  },
  { label: 'Salad', slugs: ['arugula', 'cucumber', 'lettuce-leaf', 'radish', 'spinach', 'tomato'] },
  {
    label: 'Heat lovers',
    slugs: ['eggplant', 'muskmelon', 'okra', 'sweet-pepper', 'sweet-potato', 'watermelon'],
  },
] as const
