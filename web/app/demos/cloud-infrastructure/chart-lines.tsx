import { BOTTOM } from '@/components/charts/axes'
import type { LinePoint } from '@/components/charts/line-series'
import type { PlotSize } from '@/components/charts/plot'

/** A level that is promised, with its words at one side of it. */
export function Threshold({
  y,
  size,
  text,
  isBelow = false,
}: {
  y: number
  size: PlotSize
  text: string
  /** The words stand under the line: there is more above it. */
  isBelow?: boolean
}) {
  return (
    <g>
      <line x1="0" x2={size.width} y1={y} y2={y} className="chart-threshold" />
      <text
        x={size.width - (size.compact ? 48 : 70)}
        y={isBelow ? y + 16 : y - 6}
        textAnchor="end"
        className="chart-note chart-halo"
      >
        {text}
      </text>
    </g>
  )
}

/** What happens, when, and for how long: violet, with words at its top. */
export function EventMark({
  x,
  until,
  height,
  text,
}: {
  x: number
  until: number | null
  height: number
  text: string
}) {
  const bottom = height - BOTTOM
  return (
    <g>
      <line x1={x} x2={x} y1="8" y2={bottom} className="chart-crossover-line" />
      {until !== null && (
        <path
          d={`M${String(x)} ${String(bottom - 3)}H${String(until)}`}
          className="chart-crossover"
        />
      )}
      <text x={x + 7} y="18" className="chart-crossover-text chart-halo" fontWeight="600">
        {text}
      </text>
    </g>
  )
}

/** Values of stretches of equal length as a line of steps: each holds from its start to the next one's. */
export function stepPoints(
  values: readonly (number | null | undefined)[],
  length: number,
): LinePoint[] {
  const starts = values.map((value, index) => ({ x: index * length, y: value ?? null }))
  return [...starts, { x: values.length * length, y: values.at(-1) ?? null }]
}

/** The line with its name at one of its steps: at its end a phone has no room for it. */
export const named = (
  points: readonly LinePoint[],
  at: number,
  text: string,
  side: 'above' | 'below',
) => points.map((point, index) => (index === at ? { ...point, text, side } : point))
