import { useId } from 'react'
import { linearScale } from '@/lib/chart-scale'
import { lookOf, type Tone } from '@/lib/chart-series'
import { fitText, textWidth } from '@/lib/chart-text'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import { readFrom } from './read-from'

export interface HatchedBar {
  key: string
  name: string
  tone: Tone
  /** Pale where two sorts of bars share a tone. */
  isPale?: boolean
  value: number
  /** Not known: the bar is as long as it counts for, and hatched. */
  isMissing: boolean
  /** What stands at the bar's end. */
  end: string
}

const ROW = 28
const TOP = 6

/** A bar a row; what is not known is hatched, so that it is neither zero nor hidden. */
export function HatchedBars({
  label,
  rows,
  most,
  unitName = 'row',
}: {
  label: string
  rows: readonly HatchedBar[]
  /** Where the axis ends. */
  most: number
  unitName?: string
}) {
  const hatch = useId()
  const height = TOP + rows.length * ROW + TOP
  const scales = (size: PlotSize) => {
    const widest = Math.max(40, ...rows.map(({ name }) => textWidth(name, 13)))
    const start = Math.min(size.width * 0.4, widest + 16)
    // The longest bar may have the longest word at its end.
    const room = 14 + Math.max(...rows.map(({ end }) => textWidth(end, 12.5, 'mono')))
    return { start, x: linearScale([0, most], [start, size.width - room]) }
  }
  const cursor: PlotCursor = {
    unit: unitName,
    columns: 1,
    stops: (size) =>
      rows.map((_, index) => ({
        x: size.width / 2,
        y: TOP + (index + 0.5) * ROW,
        box: { x: 0, y: TOP + index * ROW + 1, width: size.width, height: ROW - 2 },
      })),
    read: readFrom(rows, ({ name, end }) => ({ title: name, value: end })),
  }
  return (
    <Plot label={label} height={{ wide: height, narrow: height }} cursor={cursor}>
      {(size) => {
        const { start, x } = scales(size)
        return (
          <>
            <defs>
              <pattern
                id={hatch}
                width="6"
                height="6"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <line x1="0" x2="0" y1="0" y2="6" className="chart-hatch" />
              </pattern>
            </defs>
            <line x1={start} x2={start} y1={TOP} y2={height - TOP} className="chart-base" />
            {rows.map(({ key, name, tone, isPale, value, isMissing, end }, index) => {
              const y = TOP + index * ROW
              const width = Math.max(1, x(value) - start)
              return (
                <g key={key} className={lookOf(tone).className}>
                  <text x="0" y={y + ROW / 2 + 4} className="chart-strong chart-halo">
                    {fitText(name, start - 8, 13)}
                  </text>
                  {isMissing ? (
                    <rect
                      x={start}
                      y={y + 5}
                      width={width}
                      height={ROW - 10}
                      fill={`url(#${hatch})`}
                      className="chart-hatched"
                    />
                  ) : (
                    <rect
                      x={start}
                      y={y + 5}
                      width={width}
                      height={ROW - 10}
                      className={isPale ? 'chart-pale' : 'chart-bars'}
                    />
                  )}
                  <text
                    x={start + width + 6}
                    y={y + ROW / 2 + 4}
                    className="chart-value chart-halo"
                  >
                    {end}
                  </text>
                </g>
              )
            })}
          </>
        )
      }}
    </Plot>
  )
}
