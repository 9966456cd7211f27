/** What the page is prerendered with, and the same of a table of one’s own: for the tests of the pure parts. */
import { type AnsweredTrade, tradeQuestion } from './ask'
import { defaultReport } from './contract.gen'

export const answered: AnsweredTrade = tradeQuestion.initial
export const { partners, goods } = answered.report

export const links = [
  { partner: 'United States', product: 'Pumps', value: 5, before: 4 },
  { partner: 'Nowhere', product: 'Pumps', value: 2, before: 3 },
]
const pairs = {
  ...partners,
  by: 'pair' as const,
  movers: partners.movers.map((row) => ({ ...row, name: `${row.name} × Pumps` })),
}
const table = {
  partners,
  products: goods,
  pairs,
  series: defaultReport.series,
  links,
  links_share: 1,
}
export const ownReport = {
  ...answered.report,
  own: { ...table, first: '2024-01', last: '2025-12', rows: 2 },
}

/** The same table without a column of partners: one rest stands for everybody. */
export const withoutPartners = {
  ...ownReport,
  partners: { ...partners, rows: partners.rows.filter(({ kind }) => kind === 'rest'), movers: [] },
  own: {
    ...ownReport.own,
    pairs: null,
    links: links.map((link) => ({ ...link, partner: 'Not named' })),
  },
}
