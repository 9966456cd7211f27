import { BarChart } from '@/components/charts/bar-chart'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { opened } from '@/components/demo/said'
import { counted, formatDollarsShort, formatNumber } from '@/lib/format'
import { addedNote } from './answer'
import type { AnsweredNetwork, City, Network } from './ask'
import type { Basis } from './network-map'
import { creditOf, km, money, openSites, siteCostOf } from './words'

const shared = ({ answered, stale, pending }: Basis) => ({
  demo: 'supply-chain',
  credit: creditOf(answered),
  stale,
  pending,
  isOwn: answered.own !== null,
})

/** Closed places shown beside the open ones. */
const NEXT = 5

/** Open sites by what closing costs, then the places nearest to opening. */
export function flips({ sites }: Network): City[] {
  const known = sites.filter(({ alone }) => alone != null)
  const by = (a: City, b: City) => (b.alone ?? 0) - (a.alone ?? 0)
  const closed = known.filter(({ is_open }) => !is_open).sort((a, b) => -by(a, b))
  return [...known.filter(({ is_open }) => is_open).sort(by), ...closed.slice(0, NEXT)]
}

export function flipsTitle(report: Network) {
  const open = flips(report).filter(({ is_open }) => is_open)
  const [first, last] = [open[0], open.at(-1)]
  if (!first || !last || first === last) return 'What the other decision would cost'
  return `${first.name} matters most, ${last.name} least`
}

/** What closing each site would cost, and what one more would: a disruption, and a wish. */
export function FlipsFigure(basis: Basis) {
  const { report } = basis.answered
  const rows = flips(report)
  return (
    <ChartFigure
      {...shared(basis)}
      name="one site less or more"
      title={flipsTitle(report)}
      sub="Dollars a year more if this one site were closed, or opened, and every other stayed as it is. Planned anew, the others make up for a part of it."
      table={{
        columns: [
          { key: 'name', header: 'Place' },
          {
            key: 'change',
            header: 'Change',
            value: ({ is_open }) => (is_open ? 'closed' : 'opened'),
          },
          {
            key: 'alone',
            header: 'Adds',
            fileUnit: '$ a year',
            text: (site) =>
              site.alone == null
                ? '–'
                : opened(money(site.alone), () => addedNote(site, basis.answered)),
          },
          {
            key: 'replanned',
            header: 'Planned anew',
            fileUnit: '$ a year',
            format: (value) => money(value),
          },
        ],
        rows,
        fixedOrder: true,
      }}
      foot={<CursorHint unit="place" />}
    >
      <BarChart
        label="What one site less or more would add"
        horizontal
        values
        categories={rows.map(({ name, is_open }) => (is_open ? `Close ${name}` : `Open ${name}`))}
        series={[
          {
            key: 'alone',
            name: 'Adds',
            tone: 'signal',
            values: rows.map(({ alone }) => alone ?? null),
            assumed: (index) => rows[index]?.is_open === false,
          },
        ]}
        format={formatDollarsShort}
        unitName="place"
      />
    </ChartFigure>
  )
}

/** Total cost of each number of sites, at the cost of a site that is set. */
function totalsOf({ counts }: Network, siteCost: number) {
  return counts.map((count) => ({ ...count, total: count.freight_cost + count.sites * siteCost }))
}

/** The numbers of sites that are compared, the one that costs least, and whether the plan has more sites than any. */
export function countsOf(answered: AnsweredNetwork) {
  const rows = totalsOf(answered.report, siteCostOf(answered))
  const last = rows.at(-1)
  const isBeyond = last !== undefined && openSites(answered.report).length > last.sites
  const best = rows.reduce<(typeof rows)[number] | undefined>(
    (found, row) => (found && found.total <= row.total ? found : row),
    undefined,
  )
  return { rows, last, isBeyond, best: isBeyond ? undefined : best }
}

export function countsTitle(answered: AnsweredNetwork) {
  const { rows, last, isBeyond, best } = countsOf(answered)
  if (last && isBeyond) return `More than ${String(last.sites)} sites cost least`
  if (!best) return 'Sites cost differently here: their number cannot be turned up and down'
  const least = `${counted(best.sites, 'site')} ${best.sites === 1 ? 'costs' : 'cost'} least`
  // With a number of sites given it is not known whether still more would cost less.
  if (answered.view.sites !== '' && best === last && rows.length > 1)
    return `Of up to ${counted(best.sites, 'site')}, ${String(best.sites)} cost least`
  const more = rows.find(({ sites }) => sites === best.sites + 1)
  return more?.up_to_cost == null
    ? least
    : `${least}; one more pays below ${money(more.up_to_cost)} a site`
}

/** How cost and distance go with the number of sites. */
export function CountsFigure(basis: Basis) {
  const { rows, best } = countsOf(basis.answered)
  const at = rows.length > 0 ? ` at ${money(siteCostOf(basis.answered))} a site` : ''
  return (
    <ChartFigure
      {...shared(basis)}
      name="number of sites"
      title={countsTitle(basis.answered)}
      sub={`Sites and freight, dollars a year, for the best network of each number of sites${at}.${best ? ' The ring: the least.' : ''}`}
      table={{
        columns: [
          { key: 'sites', header: 'Sites' },
          { key: 'total', header: 'Cost', fileUnit: '$ a year', format: (value) => money(value) },
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
      title={
        now && more
          ? `One site more takes the way from ${km(now.average_km)} to ${km(more.average_km)} for ${money(more.total - now.total)} a year`
          : 'Distance and cost'
      }
      sub="What a shorter way costs: mean distance of a tonne to its site, kilometres, against the cost of the network a year. Each point is the best network of so many sites, from the cheapest on."
      table={{
        columns: [
          { key: 'sites', header: 'Sites' },
          {
            key: 'average_km',
            header: 'Distance',
            unit: 'km',
            format: (value) => formatNumber(value, 1),
          },
          { key: 'total', header: 'Cost', fileUnit: '$ a year', format: (value) => money(value) },
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

/** The best found and the bound, until they meet. */
export function ProofFigure(basis: Basis) {
  const { report } = basis.answered
  const steps = report.proof
  return (
    <ChartFigure
      {...shared(basis)}
      name="proof"
      title={
        report.proven
          ? `Proven after ${formatNumber(report.iterations)} iterations: the bound meets the best found`
          : `Not proven: the gap is ${formatNumber(report.gap_pct, 2)} %`
      }
      sub="Dollars a year by iteration. Green: the best network found. Grey: what no network can undercut. Where they meet nothing cheaper exists."
      table={{
        columns: [
          { key: 'iterations', header: 'Iteration' },
          { key: 'best', header: 'Best', fileUnit: '$ a year', format: (value) => money(value) },
          { key: 'bound', header: 'Bound', fileUnit: '$ a year', format: (value) => money(value) },
        ],
        rows: steps,
        fixedOrder: true,
      }}
      foot={<CursorHint unit="step" />}
    >
      {steps.length > 1 ? (
        <LineChart
          label="Best found and bound by iteration"
          x={{ kind: 'linear', format: (value) => formatNumber(value) }}
          y={{ format: formatDollarsShort }}
          series={[
            {
              key: 'best',
              name: 'Best found',
              tone: 'signal',
              points: steps.map(({ iterations, best }) => ({ x: iterations, y: best })),
            },
            {
              key: 'bound',
              name: 'Bound',
              tone: 'noise',
              points: steps.map(({ iterations, bound }) => ({ x: iterations, y: bound })),
            },
          ]}
          cursor={{ unit: 'step' }}
        />
      ) : null}
    </ChartFigure>
  )
}
