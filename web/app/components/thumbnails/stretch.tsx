import type { ReactNode } from 'react'
import type { Point } from '@/lib/svg-path'

/** A part of a drawing stretched into a share of the frame, so that one drawing fits every card. */
export function Stretch({
  box,
  left = 4,
  top = 6,
  right = 4,
  bottom = 22,
  children,
}: {
  box: readonly [width: number, height: number]
  /** Free space round it, in % of the frame. */
  left?: number
  top?: number
  right?: number
  bottom?: number
  children: ReactNode
}) {
  return (
    <svg
      className="stretched"
      x={`${String(left)}%`}
      y={`${String(top)}%`}
      width={`${String(100 - left - right)}%`}
      height={`${String(100 - top - bottom)}%`}
      viewBox={`0 0 ${String(box[0])} ${String(box[1])}`}
      preserveAspectRatio="none"
    >
      {children}
    </svg>
  )
}

/** The points of a flat list x, y, x, y. */
export function pointsOf(flat: readonly number[]): Point[] {
  const points: Point[] = []
  for (let i = 0; i + 1 < flat.length; i += 2) points.push([flat[i] ?? 0, flat[i + 1] ?? 0])
  return points
}
