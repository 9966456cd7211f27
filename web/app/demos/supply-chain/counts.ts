/** How cost and time go with the number of sites, in figures and words. */
import { counted, formatPercent } from '@/lib/format'
import type { AnsweredNetwork, Count, Network } from './ask'
import { dayOf, hours, listed, money, openSites, siteCostOf, surely } from './words'

/** Total cost of each number of sites, at the cost of a site that is set. */
function totalsOf({ counts }: Network, siteCost: number) {
  return counts.map((count) => ({ ...count, total: count.freight_cost + count.sites * siteCost }))
}

/** The numbers of sites that are compared, the one that costs least, and whether the plan has more sites than any. */
export function countsOf(answered: AnsweredNetwork) {
  const rows = totalsOf(answered.report, siteCostOf(answered))
  const last = rows.at(-1)
  // With a number of sites given it is the visitor who has more.
  const isBeyond =
    answered.view.sites === '' &&
    last !== undefined &&
    openSites(answered.report).length > last.sites
  const best = rows.reduce<(typeof rows)[number] | undefined>(
    (found, row) => (found && found.total <= row.total ? found : row),
    undefined,
  )
  return { rows, last, isBeyond, best: isBeyond ? undefined : best }
}

/** Why no numbers of sites are compared. */
const missing = {
  different_costs: 'Sites cost differently here: their number cannot be turned up and down',
  stopped: 'Stopped before numbers of sites were compared',
  not_found: 'No number of sites was worked out in the time there is',
}

/** The numbers of sites whose network may not be the best of so many. */
const unproven = (rows: readonly Count[]) =>
  rows.filter(({ proven }) => !proven).map(({ sites }) => String(sites))

export function countsTitle(answered: AnsweredNetwork) {
  const { rows, last, isBeyond, best } = countsOf(answered)
  if (last && isBeyond) return `More than ${String(last.sites)} sites cost least`
  if (!best) return missing[answered.report.no_counts ?? 'not_found']
  return surely(leastOf(answered), unproven(rows).length === 0)
}

function leastOf(answered: AnsweredNetwork) {
  const { rows, last, best } = countsOf(answered)
  if (!best) return ''
  const least = `${counted(best.sites, 'site')} ${best.sites === 1 ? 'costs' : 'cost'} least`
  // With a number of sites given it is not known whether still more would cost less.
  if (answered.view.sites !== '' && best === last && rows.length > 1)
    return `Of up to ${counted(best.sites, 'site')}, ${String(best.sites)} cost least`
  const more = rows.find(({ sites }) => sites === best.sites + 1)
  return more?.up_to_cost == null
    ? least
    : `${least}; one more pays below ${money(more.up_to_cost)} a site`
}

/** What the drawing cannot say. */
export function notProven(rows: readonly Count[]) {
  const numbers = unproven(rows)
  return numbers.length === 0
    ? ''
    : ` Not proven, so that less may be possible: ${listed(numbers)}.`
}

/** From the cheapest network on: each further site costs more and is nearer. Fewer cost more and are farther. */
export function frontierOf(answered: AnsweredNetwork) {
  const { rows, best } = countsOf(answered)
  return best ? rows.slice(rows.indexOf(best)) : []
}

/** Hours and dollars of one site more. */
export function serviceTitle(answered: AnsweredNetwork) {
  const [now, more] = frontierOf(answered)
  if (!now || !more) return 'Time on the way and cost'
  const [from, to] = [hours(now.average_hours), hours(more.average_hours)]
  const cost = `${money(more.total - now.total)} a year`
  // With a number given by hand, one more than what costs least is not one more than the plan.
  const one =
    answered.view.sites === '' ? 'One site more' : `Beyond ${counted(now.sites, 'site')}, one more`
  return from === to
    ? `${one} saves minutes at most, for ${cost}`
    : `${one} takes the way from ${from} to ${to} for ${cost}`
}

/** How much is within a day's drive, now and with one site more. */
export function withinADay(answered: AnsweredNetwork) {
  const [now, more] = frontierOf(answered)
  if (!now) return ''
  const part = ({ day_share, sites }: Count) =>
    `${formatPercent(100 * day_share, 1)} with ${counted(sites, 'site')}`
  const then = more ? `, ${part(more)}` : ''
  return ` Of what is ordered, within a day’s drive of ${dayOf(answered.report)}: ${part(now)}${then}.`
}
