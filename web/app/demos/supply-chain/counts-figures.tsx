import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { counted, formatDollarsShort, formatNumber, withUnit } from '@/lib/format'
import type { Column } from '@/lib/table'

import {
  bestBelow,
  countsOf,
  countsTitle,
  frontierOf,
  notNearest,
  notProven,
  serviceTitle,
  withinADay,
  type Row,
} from './counts'
import { decidedOf } from './decided'
import type { Basis } from './network-map'
import { dayOf, money, provenColumn, shared, siteCostOf, surely, titled } from './words'

/** Up to which cost of a site a number is the best. */
const bestBelowColumn = (rows: readonly Row[]): Column<Row> => ({
  key: 'up_to_cost',
  header: 'Best below, a site',
  fileUnit: '$ a year',
  text: (row) => bestBelow(row, rows),
})

/** How cost and distance go with the number of sites. */
export function CountsFigure(basis: Basis) {
  const { rows, best } = countsOf(basis.answered)
  // The numbers compared take the place of a number given by hand.
  const view = { ...basis.answered.view, sites: '' as const }
  const decided = decidedOf({ ...basis.answered, view }).replace(/^(?=.)/, ' ')
  const cost = siteCostOf(basis.answered)
  const at = rows.length > 0 && cost !== null ? ` at ${money(cost)} a site` : ''
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
          ...(cost === null ? [] : [bestBelowColumn(rows)]),
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

/** What a shorter way costs. */
export function ServiceFigure(basis: Basis) {
  const { answered } = basis
  const rows = frontierOf(answered)
  const digits = rows.some(({ average_hours }) => average_hours >= 1) ? 1 : 2
  return (
    <ChartFigure
      {...shared(basis)}
      name="time and cost"
      title={titled(answered, serviceTitle(answered))}
      sub={`What a shorter way costs: mean hours of a tonne on its way to the customer, against the cost of the network a year. The speed is an assumption: ${withUnit(String(answered.view.speed_kmh), 'km/h')} along great circles. Each point is the best network of so many sites, from the cheapest on, but for those that another beats in both.${notNearest(answered)}${withinADay(answered)}${notProven(rows)}`}
      table={{
        columns: [
          { key: 'sites', header: 'Sites' },
          {
            key: 'average_hours',
            header: 'Time',
            unit: 'h',
            format: (value) => formatNumber(value, 2),
          },
          {
            key: 'day_share',
            header: `Within ${dayOf(answered.report)}`,
            unit: '%',
            value: ({ day_share }) => (day_share === null ? null : 100 * day_share),
            format: (value) => formatNumber(value, 1),
            secondary: true,
          },
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
          {
            key: 'speed',
            header: 'Speed assumed',
            unit: 'km/h',
            value: () => answered.view.speed_kmh,
            exportOnly: true,
          },
        ],
        rows,
        fixedOrder: true,
      }}
      foot={<CursorHint unit="network" />}
    >
      {rows.length > 1 ? (
        <LineChart
          label="Mean hours on the way against the cost of the network"
          x={{ kind: 'linear', format: formatDollarsShort }}
          y={{ format: (value) => formatNumber(value, digits), unit: 'h' }}
          series={[
            {
              key: 'hours',
              name: 'Mean time on the way',
              tone: 'signal',
              points: rows.map(({ total, average_hours }) => ({ x: total, y: average_hours })),
            },
          ]}
          cursor={{ unit: 'network' }}
        />
      ) : null}
    </ChartFigure>
  )
}
