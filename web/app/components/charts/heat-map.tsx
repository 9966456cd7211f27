import { bandScale, extentOf } from '@/lib/chart-scale'
import { round } from '@/lib/chart-series'
import { fitText, textWidth } from '@/lib/chart-text'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import type { Reading } from './readout'
import { rampOf, rampWord, type RampStep } from './ramp'

export interface HeatMapProps {
  label: string
  rows: readonly string[]
  columns: readonly string[]
  /** One value a cell, row by row; null is a gap, drawn as an empty frame. */
  values: readonly (readonly (number | null)[])[]
  /** From little to much, or with a middle of zero and equal ends. */
  scale?: 'sequential' | 'diverging'
  format: (value: number) => string
  rowHeight?: number
  /** Writes the value in each cell that has room. */
  showValues?: boolean
  wideWidth?: number
  read?: (row: number, column: number) => Reading
}

const HEAD = 26
const KEY = 40

/** A table of colours: five steps of green, or violet to green around a middle. The cursor walks in four directions. */
export function HeatMap(props: HeatMapProps) {
  const { label, rows, columns, values, scale = 'sequential', format, showValues } = props
  const rowHeight = props.rowHeight ?? 30
  const all = values.flat()
  const ramp = rampOf(all, scale)
  const height = HEAD + rows.length * rowHeight + KEY
  const layout = (size: PlotSize) => {
    const names = Math.min(
      size.width * 0.34,
      Math.max(...rows.map((name) => textWidth(name, 13))) + 12,
    )
    return { names, x: bandScale(columns.length, [names, size.width], 0) }
  }
  const cursor: PlotCursor = {
    unit: 'cell',
    columns: columns.length,
    step: columns.length,
    stops: (size) => {
      const { x } = layout(size)
      return rows.flatMap((_, row) =>
        columns.map((_column, column) => ({
          x: x.center(column),
          y: HEAD + (row + 0.5) * rowHeight,
          box: {
            x: x.start(column),
            y: HEAD + row * rowHeight,
            width: x.step,
            height: rowHeight,
          },
        })),
      )
    },
    read: (index) => {
      const row = Math.floor(index / columns.length)
      const column = index % columns.length
      const value = values[row]?.[column] ?? null
      return (
        props.read?.(row, column) ?? {
          title: `${rows[row] ?? ''}, ${columns[column] ?? ''}`,
          value: value === null ? 'no value' : format(value),
        }
      )
    },
  }
  const steps = scale === 'sequential' ? [0, 1, 2, 3, 4] : [-4, -3, -2, -1, 0, 1, 2, 3, 4]
  const [low, high] = extentOf(all)
  const most = Math.max(Math.abs(low), Math.abs(high))
  const ends = scale === 'sequential' ? [low, high] : [-most, most]
  return (
    <Plot
      label={label}
      height={{ wide: height, narrow: height }}
      cursor={cursor}
      {...(props.wideWidth !== undefined && { wideWidth: props.wideWidth })}
    >
      {(size) => {
        const { names, x } = layout(size)
        const everyRow = Math.ceil(16 / rowHeight)
        const key = Math.max(names, textWidth(format(ends[0] ?? 0), 12, 'mono') + 6)
        const every = Math.ceil(
          (Math.max(...columns.map((name) => textWidth(name, 12, 'mono'))) + 6) / x.step,
        )
        return (
          <>
            {columns.map((name, index) =>
              index % every === 0 ? (
                <text
                  key={name}
                  x={x.center(index)}
                  y={HEAD - 8}
                  textAnchor="middle"
                  className="chart-axis-text"
                >
                  {name}
                </text>
              ) : null,
            )}
            {rows.map((name, row) =>
              row % everyRow === 0 ? (
                <text key={name} x="0" y={HEAD + (row + 0.5) * rowHeight + 4}>
                  {fitText(name, names - 8, 13)}
                </text>
              ) : null,
            )}
            {[...cellPaths(values, ramp, x, rowHeight)].map(([step, d]) => (
              <path
                key={String(step)}
                d={d}
                className={`ramp-${rampWord(step, scale)}`}
                shapeRendering="crispEdges"
              />
            ))}
            {showValues &&
              values.map((line, row) =>
                line.map((value, index) => {
                  if (value === null) return null
                  const text = format(value)
                  if (x.step <= textWidth(text, 12, 'mono') + 6) return null
                  return (
                    <text
                      key={`${String(row)}-${String(index)}`}
                      x={x.center(index)}
                      y={HEAD + (row + 0.5) * rowHeight + 4}
                      textAnchor="middle"
                      className={
                        Math.abs(ramp(value) ?? 0) >= 3
                          ? 'chart-axis-text chart-on-tone'
                          : 'chart-axis-text chart-strong'
                      }
                    >
                      {text}
                    </text>
                  )
                }),
              )}
            {steps.map((step, index) => (
              <rect
                key={step}
                x={key + index * 22}
                y={height - 20}
                width="22"
                height="10"
                className={`ramp-${rampWord(step, scale)}`}
              />
            ))}
            <text x={key - 6} y={height - 11} textAnchor="end" className="chart-axis-text">
              {format(ends[0] ?? 0)}
            </text>
            <text x={key + steps.length * 22 + 6} y={height - 11} className="chart-axis-text">
              {format(ends[1] ?? 0)}
            </text>
          </>
        )
      }}
    </Plot>
  )
}

/** The cells of each colour as one outline: a year of hours is 8,760 cells and six elements. */
function cellPaths(
  values: HeatMapProps['values'],
  ramp: RampStep,
  x: { start: (index: number) => number; step: number },
  rowHeight: number,
) {
  // Narrow cells have no line between them, so that neighbours of one colour are one stretch.
  const gap = x.step > 4 ? 1 : 0
  const height = round(rowHeight - 1)
  const paths = new Map<number | null, string>()
  for (const [row, line] of values.entries()) {
    const top = round(HEAD + row * rowHeight + 0.5)
    const steps = line.map(ramp)
    for (let from = 0, to = 1; from < steps.length; from = to, to += 1) {
      const step = steps[from] ?? null
      while (gap === 0 && to < steps.length && steps[to] === step) to += 1
      const left = x.start(from) + gap / 2
      const width = round(x.start(to) - gap / 2 - left)
      const cell = `M${round(left)} ${top}h${width}v${height}h-${width}z`
      paths.set(step, (paths.get(step) ?? '') + cell)
    }
  }
  return paths
}
