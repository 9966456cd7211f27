/** What the page asks of the API, what comes back, and what it is prerendered with. */
import { request } from '@/api/request'
import type { OwnTable } from '@/components/demo/own-data'
import { knownQuestion, type Answered, type Call } from '@/components/demo/use-answer'
import { initialView, pick } from '@/lib/url-state'
import { compareParam } from './compared-months'
import {
  defaultReport,
  type Advantages,
  type Indexes,
  type IntraIndustry,
  type Series,
  type Shock,
  type SourcedReconciliation as Reconciliation,
  type Summary,
  type TableReport,
} from './contract.gen'
import { series } from './fields.gen'
import {
  EVERY_PARTNER,
  inMonths,
  settings,
  shockView,
  tableView,
  tradeView,
  type Rows,
  type ShockView,
  type TableView,
  type TradeView,
} from './settings'

export type { Reconciliation, Series, Shock, Summary, TableReport }
export type { Gap, Indexes, Link, Row, SeriesRow, TwoWay } from './contract.gen'

export interface Report {
  partners: Summary
  /** By section of the tariff; by product of a table of one's own. */
  goods: Summary
  /** By chapter; a table of one's own has none. */
  chapters: Summary | null
  /** What a table of one's own has beside. */
  own: TableReport | null
}

export type AnsweredTrade = Answered<TradeView, OwnTable | null, Report>

const initial = inMonths(initialView(settings))

/** What the bundled tables have rows of. */
type Side = Exclude<Summary['by'], 'pair'>

const summaryRequest = (view: TradeView, by: Side, top?: number) =>
  request('GET', '/api/v1/trade-data/summary', {
    ...pick(view, ['flow', 'from', 'to']),
    by,
    ...(top !== undefined && { top }),
    ...compareParam(view),
  })

/** So many on their own as in the prerendered answer, and the others as one. */
const shownOf = ({ rows }: Summary) => rows.filter(({ kind }) => kind !== 'rest').length
export const tradeRequests = (view: TradeView) =>
  [
    summaryRequest(view, 'partner', shownOf(defaultReport.partners)),
    summaryRequest(view, 'section'),
    summaryRequest(view, 'chapter', shownOf(defaultReport.chapters)),
  ] as const

/** Months are sent once somebody has chosen them: those of Canada's trade may be none of a table's. */
export const tableRequest = (view: TradeView, { csv }: OwnTable) =>
  request('POST', '/api/v1/trade-data/table', {
    csv,
    flow: view.flow,
    ...(view.from !== '' && { from: view.from }),
    ...(view.to !== '' && { to: view.to }),
    ...compareParam(view),
  })

const initialTrade: AnsweredTrade = {
  view: tradeView(initial),
  own: null,
  report: {
    partners: defaultReport.partners,
    goods: defaultReport.sections,
    chapters: defaultReport.chapters,
    own: null,
  },
}

export const tradeQuestion = knownQuestion(
  'trade-data',
  initialTrade,
  async (call: Call, view: TradeView, own: OwnTable | null): Promise<Report> => {
    if (own) {
      const report = await call(tableRequest(view, own))
      return { partners: report.partners, goods: report.products, chapters: null, own: report }
    }
    const [partner, section, chapter] = tradeRequests(view)
    const [partners, goods, chapters] = await Promise.all([
      call(partner),
      call(section),
      call(chapter),
    ])
    return { partners, goods, chapters, own: null }
  },
)

/** The chapters and products a section is made of, once its figure is near. */
export interface Parts {
  chapters: Summary
  products: Summary
}

/** Of nothing where the rows have no parts. */
export interface PartsView {
  of: TradeView | null
}

export const partsRequests = (of: TradeView) =>
  [summaryRequest(of, 'chapter'), summaryRequest(of, 'product')] as const

export const partsQuestion = {
  name: 'trade-data/parts',
  initial: { view: { of: null } as PartsView, own: null, report: null as Parts | null },
  ask: async (call: Call, { of }: PartsView): Promise<Parts | null> => {
    if (!of) return null
    const [chapter, product] = partsRequests(of)
    const [chapters, products] = await Promise.all([call(chapter), call(product)])
    return { chapters, products }
  },
}

/** Every chapter by name, for the tariff to fall on; those with the most trade until they are here. */
export interface Chapter {
  key: string
  name: string
}

export const chaptersQuestion = {
  name: 'trade-data/chapters',
  initial: { view: {}, own: null, report: defaultReport.intra_industry.rows as readonly Chapter[] },
  ask: async (call: Call): Promise<readonly Chapter[]> => {
    const { rows } = await call(summaryRequest(tradeView(initial), 'chapter'))
    return [...rows].sort((a, b) => a.key.localeCompare(b.key))
  },
}

export interface SeriesView {
  flow: TradeView['flow']
  by: Rows
}

export const seriesRequest = (view: SeriesView) => request('GET', '/api/v1/trade-data/series', view)

export const seriesQuestion = knownQuestion(
  'trade-data/series',
  {
    view: { flow: initial.flow, by: 'partner' } satisfies SeriesView as SeriesView,
    own: null,
    report: defaultReport.series,
  },
  (call: Call, view: SeriesView): Promise<Series> => call(seriesRequest(view)),
)

/** Goods at both levels there are; every one of them counts, whatever is shown as one. */
export const indexRequests = (flow: TradeView['flow']) =>
  [indexRequest(flow, 'chapter'), indexRequest(flow, 'product')] as const

const indexRequest = (flow: TradeView['flow'], by: 'chapter' | 'product') =>
  request('GET', '/api/v1/trade-data/series', { flow, by, top: 1 })

export interface GoodsIndexes {
  chapter: Indexes | null
  product: Indexes | null
}

/** How concentrated goods are over time; of partners the months say it themselves. */
export const indexQuestion = knownQuestion(
  'trade-data/indexes',
  {
    view: { flow: initial.flow },
    own: null,
    report: {
      chapter: defaultReport.chapter_concentration,
      product: defaultReport.product_concentration,
    } satisfies GoodsIndexes as GoodsIndexes,
  },
  async (call: Call, { flow }: { flow: TradeView['flow'] }): Promise<GoodsIndexes> => {
    const [byChapter, byProduct] = indexRequests(flow)
    const [chapters, products] = await Promise.all([call(byChapter), call(byProduct)])
    return {
      chapter: chapters.concentration ?? null,
      product: products.concentration ?? null,
    }
  },
)

export const reconcileRequest = request('GET', '/api/v1/trade-data/reconcile', {})

/** Asked at once: there may be newer totals than those the page is prerendered with. */
export const reconcileQuestion = {
  name: 'trade-data/reconcile',
  initial: {
    view: {},
    own: null,
    report: { ...defaultReport.reconciliation, source: defaultReport.source },
  },
  ask: (call: Call): Promise<Reconciliation> => call(reconcileRequest),
}

export const structureRequest = (view: Pick<TradeView, 'from' | 'to'>) =>
  request('GET', '/api/v1/trade-data/intra-industry', view)

export const structureQuestion = knownQuestion(
  'trade-data/structure',
  {
    view: pick(initial, ['from', 'to']),
    own: null,
    report: defaultReport.intra_industry,
  },
  (call: Call, view: Pick<TradeView, 'from' | 'to'>): Promise<IntraIndustry> =>
    call(structureRequest(view)),
)

export const advantageRequest = request('GET', '/api/v1/trade-data/advantage')

export const advantageQuestion = {
  name: 'trade-data/advantage',
  initial: { view: {}, own: null, report: null },
  ask: (call: Call): Promise<Advantages | null> => call(advantageRequest),
}

export type AnsweredShock = Answered<ShockView, OwnTable | null, Shock>

export const shockRequest = (view: ShockView, own: OwnTable | null) => {
  const { partner, chapter, partner_share_pct, from, to, ...assumed } = view
  const isBoth = partner !== EVERY_PARTNER && chapter !== ''
  return request('POST', '/api/v1/trade-data/shock', {
    ...assumed,
    ...(partner !== EVERY_PARTNER && { partner }),
    ...(chapter !== '' && { chapter }),
    ...(partner_share_pct > 0 && isBoth && !own && { partner_share_pct }),
    from,
    to,
    ...(own && { csv: own.csv }),
  })
}

export const shockQuestion = knownQuestion(
  'trade-data/shock',
  {
    view: shockView(initial),
    own: null as OwnTable | null,
    report: defaultReport.shock,
  },
  (call: Call, view: ShockView, own: OwnTable | null): Promise<Shock> =>
    call(shockRequest(view, own)),
)

export const builderRequest = ({ rows, step, measure, within }: TableView) =>
  request('GET', '/api/v1/trade-data/series', {
    by: rows,
    step,
    flow: measure,
    // Every partner and every product on its own.
    top: series.top.maximum,
    ...(within !== '' && { within }),
  })

/** The table somebody builds: rows, columns and figures of their own choice. */
export const tableQuestion = {
  name: 'trade-data/table',
  initial: { view: tableView(initial), own: null, report: null },
  ask: (call: Call, view: TableView): Promise<Series | null> => call(builderRequest(view)),
}
