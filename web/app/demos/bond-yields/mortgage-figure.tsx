import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { OpenFigure, type FigureNote } from '@/components/demo/note'
import { formatBasisPoints, formatMonth, formatNumber, formatSigned } from '@/lib/format'
import { credit } from './answer'
import { mortgagePair } from './settings'
import type { Spread } from './ask'

const monthAt = (time: number) => formatMonth(new Date(time).toISOString().slice(0, 7))

/** The finding: what banks post over their funding cost, against its own average. */
export function mortgageTitle({ latest, mean_bp, points }: Spread) {
  if (!latest || mean_bp === null || mean_bp === undefined) return mortgagePair.name
  const gap = latest.spread_bp - mean_bp
  const since = points[0]?.date.slice(0, 4) ?? ''
  if (Math.abs(gap) < 10) return `Posted mortgages stand where they have on average since ${since}`
  return `Posted mortgages cost ${formatNumber(Math.abs(gap))} bp ${gap < 0 ? 'less' : 'more'} over bonds than on average since ${since}`
}

function mortgageNote(
  { points, latest, mean_bp, source }: Spread,
  which: 'now' | 'mean',
): FigureNote {
  const result = formatBasisPoints((which === 'now' ? latest?.spread_bp : mean_bp) ?? 0)
  return {
    title: which === 'now' ? mortgagePair.name : `Average of ${mortgagePair.name}`,
    formula: [
      which === 'now' ? 's = posted mortgage − y(5)' : 'mean of s over all month-ends',
      `  = ${result}`,
    ],
    result,
    inputs: [
      { name: 'Mortgage', id: 'V80691335', value: 'posted' },
      { name: '5-year', id: 'BD.CDN.5YR.DQ.YLD', value: 'benchmark' },
      { name: 'Month-ends', value: String(points.length) },
    ],
    ...credit(source, latest?.date ?? ''),
  }
}

/** The posted five-year mortgage rate over the five-year bond. */
export function MortgageFigure({ spread }: { spread: Spread }) {
  const mean = spread.mean_bp ?? null
  const points = spread.points.map(({ date, spread_bp }) => ({
    x: Date.parse(date),
    y: spread_bp,
  }))
  const [first, last] = [points[0], points.at(-1)]
  return (
    <ChartFigure
      demo="bond-yields"
      name="mortgage spread"
      title={mortgageTitle(spread)}
      sub={`${mortgagePair.name}, basis points, month-end. Dashed: the mean of all months. Posted rates are list prices; most borrowers pay less.`}
      table={{
        columns: [
          { key: 'month', header: 'Month', value: ({ date }) => date.slice(0, 7) },
          {
            key: 'spread_bp',
            header: 'Spread',
            unit: 'bp',
            text: ({ spread_bp }) => formatSigned(spread_bp),
          },
        ],
        rows: spread.points,
      }}
      credit={`Bank of Canada, Valet, V80691335 and BD.CDN.5YR.DQ.YLD, to ${spread.latest?.date.slice(0, 7) ?? ''}`}
      foot={
        <>
          {mean !== null && last && (
            <p>
              Now{' '}
              <OpenFigure note={() => mortgageNote(spread, 'now')}>
                {formatBasisPoints(last.y)}
              </OpenFigure>
              , on average{' '}
              <OpenFigure note={() => mortgageNote(spread, 'mean')}>
                {formatBasisPoints(mean)}
              </OpenFigure>
            </p>
          )}
          <CursorHint unit="month" bigUnit="year" />
        </>
      }
    >
      <LineChart
        label="Posted five-year mortgage rate minus five-year bond, basis points"
        height={{ wide: 250, narrow: 240 }}
        x={{ kind: 'time', format: monthAt }}
        y={{ format: (value) => formatSigned(value), unit: 'bp' }}
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
                  points: [
                    { x: first.x, y: mean },
                    { x: last.x, y: mean },
                  ],
                  label: false as const,
                },
              ]
            : []),
        ]}
        cursor={{
          unit: 'month',
          bigUnit: 'year',
          step: 12,
          read: (index) => {
            const point = spread.points[index]
            return point
              ? {
                  title: formatMonth(point.date),
                  value: formatBasisPoints(point.spread_bp),
                  lines:
                    mean === null ? [] : [`${formatSigned(point.spread_bp - mean)} bp to the mean`],
                }
              : { title: '' }
          },
        }}
      />
    </ChartFigure>
  )
}
