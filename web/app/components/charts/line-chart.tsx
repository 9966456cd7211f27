import { useId, type ReactNode } from 'react'
import { logTicks, ticksOf, type Scale } from '@/lib/chart-scale'
import { BOTTOM, XAxis, YAxis } from './axes'
import { Episode, type EpisodeBand } from './episode'
import { scalesOf, TOP, withGaps, xTicks, type XOptions, type YOptions } from './line-scales'
import { SeriesLabels, SeriesLine, type LineSeries } from './line-series'
import { Crossover } from './marks'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import type { Reading } from './readout'
import { ResidualStrip, type Strip } from './residual-strip'

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

/** Lines over a continuous axis: series with dash and mark, direct labels, episodes, crossovers, residuals. */
export function LineChart(given: LineChartProps) {
  const props = given.y.kind === 'log' ? { ...given, series: given.series.map(withGaps) } : given
  const { label, height = { wide: 310, narrow: 280 }, x, y, series, strip, cursor } = props
  const clip = useId()
  const first = series[0]
  const stopsAt = cursor?.at ?? first?.points.map((point) => point.x) ?? []
  const plotCursor: PlotCursor | undefined = cursor && {
    ...cursor,
    stops: (size) => {
      const scales = scalesOf(props, size)
      const values = new Map(
        (first?.marks ?? first?.points ?? []).map((point) => [point.x, point.y]),
      )
      return stopsAt.map((value) => {
        const y0 = values.get(value) ?? null
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
        const yTicks = (y.kind === 'log' ? logTicks : ticksOf)(scales.y.domain, y.ticks ?? 4)
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
