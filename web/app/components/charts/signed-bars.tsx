import { bandScale, linearScale } from '@/lib/chart-scale'
import { formatSigned } from '@/lib/format'
import { Plot, type PlotCursor, type PlotSize } from './plot'

const HEIGHT = 132
const EDGE = 14

/** Values from −1 to 1 in order, up or down from zero: many, in a narrow place. */
export function SignedBars({
  label,
  values,
  lookOf,
  wideWidth = 448,
  ...cursor
}: {
  label: string
  values: readonly number[]
  /** The class that colours a bar. */
  lookOf: (index: number) => string
  wideWidth?: number
} & Pick<PlotCursor, 'unit' | 'read' | 'pick'>) {
  const scales = (size: PlotSize) => ({
    x: bandScale(values.length, [0, size.width - 30], values.length > 60 ? 0 : 0.25),
    y: linearScale([-1, 1], [HEIGHT - EDGE, EDGE]),
  })
  const stops = (size: PlotSize) => {
    const { x, y } = scales(size)
    return values.map((value, index) => ({ x: x.center(index), dot: y(value) }))
  }
  return (
    <Plot
      label={label}
      height={{ wide: HEIGHT, narrow: HEIGHT }}
      wideWidth={wideWidth}
      cursor={{ ...cursor, stops }}
    >
      {(size) => {
        const { x, y } = scales(size)
        return (
          <>
            {[-1, 1].map((value) => (
              <g key={value}>
                <line x1="0" x2={size.width} y1={y(value)} y2={y(value)} className="chart-grid" />
                <text x={size.width} y={y(value) - 4} textAnchor="end" className="chart-axis-text">
                  {formatSigned(value)}
                </text>
              </g>
            ))}
            {values.map((value, index) => (
              <rect
                key={index}
                x={x.start(index)}
                y={Math.min(y(0), y(value))}
                width={Math.max(0.75, x.width)}
                height={Math.max(1.5, Math.abs(y(value) - y(0)))}
                className={lookOf(index)}
              />
            ))}
            <line x1="0" x2={size.width} y1={y(0)} y2={y(0)} className="chart-base" />
          </>
        )
      }}
    </Plot>
  )
}
