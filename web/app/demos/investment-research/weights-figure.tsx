import { ChartFigure } from '@/components/charts/chart-figure'
import { RangeRows } from '@/components/charts/range-rows'
import { opened } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import { formatMonth, formatNumber, formatSigned } from '@/lib/format'
import { readRows } from '@/lib/text-rows'
import { creditOf, oneDecimal, percent, publisherOf } from './answer'
import type { AnsweredPortfolio, Asset, Portfolio } from './ask'

/** The finding: which asset the better portfolio adds to most. */
export function weightsTitle({ assets }: Portfolio) {
  const moved = (asset: Asset) => asset.better_pct - asset.held_pct
  const most = assets.reduce((a, b) => (moved(b) > moved(a) ? b : a))
  const least = assets.reduce((a, b) => (moved(b) < moved(a) ? b : a))
  if (moved(most) < 0.5) return 'The better mix is the one you hold'
  return `The better mix has ${formatNumber(moved(most))} points more ${most.asset} and ${formatNumber(-moved(least))} fewer ${least.asset}`
}

/** "; 10y+20y together 10 % to 40 %" for every group. */
export const togetherText = (groups: string) =>
  (readRows(groups, 2) ?? [])
    .map(
      ({ name, numbers: [min = 0, max = 0] }) =>
        `; ${name} together ${percent(min)} to ${percent(max)}`,
    )
    .join('')

/** What is held, what would be better, what each carries of the risk, and how sure the weights are. */
export function WeightsFigure({
  answered,
  stale,
  pending,
}: {
  answered: AnsweredPortfolio
  stale: boolean
  pending: boolean
}) {
  const { view, report } = answered
  const { window } = report
  const note = ({ asset, better_pct, low_pct, high_pct }: Asset) => ({
    title: `Weight of ${asset}`,
    ...worked(
      [
        `least risk or most return within ${percent(view.min_weight_pct)} to ${percent(view.max_weight_pct)}`,
      ],
      oneDecimal(better_pct),
    ),
    inputs: [
      { name: 'On redrawn pasts, 5 % below', value: low_pct == null ? '–' : percent(low_pct) },
      { name: 'On redrawn pasts, 5 % above', value: high_pct == null ? '–' : percent(high_pct) },
    ],
    source: publisherOf(answered),
    date: `${formatMonth(window.first)} to ${formatMonth(window.last)}`,
  })
  const range = ({ low_pct, high_pct }: Asset) =>
    low_pct == null || high_pct == null ? '–' : `${oneDecimal(low_pct)} to ${oneDecimal(high_pct)}`
  return (
    <ChartFigure
      demo="investment-research"
      name="weights"
      title={weightsTitle(report)}
      sub={`Per cent. Every asset ${percent(view.min_weight_pct)} to ${percent(view.max_weight_pct)}${togetherText(view.groups)}. Disc: the better weight; square: yours; bar: where the better weight lay on nine in ten redrawn pasts. Risk: share of the variance.`}
      table={{
        columns: [
          { key: 'asset', header: 'Asset' },
          { key: 'held_pct', header: 'Yours', unit: '%', format: oneDecimal },
          {
            key: 'better_pct',
            header: 'Better',
            unit: '%',
            text: (row) => opened(oneDecimal(row.better_pct), () => note(row)),
          },
          {
            key: 'change_pct',
            header: 'Change',
            unit: 'points',
            value: ({ better_pct, held_pct }) => Math.round((better_pct - held_pct) * 100) / 100,
            format: (value) => formatSigned(value, 1),
            secondary: true,
          },
          { key: 'low_pct', header: 'Range', unit: '%', text: range, align: 'end' },
          { key: 'high_pct', header: 'Range to', unit: '%', exportOnly: true },
          {
            key: 'held_risk_pct',
            header: 'Your risk',
            unit: '%',
            format: oneDecimal,
            secondary: true,
          },
          {
            key: 'better_risk_pct',
            header: 'Its risk',
            unit: '%',
            format: oneDecimal,
            secondary: true,
          },
          {
            key: 'expected_return_pct',
            header: 'Return',
            unit: '%',
            format: oneDecimal,
            secondary: true,
          },
          {
            key: 'volatility_pct',
            header: 'Volatility',
            unit: '%',
            format: oneDecimal,
            secondary: true,
          },
        ],
        rows: report.assets,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={`Redrawn pasts on which your limits could hold: ${String(report.resamples_solved)} of ${String(report.resamples)}. Wide ranges mean the past does not settle the weight.`}
    >
      <RangeRows
        label="Weights by asset, per cent"
        unitName="asset"
        names={['on redrawn pasts', 'better', 'yours']}
        format={percent}
        rows={report.assets.map(({ asset, held_pct, better_pct, low_pct, high_pct }) => ({
          key: asset,
          name: asset,
          range: low_pct == null || high_pct == null ? null : [low_pct, high_pct],
          value: better_pct,
          other: held_pct,
        }))}
      />
    </ChartFigure>
  )
}
