import { expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { initialView } from '@/lib/url-state'
import { answerOf } from './answer'
import {
  exchangesOf,
  type AnsweredNetwork,
  type AnsweredPage,
  type Network,
  type Placed,
} from './ask'
import { defaultReport } from './contract.gen'
import { countsOf, countsTitle, frontierOf, serviceTitle, withinADay } from './counts'
import { atSpeed, callRemark } from './hours'
import { placedAnswer, pressSaid, sketched, toggled } from './placed-answer'
import { networkView, settings } from './settings'
import { hours, nextToOpen, siteCostOf } from './words'

const { network } = defaultReport
const view = networkView(initialView(settings))
const table = {
  name: 'places.csv',
  csv: '',
  rows: 7,
  scope: { recomputed: ['the network'], kept: [] },
}

const answered = (
  report: Partial<Network> = {},
  more: Partial<typeof view> = {},
  own: AnsweredNetwork['own'] = null,
): AnsweredNetwork => ({ view: { ...view, ...more }, own, report: { ...network, ...report } })

const text = (one: AnsweredNetwork) => plainText(answerOf(one)).replaceAll('\u00a0', ' ')

/** Two of seven places at 60,000 a site: one less saves a site and adds 90,000 of freight. */
const count = (sites: number, freight_cost: number, up_to_cost: number | null) => ({
  sites,
  freight_cost,
  site_costs: 60_000 * sites,
  average_km: 100 / sites,
  average_hours: 2 / sites,
  day_share: 1 - 0.25 / sites,
  open: network.sites.slice(0, sites).map(({ key }) => key),
  up_to_cost,
  proven: true,
})
const own = (more: Partial<Network> = {}) =>
  answered(
    {
      site_costs: 120_000,
      site_cost: 60_000,
      sites: network.sites.slice(0, 7).map((site, at) => ({
        ...site,
        is_open: at < 2,
        alone: at === 2 ? 10_000 : 30_000,
      })),
      counts: [count(1, 190_000, null), count(2, 100_000, 90_000), count(3, 50_000, 50_000)],
      ...more,
    },
    {},
    table,
  )

test('with a table of one’s own a site costs what the table says', () => {
  expect(siteCostOf(answered())).toBe(750_000)
  expect(siteCostOf(own())).toBe(60_000)
  expect(countsTitle(own())).toBe('2 sites cost least; one more pays below $50,000 a site')
  expect(countsOf(own()).best?.total).toBe(220_000)
  expect(frontierOf(own()).map(({ sites }) => sites)).toEqual([2, 3])
  expect(text(own())).toContain('it opens if a site costs under $50,000.')
})

test('sites that cost differently are compared at what they cost', () => {
  const costing = (sites: number, freight: number, site_costs: number) => ({
    ...count(sites, freight, null),
    site_costs,
  })
  // Two dear sites are nearer than three cheap ones.
  const counts = [
    { ...costing(2, 40_000, 300_000), average_km: 20, average_hours: 0.25 },
    costing(3, 100_000, 120_000),
  ]
  const different = own({ site_cost: null, counts })
  expect(countsTitle(different)).toBe('3 sites cost least')
  expect(frontierOf(different).map(({ sites }) => sites)).toEqual([3, 2])
  expect(serviceTitle(different).replaceAll('\u00a0', ' ')).toBe(
    'The cheapest network of 2 sites, instead of 3, takes the way from 40 min to 15 min for $120,000 a year',
  )
  expect(text(different)).not.toContain('if a site costs under')
})

test('a number of sites that another beats in cost and time is on no frontier', () => {
  const row = (sites: number, freight_cost: number, up_to_cost: number | null, km: number) => ({
    ...count(sites, freight_cost, up_to_cost),
    site_costs: 88_000 * sites,
    average_km: km,
    average_hours: km / 70,
  })
  const counts = [
    row(1, 177_542.71, null, 477.2653),
    row(2, 104_953.41, null, 282.1328),
    row(3, 5874.87, 85_833.92, 15.7927),
    row(4, 0, 5874.87, 0),
  ]
  const four = own({ site_cost: 88_000, counts })
  expect(frontierOf(four).map(({ sites }) => sites)).toEqual([1, 3, 4])
  expect(serviceTitle(four).replaceAll('\u00a0', ' ')).toBe(
    'Two sites more take the way from 6.8 h to 14 min for $4,332 a year',
  )
  expect(countsTitle(four)).toBe('1 site costs least; two more pay below $85,834 a site')
  // One more than the two that are open is the best at no cost of a site.
  const never = own({ counts: [count(2, 100_000, 90_000), count(3, 50_000, null)] })
  expect(text(never)).not.toContain('if a site costs under')
  expect(countsTitle(never)).toBe('2 sites cost least')
})

test('a place that no cost of a site opens is not said to open at one', () => {
  // It adds 10,000, as much as a site costs.
  const free = text(own({ site_cost: 10_000 }))
  expect(free).toContain('would add only $10,000. ')
  expect(free).not.toContain('it opens')
})

test('what one site more takes from the way is told in hours and dollars', () => {
  const said = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(said(serviceTitle(own()))).toBe(
    'One site more takes the way from 1.0 h to 40 min for $10,000 a year',
  )
  expect(said(withinADay(own()))).toBe(
    ' Of what is ordered, within a day’s drive of 10 h: 87.5 % with 2 sites, 91.7 % with 3 sites.',
  )
  // The cheapest network, whichever number was asked for.
  expect(said(serviceTitle(answered({}, { sites: '3' })))).toMatch(
    /^Beyond 5 sites, one more takes the way from 2\.4 h to /,
  )
  const alike = [2, 3].map((sites) => ({
    ...count(sites, 0, 60_000),
    average_km: 0.07 / sites,
    average_hours: 0.001,
  }))
  expect(serviceTitle(own({ counts: alike }))).toBe(
    'One site more saves minutes at most, for $60,000 a year',
  )
  const none = own({ counts: [], no_counts: 'stopped' })
  expect(serviceTitle(none)).toBe('Stopped before numbers of sites were compared')
  expect(serviceTitle(own({ counts: [count(2, 100_000, null)] }))).toBe(
    'No number of sites that was compared is nearer than 2',
  )
  expect(withinADay(none)).toBe('')
  expect([0.7, 0.995, 2.38].map(hours).map(said)).toEqual(['42 min', '1.0 h', '2.4 h'])
})

/** The map's numbers of sites at another cost of a site. */
const priced = (site_cost: number) => ({
  site_cost,
  counts: network.counts.map((one) => ({ ...one, site_costs: one.sites * site_cost })),
})

test('another speed changes hours alone, as far as the ways are known', () => {
  const slow = atSpeed(network, 70, 35)
  // As the engine has it at that speed.
  expect(slow.average_hours).toBeCloseTo(4.7596, 3)
  expect(slow.day_share).toBeCloseTo(0.867162, 5)
  const [five, six] = [slow.counts[4], slow.counts[5]]
  expect(five?.average_hours).toBeCloseTo(4.7596, 3)
  expect(five?.day_share).toBe(slow.day_share)
  expect(six?.average_hours).toBeCloseTo(3.5582, 3)
  expect(six?.day_share).toBeNull()
  const hoursOnly = { average_hours: 0, day_share: 0, counts: [] }
  expect({ ...slow, ...hoursOnly }).toEqual({ ...network, ...hoursOnly })
  expect(atSpeed(network, 70, 70)).toBe(network)
  expect(withinADay(answered(slow)).replaceAll('\u00a0', ' ')).toBe(
    ' Of what is ordered, within a day’s drive of 10 h: 86.7 % with 5 sites.',
  )
})

test('tonnes that are rounded to nothing leave the share within a day as it is', () => {
  const routes = network.routes.map((route) => ({ ...route, tonnes: 0 }))
  const slow = atSpeed({ ...network, routes }, 70, 35)
  expect(slow.day_share).toBe(network.day_share)
  expect(slow.counts[4]?.day_share).toBe(network.day_share)
})

test('more sites than are compared are not called the least of those', () => {
  const open = (many: number) => network.sites.map((site, at) => ({ ...site, is_open: at < many }))
  const many = answered({ sites: open(28), ...priced(20_000) })
  expect(countsTitle(many)).toBe('More than 12 sites cost least')
  expect(countsOf(many).best).toBeUndefined()
  expect(frontierOf(many)).toEqual([])
  // Exactly twelve are among them.
  const twelve = answered({ sites: open(12), ...priced(0) })
  expect(countsTitle(twelve)).toBe('12 sites cost least')
  expect(countsTitle(answered(priced(0), { sites: '5' }))).toBe('Of up to 12 sites, 12 cost least')
  expect(countsTitle(answered({}, { sites: '3' }))).toMatch(/^5 sites cost least/)
  const one = answered({ sites: open(1), ...priced(1e9) })
  expect(countsTitle(one)).toMatch(/^1 site costs least/)
})

test('a place closed by hand is not next to open, and none is with a number given', () => {
  expect(nextToOpen(answered())?.key).toBe('halifax')
  const other = nextToOpen(answered({}, { closed: ['halifax'] }))
  expect(other).toBeDefined()
  expect(other?.key).not.toBe('halifax')
  expect(nextToOpen(answered({}, { sites: '5' }))).toBeUndefined()
  expect(text(answered({}, { sites: '5' }))).not.toContain('would add only')
})

test('what is not proven is told with its gap', () => {
  expect(text(answered())).toContain('nothing is cheaper (gap 0 %).')
  expect(text(answered({ proven: false, gap_pct: 1.25 }))).toContain(
    'nothing can be cheaper by more than 1.25 %.',
  )
})

test('numbers of sites that were not compared say why, and those not proven which', () => {
  const without = (no_counts: 'stopped' | 'not_found') =>
    countsTitle(own({ counts: [], no_counts }))
  expect(without('stopped')).toBe('Stopped before numbers of sites were compared')
  expect(without('not_found')).toBe('No number of sites was worked out in the time there is')
  const counts = [count(1, 190_000, null), { ...count(2, 100_000, 90_000), proven: false }]
  expect(countsTitle(own({ counts }))).toBe('2 sites cost least, not proven')
})

test('a number of sites given by hand is not called what costs least', () => {
  const sites = network.sites.map((site, at) => ({ ...site, is_open: at < 40 }))
  expect(countsTitle(answered({ sites }, { sites: '12' }))).not.toMatch(/^More than/)
})

test('a plan with decisions by hand is the best with them, and says what they cost', () => {
  const free = { total_cost: network.total_cost, proven: true }
  const dearer = (more: Partial<Network> = {}) => ({
    total_cost: network.total_cost + 24_946.91,
    free,
    ...more,
  })
  const closed = text(answered(dearer(), { closed: ['calgary'] }))
  expect(closed).not.toContain('Vancouver, proven')
  expect(closed).toContain('a year; with Calgary closed nothing is cheaper (gap 0 %).')
  expect(closed).toContain('That is $24,947 a year more than with nothing closed or barred.')
  const several = { open: ['halifax'], sites: '3', barred: 'vancouver>victoria' } as const
  expect(text(answered(dearer(), several))).toContain(
    'with Halifax open, 1 way barred and exactly 3 sites nothing is cheaper',
  )
  const unsure = { free: { ...free, proven: false } }
  expect(text(answered(dearer(unsure), { closed: ['calgary'] }))).toContain(
    'That is at least $24,947',
  )
  const notProven = { proven: false, gap_pct: 1 }
  expect(text(answered(dearer(notProven), { closed: ['calgary'] }))).toContain(
    'That is at most $24,947',
  )
  expect(text(answered({ free }, { closed: ['iqaluit'] }))).toContain(
    'With nothing closed or barred none is cheaper either.',
  )
  // A number of sites alone disturbs nothing.
  expect(text(answered({}, { sites: '5' }))).not.toContain('nothing closed or barred')
  expect(text(answered())).toContain('Vancouver, proven')
})

test('sites of the visitor’s own are held against the best, and the reason is told', () => {
  const placed = (keys: readonly string[], freight_cost: number): Placed => ({
    ...network,
    sites: network.sites.map((site) => ({ ...site, is_open: keys.includes(site.key) })),
    freight_cost,
    site_costs: 750_000 * keys.length,
    total_cost: freight_cost + 750_000 * keys.length,
  })
  const said = (mine: Placed, best: boolean) => {
    const page: AnsweredPage = {
      view: { ...view, mine: ['toronto'], best },
      own: null,
      report: { network, mine },
    }
    return plainText(placedAnswer(page, mine)).replaceAll('\u00a0', ' ')
  }
  const two = placed(['toronto', 'halifax'], 8_000_000)
  expect(said(two, false)).toContain('Yours costs $9.5M a year: $8M of freight and $1.5M of sites.')
  expect(said(two, true)).toBe(
    'Yours costs $9.5M a year; the best costs $6.62M, 30.3 % less, because it opens 4 other places instead of Halifax: $5.13M of freight saved for $2.25M more of sites. Nothing is cheaper (gap 0 %).',
  )
  const best = ['toronto', 'montreal', 'calgary', 'winnipeg', 'vancouver']
  expect(said(placed(best, network.freight_cost), true)).toContain(
    'the solver finds nothing cheaper',
  )
  const more = said(placed([...best, 'halifax'], network.freight_cost - 724_299.38), true)
  expect(more).toContain(
    'because it does without Halifax: $750,000 of sites saved for $724,299 of freight',
  )
})

test('the call beside an answer is the one that gave it', () => {
  const paths = (own: AnsweredPage['own']) =>
    exchangesOf({ view, own, report: { network, mine: null } }).map(({ request }) => request.path)
  expect(paths(table)).toEqual(['/api/v1/supply-chain/network-table/job'])
  expect(paths(null)[0]).toMatch(/^\/api\/v1\/supply-chain\/network\?/)
})

test('a call at another speed than the page shows says so', () => {
  const asked = (own: AnsweredPage['own']): AnsweredPage => ({
    view,
    own,
    report: { network, mine: null },
  })
  expect(callRemark(asked(table), 35)?.replaceAll('\u00a0', ' ')).toBe(
    'This call asks at 70 km/h, and its answer has the hours at that speed. Those above are worked out from its kilometres at 35 km/h.',
  )
  expect(callRemark(asked(table), 70)).toBeNull()
  // The cities are asked again at the speed that is set.
  expect(callRemark(asked(null), 35)).toBeNull()
})

test('a city pressed is one of the visitor’s sites or none, and the last one stays', () => {
  expect(toggled(['toronto'], 'calgary')).toEqual(['toronto', 'calgary'])
  expect(toggled(['toronto', 'calgary'], 'toronto')).toEqual(['calgary'])
  expect(toggled(['calgary'], 'calgary')).toEqual(['calgary'])
})

test('a press on the map is told in words', () => {
  const said = (key: string, mine: readonly string[], before: readonly string[], last?: string) =>
    pressSaid(key, { mine }, before, last)
  expect(said('calgary', ['toronto', 'calgary'], ['toronto'])).toBe('Your site in Calgary is open.')
  expect(said('toronto', ['calgary'], ['toronto', 'calgary'])).toBe(
    'Your site in Toronto is closed.',
  )
  expect(said('calgary', ['calgary'], ['calgary'])).toBe('Calgary stays: it is your only site.')
  // The same words again would not be heard.
  const again = 'Calgary stays: open another site before you close it.'
  const only = ['calgary']
  expect(said('calgary', only, only, 'Calgary stays: it is your only site.')).toBe(again)
  expect(said('calgary', only, only, again)).toBe('Calgary stays: it is your only site.')
  expect(pressSaid('halifax', { open: ['halifax'], closed: [] }, [])).toBe(
    'Halifax is open in any case.',
  )
  expect(pressSaid('halifax', { open: [], closed: ['halifax'] }, [])).toBe('Halifax is closed.')
  expect(pressSaid('halifax', { open: [], closed: [] }, [])).toBe('Halifax is left to the solver.')
})

test('a sketch of placed sites has nothing of another network', () => {
  const { sites, title } = sketched({ mine: ['regina'], demand_kg: 20 }, false)
  expect(title).toBe('The sites you placed')
  expect(sites.filter(({ is_open }) => is_open).map(({ key }) => key)).toEqual(['regina'])
  const unknown = { delivered_t: 0, capacity_price: 0, customer_price: null, alone: null }
  for (const site of sites) expect(site).toMatchObject({ ...unknown, replanned: null })
  // Twice what is ordered by default.
  expect(sites[0]?.demand_t).toBeCloseTo(2 * (network.sites[0]?.demand_t ?? 0), 1)
})

test('every number of sites that a refusal may advise can be chosen', () => {
  expect(settings.sites.parse('15')).toBe('15')
  expect(settings.sites.parse('49')).toBe('49')
  expect(settings.sites.parse('50')).toBeUndefined()
})

test('without sites of the visitor’s nothing is held against the best', () => {
  const asked = { ...initialView(settings), best: true }
  expect(networkView(asked).best).toBe(false)
  expect(networkView({ ...asked, mine: ['toronto'] }).best).toBe(true)
})
