import type { ReactNode } from 'react'
import { lookOf, round, type Tone } from '@/lib/chart-series'
import { cn } from '@/lib/cn'

/** Outline, notch, half height or full: a bar's kind without its colour. */
export type GanttShape = 'hollow' | 'notched' | 'low' | 'solid'

/** One bar of a plan at a place; a key beside the chart draws the same. */
export function GanttBarShape({
  tone,
  shape = 'solid',
  x,
  y,
  width,
  height,
}: {
  tone: Tone
  shape?: GanttShape
  x: number
  y: number
  width: number
  height: number
}) {
  return (
    <g className={lookOf(tone).className}>
      {shape === 'hollow' && (
        <rect
          x={x + 1}
          y={y + 1}
          width={Math.max(1, width - 2)}
          height={height - 2}
          rx="2"
          strokeDasharray="4 2"
          className="chart-hollow"
        />
      )}
      {shape === 'notched' && <path d={notched(x, y, width, height)} className="chart-mark" />}
      {(shape === 'low' || shape === 'solid') && (
        <rect
          x={x}
          y={shape === 'low' ? y + height / 2 : y}
          width={width}
          height={shape === 'low' ? height / 2 : height}
          rx={shape === 'low' ? 0 : 2}
          className="chart-mark"
        />
      )}
    </g>
  )
}

function notched(x: number, y: number, width: number, height: number) {
  const [right, bottom] = [round(x + width), round(y + height)]
  const notch = `${round(x + Math.min(5, width / 2))} ${round(y + height / 2)}`
  return `M${round(x)} ${round(y)}H${right}V${bottom}H${round(x)}L${notch}Z`
}

/** What each kind of bar means, above the plan: the shapes repeat in every row, so they are named once. */
export function GanttKey({
  label,
  kinds,
  chance,
}: {
  label: string
  kinds: readonly { name: string; tone: Tone; shape?: GanttShape }[]
  /** What the band of a chance behind the bars means. */
  chance?: string
}) {
  return (
    <ul aria-label={label} className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-xs">
      {kinds.map(({ name, ...look }) => (
        <KeyItem key={name} name={name}>
          <GanttBarShape {...look} x={0} y={0} width={26} height={14} />
        </KeyItem>
      ))}
      {chance !== undefined && (
        <KeyItem name={chance} className="text-muted">
          <rect width="26" height="14" className="chart-chance" />
          <path d="M13 0v14" className="chart-base" />
        </KeyItem>
      )}
    </ul>
  )
}

function KeyItem({
  name,
  className,
  children,
}: {
  name: string
  className?: string
  children: ReactNode
}) {
  return (
    <li className={cn('flex items-center gap-1.5', className)}>
      <svg aria-hidden="true" width="26" height="14" viewBox="0 0 26 14" className="chart">
        {children}
      </svg>
      {name}
    </li>
  )
}
