import { linearScale, niceInterval, ticksOf } from '@/lib/chart-scale'
import type { Bin } from '@/lib/chart-bins'
import { lookOf, type Tone } from '@/lib/chart-series'
import { counted, formatNumber } from '@/lib/format'
import { barsPath } from '@/lib/svg-path'
import { BOTTOM, rightMargin, XAxis, YAxis } from './axes'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import type { Reading } from './readout'

export interface HistogramProps {
  label: string
  /** Equal stretches in ascending order: `binsOf` makes them of plain figures. */
  bins: readonly Bin[]
  /** Writes an end of a stretch. */
  format: (value: number) => string
  unit?: string
  /** What is counted: "day". */
  itemName: string
  tone?: Tone
  /** Lines at figures worth naming, such as the median. */
  marks?: readonly { at: number; label: string }[]
  /** Stretches that do not count for the finding: drawn pale. */
  isPale?: (bin: Bin) => boolean
  height?: { wide: number; narrow: number }
  wideWidth?: number
  read?: (bin: Bin) => Reading
}

const TOP = 40

/** How often figures fall into each stretch of an axis. */
export function Histogram(props: HistogramProps) {
  const { label, bins, format, unit, itemName, tone = 'signal', marks = [], isPale } = props
  const all = bins.reduce((sum, { count }) => sum + count, 0)
  const domain = niceInterval([0, bins.reduce((most, { count }) => Math.max(most, count), 1)])
  const ends = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1] as const
  const write = (value: number) => (unit ? `${format(value)} ${unit}` : format(value))
  const scales = (size: PlotSize) => ({
    x: linearScale(ends, [0, size.width - rightMargin(size.compact) - 8]),
    y: linearScale(domain, [size.height - BOTTOM, TOP]),
  })
  const cursor: PlotCursor = {
    unit: 'bar',
    stops: (size) => {
      const { x, y } = scales(size)
      return bins.map(({ from, to, count }) => ({ x: (x(from) + x(to)) / 2, dot: y(count) }))
    },
    read: (index) => {
      const bin = bins[index]
      if (!bin) return { title: '' }
      const { from, to, count } = bin
      return (
        props.read?.(bin) ?? {
          title: `${format(from)} to ${write(to)}`,
          value: counted(count, itemName),
          lines: [`${formatNumber((count / (all || 1)) * 100, 1)} % of all`],
        }
      )
    },
    span: (size) => [TOP - 8, size.height - BOTTOM],
  }
  return (
    <Plot
      label={label}
      height={props.height ?? { wide: 310, narrow: 280 }}
      cursor={cursor}
      {...(props.wideWidth !== undefined && { wideWidth: props.wideWidth })}
    >
      {(size) => {
        const { x, y } = scales(size)
        const barsOf = (wanted: boolean) =>
          barsPath(
            bins
              .filter((bin) => bin.count > 0 && (isPale?.(bin) ?? false) === wanted)
              .map(({ from, to, count }) => ({
                x: x(from) + 0.5,
                width: Math.max(1, x(to) - x(from) - 1),
                top: y(count),
                bottom: y(0),
              })),
          )
        return (
          <>
            <YAxis
              scale={y}
              ticks={ticksOf(domain).filter(Number.isInteger)}
              width={size.width}
              format={(value) => formatNumber(value)}
            />
            <XAxis
              scale={x}
              width={size.width}
              y={size.height - 6}
              ticks={ticksOf(ends, size.compact ? 4 : 8).map((at) => ({ at, label: write(at) }))}
            />
            <g className={lookOf(tone).className}>
              <path d={barsOf(false)} className="chart-bars" />
              <path d={barsOf(true)} className="chart-pale" />
            </g>
            {marks.map(({ at, label: words }, index) => (
              <g key={words}>
                <line
                  x1={x(at)}
                  x2={x(at)}
                  // Words of neighbours stand at two heights.
                  y1={index % 2 === 0 ? 16 : 32}
                  y2={y(0)}
                  className="chart-crossover-line"
                />
                <text
                  x={x(at) > size.width * 0.6 ? x(at) - 6 : x(at) + 6}
                  y={index % 2 === 0 ? 16 : 32}
                  textAnchor={x(at) > size.width * 0.6 ? 'end' : 'start'}
                  className="chart-crossover-text chart-halo"
                >
                  {words}
                </text>
              </g>
            ))}
          </>
        )
      }}
    </Plot>
  )
}
