/** What the visitor's own sites cost, and why the best network costs less. */
import type { Refusal } from '@/components/demo/api-problem'
import type { Said } from '@/components/demo/said'
import { formatPercent } from '@/lib/format'
import { costNote, gapNote, gapOf } from './answer'
import { networkOf, type AnsweredPage, type Network, type Placed } from './ask'
import { defaultReport } from './contract.gen'
import { decidedOf } from './decided'
import type { View } from './settings'
import { listed, money, numberWord, openSites } from './words'

/** Names that a sentence lists before it counts. */
const MOST_NAMED = 3

/** A city pressed gets a site of the visitor's or loses it; the last one stays. */
export function toggled(mine: readonly string[], key: string) {
  if (!mine.includes(key)) return [...mine, key]
  return mine.length > 1 ? mine.filter((other) => other !== key) : mine
}

/**
 * What a press on the map did, for the ear: the marks on the map say it to the eye alone. What has just been said is
 * said in other words, since nobody hears the same words a second time.
 */
export function pressSaid(
  key: string,
  { mine, open, closed }: Partial<Pick<View, 'mine' | 'open' | 'closed'>>,
  before: readonly string[],
  last = '',
) {
  const name = defaultReport.network.sites.find((site) => site.key === key)?.name ?? key
  if (mine) {
    if (!mine.includes(key)) return `Your site in ${name} is closed.`
    if (!before.includes(key)) return `Your site in ${name} is open.`
    const stays = `${name} stays: it is your only site.`
    return last === stays ? `${name} stays: open another site before you close it.` : stays
  }
  if (open?.includes(key)) return `${name} is open in any case.`
  return closed?.includes(key) ? `${name} is closed.` : `${name} is left to the solver.`
}

/** Whether it is the sites that were refused, not a number in a field. */
export const cannotServe = ({ code }: Refusal) =>
  code === 'capacity_conflict' || code === 'unreachable'

/** Sites as the visitor placed them, where it is not known or cannot be what flows from them. */
export const sketched = (
  { mine, demand_kg }: Pick<View, 'mine' | 'demand_kg'>,
  isRefused: boolean,
) => ({
  title: isRefused ? 'These sites cannot serve everybody' : 'The sites you placed',
  // Of the cities alone: prices belong to the network they were worked out for.
  sites: defaultReport.network.sites.map((city) => ({
    ...city,
    demand_t: (city.residents * demand_kg) / 1000,
    is_open: mine.includes(city.key),
    delivered_t: 0,
    capacity_price: 0,
    customer_price: null,
    alone: null,
    replanned: null,
    is_proven: false,
  })),
  routes: [],
  reach: [],
})

/** What the best network opens and the visitor's has not, and the other way round. */
export function differences(mine: Placed, best: Network) {
  const other = (of: Pick<Network, 'sites'>, than: Pick<Network, 'sites'>) => {
    const known = new Set(openSites(than).map(({ key }) => key))
    return openSites(of).filter(({ key }) => !known.has(key))
  }
  return { opens: other(best, mine), closes: other(mine, best) }
}

/** "it opens Montreal and Calgary instead of Regina: $2.1M of freight saved for $750,000 of sites". */
export function why(mine: Placed, best: Network) {
  const { opens, closes } = differences(mine, best)
  const named = (sites: typeof opens) =>
    sites.length > MOST_NAMED
      ? `${String(sites.length)} other places`
      : listed(sites.map(({ name }) => name))
  const change =
    opens.length === 0
      ? `it does without ${named(closes)}`
      : closes.length === 0
        ? `it also opens ${named(opens)}`
        : `it opens ${named(opens)} instead of ${named(closes)}`
  const freight = mine.freight_cost - best.freight_cost
  const sites = best.site_costs - mine.site_costs
  if (freight <= 0)
    return `${change}: ${money(-sites)} of sites saved for ${money(-freight)} of freight`
  if (sites < 0)
    return `${change}: ${money(freight)} of freight and ${money(-sites)} of sites saved`
  const paid = sites > 0 ? `for ${money(sites)} more of sites` : 'and no more paid for sites'
  return `${change}: ${money(freight)} of freight saved ${paid}`
}

/** The answer where the visitor has placed sites. */
export function placedAnswer(answered: AnsweredPage, mine: Placed): Said[] {
  const plan = networkOf(answered)
  const best = plan.report
  const names = openSites(mine).map(({ name }) => name)
  const cost: Said = {
    text: money(mine.total_cost),
    note: () => costNote({ ...plan, report: mine }, 'What your network costs a year'),
  }
  if (!answered.view.best)
    return [
      `${numberWord(names.length)}: ${names.length > 8 ? 'sites of your choice' : listed(names)}. Yours costs `,
      cost,
      ` a year: ${money(mine.freight_cost)} of freight and ${money(mine.site_costs)} of sites. Press places on the map to change it, then see what the solver finds.`,
    ]
  const theirs: Said = {
    text: money(best.total_cost),
    note: () => costNote(plan, 'What the best network costs a year'),
  }
  const gap: Said = {
    text: gapOf(best),
    note: () => gapNote(plan),
  }
  const decided = decidedOf(plan)
  const nothing = decided === '' ? 'Nothing' : `W${decided.slice(1)} nothing`
  const saved = mine.total_cost - best.total_cost
  const part = (100 * saved) / mine.total_cost
  if (Math.abs(saved) < 0.005)
    return [
      'Yours costs ',
      cost,
      ` a year, and the solver finds nothing cheaper${best.proven ? ', proven' : ''} (gap `,
      gap,
      ').',
    ]
  if (saved < 0)
    return [
      'Yours costs ',
      cost,
      ' a year: less than the ',
      theirs,
      ` of the best that the solver found in its time. ${nothing} can be cheaper than that by more than `,
      gap,
      '.',
    ]
  return [
    'Yours costs ',
    cost,
    best.proven ? ' a year; the best costs ' : ' a year; the best found costs ',
    theirs,
    `, ${formatPercent(part, part < 1 ? 2 : 1)} less, because ${why(mine, best)}.`,
    ` ${nothing} ${best.proven ? 'is cheaper (gap' : 'can be cheaper by more than'} `,
    gap,
    best.proven ? ').' : '.',
  ]
}
