import type { SVGProps } from 'react'
import { rampWord } from './ramp'

/** A shape drawn around its own middle: its outline, its look, its dashes. */
export type Shape = Pick<SVGProps<SVGPathElement>, 'd' | 'className' | 'strokeDasharray'>

interface Point {
  x: number
  y: number
}

export const ShapeMark = ({ shape, x, y }: Point & { shape: Shape }) => (
  <path {...shape} transform={`translate(${String(x)} ${String(y)})`} />
)

/** A shape in a line of words, for a key or a cell. */
export function ShapeKey({ shape, size = 16 }: { shape: Shape; size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} className="chart">
      <ShapeMark shape={shape} x={size / 2} y={size / 2} />
    </svg>
  )
}

/** A place's value as a bar that rises or falls from it. */
export function ValueBar({
  x,
  y,
  value,
  scale,
  tallest,
  isSignal,
}: Point & {
  value: number | null
  /** Pixels a unit is high, and the most a bar may take. */
  scale: number
  tallest: number
  isSignal: boolean
}) {
  const height = Math.min(tallest, Math.abs(value ?? 0) * scale)
  return (
    <g className={isSignal ? 'tone-signal' : 'tone-noise'}>
      <rect
        x={x - 1.75}
        y={(value ?? 0) >= 0 ? y - height : y}
        width="3.5"
        height={height}
        className="chart-mark"
      />
      <circle cx={x} cy={y} r="2.75" className="chart-mark" />
    </g>
  )
}

/** A place's value as one of the five colours. */
export const RampDisc = ({ x, y, step }: Point & { step: number | null }) => (
  <circle cx={x} cy={y} r="7" className={`chart-disc ramp-${rampWord(step, 'sequential')}`} />
)

/** Marks the chosen place. */
export const PlaceRing = ({ x, y }: Point) => <circle cx={x} cy={y} r="12" className="chart-ring" />

/** The five colours with the values they begin at, as items of a list. */
export function RampKey({
  values,
  format,
}: {
  values: readonly number[]
  format: (value: number) => string
}) {
  const low = Math.min(...values)
  const step = (Math.max(...values) - low) / 5
  return [0, 1, 2, 3, 4].map((index) => (
    <li key={index} className="flex items-center gap-1.5">
      <svg aria-hidden="true" width="16" height="16" className="chart">
        <RampDisc x={8} y={8} step={index} />
      </svg>
      from {format(low + index * step)}
    </li>
  ))
}
