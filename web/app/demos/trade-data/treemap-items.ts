/** The tiles of the shares: rows with what they are made of, and what is told of each. */
import type { TreemapItem } from '@/components/charts/treemap-chart'
import type { Tone } from '@/lib/chart-series'
import type { AnsweredTrade, Link, Parts, Row, Summary } from './ask'
import { ALL_OTHERS, drawnRestOf, growthOf, type Amount } from './rest'
import type { Rows } from './settings'
import { hasBoth } from './summaries'
import type { Told } from './treemap-level'

/** A tile that tells its growth itself: no row of an answer does. */
export interface Tile extends TreemapItem {
  growth_pct?: number | null
  parts?: readonly Tile[]
}

/** Green is for what grew, new trade too: where nothing is compared all is grey. */
export const toneOf = ({ value, before }: Amount): Tone =>
  before == null || value < before ? 'noise' : 'signal'

export const itemOf = (row: Row): TreemapItem => ({
  key: row.key,
  name: row.name,
  value: row.value,
  tone: toneOf(row),
  pale: row.kind !== 'one',
})

/** Sections with their chapters, and those with their products, as far as they are known. */
export function nested(sections: Summary, parts: Parts | null): TreemapItem[] {
  const within = (rows: readonly Row[], parent: string) =>
    rows.filter((row) => row.parent === parent && row.value > 0)
  return sections.rows.map((section) => ({
    ...itemOf(section),
    ...(parts && {
      parts: within(parts.chapters.rows, section.key).map((chapter) => {
        const products = within(parts.products.rows, chapter.key)
        // A chapter that is one rest has nothing to go into.
        return {
          ...itemOf(chapter),
          ...(products.length > 1 && { parts: products.map(itemOf) }),
        }
      }),
    }),
  }))
}

const pairKey = ({ partner, product }: Link) => `${partner}, ${product}`

/** What is told of each tile, by its key. */
export function toldOf(summary: Summary, parts: Parts | null, items: readonly Tile[]) {
  const rows = [summary, ...(parts ? [parts.chapters, parts.products] : [])].flatMap(
    (of) => of.rows,
  )
  const told = new Map<string, Told>(rows.map((row) => [row.key, row]))
  for (const { key, value, growth_pct } of items.flatMap((item) => item.parts ?? []))
    if (growth_pct !== undefined) told.set(key, { share: value / summary.total, growth_pct })
  return told
}

const measured = (amount: Amount) => ({
  value: amount.value,
  tone: toneOf(amount),
  growth_pct: growthOf(amount),
})

/** Rows of a table of one's own, with what stands on the other side of each. */
export function paired(report: AnsweredTrade['report'], by: Rows): Tile[] {
  const { own, partners, goods } = report
  const rows = by === 'partner' ? partners.rows : goods.rows
  const others = by === 'partner' ? goods.rows : partners.rows
  const unnamed = new Set(others.flatMap(({ kind, name }) => (kind === 'one' ? [] : [name])))
  // With one of the two alone every pair is with nobody, or of nothing.
  const links = hasBoth(report) ? (own?.links ?? []) : []
  const [mine, other] =
    by === 'partner' ? (['partner', 'product'] as const) : (['product', 'partner'] as const)
  return rows.map((row) => {
    const pairs = links.filter((link) => link[mine] === row.name)
    const parts: Tile[] = pairs.map((link) => ({
      ...measured(link),
      key: pairKey(link),
      name: link[other],
      pale: unnamed.has(link[other]),
    }))
    // An answer holds the largest pairs alone: what these leave of the row is a part too.
    const rest = drawnRestOf(row, pairs)
    if (parts.length > 0 && rest)
      parts.push({ ...measured(rest), key: `${row.key}\0rest`, name: ALL_OTHERS, pale: true })
    // A row whose pairs are all small has none in the answer: it cannot be gone into.
    return { ...itemOf(row), ...(parts.length > 0 && { parts }) }
  })
}
