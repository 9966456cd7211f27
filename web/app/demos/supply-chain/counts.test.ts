import { expect, test } from 'vitest'
import { initialView } from '@/lib/url-state'
import type { AnsweredNetwork } from './ask'
import { defaultReport } from './contract.gen'
import { bestBelow, countsOf, frontierOf, notNearest, serviceTitle } from './counts'
import { networkView, settings } from './settings'

const { network } = defaultReport

const count = (sites: number, freight_cost: number, average_km: number) => ({
  sites,
  freight_cost,
  site_costs: 0,
  average_km,
  average_hours: average_km / 70,
  day_share: 1,
  open: network.sites.slice(0, sites).map(({ key }) => key),
  up_to_cost: null as number | null,
  proven: true,
})
const compared = (
  site_cost: number | null,
  ...counts: readonly ReturnType<typeof count>[]
): AnsweredNetwork => ({
  view: networkView(initialView(settings)),
  own: null,
  report: {
    ...network,
    site_cost,
    counts: [...counts],
    sites: network.sites.map((site, at) => ({ ...site, is_open: at < 1 })),
  },
})

test('where sites cost differently only the cheapest networks are said to be compared', () => {
  // Of two sites, dearer ones than the cheapest may be nearer than three.
  const one = [count(2, 100, 40), count(3, 200, 60)] as const
  expect(serviceTitle(compared(null, ...one))).toBe(
    'Of the cheapest networks of each number none is nearer than the cheapest of all',
  )
  expect(serviceTitle(compared(0, ...one))).toBe(
    'No number of sites that was compared is nearer than 2',
  )
  const two = [count(1, 100, 70), count(2, 200, 35)] as const
  expect(serviceTitle(compared(null, ...two)).replaceAll('\u00a0', ' ')).toBe(
    'The cheapest network of 2 sites, instead of 1, takes the way from 1.0 h to 30 min for $100 a year',
  )
  expect(notNearest(compared(null, ...two))).toBe(
    ' Sites cost differently: a dearer network of as many sites may be nearer.',
  )
  expect(notNearest(compared(0, ...two))).toBe('')
  expect(notNearest(compared(null))).toBe('')
})

test('of equal networks the one with fewer sites is on the frontier', () => {
  const equal = compared(0, count(2, 100, 40), count(3, 100, 40), count(4, 200, 20))
  expect(frontierOf(equal).map(({ sites }) => sites)).toEqual([2, 4])
})

test('up to which cost a number is the best is not proven where one of the numbers is not', () => {
  const counts = [count(1, 900, 90), { ...count(2, 500, 50), up_to_cost: 400 }, count(3, 499, 49)]
  const told = (proven: boolean) => {
    const { rows } = countsOf(compared(100, ...counts.map((one) => ({ ...one, proven }))))
    return rows.map((row) => bestBelow(row, rows))
  }
  expect(told(true)).toEqual(['any cost', '$400', 'never'])
  expect(told(false)).toEqual(['any cost', '$400, not proven', 'never, not proven'])
})
