/** Tables to start from: whose they are, and the question that is asked of each first. */
import type { Asked } from '@/lib/tables/question'
import fuel from './data/fuel-ratings-2023.csv?url'
import ontario from './data/ontario-hours-2016.csv?url'
import trade from './data/trade-by-chapter.csv?url'
import health from './data/world-health.csv?url'

export interface StarterSet {
  /** What it is called, also as a file. */
  label: string
  file: string
  address: string
  publisher: string
  as_of: string
  licence: string
  licence_url: string
  /** What the rows are, for the line under the answer. */
  rows: string
  start: Partial<Asked>
}

export const starterSets = {
  fuel: {
    label: 'Fuel ratings 2023',
    file: 'fuel-ratings-2023.csv',
    address: fuel,
    publisher: 'Natural Resources Canada',
    as_of: '2023',
    licence: 'Open Government Licence – Canada',
    licence_url: 'https://open.canada.ca/en/open-government-licence-canada',
    rows: 'fuel consumption ratings of model year 2023',
    start: { show: 'mean', of: 'city_l100', by: 'transmission' },
  },
  trade: {
    label: 'Trade by chapter',
    file: 'trade-by-chapter.csv',
    address: trade,
    publisher: 'Statistics Canada',
    as_of: '2026-04',
    licence: 'Statistics Canada Open Licence',
    licence_url: 'https://www.statcan.gc.ca/en/terms-conditions/open-licence',
    rows: 'merchandise trade by month and chapter, customs basis',
    start: { show: 'sum', of: 'exports_millions', by: 'section', split: '-' },
  },
  ontario: {
    label: 'Ontario hours 2016',
    file: 'ontario-hours-2016.csv',
    address: ontario,
    publisher: 'Independent Electricity System Operator',
    as_of: '2016',
    licence: 'public reports of the operator',
    licence_url: 'https://www.ieso.ca/en/Power-Data',
    rows: 'demand, price and wind by hour, with Toronto’s temperature',
    start: { show: 'mean', of: 'demand_mw', by: 'time', span: 'hour of the day', split: '-' },
  },
  health: {
    label: 'World health',
    file: 'world-health.csv',
    address: health,
    publisher: 'Gapminder',
    as_of: '2005',
    licence: 'CC BY 4.0',
    licence_url: 'https://www.gapminder.org/free-material/',
    rows: 'life expectancy and fertility by country, every five years from 1955, as in vega-datasets',
    start: { of: 'life_expectancy', by: 'fertility', split: '-' },
  },
} as const satisfies Record<string, StarterSet>

export type SetName = keyof typeof starterSets

export const setNames = Object.keys(starterSets) as SetName[]
