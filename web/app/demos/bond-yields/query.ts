/** What the page asks of the API, and the types of what comes back. */
import type { components, paths } from '@/api/schema.gen'
import type { SourceInfo } from '@/components/demo/data-line'
import type { ApiRequest } from '@/components/demo/api-snippets'
import generated from './default-report.gen.json'
import type { SpreadPair } from './params'

type Schemas = components['schemas']
export type Source = Schemas['SourceInfo']
export type Curve = Schemas['BondYieldsCurve']
export type Compare = Schemas['Sourced_BondYieldsCompareReport']
export type History = Schemas['Sourced_BondYieldsHistoryReport']
export type Spread = Schemas['Sourced_BondYieldsSpreadReport']
export type Episode = Schemas['BondYieldsEpisode']
export type Fit = Schemas['BondYieldsFitReport']
export type PriceParams = Schemas['BondYieldsPriceParams']
export type Price = Schemas['BondYieldsPriceReport']
type DefaultReport = Schemas['BondYieldsDefaultReport'] & { source: Source }

const report = generated as DefaultReport
const { source } = report

/** What the page is prerendered with: the default view on the bundled month-ends. */
export const defaults = {
  source,
  compare: { ...report.compare, source } satisfies Compare,
  history: { ...report.history, source } satisfies History,
  spread: { ...report.spread, source } satisfies Spread,
  mortgage: { ...report.mortgage_spread, source } satisfies Spread,
  fits: report.fits,
  priceParams: report.price_params,
  price: report.price,
}

const base = '/api/v1/bond-yields'
const get = (path: keyof paths, query: Record<string, string>): ApiRequest => {
  const text = new URLSearchParams(query).toString().replaceAll('%2C', ',')
  return { method: 'GET', path: text ? `${path}?${text}` : path }
}
const post = (path: keyof paths, body: unknown): ApiRequest => ({ method: 'POST', path, body })

/** Two curves; an empty month is the newest, or a year before. */
export function compareRequest(curve: string, against: string) {
  return get(`${base}/compare`, {
    ...(curve && { date: curve }),
    ...(against && { with: against }),
  })
}

export function spreadRequest({ long, short }: SpreadPair) {
  return get(`${base}/spread`, { long, short })
}

/** Every maturity over time, for the way through the months. */
export const historyRequest = get(`${base}/history`, {
  series: '3m,6m,1y,2y,3y,5y,7y,10y,long',
})

/** A curve through published points, on the bonds' basis. */
export function fitRequest(model: string, curve: Curve) {
  const points = curve.points.map(({ years, bond_equivalent_pct }) => ({
    years,
    yield_pct: bond_equivalent_pct,
  }))
  return post(`${base}/fit`, { model, points })
}

export function fitTableRequest(model: string, csv: string) {
  return post(`${base}/fit-table`, { model, csv })
}

export function priceRequest(params: PriceParams) {
  return post(`${base}/price`, params)
}

/** The data line's view of a source block. */
export function sourceInfo(from: Source): SourceInfo {
  const { mode, as_of, fetched_at, stale, publisher, licence_url } = from
  return {
    mode,
    licence: 'Terms of use',
    url: licence_url,
    // The snapshot holds month-ends: its day is the month's, not a day of trade.
    as_of: mode === 'snapshot' ? (as_of ?? '').slice(0, 7) : (as_of ?? ''),
    publisher: `${publisher}, Valet`,
    fetched_at: fetched_at ?? null,
    stale: mode === 'cached' && stale,
  }
}
