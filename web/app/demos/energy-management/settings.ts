/** The settings of the page: how they stand in its address, what they ask of the API, and what their controls need. */
import {
  choice,
  day,
  daysOf,
  numbersOf,
  numeric,
  limitsOf,
  pick,
  type ViewOf,
} from '@/lib/url-state'
import { defaultReport } from './contract.gen'
import { bill, forecast, market } from './fields.gen'

const number = numbersOf(defaultReport.params, market)
const home = <K extends keyof typeof bill & keyof typeof defaultReport.bill_params>(
  wire: K,
  label: string,
  unit?: string,
) =>
  numeric(Number(defaultReport.bill_params[wire]), limitsOf(bill[wire]), {
    label,
    wire,
    ...(unit !== undefined && { unit }),
  })

export const settings = {
  market: choice(
    {
      ontario: 'Ontario day-ahead',
      alberta: 'Alberta pool',
      ontario_2016: 'Ontario 2016',
    },
    'ontario',
    { label: 'Market' },
  ),
  /** Empty for the market's own choice. */
  week: day('', { label: 'First day of the week', ...daysOf(market.week) }),
  power_mw: number('power_mw', 'Power', { unit: 'MW' }),
  energy_mwh: number('energy_mwh', 'Energy', { unit: 'MWh' }),
  efficiency_pct: number('efficiency_pct', 'Efficiency each way', { unit: '%' }),
  cost_per_kwh: number('cost_per_kwh', 'Cost of a kWh', { unit: '$' }),
  life_years: number('life_years', 'Life', { unit: 'years' }),
  /** Of the forecast. */
  region: choice({ ontario: 'Ontario', alberta: 'Alberta' }, 'ontario', { label: 'Region' }),
  issue: choice({ midnight: 'at midnight', ten: 'at 10:00 the day before' }, 'midnight', {
    label: 'Forecast made',
  }),
  level: choice({ '80': '80 %', '90': '90 %' }, '90', { label: 'Interval' }),
  /** Empty for the day after the last that is known. */
  date: day('', { label: 'Last day', ...daysOf(forecast.date) }),
  /** Of the home. */
  yearly_kwh: home('yearly_kwh', 'Used a year', 'kWh'),
  home_kw: home('power_kw', 'Battery power', 'kW'),
  home_kwh: home('energy_kwh', 'Battery energy', 'kWh'),
  home_efficiency: home('efficiency_pct', 'Efficiency', '%'),
  home_cost: home('cost_per_kwh', 'Its cost', '$ a kWh'),
  home_life: home('life_years', 'It lasts', 'years'),
  solar_kw: home('solar_kw', 'Solar roof', 'kW'),
  export_price: home('export_price', 'Export price', '$ a kWh'),
  demand_charge: home('demand_charge', 'Peak charge', '$ a kW'),
}

export type View = ViewOf<typeof settings>

/** The settings of the battery at a market. */
export const marketView = (view: View) =>
  pick(view, [
    'market',
    'week',
    'power_mw',
    'energy_mwh',
    'efficiency_pct',
    'cost_per_kwh',
    'life_years',
  ])
export type MarketView = ReturnType<typeof marketView>

export const forecastKeys = ['region', 'issue', 'level', 'date'] as const
export const forecastView = (view: View) => pick(view, forecastKeys)
export type ForecastView = ReturnType<typeof forecastView>

export const homeKeys = [
  'yearly_kwh',
  'home_kw',
  'home_kwh',
  'home_efficiency',
  'home_cost',
  'home_life',
  'solar_kw',
  'export_price',
  'demand_charge',
] as const
export const homeView = (view: View) => pick(view, homeKeys)
export type HomeView = ReturnType<typeof homeView>
