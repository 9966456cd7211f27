/** What is looked for in a summary: who leads it, who moved it, and which one the figures are of. */
import type { Report, Summary, TableReport } from './ask'
import type { View } from './settings'

/** Who pulled hardest one way, of all there are: the rows shown have the smaller ones as one, which is nobody. */
export const mover = ({ movers }: Summary, way: 1 | -1) =>
  movers.find(({ contribution_pp }) => (contribution_pp ?? 0) * way > 0)

/** The first row that is a partner or a good, not a rest. */
export const largest = ({ rows }: Summary) => rows.find(({ kind }) => kind === 'one')

/** Whether goods and partners both have names: a table of one's own may have one of the two alone. */
export const hasBoth = ({ partners, goods }: Pick<Report, 'partners' | 'goods'>) =>
  largest(partners) !== undefined && largest(goods) !== undefined

/** What the rows of the figures are: a table of one's own has no chapters, and may lack partners or products. */
export function rowsOf({ own, partners, goods }: Report, by: View['by']): View['by'] {
  if (!own) return by
  const has = (summary: Summary) => largest(summary) !== undefined
  if (by === 'partner') return has(partners) || !has(goods) ? 'partner' : 'section'
  return has(goods) || !has(partners) ? 'section' : 'partner'
}

/** The months of a table of one's own, by what the rows of the figures are; with one of the two alone, by that. */
export const ownSeriesOf = (
  { series, product_series }: Pick<TableReport, 'series' | 'product_series'>,
  by: View['by'],
) => (by === 'partner' ? series : (product_series ?? series))

export function summaryOf({ partners, goods, chapters }: Report, by: View['by']) {
  if (by === 'partner') return partners
  return by === 'chapter' ? (chapters ?? goods) : goods
}
