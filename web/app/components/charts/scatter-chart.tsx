import type { ReactNode } from 'react'
import {
  extentOf,
  linearScale,
  logInterval,
  logScale,
  logTicks,
  niceInterval,
  ticksOf,
  type AxisKind,
  type Interval,
  type Scale,
} from '@/lib/chart-scale'
import { lookOf, type Tone } from '@/lib/chart-series'
import { cn } from '@/lib/cn'
import { BOTTOM, rightMargin, XAxis, YAxis } from './axes'
import { Marks } from './marks'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import type { Reading } from './readout'

export interface ScatterPoint {
  key: string
  name: string
  x: number
  y: number
  tone: Tone
  /** Written beside the point; keep it to the few that matter. */
  label?: string
  size?: number
}

interface Axis {
  title: string
  /** On a logarithmic axis points of zero or less are left out. */
  kind?: AxisKind
  format: (value: number) => string
  unit?: string
  domain?: Interval
}

export interface ScatterChartProps {
  label: string
  x: Axis
  y: Axis
  points: readonly ScatterPoint[]
  height?: { wide: number; narrow: number }
  wideWidth?: number
  unitName?: string
  read?: (point: ScatterPoint) => Reading
  /** Lines or areas under the points, on the same scales. */
  children?: (scales: { x: Scale; y: Scale; size: PlotSize }) => ReactNode
}

const TOP = 28

/** Points on two axes. The cursor goes from left to right and reads one point at a time. */
export function ScatterChart(props: ScatterChartProps) {
  const { label, x, y, points, unitName = 'point' } = props
  const isPlaced = (point: ScatterPoint) =>
    (x.kind !== 'log' || point.x > 0) && (y.kind !== 'log' || point.y > 0)
  const ordered = points.filter(isPlaced).sort((a, b) => a.x - b.x || a.y - b.y)
  const xDomain = domainOf(
    x,
    ordered.map((point) => point.x),
    5,
  )
  const yDomain = domainOf(
    y,
    ordered.map((point) => point.y),
    4,
  )
  const scales = (size: PlotSize) => ({
    x: scaleOf(x)(xDomain, [8, size.width - rightMargin(size.compact) - 8]),
    y: scaleOf(y)(yDomain, [size.height - BOTTOM - 20, TOP]),
  })
  const write = (axis: Axis, value: number) =>
    axis.unit ? `${axis.format(value)} ${axis.unit}` : axis.format(value)
  const cursor: PlotCursor = {
    unit: unitName,
    stops: (size) => {
      const at = scales(size)
      return ordered.map((point) => ({ x: at.x(point.x), y: at.y(point.y) }))
    },
    read: (index) => {
      const point = ordered[index]
      if (!point) return { title: '' }
      return (
        props.read?.(point) ?? {
          title: point.name,
          lines: [`${x.title} ${write(x, point.x)}`, `${y.title} ${write(y, point.y)}`],
        }
      )
    },
    span: (size) => [8, size.height - BOTTOM - 20],
  }
  return (
    <Plot
      label={label}
      height={props.height ?? { wide: 420, narrow: 340 }}
      cursor={cursor}
      {...(props.wideWidth !== undefined && { wideWidth: props.wideWidth })}
    >
      {(size) => {
        const at = scales(size)
        return (
          <>
            <YAxis
              scale={at.y}
              ticks={axisTicks(y, yDomain, 4)}
              width={size.width}
              format={y.format}
              {...(y.unit !== undefined && { unit: y.unit })}
            />
            <XAxis
              scale={at.x}
              width={size.width}
              y={size.height - 26}
              ticks={axisTicks(x, xDomain, size.compact ? 3 : 6).map((tick) => ({
                at: tick,
                label: write(x, tick),
              }))}
            />
            <text x="0" y="12">
              {y.title} ↑
            </text>
            <text x={size.width} y={size.height - 6} textAnchor="end">
              {x.title} →
            </text>
            {props.children?.({ ...at, size })}
            {[...looksOf(ordered)].map(([look, alike]) => (
              <Marks
                key={look}
                tone={alike[0]?.tone ?? 'noise'}
                size={alike[0]?.size ?? 4}
                at={alike.map((point) => ({ x: at.x(point.x), y: at.y(point.y) }))}
              />
            ))}
            {ordered.map((point) =>
              point.label ? (
                <text
                  key={point.key}
                  x={at.x(point.x) + (at.x(point.x) > size.width * 0.75 ? -9 : 9)}
                  y={at.y(point.y) - 7}
                  textAnchor={at.x(point.x) > size.width * 0.75 ? 'end' : 'start'}
                  className={cn(
                    'chart-label chart-halo chart-tone-text',
                    lookOf(point.tone).className,
                  )}
                >
                  {point.label}
                </text>
              ) : null,
            )}
          </>
        )
      }}
    </Plot>
  )
}

const scaleOf = ({ kind }: Axis) => (kind === 'log' ? logScale : linearScale)

function domainOf({ kind, domain }: Axis, values: readonly number[], count: number) {
  return domain ?? (kind === 'log' ? logInterval(values) : niceInterval(extentOf(values), count))
}

const axisTicks = ({ kind }: Axis, domain: Interval, count: number) =>
  kind === 'log' ? logTicks(domain, count) : ticksOf(domain, count)

/** Points that look alike are drawn as one element: thousands of them stay light. */
function looksOf(points: readonly ScatterPoint[]) {
  const looks = new Map<string, ScatterPoint[]>()
  for (const point of points) {
    const look = `${String(point.tone)} ${String(point.size ?? 4)}`
    const alike = looks.get(look)
    if (alike) alike.push(point)
    else looks.set(look, [point])
  }
  return looks
}
