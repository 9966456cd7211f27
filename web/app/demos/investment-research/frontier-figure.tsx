import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { ScatterChart, type ScatterPoint } from '@/components/charts/scatter-chart'
import { lookOf } from '@/lib/chart-series'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/format'
import { creditOf, oneDecimal, percent } from './answer'
import type { AnsweredPortfolio, Portfolio } from './ask'
import { placeLabels } from './place-labels'

type Placed = ScatterPoint & { kind: string }

/** Over the drawing stands the name of an axis, at its right and below it the figures. */
const EDGES = { top: 18, right: 40, bottom: 46 }

/** The portfolios, the assets and the frontier they are held against, as points of risk and return. */
function pointsOf({ held, better, assets, frontier }: Portfolio): Placed[] {
  const at = (one: { volatility_pct: number; expected_return_pct: number }) => ({
    x: one.volatility_pct,
    y: one.expected_return_pct,
  })
  return [
    {
      key: 'held',
      name: 'Yours',
      kind: 'portfolio',
      tone: 'noise',
      size: 6,
      ...at(held),
    },
    {
      key: 'better',
      name: 'Better',
      kind: 'portfolio',
      tone: 'signal',
      size: 6,
      ...at(better),
    },
    ...assets.map((one) => ({
      key: one.asset,
      name: one.asset,
      kind: 'asset',
      tone: 4 as const,
      ...at(one),
    })),
    ...frontier.map((one, index) => ({
      key: `frontier ${String(index + 1)}`,
      name: `Frontier, ${String(index + 1)} of ${String(frontier.length)}`,
      kind: 'frontier',
      tone: 'signal' as const,
      size: 1.5,
      ...at(one),
    })),
  ]
}

/** The finding: how far the holdings lie from the best there is at their risk. */
export function frontierTitle({ held, frontier }: Portfolio) {
  const as = frontier.filter(({ volatility_pct }) => volatility_pct <= held.volatility_pct)
  const best = as.at(-1)
  if (!best) return 'Your portfolio is calmer than anything your limits allow'
  const missed = best.expected_return_pct - held.expected_return_pct
  if (missed < -0.1) return 'Your portfolio lies beyond what your limits allow'
  return missed < 0.1
    ? 'Your portfolio lies on the frontier'
    : `Your portfolio lies ${formatNumber(missed, 1)} points a year below the frontier`
}

/** Risk against return: every efficient portfolio within the limits, the assets, yours and the better one. */
export function FrontierFigure({
  answered,
  stale,
  pending,
}: {
  answered: AnsweredPortfolio
  stale: boolean
  pending: boolean
}) {
  const { report } = answered
  const points = pointsOf(report)
  return (
    <ChartFigure
      demo="investment-research"
      name="frontier"
      title={frontierTitle(report)}
      sub={`Mean return and volatility, % a year, of ${String(report.window.rows)} prices. Small green dots: the ${String(report.frontier.length)} portfolios of the frontier within your limits; rings: single assets.`}
      table={{
        columns: [
          { key: 'name', header: 'Portfolio' },
          { key: 'kind', header: 'Kind' },
          { key: 'x', header: 'Volatility', unit: '%', format: oneDecimal },
          { key: 'y', header: 'Mean return', unit: '%', format: oneDecimal },
        ],
        rows: points,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={
        <>
          <p className="max-w-[70ch]">{report.held.metrics.convention}</p>
          <CursorHint unit="portfolio" />
        </>
      }
    >
      <ScatterChart
        label="Mean return against volatility"
        x={{ title: 'Volatility', format: (value) => formatNumber(value), unit: '%' }}
        y={{ title: 'Mean return', format: (value) => formatNumber(value), unit: '%' }}
        points={points}
        unitName="portfolio"
        read={({ name, x, y }) => ({
          title: name,
          value: percent(y),
          lines: [`volatility ${percent(x)}`],
        })}
      >
        {({ x, y, size: { width, height } }) => {
          const marks = points.map((one) => ({
            ...one,
            x: x(one.x),
            y: y(one.y),
            radius: one.size ?? 4,
            text: one.name,
            isNeeded: one.kind === 'portfolio',
          }))
          const named = marks.filter(({ kind }) => kind !== 'frontier')
          const room = {
            left: 0,
            right: width - EDGES.right,
            top: EDGES.top,
            bottom: height - EDGES.bottom,
          }
          return placeLabels(named, marks, room).map((label) => (
            <text
              key={label.key}
              x={label.x}
              y={label.y}
              textAnchor={label.anchor}
              className={cn('chart-label chart-halo chart-tone-text', lookOf(label.tone).className)}
            >
              {label.text}
            </text>
          ))
        }}
      </ScatterChart>
    </ChartFigure>
  )
}
