/** The settings of the page: how they stand in its address, what they ask of the API, and what their controls need. */
import { choice, flag, numbersOf, numeric, pick, text, words, type ViewOf } from '@/lib/url-state'
import { defaultReport } from './contract.gen'
import { inventory, network } from './fields.gen'

const number = numbersOf(defaultReport.params, network)
const stock = numbersOf(defaultReport.inventory_params, {
  ...inventory,
  // Above nothing, in the contract; a field has a least value.
  holding_cost: { ...inventory.holding_cost, minimum: 0.0001 },
  order_cost: { ...inventory.order_cost, minimum: 0.01 },
})
/** As many as the contract takes: a refusal may advise any of them. */
const counts = Array.from({ length: network.sites.maximum }, (_, at) => String(at + 1))

export const settings = {
  demand_kg: number('demand_kg', 'Demand', { unit: 'kg a resident' }),
  freight: number('freight', 'Freight', { unit: '$ a tonne-km' }),
  site_cost: number('site_cost', 'A site', { unit: '$ a year' }),
  speed_kmh: number('speed_kmh', 'Average speed, assumed', { unit: 'km/h' }),
  /** Nothing for no limit. */
  capacity_t: numeric(
    0,
    { min: 0, max: network.capacity_t.maximum },
    { label: 'Capacity of a site', unit: 't a year', wire: 'capacity_t' },
  ),
  /** Empty for as many as cost least. */
  sites: choice([{ value: '', label: 'As many as cost least' }, ...counts], '', {
    label: 'Number of sites',
  }),
  /** Decided by hand. */
  open: words([], /^[a-z-]+$/, { label: 'Open in any case' }),
  closed: words([], /^[a-z-]+$/, { label: 'Closed' }),
  /** The visitor's own sites; empty where the solver decides. */
  mine: words([], /^[a-z-]+$/, { label: 'Your sites' }),
  /** Whether they are held against the best there are. */
  best: flag(false, { label: 'Beside the best' }),
  barred: text('', network.barred, { label: 'Barred ways' }),
  /** Of the stock a site keeps. */
  annual_demand: stock('annual_demand', 'Units a year'),
  order_cost: stock('order_cost', 'An order costs, $'),
  holding_cost: stock('holding_cost', 'Keeping a unit a year, $'),
  demand_mean: stock('demand_mean', 'Units a day'),
  demand_sd: stock('demand_sd', 'Their spread'),
  lead_time: stock('lead_time', 'Days to delivery'),
  lead_time_sd: stock('lead_time_sd', 'Spread of the days'),
  service_level: stock('service_level', 'Chance stock lasts'),
}

export type View = ViewOf<typeof settings>

/** The settings of the network itself. */
export const networkView = (view: View) => {
  const asked = pick(view, [
    'demand_kg',
    'freight',
    'site_cost',
    'speed_kmh',
    'capacity_t',
    'sites',
    'open',
    'closed',
    'mine',
    'best',
    'barred',
  ])
  // Without sites of the visitor's there is nothing to hold against the best.
  return { ...asked, best: asked.best && asked.mine.length > 0 }
}
export type NetworkView = ReturnType<typeof networkView>

/** What a table of one's own is asked with: another speed changes hours alone, and asks for no network again. */
export const tableView = (view: View): NetworkView => ({
  ...networkView(view),
  speed_kmh: settings.speed_kmh.initial,
})

export const stockKeys = [
  'annual_demand',
  'order_cost',
  'holding_cost',
  'demand_mean',
  'demand_sd',
  'lead_time',
  'lead_time_sd',
  'service_level',
] as const
export const stockView = (view: View) => pick(view, stockKeys)
export type StockView = ReturnType<typeof stockView>
