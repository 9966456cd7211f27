import { ChartFigure } from '@/components/charts/chart-figure'
import { DumbbellChart } from '@/components/charts/dumbbell-chart'
import { formatDay, formatMonth, formatNumber } from '@/lib/format'
import { creditOf, mixOf, oneDecimal, percent } from './answer'
import type { AnsweredPortfolio, Kept, Portfolio } from './ask'

/** The finding: what the choice promised when it was made, and what came. */
export function outOfSampleTitle({ out_of_sample: tested, window }: Portfolio) {
  if (!tested) return `Half of ${formatNumber(window.rows)} prices is too short to choose on`
  const { better } = tested
  const when = formatMonth(tested.chosen_on)
  if (!better) return `By what was known in ${when} your limits could not hold`
  return `Chosen in ${when}, the better mix promised ${percent(better.promised_return_pct)} a year and gave ${percent(better.return_pct)}`
}

/** The choice made on the first half of the window and held through the second, promised against realised. */
export function OutOfSampleFigure({
  answered,
  stale,
  pending,
}: {
  answered: AnsweredPortfolio
  stale: boolean
  pending: boolean
}) {
  const { report } = answered
  const { out_of_sample: tested, window } = report
  const rows = tested
    ? [
        ...(tested.better ? [{ name: 'Better mix', kept: tested.better }] : []),
        { name: 'Yours', kept: tested.held },
      ]
    : []
  const mix =
    tested?.better &&
    mixOf(
      report.assets.map((asset, at) => ({
        ...asset,
        better_pct: tested.better?.weights_pct[at] ?? 0,
      })),
    )
  const figure = (key: keyof Omit<Kept, 'weights_pct'>, header: string, unit = '%') => ({
    key,
    header,
    unit,
    value: ({ kept }: (typeof rows)[number]) => kept[key],
    format: unit === '%' ? oneDecimal : (value: number) => formatNumber(value, 2),
  })
  const drawn = rows.flatMap(({ name, kept }) => [
    {
      key: `${name} return`,
      name: `${name}, return`,
      from: kept.promised_return_pct,
      to: kept.return_pct,
    },
    {
      key: `${name} risk`,
      name: `${name}, volatility`,
      from: kept.promised_volatility_pct,
      to: kept.volatility_pct,
    },
  ])
  return (
    <ChartFigure
      demo="investment-research"
      name="out of sample"
      title={outOfSampleTitle(report)}
      sub={
        tested
          ? `Per cent a year. Pale: promised by the prices to ${formatDay(tested.chosen_on)}, the only ones the choice knew; green: what came from then to ${formatDay(window.last)}, rebalanced as set and after costs.`
          : 'The choice needs 13 prices, and as many to be held through.'
      }
      table={{
        columns: [
          { key: 'name', header: 'Portfolio' },
          figure('promised_return_pct', 'Return promised'),
          figure('return_pct', 'Return that came'),
          figure('promised_volatility_pct', 'Volatility promised'),
          figure('volatility_pct', 'Volatility that came'),
          { ...figure('max_drawdown_pct', 'Deepest fall'), secondary: true },
          { ...figure('growth', 'Became', 'per $1'), secondary: true },
        ],
        rows,
        fixedOrder: true,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={
        <p className="max-w-[70ch]">
          {mix && `Chosen then: ${mix}. `}
          The same aim and limits; a target left to your holdings is theirs of the first half. One
          split of one past: a warning, not a proof.
        </p>
      }
    >
      {tested && (
        <DumbbellChart
          label="Promised and realised, per cent a year"
          rows={drawn}
          format={percent}
          names={['promised', 'came']}
        />
      )}
    </ChartFigure>
  )
}
