import type { DemoMeta } from '@/demos/demo-meta'
import { catalogueGroups, demosIn } from '@/demos/registry'
import { plainLetters as plain } from '@/lib/plain-letters'

export type CatalogueGroup = (typeof catalogueGroups)[number]['group']

const textOf = ({ title, question, description, note, steps, data, keywords }: DemoMeta) =>
  plain([title, question, description, note, ...steps, data, ...keywords].join(' '))

const catalogued = catalogueGroups.map((group) => ({
  ...group,
  demos: demosIn(group.group).map((demo) => ({ demo, text: textOf(demo) })),
}))

/** The catalogue by group, with the demos that hold every word somewhere in their texts. */
export function matching(words: string) {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return catalogued.map(({ demos, ...group }) => ({
    ...group,
    demos: demos
      .filter(({ text }) => wanted.every((word) => text.includes(word)))
      .map(({ demo }) => demo),
  }))
}
