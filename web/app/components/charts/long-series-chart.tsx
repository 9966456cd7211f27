import { useMemo, useState } from 'react'
import { bisect, nearestIndex } from '@/lib/chart-cursor'
import { linearScale, niceInterval, ticksOf, timeTicks, type Interval } from '@/lib/chart-scale'
import { lookOf, type Tone } from '@/lib/chart-series'
import { panned, showing, zoomed } from '@/lib/chart-zoom'
import { thinLine } from '@/lib/thin-line'
import { BOTTOM, rightMargin, XAxis, YAxis } from './axes'
import { endLabelWidth, SeriesLabels, type LineSeries } from './line-series'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import type { Reading } from './readout'
import { ZoomButtons } from './zoom-buttons'

export interface LongSeries {
  key: string
  name: string
  tone: Tone
  /** One value a place of the axis; null is a gap. */
  y: ArrayLike<number | null>
}

export interface LongSeriesChartProps {
  label: string
  /** Times in milliseconds UTC, or plain figures, ascending. */
  x: ArrayLike<number>
  series: readonly LongSeries[]
  time?: boolean
  formatX: (value: number) => string
  formatY: (value: number) => string
  unit?: string
  height?: { wide: number; narrow: number }
  wideWidth?: number
  step?: number
  unitName: string
  bigUnitName?: string
  read?: (index: number) => Reading
}

const TOP = 24
/** From so many places on, looking closer shows more. */
const ZOOM_FROM = 60
/** The closest look still holds so many places. */
const CLOSEST = 12
const CLOSER = 0.5

/** The lowest and highest value in a stretch of the axis. */
function extentIn(series: readonly LongSeries[], from: number, to: number): Interval {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { y } of series)
    for (let index = from; index < to; index += 1) {
      const value = y[index] ?? null
      if (value === null) continue
      if (value < low) low = value
      if (value > high) high = value
    }
  return low > high ? [0, 1] : [low, high]
}

/** Lines of many thousands of points on one axis, which one can look at more closely by button or key. */
export function LongSeriesChart(props: LongSeriesChartProps) {
  const { label, x, series, time = false, formatX, formatY, unit } = props
  const count = x.length
  const whole = useMemo<Interval>(() => [x[0] ?? 0, x[x.length - 1] ?? 1], [x])
  const [zoom, setZoom] = useState<Interval | null>(null)
  const view = zoom ?? whole
  const least = ((whole[1] - whole[0]) / Math.max(1, count - 1)) * CLOSEST
  const canZoom = count > ZOOM_FROM
  // One place more at each side, so that the lines run on to the edges.
  const from = Math.max(0, bisect(x, view[0]) - 1)
  const to = Math.min(count, bisect(x, view[1]) + 2)
  const domain = useMemo(() => niceInterval(extentIn(series, from, to)), [series, from, to])
  const ends = useMemo(
    () => (series.length > 1 ? series.flatMap((one) => endOf(one, x, from, to)) : []),
    [series, x, from, to],
  )

  const scales = (size: PlotSize) => {
    const room = size.compact ? 0 : Math.max(0, ...ends.map(endLabelWidth))
    return {
      x: linearScale(view, [0, size.width - rightMargin(size.compact) - room]),
      y: linearScale(domain, [size.height - BOTTOM, TOP]),
    }
  }
  const show = (next: Interval) => {
    const isWhole = next[0] <= whole[0] && next[1] >= whole[1]
    setZoom(isWhole ? null : next)
    return `${formatX(next[0])} to ${formatX(next[1])}`
  }
  const look = (factor: number) => (at: number | null) =>
    show(zoomed(view, whole, factor, least, at === null ? undefined : x[at]))
  const cursor: PlotCursor = {
    unit: props.unitName,
    ...(props.bigUnitName !== undefined && { bigUnit: props.bigUnitName }),
    ...(props.step !== undefined && { step: props.step }),
    stops: (size) => {
      const at = scales(size)
      return {
        count,
        nearest: (pixel) => (count === 0 ? null : nearestIndex(x, at.x.invert(pixel))),
        at: (index) => {
          const place = x[index]
          if (place === undefined || place < view[0] || place > view[1]) return undefined
          const value = series[0]?.y[index] ?? null
          return { x: at.x(place), ...(value !== null && { dot: at.y(value) }) }
        },
      }
    },
    read: props.read ?? ((index) => readingOf(props, index)),
    span: (size) => [TOP - 16, size.height - BOTTOM],
    ...(canZoom && {
      keys: {
        '+': look(CLOSER),
        '=': look(CLOSER),
        '-': look(1 / CLOSER),
        '0': () => show(whole),
      },
      keysHint: 'plus and minus look closer and farther, 0 shows the whole',
      follow: (index: number) => {
        if (zoom) show(showing(view, whole, x[index] ?? view[0]))
      },
    }),
  }
  return (
    <div>
      <Plot
        label={label}
        height={props.height ?? { wide: 310, narrow: 280 }}
        cursor={cursor}
        {...(props.wideWidth !== undefined && { wideWidth: props.wideWidth })}
      >
        {(size) => {
          const at = scales(size)
          const ticks = size.compact ? 4 : 7
          // Dashes tell lines apart where there is room between points; in a dense line they would be gaps.
          const isSparse = (to - from) * 4 < size.width
          return (
            <>
              <YAxis
                scale={at.y}
                ticks={ticksOf(domain)}
                width={size.width}
                format={formatY}
                {...(unit !== undefined && { unit })}
              />
              <XAxis
                scale={at.x}
                width={size.width}
                y={size.height - 6}
                marks={time}
                ticks={
                  time
                    ? timeTicks(view, ticks)
                    : ticksOf(view, ticks).map((tick) => ({ at: tick, label: formatX(tick) }))
                }
              />
              <svg width={at.x.range[1]} height={size.height} overflow="hidden" data-still>
                {series.toReversed().map((one) => (
                  <g key={one.key} className={lookOf(one.tone).className}>
                    <path
                      d={thinLine(x, one.y, at.x, at.y, from, to)}
                      className="chart-line"
                      strokeWidth={isSparse ? 2 : 1}
                      strokeDasharray={isSparse ? lookOf(one.tone).dash : undefined}
                    />
                  </g>
                ))}
              </svg>
              <SeriesLabels series={ends} x={at.x} y={at.y} size={size} />
            </>
          )
        }}
      </Plot>
      {canZoom && (
        <ZoomButtons
          label={label}
          shown={`${formatX(view[0])} to ${formatX(view[1])}`}
          isWhole={zoom === null}
          onCloser={() => look(CLOSER)(null)}
          onFarther={() => look(1 / CLOSER)(null)}
          onMove={(share) => show(panned(view, whole, share))}
          onWhole={() => show(whole)}
        />
      )}
    </div>
  )
}

/** The last value of a series in view, which carries its name. */
function endOf(one: LongSeries, x: ArrayLike<number>, from: number, to: number): LineSeries[] {
  for (let index = to - 1; index >= from; index -= 1) {
    const y = one.y[index] ?? null
    if (y !== null) return [{ ...one, points: [{ x: x[index] ?? 0, y }] }]
  }
  return []
}

function readingOf({ x, series, formatX, formatY, unit }: LongSeriesChartProps, index: number) {
  const write = (value: number | null) => {
    if (value === null) return 'no value'
    return unit ? `${formatY(value)} ${unit}` : formatY(value)
  }
  const title = formatX(x[index] ?? 0)
  const [only] = series
  if (only && series.length === 1) return { title, value: write(only.y[index] ?? null) }
  return { title, lines: series.map((one) => `${one.name} ${write(one.y[index] ?? null)}`) }
}
