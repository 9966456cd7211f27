import { BarChart } from '@/components/charts/bar-chart'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { formatDollarsShort, formatNumber, formatPercent, withUnit } from '@/lib/format'
import type { Knowledge, MarketReport } from './ask'
import { basisOf, plannedOn } from './verdict'
import type { Basis } from './week-figure'
import { creditOf, idleText, lifeOf, lostText, money, periodNames, plannedPeriod } from './words'

const shared = ({ answered, stale, pending }: Basis) => ({
  demo: 'energy-management',
  credit: creditOf(answered),
  stale,
  pending,
})

const knownNames: Record<Knowledge['known'], string> = {
  all: 'All prices ahead',
  day: 'The day’s prices',
  forecast: 'Our forecast',
  yesterday: 'Yesterday’s prices',
}

export function knowledgeTitle(report: MarketReport) {
  const { knowledge, market } = report
  const least = knowledge.at(-1)
  const ours = knowledge.find(({ known }) => known === 'forecast')
  const told = ours ?? least
  if (told?.share_pct == null) return 'What it knows decides what it earns'
  const kept = formatPercent(told.share_pct, 0)
  return told === ours
    ? `A forecast keeps ${kept} of what knowing every price would earn over ${periodNames[market]}`
    : `Knowing only yesterday’s prices keeps ${kept} over ${plannedPeriod(report, told.planned_days)}`
}

/** Perfect foresight against what could be known. */
function KnowledgeFigure(basis: Basis) {
  const { report } = basis.answered
  const rows = report.knowledge
  return (
    <ChartFigure
      {...shared(basis)}
      name="what it knows"
      title={knowledgeTitle(report)}
      sub={`The same battery by what it knows when it plans, dollars a year at the pace of ${periodNames[report.market]}. Pale: every price ahead. The others plan each midnight, from empty, and are settled at what came.${report.market === 'ontario' ? ' The day-ahead price is published the day before.' : ''}${idleText(report)}${lostText(report)}`}
      table={{
        columns: [
          { key: 'known', header: 'What was known', text: ({ known }) => knownNames[known] },
          { key: 'planned_days', header: 'Days', secondary: true },
          { key: 'week', header: 'Week', fileUnit: '$', format: money },
          { key: 'period', header: 'Period', fileUnit: '$', format: money },
          { key: 'year_profit', header: 'A year', fileUnit: '$', format: money },
          {
            key: 'share_pct',
            header: 'Kept',
            unit: '%',
            format: (value) => formatNumber(value, 1),
          },
        ],
        rows,
        fixedOrder: true,
      }}
      foot={<CursorHint unit="state" />}
    >
      <BarChart
        label="Earned a year by what was known"
        horizontal
        values
        wideWidth={640}
        categories={rows.map(({ known }) => knownNames[known])}
        series={[
          {
            key: 'year_profit',
            name: 'Earned a year',
            tone: 'signal',
            values: rows.map(({ year_profit }) => year_profit),
            assumed: (at) => at < 1,
          },
        ]}
        format={formatDollarsShort}
        unitName="state"
      />
    </ChartFigure>
  )
}

/** What is paid for it, what comes back, and what it would have to cost. */
function PaybackFigure(basis: Basis) {
  const { report, view } = basis.answered
  const told = basisOf(report)
  const planned = ` with ${plannedOn[report.basis]}`
  const rows = [
    {
      what: `Battery, ${formatNumber(1000 * view.energy_mwh)} kWh at ${money(view.cost_per_kwh)}`,
      value: money(report.cost),
    },
    {
      what: `A year at the pace of ${periodNames[report.market]}, all prices known`,
      value: money(report.knowledge[0]?.year_profit ?? 0),
    },
    {
      what: `A year at the pace of ${plannedPeriod(report, told?.planned_days ?? report.days)},${planned}`,
      value: money(told?.year_profit ?? 0),
    },
    {
      what: `Years to pay for itself${planned}`,
      value: told?.years_to_pay == null ? 'never' : formatNumber(told.years_to_pay, 2),
    },
    {
      what: `Pays in ${lifeOf(view.life_years)}${planned} from`,
      value: `${money(told?.pays_at_cost_per_kwh ?? 0)} a kWh`,
    },
  ]
  return (
    <ChartFigure
      {...shared(basis)}
      name="payback"
      title={`At ${money(view.cost_per_kwh)} a kWh it ${told?.pays ? 'pays' : 'does not pay'}${planned}`}
      sub="Price differences only: capacity payments, grid fees, wear and interest are not in it. Cost and life are assumptions."
      table={{
        columns: [
          { key: 'what', header: 'Figure' },
          { key: 'value', header: 'Value', align: 'end' },
        ],
        rows,
        fixedOrder: true,
      }}
    />
  )
}

/** What it earns by what it knows, and whether that pays. */
export function EarningsFigures(basis: Basis) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-11 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] [&>.figure+.figure]:mt-0">
      <KnowledgeFigure {...basis} />
      <PaybackFigure {...basis} />
    </div>
  )
}

/** Sizes go by hours at full power, the first by one. */
export function sizesTitle({ sizes }: MarketReport) {
  const [first, last, before] = [sizes[0], sizes.at(-1), sizes.at(-2)]
  if (!first || !last || !before || first.period <= 0) return 'What more energy would earn'
  const to = last.energy_mwh / first.energy_mwh
  const from = before.energy_mwh / first.energy_mwh
  const part = ((last.period - before.period) / (to - from) / first.period) * 100
  return `Between ${formatNumber(from)} and ${formatNumber(to)} hours of storage, an hour earns ${formatPercent(part, 0)} of the first`
}

/** Earnings by the size of the battery, each solved exactly. */
export function SizesFigure(basis: Basis) {
  const { report, view } = basis.answered
  const first = report.sizes[0]
  const points = [{ energy_mwh: 0, period: 0 }, ...report.sizes]
  const most = points.at(-1)?.energy_mwh ?? 0
  const mwh = (value: number) =>
    withUnit(formatNumber(value, Number.isInteger(value) ? 0 : 1), 'MWh')
  return (
    <ChartFigure
      {...shared(basis)}
      name="sizes"
      title={sizesTitle(report)}
      sub={`Best earnings of ${periodNames[report.market]} by the energy of a battery of ${String(view.power_mw)} MW, dollars. Dashed: if each megawatt-hour earned like the first.${view.energy_mwh <= most ? ' The ring: yours.' : ''}`}
      table={{
        columns: [
          { key: 'energy_mwh', header: 'Energy', unit: 'MWh' },
          { key: 'period', header: 'Earns', fileUnit: '$', format: money },
        ],
        rows: report.sizes,
        fixedOrder: true,
      }}
      foot={<CursorHint unit="size" />}
    >
      <LineChart
        label="Earnings by the battery’s energy"
        x={{ kind: 'linear', format: mwh }}
        y={{ format: formatDollarsShort }}
        series={[
          {
            key: 'earned',
            name: 'Earns',
            tone: 'signal',
            points: points.map(({ energy_mwh, period }) => ({ x: energy_mwh, y: period })),
            marks: report.sizes.map(({ energy_mwh, period }) => ({ x: energy_mwh, y: period })),
            label: false,
          },
          ...(first
            ? [
                {
                  key: 'straight',
                  name: 'Like the first',
                  tone: 'noise' as const,
                  points: [
                    { x: 0, y: 0 },
                    { x: most / 2, y: (first.period / first.energy_mwh) * (most / 2) },
                  ],
                  label: false as const,
                },
              ]
            : []),
        ]}
        {...(view.energy_mwh <= most && {
          crossovers: [
            { x: view.energy_mwh, y: report.period_profit, label: money(report.period_profit) },
          ],
        })}
        cursor={{ unit: 'size', at: report.sizes.map(({ energy_mwh }) => energy_mwh) }}
      />
    </ChartFigure>
  )
}
