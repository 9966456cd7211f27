/** What the page asks of the API, what comes back, and what it is prerendered with. */
import { request } from '@/api/request'
import type { Exchange } from '@/components/demo/call-the-api'
import type { OwnTable } from '@/components/demo/own-data'
import type { Answered, Call } from '@/components/demo/use-answer'
import { initialView, pick } from '@/lib/url-state'
import { yieldAt } from './curve-math'
import {
  defaultReport,
  type Curve,
  type FitReport as Fit,
  type PriceParams,
  type PriceReport as Price,
  type SourcedCompareReport as Compare,
  type SourcedHistoryReport as History,
  type SourcedSpreadReport as Spread,
} from './contract.gen'
import {
  bondView,
  canFit,
  curveView,
  mortgagePair,
  settings,
  spreadPairs,
  type BondView,
  type CurveView,
  type Model,
  type SpreadPair,
} from './settings'

export type * from './contract.gen'
export type { Compare, Fit, History, Price, Spread }
export type Source = Compare['source']

/** Everything the page draws but the bond. */
export interface Report {
  compare: Compare
  /** Ten years less two, whatever the chosen spread. */
  slope: Spread
  spread: Spread
  mortgage: Spread
  history: History
  /** The published curve's fit, where it has enough points. */
  fit: Fit | null
  /** The fit of the visitor's table. */
  ownFit: Fit | null
}

const { source, ...report } = defaultReport
const slope: Spread = { ...report.spread, source }

const defaults: Report = {
  compare: { ...report.compare, source },
  slope,
  spread: slope,
  mortgage: { ...report.mortgage_spread, source },
  history: { ...report.history, source },
  fit: report.fits[0] ?? null,
  ownFit: null,
}

const modelOf = ({ fit }: CurveView): Model => (fit === 'none' ? 'nelson_siegel' : fit)

const compareRequest = ({ curve, against }: CurveView) =>
  request('GET', '/api/v1/bond-yields/compare', {
    ...(curve && { date: curve }),
    ...(against && { with: against }),
  })

const spreadRequest = ({ long, short }: SpreadPair) =>
  request('GET', '/api/v1/bond-yields/spread', { long, short })

/** Every maturity over time, for the way through the months. */
const historyRequest = request('GET', '/api/v1/bond-yields/history', {
  series: '3m,6m,1y,2y,3y,5y,7y,10y,long',
})

/** A curve through published points, on the bonds' basis. */
const fitRequest = (model: Model, { points }: Curve, economic: boolean) =>
  request('POST', '/api/v1/bond-yields/fit', {
    model,
    ...(economic && { economic }),
    points: points.map(({ years, bond_equivalent_pct: yield_pct }) => ({ years, yield_pct })),
  })

const fitTableRequest = (model: Model, { csv }: OwnTable, economic: boolean) =>
  request('POST', '/api/v1/bond-yields/fit-table', { model, csv, ...(economic && { economic }) })

/** Two sources are never mixed: what the prerender knew holds only as long as the server speaks of the same. */
const isPrerendered = ({ mode, as_of }: Source) => mode === source.mode && as_of === source.as_of

/** The default view asks one question, whether there is anything newer; the rest it knows. */
async function ask(call: Call, view: CurveView, own: OwnTable | null): Promise<Report> {
  const model = modelOf(view)
  const compare = await call(compareRequest(view))
  const { curve } = compare
  const known = isPrerendered(compare.source) ? defaults : null
  const isKnownCurve = known !== null && curve.date === defaults.compare.curve.date
  const spreadOf = (pair: SpreadPair, prerendered?: Spread) =>
    prerendered ?? call(spreadRequest(pair))
  const fitOf = () =>
    (isKnownCurve && !view.economic && report.fits.find((fit) => fit.model === model)) ||
    (canFit(model, curve.points.length) ? call(fitRequest(model, curve, view.economic)) : null)
  const isDefault = known !== null && view.curve === '' && view.against === ''
  const [slope, spread, mortgage, history, fit, ownFit] = await Promise.all([
    spreadOf(spreadPairs['10y-2y'], known?.slope),
    spreadOf(spreadPairs[view.spread], view.spread === '10y-2y' ? known?.slope : undefined),
    spreadOf(mortgagePair, known?.mortgage),
    known?.history ?? call(historyRequest),
    fitOf(),
    own && call(fitTableRequest(model, own, view.economic)),
  ])
  const shown = isDefault ? defaults.compare : compare
  return { compare: shown, slope, spread, mortgage, history, fit, ownFit }
}

const initial: Answered<CurveView, OwnTable | null, Report> = {
  view: curveView(initialView(settings)),
  own: null,
  report: defaults,
}

export const curveQuestion = { name: 'bond-yields', initial, ask }
export type AnsweredCurve = typeof initial

/** The bills too, once somebody moves through time; until then the months of the page's own history. */
export const historyQuestion = {
  name: 'bond-yields/history',
  initial: { view: { isTraveling: false }, own: defaults.history, report: defaults.history },
  ask: (call: Call, { isTraveling }: { isTraveling: boolean }, own: History): Promise<History> =>
    isTraveling ? call(historyRequest) : Promise.resolve(own),
}

/** The bond as the engine takes it; null while there is no curve to set its yield. */
function priceParams(view: BondView, fit: Fit | null): PriceParams | null {
  const priced = (yield_pct: number | null, clean_price: number | null) => ({
    ...pick(view, ['coupon_pct', 'maturity', 'settlement']),
    yield_pct,
    clean_price,
    convention: view.convention,
  })
  if (view.by === 'price') return priced(null, view.clean_price)
  if (view.by === 'yield') return priced(view.yield_pct, null)
  if (!fit) return null
  const years = (Date.parse(view.maturity) - Date.parse(view.settlement)) / (365.25 * 86_400_000)
  const read = Math.round(yieldAt(fit, Math.max(0.25, years)) * 1e4) / 1e4
  return priced(read, null)
}

const initialBond: Answered<BondView, Fit | null, Price | null> = {
  view: bondView(initialView(settings)),
  own: null,
  report: report.price,
}

/** A bond's price; it rests on the curve's fit only where that sets the yield. */
export const priceQuestion = {
  name: 'bond-yields/price',
  initial: initialBond,
  ask: async (call: Call, view: BondView, fit: Fit | null): Promise<Price | null> => {
    const params = priceParams(view, fit)
    if (JSON.stringify(params) === JSON.stringify(report.price_params)) return report.price
    return params && call(request('POST', '/api/v1/bond-yields/price', params))
  },
}

/** The requests behind what is shown, each with its answer. */
export function exchangesOf({
  view,
  own,
  report: { compare, spread, fit, ownFit },
}: AnsweredCurve): [Exchange, ...Exchange[]] {
  const model = modelOf(view)
  if (own && ownFit)
    return [{ request: fitTableRequest(model, own, view.economic), answer: ownFit }]
  return [
    { request: compareRequest(view), answer: compare },
    { request: spreadRequest(spreadPairs[view.spread]), answer: spread },
    ...(fit ? [{ request: fitRequest(model, compare.curve, view.economic), answer: fit }] : []),
  ]
}
