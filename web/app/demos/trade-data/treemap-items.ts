/** The tiles of the shares: rows with what they are made of, and what is told of each. */
import type { TreemapItem } from '@/components/charts/treemap-chart'
import type { Tone } from '@/lib/chart-series'
import type { AnsweredTrade, Link, Parts, Row, Summary } from './ask'
import type { View } from './settings'
import { hasBoth } from './summaries'
import type { Told } from './treemap-level'

/** Green is for what grew, new trade too: where nothing is compared all is grey. */
export const toneOf = ({ value, before }: Pick<Row, 'value' | 'before'>): Tone =>
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
export function toldOf(summary: Summary, parts: Parts | null, links: readonly Link[]) {
  const rows = [summary, ...(parts ? [parts.chapters, parts.products] : [])].flatMap(
    (of) => of.rows,
  )
  const told = new Map<string, Told>(rows.map((row) => [row.key, row]))
  for (const link of links) {
    const { value, before } = link
    const growth_pct = before ? 100 * (value / before - 1) : null
    told.set(pairKey(link), { share: value / summary.total, growth_pct })
  }
  return told
}

/** Rows of a table of one's own, with what stands on the other side of each. */
export function paired(report: AnsweredTrade['report'], by: View['by']) {
  const { own, partners, goods } = report
  const rows = by === 'partner' ? partners.rows : goods.rows
  const others = by === 'partner' ? goods.rows : partners.rows
  const unnamed = new Set(others.flatMap(({ kind, name }) => (kind === 'one' ? [] : [name])))
  // With one of the two alone every pair is with nobody, or of nothing.
  const links = hasBoth(report) ? (own?.links ?? []) : []
  const [mine, other] =
    by === 'partner' ? (['partner', 'product'] as const) : (['product', 'partner'] as const)
  return rows.map((row) => {
    const parts: TreemapItem[] = links
      .filter((link) => link[mine] === row.name)
      .map((link) => ({
        key: pairKey(link),
        name: link[other],
        value: link.value,
        tone: toneOf(link),
        pale: unnamed.has(link[other]),
      }))
    // An answer holds the largest pairs alone: what these leave of the row is a part too, from half a cent on.
    const left = parts.reduce((rest, { value }) => rest - value, row.value)
    if (parts.length > 0 && left >= 0.005)
      parts.push({
        key: `${row.key}\0rest`,
        name: 'All others',
        value: left,
        tone: 'noise',
        pale: true,
      })
    // A row whose pairs are all small has none in the answer: it cannot be gone into.
    return { ...itemOf(row), ...(parts.length > 0 && { parts }) }
  })
}
