import { Plot, type PlotCursor, type PlotSize } from '@/components/charts/plot'
import { Mark } from '@/components/charts/marks'
import { linearScale } from '@/lib/chart-scale'
import { lookOf } from '@/lib/chart-series'
import { fitText, textWidth } from '@/lib/chart-text'
import { formatNumber } from '@/lib/format'
import type { Verdict } from './ask'
import { verdictLooks } from './verdicts'

/** The heat a crop gets over the heat it needs, here and perhaps elsewhere. */
export interface HeatRow {
  slug: string
  name: string
  verdict: Verdict
  ratio: number | null
  /** In the other city; absent when there is none. */
  there?: { verdict: Verdict; ratio: number | null }
}

/** Where a verdict turns: from these shares of the needed heat on. */
const thresholds = [
  { at: 0.7, words: '0.7 marginal' },
  { at: 1, words: '1 ripens' },
] as const

const ROW = 34
const TOP = 26
/** Three times the needed heat is plenty; longer bars end there and say their figure. */
const MOST = 3

const ratioText = (ratio: number | null) =>
  ratio === null ? 'not judged by heat' : formatNumber(ratio, 2)

/** Heat against need: a bar for one city, two joined marks for two. */
export function HeatChart({
  label,
  rows,
  places,
}: {
  label: string
  rows: readonly HeatRow[]
  /** The names of the city and of the other one. */
  places: readonly [string, string?]
}) {
  const height = TOP + rows.length * ROW + 6
  const most = Math.min(
    MOST,
    Math.max(1.2, ...rows.flatMap(({ ratio, there }) => [ratio ?? 0, there?.ratio ?? 0])),
  )
  const scales = (size: PlotSize) => {
    const names = Math.min(
      size.width * 0.36,
      Math.max(...rows.map(({ name }) => textWidth(name, 13)), 40) + 16,
    )
    return { names, x: linearScale([0, most], [names, size.width - 46]) }
  }
  const cursor: PlotCursor = {
    unit: 'crop',
    columns: 1,
    stops: (size) =>
      rows.map((_, index) => ({
        x: size.width / 2,
        y: TOP + (index + 0.5) * ROW,
        box: { x: 0, y: TOP + index * ROW + 1, width: size.width, height: ROW - 2 },
      })),
    read: (index) => {
      const row = rows[index]
      if (!row) return { title: '' }
      const word = ({ verdict, ratio }: { verdict: Verdict; ratio: number | null }) =>
        `${ratioText(ratio)}, ${verdictLooks[verdict].word}`
      if (!row.there) return { title: row.name, value: word(row) }
      return {
        title: row.name,
        lines: [`${places[0]} ${word(row)}`, `${places[1] ?? ''} ${word(row.there)}`],
      }
    },
  }
  return (
    <Plot label={label} height={{ wide: height, narrow: height }} wideWidth={1120} cursor={cursor}>
      {(size) => {
        const { names, x } = scales(size)
        return (
          <>
            {thresholds.map(({ at, words }, index) => (
              <g key={at}>
                <line
                  x1={x(at)}
                  x2={x(at)}
                  y1={TOP - 6}
                  y2={height - 6}
                  className={at === 1 ? 'chart-base' : 'garden-threshold'}
                />
                <text
                  x={x(at)}
                  y="13"
                  textAnchor={index === 0 ? 'end' : 'start'}
                  className="chart-strong"
                >
                  {size.compact ? words.split(' ')[0] : words}
                </text>
              </g>
            ))}
            <line x1={names} x2={names} y1={TOP} y2={height - 6} className="chart-grid" />
            {rows.map((row, index) => (
              <g key={row.slug}>
                <text x="0" y={TOP + (index + 0.5) * ROW + 4} className="chart-strong chart-halo">
                  {fitText(row.name, names - 10, 13)}
                </text>
                <HeatMarks
                  row={row}
                  x={(ratio) => x(Math.min(ratio, most))}
                  from={names}
                  y={TOP + index * ROW}
                />
              </g>
            ))}
          </>
        )
      }}
    </Plot>
  )
}

function HeatMarks({
  row: { ratio, verdict, there },
  x,
  from,
  y,
}: {
  row: HeatRow
  x: (ratio: number) => number
  from: number
  y: number
}) {
  const middle = y + ROW / 2
  if (there) {
    const ends = [ratio, there.ratio].filter((value) => value !== null)
    const edge = Math.max(from, ...ends.map(x))
    return (
      <>
        {ratio !== null && there.ratio !== null && (
          <g className={lookOf('noise').className}>
            <line
              x1={x(ratio)}
              x2={x(there.ratio)}
              y1={middle}
              y2={middle}
              className="garden-join"
            />
          </g>
        )}
        {ratio !== null && <Mark tone="noise" x={x(ratio)} y={middle} size={5} />}
        {there.ratio !== null && <Mark tone="signal" x={x(there.ratio)} y={middle} size={5.5} />}
        <text x={edge + 10} y={middle + 4} className="chart-value chart-halo">
          {there.ratio === null ? '–' : formatNumber(there.ratio, 2)}
        </text>
      </>
    )
  }
  if (ratio === null)
    return (
      <text x={from + 8} y={middle + 4} className="chart-axis-text chart-halo">
        {verdict === 'unknown' ? 'not judged' : 'by winter, not heat'}
      </text>
    )
  return (
    <g className={lookOf(verdictLooks[verdict].tone).className}>
      <rect
        x={from}
        y={middle - 8}
        width={Math.max(1, x(ratio) - from)}
        height="16"
        className="chart-mark"
      />
      <text x={x(ratio) + 6} y={middle + 4} className="chart-value chart-halo">
        {formatNumber(ratio, 2)}
      </text>
    </g>
  )
}
