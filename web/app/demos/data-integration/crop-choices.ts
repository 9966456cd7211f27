/** The crops to choose from, and ready-made choices of them. */
import { knownCrops } from './ask'

export const cropOptions = knownCrops.map(({ slug, name, kind, family, hardiness }) => ({
  value: slug,
  label: name,
  hint: `${kind}, ${hardiness}`,
  also: `${family} ${kind}`,
}))

export const cropSets = [
  {
    label: 'First garden',
    values: ['bush-bean', 'carrot', 'lettuce-leaf', 'pea', 'radish', 'zucchini'],
  },
  {
    label: 'Salad',
    values: ['arugula', 'cucumber', 'lettuce-leaf', 'radish', 'spinach', 'tomato'],
  },
  {
    label: 'Heat lovers',
    values: ['eggplant', 'muskmelon', 'okra', 'sweet-pepper', 'sweet-potato', 'watermelon'],
  },
] as const
