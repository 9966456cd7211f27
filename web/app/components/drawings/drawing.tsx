import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

/** A drawing is 336 units wide, the room a phone has, so that its labels keep their size there. */
export function Drawing({
  title,
  height,
  children,
  className,
}: {
  title: string
  height: number
  children: ReactNode
  className?: string
}) {
  return (
    <svg
      role="img"
      viewBox={`0 0 336 ${String(height)}`}
      className={cn('drawing h-auto w-full', className)}
    >
      <title>{title}</title>
      {children}
    </svg>
  )
}

type Tone = 'strong' | 'signal' | 'turn' | 'on-signal' | 'on-signal plain'

interface LabelProps {
  x: number
  y: number
  tone?: Tone | undefined
  anchor?: 'middle' | 'end'
  children: ReactNode
}

/** Words in a drawing; muted unless given a tone. */
export function Label({ x, y, tone, anchor, children }: LabelProps) {
  return (
    <text x={x} y={y} className={cn(tone && `text-${tone}`, anchor)}>
      {children}
    </text>
  )
}

interface BoxProps {
  x: number
  y: number
  width: number
  height: number
  line?: string
  fill?: string
  label?: string
  tone?: Tone
}

/** A rounded box, with a word in its middle if there is one. */
export function Box({
  x,
  y,
  width,
  height,
  line = 'signal',
  fill = 'fill-surface',
  label,
  tone,
}: BoxProps) {
  return (
    <>
      <rect className={cn(line, fill)} x={x} y={y} width={width} height={height} rx="4" />
      {label !== undefined && (
        <Label x={x + width / 2} y={y + height / 2 + 4.5} tone={tone} anchor="middle">
          {label}
        </Label>
      )}
    </>
  )
}

/** Small squares of one kind: systems, cells, records. */
export function Squares({
  at,
  size = 18,
  className,
}: {
  at: readonly (readonly [x: number, y: number])[]
  size?: number
  className: string
}) {
  return at.map(([x, y]) => (
    <rect
      key={`${String(x)} ${String(y)}`}
      className={className}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      rx="3"
    />
  ))
}
