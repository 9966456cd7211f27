import { useId, type ReactNode } from 'react'
import {
  extentOf,
  linearScale,
  powerScale,
  ticksOf,
  timeTicks,
  type Interval,
  type Scale,
  type Tick,
} from '@/lib/chart-scale'
import { textWidth } from '@/lib/chart-text'
import { BOTTOM, rightMargin, XAxis, YAxis } from './axes'
import { Episode, type EpisodeBand } from './episode'
import { endLabelWidth, SeriesLabels, SeriesLine, type LineSeries } from './line-series'
import { Crossover } from './marks'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import type { Reading } from './readout'
import { ResidualStrip, STRIP_HEIGHT, type Strip } from './residual-strip'

export interface XOptions {
  /** Time in milliseconds UTC, plain figures, or figures with the far end compressed. */
  kind: 'time' | 'linear' | { power: number }
  domain?: Interval
  /** Given ticks, or a function of the room; computed when absent. */
  ticks?: readonly Tick[] | ((size: PlotSize) => readonly Tick[])
  format: (value: number) => string
}

export interface YOptions {
  format: (value: number) => string
  unit?: string
  domain?: Interval
  ticks?: number
  base?: number
}

/** A place where one thing becomes another. */
export interface CrossoverMark {
  x: number
  y: number
  label?: string
  shortLabel?: string
}

export interface LineChartProps {
  label: string
  height?: { wide: number; narrow: number }
  wideWidth?: number
  x: XOptions
  y: YOptions
  series: readonly LineSeries[]
  episodes?: readonly EpisodeBand[]
  crossovers?: readonly CrossoverMark[]
  strip?: Strip
  /** Where the cursor stops and what it reads; by default every point of the first series. */
  cursor?: {
    at?: readonly number[]
    read?: (index: number) => Reading
    unit: string
    bigUnit?: string
    step?: number
  }
  /** Anything else to draw, on the chart's own scales. */
  children?: (scales: { x: Scale; y: Scale; size: PlotSize }) => ReactNode
}

const TOP = 24

function scalesOf({ x, y, series, strip }: LineChartProps, size: PlotSize) {
  const all = series.flatMap((one) => [...one.points, ...(one.marks ?? [])])
  const ends = x.domain ?? extentOf(all.map((point) => point.x))
  const values = all.flatMap((point) => [point.y, point.low ?? null, point.high ?? null])
  const yDomain = y.domain ?? padded(extentOf(values))
  const room = size.compact ? 0 : Math.max(0, ...series.map(endLabelWidth))
  const right = size.width - rightMargin(size.compact) - room
  const left = series.some((one) => one.marks) ? 8 : 0
  const bottom = size.height - BOTTOM - (strip ? STRIP_HEIGHT : 0)
  const xScale =
    typeof x.kind === 'object'
      ? powerScale(ends, [left, right], x.kind.power)
      : linearScale(ends, [left, right])
  return { x: xScale, y: linearScale(yDomain, [bottom, TOP]), bottom }
}

/** A little air above and below; the gridlines stand on round figures inside. */
function padded([low, high]: Interval): Interval {
  const air = (high - low || Math.abs(high) || 1) * 0.06
  return [low - (low === 0 ? 0 : air), high + air]
}

function xTicks({ x, series }: LineChartProps, size: PlotSize, scale: Scale): readonly Tick[] {
  const count = Math.max(2, Math.floor(size.width / (size.compact ? 80 : 110)))
  const ticks =
    typeof x.ticks === 'function'
      ? x.ticks(size)
      : (x.ticks ??
        (x.kind === 'time'
          ? timeTicks(scale.domain, count)
          : ticksOf(scale.domain, count).map((at) => ({ at, label: x.format(at) }))))
  // Given ticks may crowd on a phone: a word that would touch its neighbour is left out.
  let free = Number.NEGATIVE_INFINITY
  const kept = ticks.filter(({ at, label }) => {
    const half = textWidth(label, 12, 'mono') / 2
    if (scale(at) - half < free) return false
    free = scale(at) + half + 8
    return true
  })
  return series.length === 0 ? [] : kept
}

/** Lines over a continuous axis: series with dash and mark, direct labels, episodes, crossovers, residuals. */
export function LineChart(props: LineChartProps) {
  const { label, height = { wide: 310, narrow: 280 }, x, y, series, strip, cursor } = props
  const clip = useId()
  const first = series[0]
  const stopsAt = cursor?.at ?? first?.points.map((point) => point.x) ?? []
  const plotCursor: PlotCursor | undefined = cursor && {
    ...cursor,
    stops: (size) => {
      const scales = scalesOf(props, size)
      return stopsAt.map((value) => {
        const y0 = first ? valueAt(first, value) : null
        return { x: scales.x(value), ...(y0 !== null && { dot: scales.y(y0) }) }
      })
    },
    read: cursor.read ?? ((index) => defaultReading(props, stopsAt[index] ?? 0)),
    span: (size) => [TOP - 16, size.height - BOTTOM],
  }
  return (
    <Plot
      label={label}
      height={height}
      {...(props.wideWidth !== undefined && { wideWidth: props.wideWidth })}
      {...(plotCursor && { cursor: plotCursor })}
    >
      {(size) => {
        const scales = scalesOf(props, size)
        const yTicks = ticksOf(scales.y.domain, y.ticks ?? 4)
        return (
          <>
            {props.episodes?.map((band) => (
              <Episode
                key={band.from}
                band={band}
                x={scales.x}
                top={TOP - 8}
                bottom={scales.bottom}
                compact={size.compact}
                bandOnly
              />
            ))}
            <YAxis
              scale={scales.y}
              ticks={yTicks}
              width={size.width}
              format={y.format}
              {...(y.unit !== undefined && { unit: y.unit })}
              {...(y.base !== undefined && { base: y.base })}
            />
            <XAxis
              scale={scales.x}
              ticks={xTicks(props, size, scales.x)}
              width={size.width}
              y={size.height - 6}
              marks={x.kind === 'time'}
            />
            {[...series].reverse().map((one) => (
              <SeriesLine
                key={one.key}
                series={one}
                x={scales.x}
                y={scales.y}
                clip={`${clip}${one.key}${size.compact ? 'n' : 'w'}`}
              />
            ))}
            {strip && (
              <ResidualStrip
                strip={strip}
                x={scales.x}
                top={scales.bottom}
                width={size.width}
                compact={size.compact}
              />
            )}
            {props.children?.({ x: scales.x, y: scales.y, size })}
            {props.episodes?.map((band) => (
              <Episode
                key={band.from}
                band={band}
                x={scales.x}
                top={TOP - 8}
                bottom={scales.bottom}
                compact={size.compact}
                {...(band.depth !== undefined && { labelY: scales.y(band.depth) + 20 })}
              />
            ))}
            <SeriesLabels series={series} x={scales.x} y={scales.y} size={size} />
            {props.crossovers?.map((crossover) => (
              <Crossover
                key={`${String(crossover.x)}-${String(crossover.y)}`}
                x={scales.x(crossover.x)}
                y={scales.y(crossover.y)}
                label={size.compact ? (crossover.shortLabel ?? crossover.label) : crossover.label}
                leader={size.compact ? 44 : -38}
                width={size.width}
              />
            ))}
          </>
        )
      }}
    </Plot>
  )
}

/** A series' own value at an exact place of its axis, marks before line. */
function valueAt(series: LineSeries, x: number) {
  const points = series.marks ?? series.points
  return points.find((point) => point.x === x)?.y ?? null
}

function defaultReading({ x, y, series }: LineChartProps, at: number): Reading {
  const write = (value: number) => (y.unit ? `${y.format(value)} ${y.unit}` : y.format(value))
  const found = series.flatMap((one) => {
    const value = valueAt(one, at)
    return value === null ? [] : [{ name: one.name, text: write(value) }]
  })
  const [only] = found
  if (found.length === 1 && only) return { title: x.format(at), value: only.text }
  return { title: x.format(at), lines: found.map(({ name, text }) => `${name} ${text}`) }
}
