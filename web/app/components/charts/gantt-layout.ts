/** Where the rows and bars of a plan over time stand. */
import type { ReactNode } from 'react'
import {
  extentOf,
  linearScale,
  MONTH_NAMES,
  timeTicks,
  type Interval,
  type Scale,
} from '@/lib/chart-scale'
import type { Tone } from '@/lib/chart-series'
import type { GanttShape } from './gantt-bar'
import type { PlotSize } from './plot'

export interface GanttBar {
  key: string
  /** Milliseconds UTC; the end is the first moment after the bar. */
  from: number
  to: number
  tone: Tone
  shape?: GanttShape
  /** Moments marked on the bar's own height. */
  ticks?: readonly number[]
}

export interface GanttRow {
  key: string
  name: string
  note?: string
  bars: readonly GanttBar[]
  /** Drawn without weight: it is there, but it does not count. */
  faint?: boolean
  /** A small mark before the name. */
  mark?: (at: { x: number; y: number }) => ReactNode
}

export interface GanttPlan {
  rows: readonly GanttRow[]
  /** The stretch of time shown; from the first bar to the last when absent. */
  domain?: Interval
  /** Room above the rows, for words of what is drawn behind them. */
  head?: number
}

export const BAR_HEIGHT = 14
const LANE_GAP = 3
const FOOT = 24
const HEAD = 12

/** The lane of each span: the first where it overlaps nothing before it. */
export function lanesOf(spans: readonly { from: number; to: number }[]): number[] {
  const lanes: { from: number; to: number }[][] = []
  return spans.map((span) => {
    const isFree = (lane: readonly { from: number; to: number }[]) =>
      lane.every(({ from, to }) => to <= span.from || span.to <= from)
    const found = lanes.findIndex(isFree)
    const lane = found < 0 ? lanes.length : found
    ;(lanes[lane] ??= []).push(span)
    return lane
  })
}

export const namesWidth = ({ width, compact }: PlotSize) =>
  compact ? 0 : Math.min(208, width * 0.2)

/** The plan's scale, and each row with the tops of its bars; a row whose bars overlap is taller. */
export function ganttLayout({ rows, domain, head = HEAD }: GanttPlan, size: PlotSize) {
  // On a phone the name stands above its bars.
  const name = size.compact ? 22 : 0
  let top = head
  const placed = rows.map((row) => {
    const lanes = lanesOf(row.bars)
    const count = Math.max(0, ...lanes) + 1
    const bars = count * BAR_HEIGHT + (count - 1) * LANE_GAP
    const height = Math.max(size.compact ? 0 : 44, bars + 16) + name
    const barsTop = top + name + (height - name - bars) / 2
    const place = {
      row,
      top,
      height,
      barTops: lanes.map((lane) => barsTop + lane * (BAR_HEIGHT + LANE_GAP)),
    }
    top += height
    return place
  })
  const whole =
    domain ?? extentOf(rows.flatMap(({ bars }) => bars.flatMap(({ from, to }) => [from, to])))
  return {
    rows: placed,
    x: linearScale(whole, [namesWidth(size), size.width]),
    top: head,
    bottom: rows.length > 0 ? top : head + 40,
  }
}

/** The height a plan needs. */
export function ganttHeight(plan: GanttPlan, compact: boolean) {
  return ganttLayout(plan, { width: 700, height: 0, compact }).bottom + FOOT
}

/** So many months have a column and a name each. */
const MOST_MONTHS = 18

export interface GanttTick {
  at: number
  label: string
  /** Where the label stands: in the middle of its month, or at the line. */
  labelAt: number
}

/** Lines down the plan: each month's first day, or round moments where months would crowd. */
export function ganttTicks({ domain: [from, to] }: Scale, compact: boolean): GanttTick[] {
  const month = (time: number, on: number) => {
    const date = new Date(time)
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + on, 1)
  }
  const starts: number[] = []
  for (let at = month(from, 0); at < to && starts.length <= MOST_MONTHS; at = month(at, 1))
    starts.push(at)
  if (starts.length > MOST_MONTHS || starts.length < 3)
    return timeTicks([from, to], compact ? 4 : 8).map((tick) => ({ ...tick, labelAt: tick.at }))
  return starts.map((at) => {
    const name = MONTH_NAMES[new Date(at).getUTCMonth()] ?? ''
    return {
      at: Math.max(at, from),
      label: compact && starts.length > 9 ? name.slice(0, 1) : name,
      labelAt: (Math.max(at, from) + Math.min(month(at, 1), to)) / 2,
    }
  })
}
