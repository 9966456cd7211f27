/** What is looked for in a summary: who leads it, who moved it, and which one the figures are of. */
import type { Report, Summary, TableReport } from './ask'
import type { Rows, View } from './settings'

/** Who pulled hardest one way, of all there are: the rows shown have the smaller ones as one, which is nobody. */
export const mover = ({ movers }: Summary, way: 1 | -1) =>
  movers.find(({ contribution_pp }) => (contribution_pp ?? 0) * way > 0)

/** The first row that is a partner or a good, not a rest. */
export const largest = ({ rows }: Summary) => rows.find(({ kind }) => kind === 'one')

/** Whether goods and partners both have names: a table of one's own may have one of the two alone. */
export const hasBoth = ({ partners, goods }: Pick<Report, 'partners' | 'goods'>) =>
  largest(partners) !== undefined && largest(goods) !== undefined

/** What the rows of a figure are that shows one side at a time: of both at once, the partners. */
export const sideOf = (by: View['by']): Rows => (by === 'pair' ? 'partner' : by)

/**
 * What the rows of the contributions are: a table of one's own has no chapters, and may lack partners or products;
 * Canada's have the two apart.
 */
export function rowsOf({ own, partners, goods }: Report, chosen: View['by']): View['by'] {
  if (chosen === 'pair' && own?.pairs) return 'pair'
  const by = sideOf(chosen)
  if (!own) return by
  const has = (summary: Summary) => largest(summary) !== undefined
  if (by === 'partner') return has(partners) || !has(goods) ? 'partner' : 'section'
  return has(goods) || !has(partners) ? 'section' : 'partner'
}

/** The months of a table of one's own, by what the rows of the figures are; with one of the two alone, by that. */
export const ownSeriesOf = (
  { series, product_series }: Pick<TableReport, 'series' | 'product_series'>,
  by: Rows,
) => (by === 'partner' ? series : (product_series ?? series))

export function summaryOf({ partners, goods, chapters, own }: Report, by: View['by']) {
  if (by === 'pair') return own?.pairs ?? partners
  if (by === 'partner') return partners
  return by === 'chapter' ? (chapters ?? goods) : goods
}
