/** The axes of a line chart: what they may be, the room they leave, and the words under them. */
import {
  extentOf,
  linearScale,
  logInterval,
  logScale,
  logTicks,
  powerScale,
  ticksOf,
  timeTicks,
  type AxisKind,
  type Interval,
  type Scale,
  type Tick,
} from '@/lib/chart-scale'
import { BOTTOM, rightMargin } from './axes'
import { endLabelWidth, type LinePoint, type LineSeries } from './line-series'
import type { PlotSize } from './plot'
import { STRIP_HEIGHT, type Strip } from './residual-strip'

export interface XOptions {
  /** Time in milliseconds UTC, plain figures, equal ratios, or figures with the far end compressed. */
  kind: 'time' | AxisKind | { power: number }
  domain?: Interval
  /** Given ticks, or a function of the room; computed when absent. */
  ticks?: readonly Tick[] | ((size: PlotSize) => readonly Tick[])
  format: (value: number) => string
}

export interface YOptions {
  /** On a logarithmic axis a value of zero or less is a gap. */
  kind?: AxisKind
  format: (value: number) => string
  unit?: string
  domain?: Interval
  ticks?: number
  base?: number
}

/** Room above the lines for the axis' unit. */
export const TOP = 24

interface Drawn {
  x: XOptions
  y: YOptions
  series: readonly LineSeries[]
  strip?: Strip
}

export function scalesOf({ x, y, series, strip }: Drawn, size: PlotSize) {
  const all = series.flatMap((one) => [...one.points, ...(one.marks ?? [])])
  const places = all.map((point) => point.x)
  const ends = x.domain ?? (x.kind === 'log' ? logInterval(places) : extentOf(places))
  const values = all.flatMap((point) => [point.y, point.low ?? null, point.high ?? null])
  const isLog = y.kind === 'log'
  const yDomain = y.domain ?? (isLog ? logInterval(values) : padded(extentOf(values)))
  const room = size.compact ? 0 : Math.max(0, ...series.map(endLabelWidth))
  const right = size.width - rightMargin(size.compact) - room
  const left = series.some((one) => one.marks) ? 8 : 0
  const bottom = size.height - BOTTOM - (strip ? STRIP_HEIGHT : 0)
  const xScale =
    typeof x.kind === 'object'
      ? powerScale(ends, [left, right], x.kind.power)
      : (x.kind === 'log' ? logScale : linearScale)(ends, [left, right])
  return { x: xScale, y: (isLog ? logScale : linearScale)(yDomain, [bottom, TOP]), bottom }
}

/** A little air above and below; the gridlines stand on round figures inside. */
function padded([low, high]: Interval): Interval {
  const air = (high - low || Math.abs(high) || 1) * 0.06
  return [low - (low === 0 ? 0 : air), high + air]
}

export function xTicks({ x, series }: Drawn, size: PlotSize, scale: Scale): readonly Tick[] {
  const count = Math.max(2, Math.floor(size.width / (size.compact ? 80 : 110)))
  if (series.length === 0) return []
  if (x.ticks) return typeof x.ticks === 'function' ? x.ticks(size) : x.ticks
  if (x.kind === 'time') return timeTicks(scale.domain, count)
  const ticks = (x.kind === 'log' ? logTicks : ticksOf)(scale.domain, count)
  return ticks.map((at) => ({ at, label: x.format(at) }))
}

/** A series without the values that have no place on a logarithmic axis. */
export function withGaps(series: LineSeries): LineSeries {
  const placed = (point: LinePoint) =>
    point.y !== null && point.y <= 0 ? { ...point, y: null } : point
  return {
    ...series,
    points: series.points.map(placed),
    ...(series.marks && { marks: series.marks.map(placed) }),
  }
}
