/** How cost and time go with the number of sites, in figures and words. */
import { counted, formatPercent } from '@/lib/format'
import type { AnsweredNetwork, Count, Network } from './ask'
import { dayOf, hours, listed, money, numberWord, openSites, siteCostOf, surely } from './words'

/** Total cost of each number of sites. */
const totalsOf = ({ counts }: Network) =>
  counts.map((count) => ({ ...count, total: count.freight_cost + count.site_costs }))

export type Row = ReturnType<typeof totalsOf>[number]

/** The numbers of sites that are compared, the one that costs least, and whether the plan has more sites than any. */
export function countsOf(answered: AnsweredNetwork) {
  const rows = totalsOf(answered.report)
  const last = rows.at(-1)
  // With a number of sites given it is the visitor who has more.
  const isBeyond =
    answered.view.sites === '' &&
    last !== undefined &&
    openSites(answered.report).length > last.sites
  const best = rows.reduce<Row | undefined>(
    (found, row) => (found && found.total <= row.total ? found : row),
    undefined,
  )
  return { rows, last, isBeyond, best: isBeyond ? undefined : best }
}

/** Why no numbers of sites are compared. */
const missing = {
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
  // Those between are the best at no cost of a site.
  const more = rows.find(({ sites, up_to_cost }) => sites > best.sites && (up_to_cost ?? 0) > 0)
  if (more?.up_to_cost == null) return least
  const many = more.sites - best.sites
  return `${least}; ${numberWord(many).toLowerCase()} more ${many === 1 ? 'pays' : 'pay'} below ${money(more.up_to_cost)} a site`
}

/** What the drawing cannot say. */
export function notProven(rows: readonly Count[]) {
  const numbers = unproven(rows)
  return numbers.length === 0
    ? ''
    : ` Not proven, so that less may be possible: ${listed(numbers)}.`
}

/** Up to which cost of a site a number is the best: a cheaper network of any number could change that. */
export const bestBelow = (row: Row, rows: readonly Row[]) =>
  row === rows[0]
    ? 'any cost'
    : surely(
        row.up_to_cost != null ? money(row.up_to_cost) : 'never',
        rows.every(({ proven }) => proven),
      )

/** Whether a network is no dearer than another and no farther, and better in one of the two or with fewer sites. */
const undercuts = (one: Row, other: Row) =>
  one.total <= other.total &&
  one.average_km <= other.average_km &&
  (one.total < other.total || one.average_km < other.average_km || one.sites < other.sites)

/** The networks that no other undercuts in both, from the cheapest on: each further one costs more and is nearer. */
export function frontierOf(answered: AnsweredNetwork) {
  const { rows, best } = countsOf(answered)
  if (!best) return []
  const kept = rows.filter((row) => !rows.some((other) => undercuts(other, row)))
  return kept.sort((a, b) => a.total - b.total)
}

/** Where every site costs the same, the cheapest network of a number is also its nearest; else it need not be. */
export const notNearest = (answered: AnsweredNetwork) =>
  siteCostOf(answered) === null && frontierOf(answered).length > 0
    ? ' Sites cost differently: a dearer network of as many sites may be nearer.'
    : ''

/** Who is nearer than the cheapest: "Two sites more". Fewer may be too, where sites cost differently. */
function nearer(answered: AnsweredNetwork, now: Row, more: Row) {
  if (siteCostOf(answered) === null)
    return {
      who: `The cheapest network of ${counted(more.sites, 'site')}, instead of ${String(now.sites)},`,
      isOne: true,
    }
  const many = more.sites - now.sites
  const word = numberWord(many)
  // With a number given by hand, one more than what costs least is not one more than the plan.
  const who =
    answered.view.sites === ''
      ? `${word} ${many === 1 ? 'site' : 'sites'} more`
      : `Beyond ${counted(now.sites, 'site')}, ${word.toLowerCase()} more`
  return { who, isOne: many === 1 }
}

/** Hours and dollars of the next network on the frontier. */
export function serviceTitle(answered: AnsweredNetwork) {
  const [now, more] = frontierOf(answered)
  // Why there is nothing to compare.
  if (!now) return countsTitle(answered)
  if (!more)
    return siteCostOf(answered) === null
      ? 'Of the cheapest networks of each number none is nearer than the cheapest of all'
      : `No number of sites that was compared is nearer than ${String(now.sites)}`
  const [from, to] = [hours(now.average_hours), hours(more.average_hours)]
  const cost = `${money(more.total - now.total)} a year`
  const { who, isOne } = nearer(answered, now, more)
  return from === to
    ? `${who} ${isOne ? 'saves' : 'save'} minutes at most, for ${cost}`
    : `${who} ${isOne ? 'takes' : 'take'} the way from ${from} to ${to} for ${cost}`
}

/** How much is within a day's drive, now and with the next network. */
export function withinADay(answered: AnsweredNetwork) {
  const part = ({ day_share, sites }: Count) =>
    day_share === null
      ? []
      : [`${formatPercent(100 * day_share, 1)} with ${counted(sites, 'site')}`]
  const parts = frontierOf(answered).slice(0, 2).flatMap(part)
  if (parts.length === 0) return ''
  return ` Of what is ordered, within a day’s drive of ${dayOf(answered.report)}: ${parts.join(', ')}.`
}
