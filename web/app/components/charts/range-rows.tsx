import { extentOf, linearScale, ticksOf, type Interval } from '@/lib/chart-scale'
import type { Tone } from '@/lib/chart-series'
import { fitText, textWidth } from '@/lib/chart-text'
import { XAxis } from './axes'
import { Mark } from './marks'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import { readFrom } from './read-from'

export interface RangeRow {
  key: string
  name: string
  /** Where the value lay; null where there is no range. */
  range: readonly [low: number, high: number] | null
  /** The value itself: a green disc, unless its row has another tone. */
  value: number
  tone?: Tone
  /** What it is held against: a grey square. */
  other?: number
}

const ROW = 30
const TOP = 22
const FOOT = 22

/** A value a row, the range it may lie in, and what it is held against. */
export function RangeRows({
  label,
  rows,
  format,
  names,
  domain: given,
  ticks,
  line,
  unitName = 'row',
}: {
  label: string
  rows: readonly RangeRow[]
  format: (value: number) => string
  /** What range, value and the other are called. */
  names: readonly [range: string, value: string, other?: string]
  domain?: Interval
  ticks?: readonly number[]
  /** Where something is decided: a violet line through all rows. */
  line?: { at: number; label: string }
  unitName?: string
}) {
  const height = TOP + rows.length * ROW + FOOT
  const domain =
    given ??
    extentOf([
      0,
      ...rows.flatMap(({ range, value, other }) => [...(range ?? []), value, other ?? null]),
    ])
  const scales = (size: PlotSize) => {
    const widest = Math.max(40, ...rows.map(({ name }) => textWidth(name, 13)))
    const start = Math.min(size.width * 0.36, widest + 16)
    return { start, x: linearScale(domain, [start + 12, size.width - 56]) }
  }
  const middle = (index: number) => TOP + (index + 0.5) * ROW
  const cursor: PlotCursor = {
    unit: unitName,
    columns: 1,
    stops: (size) =>
      rows.map((_, index) => ({
        x: size.width / 2,
        y: middle(index),
        box: { x: 0, y: TOP + index * ROW + 1, width: size.width, height: ROW - 2 },
      })),
    read: readFrom(rows, ({ name, range, value, other }) => ({
      title: name,
      lines: [
        `${names[1]} ${format(value)}`,
        range ? `${names[0]} ${format(range[0])} to ${format(range[1])}` : `${names[0]} not known`,
        ...(other === undefined ? [] : [`${names[2] ?? 'other'} ${format(other)}`]),
      ],
    })),
  }
  return (
    <Plot label={label} height={{ wide: height, narrow: height }} cursor={cursor}>
      {(size) => {
        const { start, x } = scales(size)
        const marks = (ticks ?? ticksOf(domain, size.compact ? 3 : 6)).map((at) => ({
          at,
          label: format(at),
        }))
        return (
          <>
            {marks.map(({ at }) => (
              <line
                key={at}
                x1={x(at)}
                x2={x(at)}
                y1={TOP - 6}
                y2={height - FOOT}
                className="chart-grid"
              />
            ))}
            <XAxis scale={x} ticks={marks} width={size.width} y={height - 5} />
            {line && (
              <g>
                <line
                  x1={x(line.at)}
                  x2={x(line.at)}
                  y1={TOP - 4}
                  y2={height - FOOT}
                  className="chart-crossover-line"
                />
                <text
                  x={x(line.at) + (x(line.at) > size.width / 2 ? -6 : 6)}
                  y={TOP - 9}
                  textAnchor={x(line.at) > size.width / 2 ? 'end' : 'start'}
                  className="chart-strong chart-halo"
                >
                  {line.label}
                </text>
              </g>
            )}
            {rows.map(({ key, name, range, value, tone = 'signal', other }, index) => (
              <g key={key}>
                <text x="0" y={middle(index) + 4} className="chart-strong chart-halo">
                  {fitText(name, start - 6, 13)}
                </text>
                {range && (
                  <rect
                    x={x(range[0])}
                    y={middle(index) - 6}
                    width={Math.max(2, x(range[1]) - x(range[0]))}
                    height="12"
                    className="chart-range"
                  />
                )}
                {other !== undefined && (
                  <Mark tone="noise" x={x(other)} y={middle(index)} size={5} />
                )}
                <Mark tone={tone} x={x(value)} y={middle(index)} size={5.5} />
                <text
                  x={size.width}
                  y={middle(index) + 4}
                  textAnchor="end"
                  className="chart-value chart-halo"
                >
                  {format(value)}
                </text>
              </g>
            ))}
          </>
        )
      }}
    </Plot>
  )
}
