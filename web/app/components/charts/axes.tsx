import type { Scale, Tick } from '@/lib/chart-scale'
import { textWidth } from '@/lib/chart-text'
import { withUnit } from '@/lib/format'

/** Room kept at the right for the figures of the y axis. */
export const rightMargin = (compact: boolean) => (compact ? 34 : 46)

/** Room kept at the bottom for the x axis. */
export const BOTTOM = 26

/** Gridlines across the whole drawing with their figure on the line at the right; only the top one names the unit. */
export function YAxis({
  scale,
  ticks,
  width,
  format,
  unit,
  base = 0,
}: {
  scale: Scale
  ticks: readonly number[]
  width: number
  format: (value: number) => string
  unit?: string
  /** The line drawn in the text's colour: zero, unless a chart has another ground. */
  base?: number
}) {
  const top = Math.max(...ticks)
  return (
    <g aria-hidden="true">
      {ticks.map((tick) => {
        const y = Math.round(scale(tick)) + 0.5
        const text = format(tick)
        return (
          <g key={tick}>
            <line
              x1="0"
              x2={width}
              y1={y}
              y2={y}
              className={tick === base ? 'chart-base' : 'chart-grid'}
            />
            <text x={width} y={y - 5} textAnchor="end" className="chart-axis-text">
              {tick === top && unit ? withUnit(text, unit) : text}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** The words under a drawing; at the edges they turn inwards so that nothing is cut, and one that would touch its neighbour is left out. */
export function XAxis({
  scale,
  ticks,
  width,
  y,
  marks = false,
}: {
  scale: (value: number) => number
  ticks: readonly Tick[]
  width: number
  y: number
  /** Short strokes above the words, for axes of time. */
  marks?: boolean
}) {
  return (
    <g aria-hidden="true">
      {thatFit(ticks, scale, width).map(({ at, label }) => {
        const x = scale(at)
        const half = textWidth(label, 12, 'mono') / 2
        const anchor = x < half ? 'start' : x > width - half ? 'end' : 'middle'
        return (
          <g key={at}>
            {marks && <line x1={x} x2={x} y1={y - 18} y2={y - 12} className="chart-tick" />}
            <text
              x={anchor === 'start' ? 0 : anchor === 'end' ? width : x}
              y={y}
              textAnchor={anchor}
              className="chart-axis-text"
            >
              {label}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** The ticks whose words do not touch those before them. */
function thatFit(ticks: readonly Tick[], scale: (value: number) => number, width: number) {
  let free = Number.NEGATIVE_INFINITY
  return ticks.filter(({ at, label }) => {
    const room = textWidth(label, 12, 'mono')
    const left = Math.min(Math.max(0, scale(at) - room / 2), width - room)
    if (left < free) return false
    free = left + room + 8
    return true
  })
}
