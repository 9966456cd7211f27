/** The answer in words: sentences with figures that open to what they rest on. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import { counted, formatNumber, formatPercent, withUnit } from '@/lib/format'
import type { AnsweredNetwork, City, Network, Placed } from './ask'
import { decidedOf, disruptionSentence } from './decided'
import {
  dayOf,
  hours,
  km,
  listed,
  money,
  nextToOpen,
  noteCredit,
  numberWord,
  openSites,
  siteCostOf,
  tonnes,
} from './words'

const share = (value: number) => formatPercent(100 * value, 0)

export function costNote(
  answered: Pick<AnsweredNetwork, 'own' | 'view'> & { report: Network | Placed },
  title = 'What the network costs a year',
): FigureNote {
  const { report } = answered
  return {
    title,
    ...worked(
      [
        `  ${money(report.site_costs)} of ${counted(openSites(report).length, 'site')}`,
        `+ ${money(report.freight_cost)} of freight`,
      ],
      money(report.total_cost),
    ),
    inputs: [
      { name: 'Ordered', value: tonnes(report.demand_t) },
      { name: 'A tonne goes, on average', value: km(report.average_km) },
      {
        name: `At ${withUnit(String(answered.view.speed_kmh), 'km/h')}, assumed, that takes`,
        value: hours(report.average_hours),
      },
      {
        name: `Within a day’s drive of ${dayOf(report)}`,
        value: formatPercent(100 * report.day_share, 1),
      },
    ],
    text: 'Freight is tonnes times kilometres times the rate, along great circles. Hours cost nothing here.',
    ...noteCredit(answered),
  }
}

/** A proof leaves a ten-millionth. */
export const gapOf = ({ gap_pct, proven }: Network) => formatPercent(gap_pct, proven ? 0 : 2)

export function gapNote(answered: AnsweredNetwork): FigureNote {
  const { report } = answered
  const decided = decidedOf(answered)
  return {
    title: `How sure it is that ${decided && `${decided} `}nothing is cheaper`,
    ...worked(
      [
        `best found ${money(report.total_cost)}`,
        `bound      ${money(report.bound)}`,
        'gap = (best − bound) / best',
      ],
      gapOf(report),
      '  = ',
    ),
    inputs: [
      { name: 'Iterations', value: formatNumber(report.iterations) },
      { name: 'Nodes', value: formatNumber(report.nodes) },
    ],
    text: `No network${decided && ` ${decided}`} can cost less than the bound: customers’ demand is given a price, and at any prices the best sites cost no more than the true best. Where both meet, to a ten-millionth, the plan is proven.`,
    ...noteCredit(answered),
  }
}

export function addedNote(site: City, answered: AnsweredNetwork): FigureNote {
  const { report } = answered
  const added = site.alone ?? 0
  return {
    title: site.is_open ? `Without ${site.name}` : `With ${site.name}`,
    ...worked(
      ['cost with this one site changed', `− ${money(report.total_cost)} now`],
      money(added),
      '  = ',
    ),
    inputs: [
      ...(site.replanned == null
        ? []
        : [{ name: 'With all the others planned anew', value: money(site.replanned) }]),
      { name: 'Delivers now', value: tonnes(site.delivered_t) },
    ],
    text: 'Every other site stays as it is, and everybody is served from the best of those left.',
    ...noteCredit(answered),
  }
}

export function answerOf(answered: AnsweredNetwork): Said[] {
  const { report } = answered
  const open = openSites(report)
  const names = open.map(({ name }) => name)
  const decided = decidedOf(answered)
  // What keeps to a decision by hand is the best of those alone, and is said as such.
  const proven = report.proven && decided === '' ? ', proven' : ''
  const within = decided && `${decided} `
  return [
    names.length <= 8
      ? `${numberWord(names.length)}: ${listed(names)}${proven}. `
      : `${numberWord(names.length)} sites, from ${names[0] ?? ''} to ${names.at(-1) ?? ''}${proven}. `,
    names.length === 1 ? 'It costs ' : 'They cost ',
    { text: money(report.total_cost), note: () => costNote(answered) },
    report.proven
      ? ` a year; ${within}nothing is cheaper (gap `
      : ` a year; ${within}nothing can be cheaper by more than `,
    {
      text: gapOf(report),
      note: () => gapNote(answered),
    },
    report.proven ? ').' : '.',
    ...disruptionSentence(answered),
    ...nextSentence(answered),
    ` ${share(report.reach[0]?.share ?? 0)} of what is ordered is within ${km(report.reach[0]?.km ?? 0)} of its site.`,
  ]
}

function nextSentence(answered: AnsweredNetwork): Said[] {
  const next = nextToOpen(answered)
  if (!next?.alone) return []
  const cost = siteCostOf(answered)
  // Where it would not pay at a dollar a site, no cost of a site opens it.
  const below = cost === null ? 0 : Math.floor(cost - next.alone)
  return [
    ` ${next.name} would add only `,
    { text: money(next.alone), note: () => addedNote(next, answered) },
    ...(below > 0 && isNextNetwork(next, answered.report)
      ? [`: it opens if a site costs under ${money(below)}.`]
      : ['.']),
  ]
}

/** Whether the next network to become the best is this one and that site: only then its cost decides. */
function isNextNetwork(next: City, report: Network) {
  const now = openSites(report).map(({ key }) => key)
  const more = report.counts.find(({ sites }) => sites === now.length + 1)
  // Several sites more may pay at a cost at which one more does not.
  return more?.up_to_cost != null && [...now, next.key].every((key) => more.open.includes(key))
}
