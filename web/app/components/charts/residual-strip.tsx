import { linearScale, type Scale } from '@/lib/chart-scale'
import { lookOf, type Tone } from '@/lib/chart-series'
import { cn } from '@/lib/cn'
import { withUnit } from '@/lib/format'

/** Small bars from zero on the same x axis as the lines above: what a fit leaves over. */
export interface Strip {
  title: string
  unit: string
  /** The figure of the two gridlines, above and below zero. */
  limit: number
  format: (value: number) => string
  series: readonly {
    key: string
    tone: Tone
    bars: readonly { x: number; y: number; text?: string }[]
  }[]
}

export const STRIP_HEIGHT = 140
const BAR = 5
const EDGE = 24

/** The strip under a line chart: title, three lines, bars side by side, values at the bars of the first series. */
export function ResidualStrip({
  strip,
  x,
  top,
  width,
  compact,
}: {
  strip: Strip
  x: Scale
  top: number
  width: number
  compact: boolean
}) {
  const y = linearScale([-strip.limit, strip.limit], [top + 112, top + 48])
  const half = (strip.series.length * (BAR + 1)) / 2
  return (
    <g>
      <text x="0" y={top + 20}>
        {strip.title}
      </text>
      {[strip.limit, 0, -strip.limit].map((value) => (
        <g key={value} aria-hidden="true">
          <line
            x1="0"
            x2={width}
            y1={Math.round(y(value)) + 0.5}
            y2={Math.round(y(value)) + 0.5}
            className={value === 0 ? 'chart-base' : 'chart-grid'}
          />
          {value !== 0 && (
            <text x={width} y={y(value) - 5} textAnchor="end" className="chart-axis-text">
              {value > 0 ? withUnit(strip.format(value), strip.unit) : strip.format(value)}
            </text>
          )}
        </g>
      ))}
      {strip.series.map((one, order) => (
        <g key={one.key} className={lookOf(one.tone).className}>
          {one.bars.map((bar) => {
            const left = x(bar.x) - half + order * (BAR + 1)
            const tip = y(Math.max(-strip.limit * 1.4, Math.min(strip.limit * 1.4, bar.y)))
            return (
              <g key={bar.x}>
                <rect
                  x={left}
                  y={Math.min(y(0), tip)}
                  width={BAR}
                  height={Math.max(0.5, Math.abs(tip - y(0)))}
                  className="chart-mark"
                />
                {bar.text && (!compact || Math.abs(bar.y) >= strip.limit * 0.75) && (
                  <text
                    // The first bar may stand at the edge: its figure then goes beyond its tip, clear of the next one's.
                    x={left < EDGE ? left : left - 3}
                    y={left < EDGE ? tip + (bar.y < 0 ? 14 : -5) : tip + (bar.y < 0 ? 4 : 6)}
                    textAnchor={left < EDGE ? 'start' : 'end'}
                    className={cn('chart-value chart-halo')}
                  >
                    {bar.text}
                  </text>
                )}
              </g>
            )
          })}
        </g>
      ))}
    </g>
  )
}
