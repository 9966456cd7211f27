import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import type { EpisodeBand } from '@/components/charts/episode'
import { LineChart } from '@/components/charts/line-chart'
import { readFrom } from '@/components/charts/read-from'
import { EmptyNotice } from '@/components/demo/faces'
import { opened } from '@/components/demo/said'
import { extentOf } from '@/lib/chart-scale'
import { clustersOf } from '@/lib/clusters'
import { counted, formatBasisPoints, formatMonth, formatNumber, formatSigned } from '@/lib/format'
import type { Column } from '@/lib/table'
import { meanNote } from './answer'
import type { AnsweredCurve, Episode, Spread } from './ask'
import { mortgagePair, spreadPairs } from './settings'
import { lasting, ruleText, spreadNote, spreadRow, spreadTitle, years } from './spreads'

const HALF_MONTH = 15 * 86_400_000
const YEAR = 365 * 86_400_000
const at = (date: string) => Date.parse(date)
const monthAt = (time: number) => formatMonth(new Date(time).toISOString().slice(0, 7))

/** Episodes within two years of each other share their words: side by side they would touch. */
const isNear = (last: Episode, next: Episode) => at(next.from) - at(last.to) < 2 * YEAR

/** Each episode is shaded; the deepest of a cluster carries its words. */
export function bandsOf(spread: Spread, run: number): EpisodeBand[] {
  return clustersOf(lasting(spread.episodes, run), isNear).flatMap((group) => {
    const deepest = group.reduce((a, b) => (b.deepest_bp < a.deepest_bp ? b : a))
    const months = group.reduce((sum, { observations }) => sum + observations, 0)
    const when = years({ from: group[0]?.from ?? '', to: group.at(-1)?.to ?? '' })
    return group.map((episode) => ({
      from: at(episode.from) - HALF_MONTH,
      to: at(episode.to) + HALF_MONTH,
      ...(episode === deepest && {
        label: formatBasisPoints(deepest.deepest_bp),
        note: `${counted(months, 'month')}${group.length > 1 ? ` in ${formatNumber(group.length)} inversions` : ''}, ${when}`,
        depth: deepest.deepest_bp,
      }),
    }))
  })
}

type Point = Spread['points'][number]

const drawn = ({ points }: Spread) =>
  points.map(({ date, spread_bp }) => ({ x: at(date), y: spread_bp }))

const axes = {
  x: { kind: 'time', format: monthAt },
  y: { format: (value: number) => formatSigned(value), unit: 'bp' },
} as const

/** A cursor that goes by months, and says the month, the spread and what else there is to say. */
const cursorOver = (points: readonly Point[], linesOf: (point: Point) => string[]) => ({
  unit: 'month',
  bigUnit: 'year',
  step: 12,
  read: readFrom(points, (point) => ({
    title: formatMonth(point.date),
    value: formatBasisPoints(point.spread_bp),
    lines: linesOf(point),
  })),
})

const columnsOf = (header: string): Column<Point>[] => [
  { key: 'month', header: 'Month', value: ({ date }) => date.slice(0, 7) },
  { key: 'spread_bp', header, unit: 'bp', format: formatSigned },
]

/** A spread over time with the stretches below zero. */
export function SpreadFigure({
  answered: { view, report },
  run,
  stale,
  pending,
}: {
  answered: AnsweredCurve
  run: number
  stale: boolean
  pending: boolean
}) {
  const { spread } = report
  const pair = spreadPairs[view.spread]
  const points = drawn(spread)
  const latest = spread.latest?.spread_bp
  const [low, high] = extentOf(points.map(({ y }) => y))
  const hasNone = lasting(spread.episodes, run).length === 0
  return (
    <ChartFigure
      demo="bond-yields"
      name={`${pair.name} history`}
      id="spread-history"
      title={spreadTitle(spread, run)}
      sub={`${pair.name}, basis points, month-end, as published. ${ruleText(run)}`}
      table={{
        columns: [
          ...columnsOf(pair.name),
          { key: 'inverted', header: 'Inverted', value: ({ spread_bp }) => spread_bp < 0 },
        ],
        rows: spread.points,
      }}
      credit={`Bank of Canada, Valet, to ${spread.latest?.date.slice(0, 7) ?? ''}`}
      stale={stale}
      pending={pending}
      foot={
        <>
          <p className="max-w-[70ch]">
            Rule: {spread.rule}
            {run > 1 && ` Runs shorter than ${String(run)} observations are not shaded.`}
          </p>
          <CursorHint unit="month" bigUnit="year" />
        </>
      }
    >
      <LineChart
        label={`${pair.name} since ${spread.points[0]?.date.slice(0, 4) ?? ''}, basis points`}
        x={axes.x}
        y={{
          ...axes.y,
          // Room for an episode's words below its deepest point.
          domain: [low - (high - low) * (low < 0 ? 0.16 : 0.06), high + (high - low) * 0.06],
        }}
        series={[
          {
            key: 'spread',
            name: pair.name,
            tone: 'noise',
            plain: true,
            points,
            fill: 'below-zero',
            label: { text: '', value: latest === undefined ? '' : formatSigned(latest) },
          },
        ]}
        episodes={bandsOf(spread, run)}
        cursor={cursorOver(spread.points, (point) => [inversionAt(spread, point)])}
      />
      {hasNone && run > 1 && spread.episodes.length > 0 && (
        <EmptyNotice title="No inversion lasts that long">
          Loosen the rule in Controls: {counted(spread.episodes.length, 'shorter one')} would count.
        </EmptyNotice>
      )}
    </ChartFigure>
  )
}

function inversionAt({ points, episodes }: Spread, { date }: Point) {
  const episode = episodes.find(({ from, to }) => date >= from && date <= to)
  if (!episode) return 'not inverted'
  const inside = points.filter((point) => point.date >= episode.from && point.date <= date).length
  return `month ${String(inside)} of ${String(episode.observations)} inverted`
}

/** The finding: what banks post over their funding cost, against its own average. */
export function mortgageTitle({ latest, mean_bp, points }: Spread) {
  if (!latest || mean_bp === null || mean_bp === undefined) return mortgagePair.name
  const gap = latest.spread_bp - mean_bp
  const since = points[0]?.date.slice(0, 4) ?? ''
  if (Math.abs(gap) < 10) return `The posted-mortgage spread is close to its average since ${since}`
  return `The posted-mortgage spread is ${formatNumber(Math.abs(gap))} bp ${gap < 0 ? 'below' : 'above'} average`
}

const mortgageSeries = { Mortgage: 'V80691335', '5-year': 'BD.CDN.5YR.DQ.YLD' }

/** The posted five-year mortgage rate over the five-year bond. */
export function MortgageFigure({ spread }: { spread: Spread }) {
  const mean = spread.mean_bp ?? null
  const points = drawn(spread)
  const [first, last] = [points[0], points.at(-1)]
  const row = spreadRow(mortgagePair.name, spread.points)
  return (
    <ChartFigure
      demo="bond-yields"
      name="mortgage spread"
      title={mortgageTitle(spread)}
      sub={`${mortgagePair.name}, basis points, month-end. Dashed: the mean of all months. Posted rates are list prices; most borrowers pay less.`}
      table={{ columns: columnsOf('Spread'), rows: spread.points }}
      credit={`Bank of Canada, Valet, V80691335 and BD.CDN.5YR.DQ.YLD, to ${spread.latest?.date.slice(0, 7) ?? ''}`}
      foot={
        <>
          {mean !== null && row && (
            <p>
              {formatMonth(spread.latest?.date ?? '')}{' '}
              {opened(formatBasisPoints(row.now), () => spreadNote(row, 'now', spread.source))}, on
              average{' '}
              {opened(formatBasisPoints(mean), () =>
                meanNote(mortgagePair.name, spread, mortgageSeries),
              )}
            </p>
          )}
          <CursorHint unit="month" bigUnit="year" />
        </>
      }
    >
      <LineChart
        label="Posted five-year mortgage rate minus five-year bond, basis points"
        height={{ wide: 250, narrow: 240 }}
        {...axes}
        series={[
          {
            key: 'spread',
            name: 'Mortgage minus 5-year',
            tone: 'signal',
            points,
            label: { text: '', value: formatSigned(last?.y ?? 0) },
          },
          ...(mean !== null && first && last
            ? [
                {
                  key: 'mean',
                  name: 'Mean',
                  tone: 'noise' as const,
                  points: [first, last].map(({ x }) => ({ x, y: mean })),
                  label: false as const,
                },
              ]
            : []),
        ]}
        cursor={cursorOver(spread.points, ({ spread_bp }) =>
          mean === null ? [] : [`${formatSigned(spread_bp - mean)} bp to the mean`],
        )}
      />
    </ChartFigure>
  )
}
