import type { Tick } from '@/lib/chart-scale'
import { textWidth } from '@/lib/chart-text'
import { XAxis } from './axes'
import type { DumbbellRoom } from './dumbbell-chart'
import { Mark } from './marks'

/** Gridlines with their figures below the rows of a dumbbell chart, its two values named above them. */
export function dumbbellAxis(ticks: readonly Tick[], [from, to]: readonly [string, string]) {
  return ({ x, start, width, height }: DumbbellRoom) => {
    const first = start + 16
    const second = first + 25 + textWidth(from, 13)
    return (
      <>
        {ticks.map(({ at }) => (
          <line
            key={at}
            x1={x(at)}
            x2={x(at)}
            y1="22"
            y2={height - 20}
            className={at === 0 ? 'chart-base' : 'chart-grid'}
          />
        ))}
        <XAxis scale={x} ticks={ticks} width={width} y={height - 5} />
        <Mark tone="noise" x={first} y={9.5} size={5} />
        <text x={first + 11} y="14" className="chart-strong chart-tone-text tone-noise">
          {from}
        </text>
        <Mark tone="signal" x={second} y={9.5} size={5} />
        <text x={second + 11} y="14" className="chart-strong chart-tone-text tone-signal">
          {to}
        </text>
      </>
    )
  }
}
