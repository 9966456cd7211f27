import type { DemoMeta } from '@/demos/demo-meta'
import { catalogueGroups, demosIn } from '@/demos/registry'

export type CatalogueGroup = (typeof catalogueGroups)[number]['group']

/** What the visitor asks of the catalogue. */
export interface Filter {
  words: string
  group: CatalogueGroup | null
}

/** Lower case, without accents, so that "Montréal" and "montreal" are the same word. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

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

/** The filter an address asks for; what it cannot mean is left out. */
export function filterFrom(search: string): Filter {
  const params = new URLSearchParams(search)
  const group = params.get('group')
  return {
    words: params.get('q') ?? '',
    group: catalogueGroups.find((one) => one.group === group)?.group ?? null,
  }
}

/** The query of a filter, empty when nothing is filtered. Other parameters of the address are kept. */
export function searchOf({ words, group }: Filter, search = ''): string {
  const params = new URLSearchParams(search)
  params.delete('q')
  params.delete('group')
  if (words.trim() !== '') params.set('q', words.trim())
  if (group) params.set('group', group)
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}
