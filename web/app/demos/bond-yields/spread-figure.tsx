import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import type { EpisodeBand } from '@/components/charts/episode'
import { LineChart } from '@/components/charts/line-chart'
import { EmptyNotice } from '@/components/demo/faces'
import { extentOf } from '@/lib/chart-scale'
import { counted, formatBasisPoints, formatMonth, formatSigned } from '@/lib/format'
import type { Table } from '@/lib/table'
import type { AnsweredCurve, Episode, Spread } from './ask'
import { spreadPairs } from './settings'
import { lasting, ruleText, spreadTitle, years } from './spreads'

const HALF_MONTH = 15 * 86_400_000
const at = (date: string) => Date.parse(date)
const monthAt = (time: number) => formatMonth(new Date(time).toISOString().slice(0, 7))

const YEAR = 365 * 86_400_000

/** Episodes within two years of each other share their words: side by side they would touch. */
function clusters(episodes: readonly Episode[]) {
  const groups: Episode[][] = []
  for (const episode of episodes) {
    const last = groups.at(-1)?.at(-1)
    if (last && at(episode.from) - at(last.to) < 2 * YEAR) groups.at(-1)?.push(episode)
    else groups.push([episode])
  }
  return groups
}

/** Each episode is shaded; the deepest of a cluster carries its words. */
export function bandsOf(spread: Spread, run: number): EpisodeBand[] {
  return clusters(lasting(spread.episodes, run)).flatMap((group) => {
    const deepest = group.reduce((a, b) => (b.deepest_bp < a.deepest_bp ? b : a))
    const months = group.reduce((sum, { observations }) => sum + observations, 0)
    const when =
      group.length === 1
        ? years(deepest)
        : years({ from: group[0]?.from ?? '', to: group.at(-1)?.to ?? '' })
    return group.map((episode) => ({
      from: at(episode.from) - HALF_MONTH,
      to: at(episode.to) + HALF_MONTH,
      ...(episode === deepest && {
        label: formatBasisPoints(deepest.deepest_bp),
        note: `${counted(months, 'month')}, ${when}`,
        depth: deepest.deepest_bp,
      }),
    }))
  })
}

function tableOf(spread: Spread, name: string): Table<Spread['points'][number]> {
  return {
    columns: [
      { key: 'month', header: 'Month', value: ({ date }) => date.slice(0, 7) },
      {
        key: 'spread_bp',
        header: name,
        unit: 'bp',
        text: ({ spread_bp }) => formatSigned(spread_bp),
      },
      { key: 'inverted', header: 'Inverted', value: ({ spread_bp }) => spread_bp < 0 },
    ],
    rows: spread.points,
  }
}

/** A spread over time with the stretches below zero. */
export function SpreadFigure({
  answered: { view, report },
  run,
  stale,
}: {
  answered: AnsweredCurve
  run: number
  stale: boolean
}) {
  const { spread } = report
  const pair = spreadPairs[view.spread]
  const points = spread.points.map(({ date, spread_bp }) => ({ x: at(date), y: spread_bp }))
  const latest = spread.latest?.spread_bp
  const [low, high] = extentOf(points.map(({ y }) => y))
  const hasNone = lasting(spread.episodes, run).length === 0
  return (
    <ChartFigure
      demo="bond-yields"
      name={`${pair.name} history`}
      title={spreadTitle(spread, run)}
      sub={`${pair.name}, basis points, month-end, as published. ${ruleText(run)}`}
      table={tableOf(spread, pair.name)}
      credit={`Bank of Canada, Valet, to ${spread.latest?.date.slice(0, 7) ?? ''}`}
      stale={stale}
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
        x={{ kind: 'time', format: monthAt }}
        y={{
          format: (value) => formatSigned(value),
          unit: 'bp',
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
        cursor={{
          unit: 'month',
          bigUnit: 'year',
          step: 12,
          read: (index) => readingAt(spread, index),
        }}
      />
      {hasNone && run > 1 && spread.episodes.length > 0 && (
        <EmptyNotice title="No inversion lasts that long">
          Loosen the rule in Controls: {counted(spread.episodes.length, 'shorter one')} would count.
        </EmptyNotice>
      )}
    </ChartFigure>
  )
}

function readingAt({ points, episodes }: Spread, index: number) {
  const point = points[index]
  if (!point) return { title: '' }
  const episode = episodes.find(({ from, to }) => point.date >= from && point.date <= to)
  const inside = episode
    ? points.filter(({ date }) => date >= episode.from && date <= point.date).length
    : 0
  return {
    title: formatMonth(point.date),
    value: formatBasisPoints(point.spread_bp),
    lines: [
      episode
        ? `month ${String(inside)} of ${String(episode.observations)} inverted`
        : 'not inverted',
    ],
  }
}
