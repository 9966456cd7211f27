import { ChartFigure } from '@/components/charts/chart-figure'
import { HeatMap } from '@/components/charts/heat-map'
import { formatNumber } from '@/lib/format'
import { creditOf } from './answer'
import type { AnsweredPortfolio, Portfolio } from './ask'

interface Pair {
  one: string
  other: string
  correlation: number
}

/** Every two assets once. */
export function pairsOf({
  assets,
  correlation,
}: Pick<Portfolio, 'assets' | 'correlation'>): Pair[] {
  return assets.flatMap((one, row) =>
    assets.slice(row + 1).map((other, after) => ({
      one: one.asset,
      other: other.asset,
      correlation: correlation[row]?.[row + 1 + after] ?? 0,
    })),
  )
}

/** The finding: which two move most apart. */
export function correlationTitle(pairs: readonly Pair[]) {
  const least = pairs.reduce<Pair | null>(
    (a, b) => (a === null || b.correlation < a.correlation ? b : a),
    null,
  )
  if (!least) return 'One asset has nothing to move with'
  return `${least.one} and ${least.other} move least together: ${formatNumber(least.correlation, 2)}`
}

/** Which assets move together. */
export function CorrelationFigure({
  answered,
  stale,
  pending,
}: {
  answered: AnsweredPortfolio
  stale: boolean
  pending: boolean
}) {
  const { report } = answered
  const names = report.assets.map(({ asset }) => asset)
  const pairs = pairsOf(report)
  const format = (value: number) => formatNumber(value, 2)
  return (
    <ChartFigure
      demo="investment-research"
      name="correlation"
      title={correlationTitle(pairs)}
      sub="Correlation of returns, from −1 (opposite) over 0 (unrelated) to 1 (alike). The less two move together, the more they calm each other."
      table={{
        columns: [
          { key: 'one', header: 'Asset' },
          { key: 'other', header: 'With' },
          { key: 'correlation', header: 'Correlation', fileUnit: '−1 to 1', format },
        ],
        rows: pairs,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
    >
      <HeatMap
        label="Correlation of every two assets"
        rows={names}
        columns={names}
        values={report.correlation}
        scale="diverging"
        format={format}
        showValues
      />
    </ChartFigure>
  )
}
