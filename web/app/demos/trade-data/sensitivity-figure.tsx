import { BarChart } from '@/components/charts/bar-chart'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { formatNumber, withUnit } from '@/lib/format'
import type { AnsweredShock, Shock } from './ask'
import { capital, goodsInSentence, money, periodName, plain, unitFor } from './words'

type Sensitivity = Shock['sensitivity'][number]

/** Each assumption as its field is labelled, and as a sentence calls it. */
const names: Readonly<Record<string, readonly [string, string]>> = {
  tariff_pct: ['Tariff', 'the tariff'],
  elasticity: ['Elasticity', 'the elasticity'],
  pass_through_pct: ['Passed on', 'what is passed on'],
  covered_pct: ['Not exempt', 'what is not exempt'],
  diversion_pct: ['Sold elsewhere', 'what is sold elsewhere'],
  partner_share_pct: ['Partner’s share', 'the partner’s share'],
}

const nameOf = (assumption: string) => names[assumption]?.[0] ?? assumption

const unitOf = (assumption: string) => (assumption === 'elasticity' ? '' : '%')

const valueText = (assumption: string, value: number) =>
  unitOf(assumption) === '' ? plain(value) : withUnit(plain(value), unitOf(assumption))

/** Between which values each assumption is moved: "Tariff 12.5 to 37.5, elasticity 0.75 to 2.25". */
export function triedValues({ sensitivity }: Shock) {
  const ranges = sensitivity.map(
    ({ assumption, low, high }) =>
      `${goodsInSentence(nameOf(assumption))} ${plain(low)} to ${plain(high)}`,
  )
  return capital(ranges.join(', '))
}

/** The finding: the assumption the result depends on most. */
export function sensitivityTitle({ sensitivity: [most] }: Shock) {
  if (!most || most.change_at_low === most.change_at_high) return 'No assumption moves the result'
  const { assumption, low, high, change_at_low, change_at_high } = most
  const at = (value: number, change: number) =>
    `${money(change)} at ${valueText(assumption, value)}`
  const noun = names[assumption]?.[1] ?? assumption
  return `Most depends on ${noun}: ${at(low, change_at_low)}, ${at(high, change_at_high)}`
}

/** How far the result of a tariff moves with each assumption. */
export function SensitivityFigure({
  answered: { report, own },
  stale,
  pending,
}: {
  answered: AnsweredShock
  stale: boolean
  pending: boolean
}) {
  const { sensitivity } = report
  const changes = sensitivity.flatMap((row) => [row.change_at_low, row.change_at_high])
  const { scale, unit, digits } = unitFor(Math.max(...changes.map(Math.abs)))
  const bars = (key: 'change_at_low' | 'change_at_high') =>
    sensitivity.map((row) => row[key] / scale)
  const moved = (key: 'low' | 'high', header: string) =>
    [
      {
        key,
        header,
        text: (row: Sensitivity) => valueText(row.assumption, row[key]),
      },
      {
        key: `change_at_${key}`,
        header: `Change at the ${header.toLowerCase()}`,
        fileUnit: '$',
        format: money,
      },
    ] as const
  return (
    <ChartFigure
      demo="trade-data"
      name="assumptions of the tariff"
      title={sensitivityTitle(report)}
      sub={`Change of all exports of ${periodName(report.from, report.to)}, ${unit}, with one assumption lower or higher, as said below, and the others as they stand.`}
      table={{
        columns: [
          {
            key: 'assumption',
            header: 'Assumption',
            value: ({ assumption }) => nameOf(assumption),
          },
          ...moved('low', 'Lower'),
          ...moved('high', 'Higher'),
          {
            key: 'unit',
            header: 'Unit',
            value: ({ assumption }) => unitOf(assumption),
            exportOnly: true,
          },
        ],
        rows: sensitivity,
        fixedOrder: true,
      }}
      credit={
        own
          ? `Own data: ${own.name}; assumptions as set`
          : `Statistics Canada, customs basis, ${report.from} to ${report.to}; assumptions as set`
      }
      stale={stale}
      pending={pending}
      isOwn={own !== null}
      foot={<CursorHint unit="assumption" />}
    >
      <BarChart
        label="Change of exports with each assumption moved"
        horizontal
        values
        categories={sensitivity.map(({ assumption }) => nameOf(assumption))}
        series={[
          { key: 'low', name: 'at the lower', tone: 'noise', values: bars('change_at_low') },
          { key: 'high', name: 'at the higher', tone: 'signal', values: bars('change_at_high') },
        ]}
        format={(value) => formatNumber(value, digits)}
        unit={unit}
        unitName="assumption"
      />
      <p className="small-text mt-1">
        Grey: at the lower value. Green: at the higher. {triedValues(report)}. As set:{' '}
        {money(report.change)}.
      </p>
    </ChartFigure>
  )
}
