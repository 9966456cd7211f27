/** What the page asks of the API, what comes back, and what it is prerendered with. */
import { request } from '@/api/request'
import type { Exchange } from '@/components/demo/call-the-api'
import type { OwnTable } from '@/components/demo/own-data'
import { knownQuestion, type Answered } from '@/components/demo/use-answer'
import { initialView } from '@/lib/url-state'
import {
  defaultReport,
  type BillReport,
  type ForecastReport,
  type MarketReport,
} from './contract.gen'
import {
  forecastView,
  homeView,
  marketView,
  settings,
  type ForecastView,
  type HomeView,
  type MarketView,
} from './settings'

export type {
  BillReport,
  Day,
  ForecastHour,
  ForecastReport,
  Hour,
  Knowledge,
  MarketReport,
  Peak,
  PlanBill,
  Tariff,
} from './contract.gen'
export type AnsweredMarket = Answered<MarketView, null, MarketReport>
export type AnsweredForecast = Answered<ForecastView, null, ForecastReport>
export type AnsweredBill = Answered<HomeView, OwnTable | null, BillReport>

const initial = initialView(settings)

const marketRequest = ({ week, ...view }: MarketView) =>
  request('GET', '/api/v1/energy-management/market', { ...view, ...(week !== '' && { week }) })

const forecastRequest = ({ date, ...view }: ForecastView) =>
  request('POST', '/api/v1/energy-management/forecast', { ...view, ...(date !== '' && { date }) })

const billRequest = (view: HomeView, own: OwnTable | null) =>
  request('POST', '/api/v1/energy-management/bill', {
    ...(own ? { csv: own.csv } : { yearly_kwh: view.yearly_kwh }),
    power_kw: view.home_kw,
    energy_kwh: view.home_kwh,
    efficiency_pct: view.home_efficiency,
    cost_per_kwh: view.home_cost,
    life_years: view.home_life,
    solar_kw: view.solar_kw,
    export_price: view.export_price,
    demand_charge: view.demand_charge,
  })

export const marketQuestion = knownQuestion<MarketView, null, MarketReport>(
  'energy-management',
  { view: marketView(initial), own: null, report: defaultReport.market },
  (call, view) => call(marketRequest(view)),
)

export const forecastQuestion = knownQuestion<ForecastView, null, ForecastReport>(
  'energy-management/forecast',
  { view: forecastView(initial), own: null, report: defaultReport.forecast },
  (call, view) => call(forecastRequest(view)),
)

export const billQuestion = knownQuestion<HomeView, OwnTable | null, BillReport>(
  'energy-management/bill',
  { view: homeView(initial), own: null, report: defaultReport.bill },
  (call, view, own) => call(billRequest(view, own)),
)

/** The requests behind what is shown, each with its answer. */
export function exchangesOf(
  market: AnsweredMarket,
  forecast: AnsweredForecast,
  bill: AnsweredBill,
): [Exchange, ...Exchange[]] {
  return [
    { request: marketRequest(market.view), answer: market.report },
    { request: forecastRequest(forecast.view), answer: forecast.report },
    { request: billRequest(bill.view, bill.own), answer: bill.report },
  ]
}
