import { linearScale } from '@/lib/chart-scale'
import { fitText, textWidth } from '@/lib/chart-text'
import { barsPath } from '@/lib/svg-path'
import { lookOf } from '@/lib/chart-series'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import { readFrom } from './read-from'

export interface RailRow {
  key: string
  name: string
  /** A step, or a part of the one above it. */
  isPart?: boolean
  /** What is left after it; null where it counts something else. */
  kept: number | null
  /** What it took away. */
  dropped?: number
  /** Written at the end of the row: "7 phrases", "3,105". */
  text: string
  /** What the cursor says of it. */
  lines: readonly string[]
}

const ROW = 34
const TOP = 8

/** Steps from top to bottom on a rail, each with what it kept and what it dropped on one scale. */
export function StepRail({
  label,
  rows,
  shown = rows.length,
  most,
}: {
  label: string
  rows: readonly RailRow[]
  /** How many rows a replay has come to. */
  shown?: number
  /** The key of the row that took most. */
  most?: string | undefined
}) {
  const height = TOP + rows.length * ROW + 4
  const total = Math.max(1, ...rows.map(({ kept, dropped = 0 }) => (kept ?? 0) + dropped))
  const middle = (index: number) => TOP + (index + 0.5) * ROW
  const scales = (size: PlotSize) => {
    const widest = Math.max(60, ...rows.map(({ name }) => textWidth(name, 13)))
    const start = Math.min(size.width * 0.42, widest + 54)
    const end = Math.max(52, ...rows.map(({ text }) => textWidth(text, 12, 'mono')))
    return { start, x: linearScale([0, total], [start, size.width - end - 12]) }
  }
  const cursor: PlotCursor = {
    unit: 'step',
    columns: 1,
    stops: (size) =>
      rows.map((_, index) => ({
        x: size.width / 2,
        y: middle(index),
        box: { x: 0, y: TOP + index * ROW + 1, width: size.width, height: ROW - 2 },
      })),
    read: readFrom(rows, ({ name, text, lines }) => ({ title: name, value: text, lines })),
  }
  return (
    <Plot label={label} height={{ wide: height, narrow: height }} cursor={cursor}>
      {(size) => {
        const { start, x } = scales(size)
        const drawn = rows.slice(0, shown)
        const bars = (from: (row: RailRow) => number, to: (row: RailRow) => number) =>
          barsPath(
            drawn.flatMap((row, index) =>
              row.kept === null || to(row) <= from(row)
                ? []
                : [
                    {
                      x: x(from(row)),
                      // A few cars of thousands are still seen.
                      width: Math.max(2, x(to(row)) - x(from(row))),
                      top: middle(index) - 7,
                      bottom: middle(index) + 7,
                    },
                  ],
            ),
          )
        const kept = (row: RailRow) => row.kept ?? 0
        return (
          <>
            <line
              x1="8"
              x2="8"
              y1={middle(0)}
              y2={middle(Math.max(0, drawn.length - 1))}
              className="chart-grid"
            />
            <path d={bars(kept, (row) => kept(row) + (row.dropped ?? 0))} className="chart-range" />
            <g className={lookOf('signal').className}>
              <path d={bars(() => 0, kept)} className="chart-bars" />
            </g>
            {drawn.map((row, index) => (
              <g key={row.key}>
                {row.key === most ? (
                  <circle cx="8" cy={middle(index)} r="5.5" className="chart-crossover-ring" />
                ) : (
                  <g className={lookOf(row.isPart ? 'noise' : 'signal').className}>
                    <circle
                      cx="8"
                      cy={middle(index)}
                      r={row.isPart ? 3 : 4.5}
                      className="chart-mark"
                    />
                  </g>
                )}
                <text
                  x={row.isPart ? 32 : 20}
                  y={middle(index) + 4}
                  className={
                    row.key === most
                      ? 'chart-label chart-crossover-text chart-halo'
                      : row.isPart
                        ? 'chart-label chart-halo'
                        : 'chart-strong chart-halo'
                  }
                >
                  {fitText(row.name, start - (row.isPart ? 44 : 32), 14)}
                </text>
                <text
                  x={size.width}
                  y={middle(index) + 4}
                  textAnchor="end"
                  className="chart-value chart-halo"
                >
                  {row.text}
                </text>
              </g>
            ))}
          </>
        )
      }}
    </Plot>
  )
}
