import { textWidth } from '@/lib/chart-text'
import type { GanttGround } from './gantt-chart'

/** Room above the rows for the words of a chance. */
export const CHANCE_HEAD = 46

/** A day known by its odds alone: when it is early, in the middle and late, in milliseconds UTC. */
export interface Chance {
  name: string
  /** The odds in words, where there is room for them. */
  odds: string
  early: number
  middle: number
  late: number
}

/** Uncertain days behind a plan: a band from early to late, a line in the middle, the words above. */
export function GanttChances({
  chances,
  x,
  top: rowsTop,
  bottom,
  compact,
}: GanttGround & { chances: readonly Chance[] }) {
  const [left, right] = x.range
  const top = rowsTop - 6
  const at = (time: number) => Math.min(right, Math.max(left, x(time)))
  return chances.map(({ name, odds, ...days }) => {
    const [early, late] = [at(days.early), at(days.late)]
    const middle = Math.round(at(days.middle)) + 0.5
    const half = compact ? textWidth(name, 13) / 2 : textWidth(odds, 12, 'mono') / 2
    const textAt = Math.min(right - half, Math.max(left + half, middle))
    return (
      <g key={name}>
        <rect
          x={early}
          y={top}
          width={Math.max(1, late - early)}
          height={bottom - top}
          className="chart-chance"
        />
        {[early, late].map((edge, place) => (
          <line
            key={place}
            x1={edge}
            x2={edge}
            y1={top}
            y2={bottom}
            className="chart-chance-edge"
          />
        ))}
        <line x1={middle} x2={middle} y1={top - 4} y2={bottom} className="chart-base" />
        <text
          x={textAt}
          y={compact ? 28 : 13}
          textAnchor="middle"
          className="chart-strong chart-halo"
        >
          {name}
        </text>
        {!compact && (
          <text x={textAt} y="30" textAnchor="middle" className="chart-axis-text chart-halo">
            {odds}
          </text>
        )}
      </g>
    )
  })
}
