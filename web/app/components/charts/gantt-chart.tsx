import type { ReactNode } from 'react'
import type { Scale } from '@/lib/chart-scale'
import { lookOf } from '@/lib/chart-series'
import { fitText } from '@/lib/chart-text'
import { cn } from '@/lib/cn'
import { GanttBarShape } from './gantt-bar'
import {
  BAR_HEIGHT,
  ganttHeight,
  ganttLayout,
  ganttTicks,
  namesWidth,
  type GanttBar,
  type GanttPlan,
  type GanttRow,
} from './gantt-layout'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import type { Reading } from './readout'

/** The room behind the bars. */
export interface GanttGround {
  x: Scale
  top: number
  bottom: number
  compact: boolean
}

interface DrawingProps extends GanttPlan {
  /** Drawn behind the bars: a deadline, a season. */
  children?: (ground: GanttGround) => ReactNode
}

/** A plan over time: rows down, time across, a bar for each job. The cursor goes from row to row. */
export function GanttChart({
  label,
  read,
  unitName = 'row',
  wideWidth,
  ...plan
}: DrawingProps & {
  label: string
  read: (index: number) => Reading
  unitName?: string
  wideWidth?: number
}) {
  const cursor: PlotCursor = {
    unit: unitName,
    columns: 1,
    stops: (size) =>
      ganttLayout(plan, size).rows.map(({ top, height }) => ({
        x: size.width / 2,
        y: top + height / 2,
        box: { x: 0, y: top + 1, width: size.width, height: height - 2 },
      })),
    read,
  }
  return (
    <Plot
      label={label}
      height={{ wide: ganttHeight(plan, false), narrow: ganttHeight(plan, true) }}
      cursor={cursor}
      {...(wideWidth !== undefined && { wideWidth })}
    >
      {(size) => <GanttDrawing {...plan} size={size} />}
    </Plot>
  )
}

/** The drawing itself, without a cursor: for paper too. */
export function GanttDrawing({ size, children, ...plan }: DrawingProps & { size: PlotSize }) {
  const { rows, x, top, bottom } = ganttLayout(plan, size)
  return (
    <>
      <g aria-hidden="true">
        {ganttTicks(x, size.compact).map(({ at, label, labelAt }) => {
          const left = Math.round(x(at)) + 0.5
          return (
            <g key={at}>
              <line x1={left} x2={left} y1={top - 6} y2={bottom} className="chart-grid" />
              <text x={x(labelAt)} y={bottom + 17} textAnchor="middle" className="chart-axis-text">
                {label}
              </text>
            </g>
          )
        })}
      </g>
      {children?.({ x, top, bottom, compact: size.compact })}
      {rows.map(({ row, top: rowTop, height, barTops }) => (
        <g key={row.key} className={cn(row.faint && 'chart-faint')}>
          <line
            x1="0"
            x2={size.width}
            y1={rowTop + height}
            y2={rowTop + height}
            className="chart-grid"
          />
          <RowName row={row} top={rowTop} height={height} size={size} />
          {row.bars.map((bar, index) => (
            <Bar key={bar.key} bar={bar} x={x} y={barTops[index] ?? rowTop} />
          ))}
        </g>
      ))}
    </>
  )
}

function Bar({ bar, x, y }: { bar: GanttBar; x: Scale; y: number }) {
  const [first, last] = x.domain
  // What lies beyond the stretch shown ends at its edge.
  const from = x(Math.max(first, bar.from))
  const to = x(Math.min(last, bar.to))
  if (to <= from) return null
  const { tone, shape } = bar
  return (
    <>
      <GanttBarShape
        tone={tone}
        {...(shape && { shape })}
        x={from}
        y={y}
        width={Math.max(3, to - from)}
        height={BAR_HEIGHT}
      />
      {bar.ticks?.map((at) => (
        <g key={at} className={lookOf(tone).className}>
          <line x1={x(at)} x2={x(at)} y1={y - 3} y2={y + BAR_HEIGHT} className="chart-bar-tick" />
        </g>
      ))}
    </>
  )
}

function RowName({
  row: { name, note, mark },
  top,
  height,
  size,
}: {
  row: GanttRow
  top: number
  height: number
  size: PlotSize
}) {
  const { compact, width } = size
  const room = compact ? width * 0.6 : namesWidth(size) - 28
  const left = mark ? 18 : 0
  const middle = compact ? top + 16 : top + height / 2 + (note === undefined ? 7 : 0)
  return (
    <>
      {mark?.({ x: 6, y: compact ? middle - 4 : middle - 8 })}
      <text x={left} y={compact ? middle : middle - 3} className="chart-strong chart-halo">
        {fitText(name, room, 13)}
      </text>
      {note !== undefined && (
        <text
          x={compact ? width : left}
          y={compact ? middle : middle + 14}
          textAnchor={compact ? 'end' : 'start'}
          className="chart-axis-text chart-halo"
        >
          {note}
        </text>
      )}
    </>
  )
}
