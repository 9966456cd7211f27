import { ChartFigure } from '@/components/charts/chart-figure'
import { HatchedBars } from '@/components/charts/hatched-bars'
import { formatDay, formatNumber } from '@/lib/format'
import { points, replayedRow } from './answer'
import type { AnsweredView, Replay } from './ask'
import { metrics, sideNames, type Side } from './metrics'

/** What each condition adds to its side, or how much weight is missing with it. */
export function contributionsOf(replay: Replay, view: AnsweredView['view']) {
  const row = replayedRow(replay)
  const [stock] = replay.universe
  const weightOf = (side: Side) =>
    metrics.filter((one) => one.side === side).reduce((sum, { key }) => sum + view[key], 0)
  return metrics.map(({ key, side, name, format }) => {
    const added = row?.contributions[key] ?? null
    const value = stock?.[key] ?? null
    return {
      name,
      side,
      /** Points of its side. */
      added,
      weight: (100 * view[key]) / (weightOf(side) || 1),
      value: value === null ? null : format(value),
    }
  })
}

export function contributionsTitle(replay: Replay, view: AnsweredView['view']) {
  const rows = contributionsOf(replay, view)
  const most = (side: Side) =>
    rows
      .filter((row) => row.side === side && row.added !== null)
      .sort((a, b) => (b.added ?? 0) - (a.added ?? 0))[0]?.name
  const parts = (['fuel', 'spark'] as const).flatMap((side) => {
    const name = most(side)
    return name ? [`${name} adds most to ${sideNames[side]}`] : []
  })
  return parts.length === 0
    ? `Nothing of ${replay.company} was public to add up`
    : parts.join(', ').replace(/, (.)/, (_, letter: string) => `, ${letter.toLowerCase()}`)
}

/** The score of the replayed stock in its parts; what was not public is hatched. */
export function ContributionsFigure({
  answered: { view, report },
  stale,
  pending,
}: {
  answered: AnsweredView
  stale: boolean
  pending: boolean
}) {
  const { replay } = report
  const rows = contributionsOf(replay, view)
  return (
    <ChartFigure
      demo="short-squeeze"
      name="contributions"
      title={contributionsTitle(replay, view)}
      sub={`Points that each condition adds to its side for ${replay.company} on ${formatDay(replay.date)}; pale: Fuel, green: Spark. Hatched: not public or not known, as long as its weight, which the others of its side take over.`}
      table={{
        columns: [
          { key: 'name', header: 'Condition' },
          { key: 'side', header: 'Side', text: ({ side }) => sideNames[side] },
          { key: 'value', header: 'Known', text: ({ value }) => value ?? 'missing' },
          { key: 'weight', header: 'Weight', unit: '% of its side', format: points },
          { key: 'added', header: 'Adds', unit: 'points', format: points },
        ],
        rows,
        fixedOrder: true,
      }}
      credit="US SEC; short interest as quoted; our computation"
      stale={stale}
      pending={pending}
    >
      <HatchedBars
        label={`What each condition adds for ${replay.company}`}
        unitName="condition"
        most={Math.max(40, ...rows.map(({ added, weight }) => added ?? weight))}
        rows={rows.map(({ name, side, added, weight }) => ({
          key: name,
          name,
          tone: 'signal',
          isPale: side === 'fuel',
          value: added ?? weight,
          isMissing: added === null,
          end: added === null ? `missing, ${formatNumber(weight)} %` : points(added),
        }))}
      />
    </ChartFigure>
  )
}
