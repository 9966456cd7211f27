import { expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { initialView } from '@/lib/url-state'
import { answerOf } from './answer'
import type { AnsweredNetwork, Network } from './ask'
import { defaultReport } from './contract.gen'
import { countsOf, countsTitle, frontierOf } from './network-figures'
import { networkView, settings } from './settings'
import { nextToOpen, siteCostOf } from './words'

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
  average_km: 100 / sites,
  open: network.sites.slice(0, sites).map(({ key }) => key),
  up_to_cost,
  proven: true,
})
const own = (more: Partial<Network> = {}) =>
  answered(
    {
      site_costs: 120_000,
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
  expect(countsTitle(own({ counts: [] }))).toMatch(/^Sites cost differently/)
})

test('more sites than are compared are not called the least of those', () => {
  const open = (many: number) => network.sites.map((site, at) => ({ ...site, is_open: at < many }))
  const many = answered({ sites: open(28) }, { site_cost: 20_000 })
  expect(countsTitle(many)).toBe('More than 12 sites cost least')
  expect(countsOf(many).best).toBeUndefined()
  expect(frontierOf(many)).toEqual([])
  // Exactly twelve are among them.
  const twelve = answered({ sites: open(12) }, { site_cost: 0 })
  expect(countsTitle(twelve)).toBe('12 sites cost least')
  expect(countsTitle(answered({}, { site_cost: 0, sites: '5' }))).toBe(
    'Of up to 12 sites, 12 cost least',
  )
  expect(countsTitle(answered({}, { sites: '3' }))).toMatch(/^5 sites cost least/)
  const one = answered({ sites: open(1) }, { site_cost: 1e9 })
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
