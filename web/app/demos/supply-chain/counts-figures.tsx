import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { counted, formatDollarsShort, formatNumber } from '@/lib/format'
import type { AnsweredNetwork, Count, Network } from './ask'
import { decidedOf } from './decided'
import type { Basis } from './network-map'
import {
  km,
  listed,
  money,
  openSites,
  provenColumn,
  shared,
  siteCostOf,
  surely,
  titled,
} from './words'

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
function notProven(rows: readonly Count[]) {
  const numbers = unproven(rows)
  return numbers.length === 0
    ? ''
    : ` Not proven, so that less may be possible: ${listed(numbers)}.`
}

/** How cost and distance go with the number of sites. */
export function CountsFigure(basis: Basis) {
  const { rows, best } = countsOf(basis.answered)
  // The numbers compared take the place of a number given by hand.
  const view = { ...basis.answered.view, sites: '' as const }
  const decided = decidedOf({ ...basis.answered, view }).replace(/^(?=.)/, ' ')
  const at = rows.length > 0 ? ` at ${money(siteCostOf(basis.answered))} a site` : ''
  return (
    <ChartFigure
      {...shared(basis)}
      name="number of sites"
      title={titled(basis.answered, countsTitle(basis.answered))}
      sub={`Sites and freight, dollars a year, for the best network of each number of sites${decided}${at}.${best ? ' The ring: the least.' : ''}${notProven(rows)}`}
      table={{
        columns: [
          { key: 'sites', header: 'Sites' },
          {
            key: 'total',
            header: 'Cost',
            fileUnit: '$ a year',
            text: ({ total, proven }) => surely(money(total), proven),
          },
          {
            key: 'freight_cost',
            header: 'Freight',
            fileUnit: '$ a year',
            format: (value) => money(value),
            secondary: true,
          },
          {
            key: 'average_km',
            header: 'Distance',
            unit: 'km',
            format: (value) => formatNumber(value, 1),
          },
          {
            key: 'up_to_cost',
            header: 'Best below, a site',
            fileUnit: '$ a year',
            format: (value) => money(value),
          },
          provenColumn<{ proven: boolean }>(({ proven }) => proven),
        ],
        rows,
        fixedOrder: true,
      }}
      foot={<CursorHint unit="number" />}
    >
      {rows.length > 1 ? (
        <LineChart
          label="Cost a year by number of sites"
          x={{ kind: 'linear', format: (value) => formatNumber(value) }}
          y={{ format: formatDollarsShort }}
          series={[
            {
              key: 'total',
              name: 'Sites and freight',
              tone: 'signal',
              points: rows.map(({ sites, total }) => ({ x: sites, y: total })),
            },
            {
              key: 'freight',
              name: 'Freight alone',
              tone: 'noise',
              points: rows.map(({ sites, freight_cost }) => ({ x: sites, y: freight_cost })),
            },
          ]}
          {...(best && {
            crossovers: [
              {
                x: best.sites,
                y: best.total,
                label: counted(best.sites, 'site'),
                shortLabel: String(best.sites),
              },
            ],
          })}
          cursor={{ unit: 'number' }}
        />
      ) : null}
    </ChartFigure>
  )
}

/** From the cheapest network on: each further site costs more and is nearer. Fewer cost more and are farther. */
export function frontierOf(answered: AnsweredNetwork) {
  const { rows, best } = countsOf(answered)
  return best ? rows.slice(rows.indexOf(best)) : []
}

/** What a shorter way costs. */
export function ServiceFigure(basis: Basis) {
  const rows = frontierOf(basis.answered)
  const [now, more] = rows
  return (
    <ChartFigure
      {...shared(basis)}
      name="distance and cost"
      title={titled(
        basis.answered,
        now && more
          ? `One site more takes the way from ${km(now.average_km)} to ${km(more.average_km)} for ${money(more.total - now.total)} a year`
          : 'Distance and cost',
      )}
      sub={`What a shorter way costs: mean distance of a tonne to its site, kilometres, against the cost of the network a year. Each point is the best network of so many sites, from the cheapest on.${notProven(rows)}`}
      table={{
        columns: [
          { key: 'sites', header: 'Sites' },
          {
            key: 'average_km',
            header: 'Distance',
            unit: 'km',
            format: (value) => formatNumber(value, 1),
          },
          {
            key: 'total',
            header: 'Cost',
            fileUnit: '$ a year',
            text: ({ total, proven }) => surely(money(total), proven),
          },
        ],
        rows,
        fixedOrder: true,
      }}
      foot={<CursorHint unit="network" />}
    >
      {rows.length > 1 ? (
        <LineChart
          label="Mean distance against the cost of the network"
          x={{ kind: 'linear', format: formatDollarsShort }}
          y={{ format: (value) => formatNumber(value) }}
          series={[
            {
              key: 'km',
              name: 'Mean distance, km',
              tone: 'signal',
              points: rows.map(({ total, average_km }) => ({ x: total, y: average_km })),
            },
          ]}
          cursor={{ unit: 'network' }}
        />
      ) : null}
    </ChartFigure>
  )
}
