import type { ReactNode } from 'react'
import { extentOf, linearScale, type Interval } from '@/lib/chart-scale'
import { lookOf, type Tone } from '@/lib/chart-series'
import { fitText, textWidth } from '@/lib/chart-text'
import { cn } from '@/lib/cn'
import { Mark } from './marks'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import { readFrom } from './read-from'
import type { Reading } from './readout'

export interface DumbbellRow {
  key: string
  name: string
  from: number | null
  /** The value it is joined with; a row without one is a bar from the axis' start. */
  to?: number | null
  /** The bar's tone, where there is no second value. */
  tone?: Tone
  /** What stands in place of a value that is not there. */
  absent?: string
  /** What stands at the row's end in place of its second value, such as the difference. */
  end?: string
  /** The row says the opposite of the others: it is violet, as every place where one thing becomes another. */
  isReversed?: boolean
}

/** Where an axis stands: right of the names, as high as the chart. */
export interface DumbbellRoom {
  x: (value: number) => number
  start: number
  width: number
  height: number
}

export interface DumbbellChartProps {
  label: string
  rows: readonly DumbbellRow[]
  format: (value: number) => string
  /** What the two values are called: "2024", "2025". */
  names?: readonly [string, string]
  /** Where the axis begins and ends; values beyond stand at its end and say their figure. */
  domain?: Interval
  /** Draws an axis behind the rows, with room for its figures below: `dumbbellAxis`. */
  axis?: (room: DumbbellRoom) => ReactNode
  /** Lines across all rows, such as a target. */
  thresholds?: readonly { at: number; label: string; shortLabel?: string; strong?: boolean }[]
  unitName?: string
  wideWidth?: number
  read?: (index: number) => Reading
}

const ROW = 34
const TOP = 26

/** Two values a row and the way between them, or one value as a bar, against thresholds. */
export function DumbbellChart(props: DumbbellChartProps) {
  const { label, rows, format, axis, thresholds = [], unitName = 'row' } = props
  const foot = axis ? 22 : 6
  const height = TOP + rows.length * ROW + foot
  const domain =
    props.domain ??
    extentOf([
      0,
      ...thresholds.map(({ at }) => at),
      ...rows.flatMap(({ from, to }) => [from, to ?? null]),
    ])
  const scales = (size: PlotSize) => {
    const widest = Math.max(40, ...rows.map(({ name }) => textWidth(name, 13)))
    const names = Math.min(size.width * 0.36, widest + 16)
    const scale = linearScale(
      domain,
      axis ? [names + 12, size.width - 64] : [names, size.width - 46],
    )
    const x = (value: number) => scale(Math.min(domain[1], Math.max(domain[0], value)))
    return { names, x }
  }
  const cursor: PlotCursor = {
    unit: unitName,
    columns: 1,
    stops: (size) =>
      rows.map((_, index) => ({
        x: size.width / 2,
        y: TOP + (index + 0.5) * ROW,
        box: { x: 0, y: TOP + index * ROW + 1, width: size.width, height: ROW - 2 },
      })),
    read: props.read ?? readFrom(rows, (row) => readingOf(row, props)),
  }
  return (
    <Plot
      label={label}
      height={{ wide: height, narrow: height }}
      cursor={cursor}
      {...(props.wideWidth !== undefined && { wideWidth: props.wideWidth })}
    >
      {(size) => {
        const { names, x } = scales(size)
        return (
          <>
            {thresholds.map(({ at, label: words, shortLabel, strong }, index) => (
              <g key={at}>
                <line
                  x1={x(at)}
                  x2={x(at)}
                  y1={TOP - 6}
                  y2={height - 6}
                  className={strong ? 'chart-base' : 'chart-threshold'}
                />
                <text
                  x={x(at)}
                  y="13"
                  // The first and the last turn outwards, so that two near each other do not touch.
                  textAnchor={index === 0 && thresholds.length > 1 ? 'end' : 'start'}
                  className="chart-strong"
                >
                  {size.compact ? (shortLabel ?? words) : words}
                </text>
              </g>
            ))}
            {axis ? (
              axis({ x, start: names, width: size.width, height })
            ) : (
              <line x1={names} x2={names} y1={TOP} y2={height - 6} className="chart-grid" />
            )}
            {rows.map((row, index) => (
              <g key={row.key}>
                <text x="0" y={TOP + (index + 0.5) * ROW + 4} className="chart-strong chart-halo">
                  {fitText(row.name, names - 10, 13)}
                </text>
                <RowMarks
                  row={row}
                  x={x}
                  start={names}
                  end={size.width}
                  y={TOP + (index + 0.5) * ROW}
                  format={format}
                />
              </g>
            ))}
          </>
        )
      }}
    </Plot>
  )
}

function RowMarks({
  row: { from, to, tone = 'signal', absent = '–', end: words, isReversed = false },
  x,
  start,
  end,
  y,
  format,
}: {
  row: DumbbellRow
  x: (value: number) => number
  start: number
  end: number
  y: number
  format: (value: number) => string
}) {
  if (to !== undefined) {
    const ends = [from, to].filter((value) => value !== null)
    return (
      <>
        {from !== null && to !== null && (
          <g className={isReversed ? undefined : lookOf('noise').className}>
            <line
              x1={x(from)}
              x2={x(to)}
              y1={y}
              y2={y}
              className={isReversed ? 'chart-crossover-line' : 'chart-join'}
            />
          </g>
        )}
        {from !== null && <Mark tone="noise" x={x(from)} y={y} size={5} />}
        {to !== null && <Mark tone="signal" x={x(to)} y={y} size={5.5} />}
        <text
          x={words === undefined ? Math.max(start, ...ends.map(x)) + 10 : end}
          y={y + 4}
          textAnchor={words === undefined ? 'start' : 'end'}
          className={cn('chart-value chart-halo', isReversed && 'chart-crossover-text')}
        >
          {words ?? (to === null ? '–' : format(to))}
        </text>
      </>
    )
  }
  if (from === null)
    return (
      <text x={start + 8} y={y + 4} className="chart-axis-text chart-halo">
        {absent}
      </text>
    )
  return (
    <g className={lookOf(tone).className}>
      <rect
        x={start}
        y={y - 8}
        width={Math.max(1, x(from) - start)}
        height="16"
        className="chart-mark"
      />
      <text x={x(from) + 6} y={y + 4} className="chart-value chart-halo">
        {format(from)}
      </text>
    </g>
  )
}

function readingOf(
  { name, from, to }: DumbbellRow,
  { format, names }: DumbbellChartProps,
): Reading {
  const write = (value: number | null) => (value === null ? 'no value' : format(value))
  if (to === undefined) return { title: name, value: write(from) }
  const [first, second] = names ?? ['first', 'second']
  return { title: name, lines: [`${first} ${write(from)}`, `${second} ${write(to)}`] }
}
