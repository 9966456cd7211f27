import { isHollow, lookOf, markerPath, type Tone } from '@/lib/chart-series'
import { cn } from '@/lib/cn'

function shapeOf(tone: Tone) {
  const { marker } = lookOf(tone)
  if (marker === 'cross') return 'chart-cross'
  return isHollow(marker) ? 'chart-hollow' : 'chart-mark'
}

/** One mark of a series at a point. */
export function Mark({
  tone,
  x,
  y,
  size = 4,
}: {
  tone: Tone
  x: number
  y: number
  size?: number
}) {
  return <Marks tone={tone} at={[{ x, y }]} size={size} />
}

/** Many marks of one look as one element. */
export function Marks({
  tone,
  at,
  size = 4,
}: {
  tone: Tone
  at: readonly { x: number; y: number }[]
  size?: number
}) {
  const { marker, className } = lookOf(tone)
  const d = at.map(({ x, y }) => markerPath(marker, x, y, size)).join('')
  return <path d={d} className={cn(className, shapeOf(tone))} />
}

/** The key of a series for a control's row: its line and its mark. */
export function SeriesKey({ tone }: { tone: Tone }) {
  const { className, width, dash } = lookOf(tone)
  return (
    <svg aria-hidden="true" width="28" height="12" viewBox="0 0 28 12" className="chart shrink-0">
      <g className={className}>
        <path d="M0 6h28" className="chart-line" strokeWidth={width} strokeDasharray={dash} />
        <Mark tone={tone} x={14} y={6} />
      </g>
    </svg>
  )
}

/** The place where one thing becomes another: a violet ring, and words on a leader where there is room. */
export function Crossover({
  x,
  y,
  label,
  leader = -38,
  width,
}: {
  x: number
  y: number
  label?: string | undefined
  /** Where the words stand relative to the ring; negative is above. */
  leader?: number
  width: number
}) {
  const anchor = x < 80 ? 'start' : x > width - 110 ? 'end' : 'middle'
  return (
    <g>
      {label && (
        <>
          <line
            x1={x}
            x2={x}
            y1={y}
            y2={y + leader + (leader < 0 ? 6 : -14)}
            className="chart-crossover"
          />
          <text
            x={x}
            y={y + leader}
            textAnchor={anchor}
            className="chart-crossover-text chart-halo"
          >
            {label}
          </text>
        </>
      )}
      <circle cx={x} cy={y} r="5" className="chart-crossover-ring" />
    </g>
  )
}
