import { bandScale } from '@/lib/chart-scale'
import { fitText, textWidth } from '@/lib/chart-text'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import type { Reading } from './readout'
import { rampStep, rampWord } from './ramp'

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
  const all = values.flat().filter((value) => value !== null)
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
  const ends =
    scale === 'sequential'
      ? [Math.min(...all), Math.max(...all)]
      : [-Math.max(...all.map(Math.abs)), Math.max(...all.map(Math.abs))]
  return (
    <Plot
      label={label}
      height={{ wide: height, narrow: height }}
      cursor={cursor}
      {...(props.wideWidth !== undefined && { wideWidth: props.wideWidth })}
    >
      {(size) => {
        const { names, x } = layout(size)
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
            {rows.map((name, row) => (
              <g key={name}>
                <text x="0" y={HEAD + (row + 0.5) * rowHeight + 4}>
                  {fitText(name, names - 8, 13)}
                </text>
                {columns.map((column, index) => {
                  const value = values[row]?.[index] ?? null
                  const step = rampStep(value, all, scale)
                  return (
                    <g key={column}>
                      <rect
                        x={x.start(index) + 0.5}
                        y={HEAD + row * rowHeight + 0.5}
                        width={Math.max(1, x.step - 1)}
                        height={rowHeight - 1}
                        className={`ramp-${rampWord(step, scale)}`}
                      />
                      {showValues &&
                        value !== null &&
                        x.step > textWidth(format(value), 12, 'mono') + 6 && (
                          <text
                            x={x.center(index)}
                            y={HEAD + (row + 0.5) * rowHeight + 4}
                            textAnchor="middle"
                            className={
                              step !== null && Math.abs(step) >= 3
                                ? 'chart-axis-text chart-on-tone'
                                : 'chart-axis-text chart-strong'
                            }
                          >
                            {format(value)}
                          </text>
                        )}
                    </g>
                  )
                })}
              </g>
            ))}
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
