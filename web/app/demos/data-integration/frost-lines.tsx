import type { Scale } from '@/lib/chart-scale'
import { textWidth } from '@/lib/chart-text'
import { dayMonth, timeOf } from './dates'
import type { Frost } from './ask'

/** Room above the rows for the frost's words. */
export const HEAD = 46

/** The two frosts by date: in spring the rare, late one is P10, in fall the rare, early one. */
function edgesOf({ last_spring: spring, first_fall: fall }: Frost) {
  return [
    { words: 'Last frost', early: ['P90', spring.p90], p50: spring.p50, late: ['P10', spring.p10] },
    { words: 'First frost', early: ['P10', fall.p10], p50: fall.p50, late: ['P90', fall.p90] },
  ] as const
}

/** The two frosts behind the calendar: a band from P90 to P10, a line at P50, the dates above. */
export function FrostLines({
  frost,
  x,
  top: rowsTop,
  bottom,
  compact,
}: {
  frost: Frost
  x: Scale
  top: number
  bottom: number
  compact: boolean
}) {
  const [left, right] = x.range
  const top = rowsTop - 6
  return (
    <g>
      {edgesOf(frost).map(({ words, early, p50, late }) => {
        const at = (date: string) => Math.min(right, Math.max(left, x(timeOf(date))))
        const middle = Math.round(at(p50)) + 0.5
        const name = `${words} ${dayMonth(p50)}`
        const odds = [early, late].map(([share, date]) => `${share} ${dayMonth(date)}`).join(' · ')
        const half = compact ? textWidth(name, 13) / 2 : textWidth(odds, 12, 'mono') / 2
        const textAt = Math.min(right - half, Math.max(left + half, middle))
        return (
          <g key={words}>
            <rect
              x={at(early[1])}
              y={top}
              width={Math.max(1, at(late[1]) - at(early[1]))}
              height={bottom - top}
              className="garden-frost"
            />
            {[early, late].map(([share, date]) => (
              <line
                key={share}
                x1={at(date)}
                x2={at(date)}
                y1={top}
                y2={bottom}
                className="garden-frost-edge"
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
      })}
    </g>
  )
}
