import { BarChart } from '@/components/charts/bar-chart'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { opened } from '@/components/demo/said'
import { formatDollarsShort, formatNumber } from '@/lib/format'
import { addedNote } from './answer'
import type { City, Network } from './ask'
import { decidedOf } from './decided'
import type { Basis } from './network-map'
import { money, provenColumn, shared, surely, titled } from './words'

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
      title={titled(basis.answered, flipsTitle(report))}
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
            text: ({ replanned, is_proven }) =>
              replanned == null ? '–' : surely(money(replanned), is_proven),
          },
          provenColumn<City>(({ replanned, is_proven }) => (replanned == null ? null : is_proven)),
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

/** The best found and the bound, until they meet. */
export function ProofFigure(basis: Basis) {
  const { report } = basis.answered
  const steps = report.proof
  const decided = decidedOf(basis.answered).replace(/^(?=.)/, ' ')
  return (
    <ChartFigure
      {...shared(basis)}
      name="proof"
      title={titled(
        basis.answered,
        report.proven
          ? `Proven after ${formatNumber(report.iterations)} iterations: the bound meets the best found`
          : `Not proven: the gap is ${formatNumber(report.gap_pct, 2)} %`,
      )}
      sub={`Dollars a year by iteration. Green: the best network${decided} found. Grey: what no network${decided} can undercut. Where they meet none${decided} is cheaper.`}
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
