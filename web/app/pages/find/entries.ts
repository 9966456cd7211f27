/** What can be found on the site, and how well it fits what somebody types. */
import { demoSynonyms, findWords, pageSynonyms } from '@/content/find'
import { methodologies } from '@/content/methodologies'
import { pages, type PageMeta, type PagePath } from '@/content/pages'
import type { DemoMeta } from '@/demos/demo-meta'
import { demoPages } from '@/demos/pages'
import { demos } from '@/demos/registry'
import { isListed } from '@/lib/head'
import { plainLetters } from '@/lib/plain-letters'

export interface Entry {
  href: string
  label: string
  /** What it is: a page, a demo, a method. */
  kind: string
  /** A line about it: a demo's question. */
  about: string
}

interface Indexed extends Entry {
  name: string
  synonyms: string
  text: string
}

const { kinds, how } = findWords
const indexed = (entry: Entry, synonyms: string, text: string): Indexed => ({
  ...entry,
  name: ` ${plainLetters(entry.label)}`,
  synonyms: ` ${plainLetters(synonyms)}`,
  text: plainLetters(`${entry.about} ${text}`),
})

const isWorking = ({ slug }: DemoMeta) => slug in demoPages

const demoEntries = Object.values(demos).map((demo) =>
  indexed(
    {
      href: `/demo/${demo.slug}`,
      label: demo.title,
      kind: isWorking(demo) ? kinds.demo : kinds.planned,
      about: demo.question,
    },
    `${demoSynonyms[demo.slug] ?? ''} ${demo.keywords.join(' ')}`,
    [demo.description, demo.note, ...demo.steps, demo.data].join(' '),
  ),
)
const pageEntries = Object.entries<PageMeta>(pages)
  .filter(([, page]) => isListed(page))
  .map(([path, { title, description }]) =>
    indexed(
      { href: path, label: title, kind: kinds.page, about: description },
      pageSynonyms[path as PagePath] ?? '',
      '',
    ),
  )
const methodEntries = [
  ...methodologies.map(({ id, name, description, fits }) =>
    indexed(
      { href: `/methodologies#${id}`, label: name, kind: kinds.method, about: fits },
      '',
      description,
    ),
  ),
  ...Object.values(demos)
    .filter(isWorking)
    .map(({ slug, title, data }) =>
      indexed(
        { href: `/demo/${slug}#how-it-works`, label: how(title), kind: kinds.method, about: data },
        'method formula limits source calculation',
        '',
      ),
    ),
]

const isPlanned = ({ kind }: Entry) => kind === kinds.planned
/** Of what fits alike, what can be used today stands first. */
const all = [
  ...demoEntries.filter((entry) => !isPlanned(entry)),
  ...pageEntries,
  ...demoEntries.filter(isPlanned),
  ...methodEntries,
]

/** How well a word fits: by the name, best by its beginning, by another word for it, by what is said of it; or 0. */
function fit({ name, synonyms, text }: Indexed, word: string) {
  if (name.startsWith(` ${word}`)) return 10
  if (name.includes(` ${word}`)) return 8
  if (synonyms.includes(` ${word}`)) return 4
  return name.includes(word) || text.includes(word) ? 1 : 0
}

/** So many fit without scrolling far. */
const MOST = 12

/** What fits every word, the best first; without a word what a visitor may want most. */
export function findEntries(typed: string): readonly Entry[] {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0)
    return all.filter(({ kind }) => kind === kinds.demo || kind === kinds.page)
  const fitting = (asked: readonly string[]) =>
    all.map((entry) => ({
      entry,
      fits: asked.map((word) => fit(entry, word)).filter((value) => value > 0),
    }))
  const whole = fitting(words).filter(({ fits }) => fits.length === words.length)
  // Where nothing fits every word, what fits the most of the longer ones: a letter is in everything.
  const parts = whole.length > 0 ? whole : fitting(words.filter((word) => word.length > 2))
  const most = Math.max(1, ...parts.map(({ fits }) => fits.length))
  return parts
    .filter(({ fits }) => fits.length === most)
    .map(({ entry, fits }) => ({
      entry,
      score: fits.reduce<number>((sum, value) => sum + value, 0),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ entry }) => entry)
}
