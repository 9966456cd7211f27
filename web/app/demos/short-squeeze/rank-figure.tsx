import { ChartFigure } from '@/components/charts/chart-figure'
import { RangeRows } from '@/components/charts/range-rows'
import { formatDay, formatNumber } from '@/lib/format'
import { ordinal } from '@/lib/ordinal'
import type { Replay } from './ask'

/** Each stock's place, and where it stood under the other weightings, first place first. */
export const placesOf = ({ rows, rank_ranges }: Replay) =>
  rows.flatMap(({ symbol }, at) => {
    const range = rank_ranges.find((one) => one.symbol === symbol)
    return range ? [{ ...range, place: at + 1 }] : []
  })

export function rankTitle(replay: Replay) {
  const { company, rank_ranges } = replay
  const [own] = rank_ranges
  if (!own) return `${company} has no rank`
  const { first_in: first, best, worst } = own
  const verb = replay.rows[0]?.symbol === own.symbol ? 'stays' : 'is'
  if (first > 50) return `${company} ${verb} first in ${String(first)} of 100 other weightings`
  return best === worst
    ? `${company} is ${ordinal(best)} under each of 100 other weightings`
    : `Under 100 other weightings ${company} ranks ${ordinal(best)} to ${ordinal(worst)}`
}

/** How much of the ranking is the weights' doing. */
export function RankFigure({
  replay,
  stale,
  pending,
}: {
  replay: Replay
  stale: boolean
  pending: boolean
}) {
  const rows = placesOf(replay)
  return (
    <ChartFigure
      demo="short-squeeze"
      name="ranks"
      title={rankTitle(replay)}
      sub={`Place among the nine on ${formatDay(replay.date)}: the disc with your weights, the bar with 100 others, each weight drawn anew between half of itself and half as much again. The same draws every time.`}
      table={{
        columns: [
          { key: 'symbol', header: 'Stock' },
          { key: 'place', header: 'Place', fileUnit: 'place' },
          { key: 'best', header: 'Best', fileUnit: 'place' },
          { key: 'worst', header: 'Worst', fileUnit: 'place' },
          { key: 'first_in', header: 'First in', unit: 'of 100' },
        ],
        rows,
        fixedOrder: true,
      }}
      credit="Our computation; eight of the nine companies are synthetic"
      stale={stale}
      pending={pending}
    >
      <RangeRows
        label="Places under other weightings"
        unitName="stock"
        names={['under 100 others', 'place']}
        format={(place) => formatNumber(place)}
        domain={[1, Math.max(2, rows.length)]}
        ticks={rows.map(({ place }) => place)}
        rows={rows.map(({ symbol, place, best, worst }) => ({
          key: symbol,
          name: symbol,
          range: [best, worst],
          value: place,
        }))}
      />
    </ChartFigure>
  )
}
