import { cn } from '@/lib/cn'
import { linearScale, type Interval } from '@/lib/chart-scale'

const WIDTH = 150

/** A row's range in a cell of its table: lowest to highest as a bar, the median and zero as ticks, now as a dot. */
export function RangeCell({
  row: { lowest, highest, median, now },
}: {
  row: Readonly<Record<'lowest' | 'highest' | 'median' | 'now', number>>
}) {
  const x = linearScale([Math.min(lowest, 0), Math.max(highest, 0)], [5, WIDTH - 5])
  return (
    <svg aria-hidden="true" width={WIDTH} height="22" className="chart ml-auto max-w-full">
      <g className="tone-noise">
        <rect
          x={x(lowest)}
          y="9"
          width={x(highest) - x(lowest)}
          height="4"
          rx="2"
          className="chart-area"
        />
        <path d={`M${String(x(median))} 6v10`} className="chart-line" strokeWidth="1.5" />
      </g>
      <line x1={x(0)} x2={x(0)} y1="2" y2="20" className="chart-base" />
      <circle cx={x(now)} cy="11" r="4.5" className="tone-signal chart-mark" />
    </svg>
  )
}

/** A value against another in a cell of its table: a dot and the way to it from a dashed line; below it green. */
export function AgainstCell({
  value,
  against,
  span: [low, high],
}: {
  value: number
  against: number
  /** The lowest and highest of all rows, so that rows compare. */
  span: Interval
}) {
  const x = (at: number) => 8 + ((at - low) / Math.max(high - low, 0.01)) * (WIDTH - 16)
  const below = value < against
  return (
    <svg
      aria-hidden="true"
      height="24"
      viewBox={`0 0 ${String(WIDTH)} 24`}
      className={cn('w-full max-w-37.5 min-w-20', below ? 'tone-signal' : 'tone-noise')}
    >
      <line
        x1={x(against)}
        x2={x(against)}
        y1="1"
        y2="23"
        strokeDasharray="3 3"
        className="chart-tick"
      />
      <line
        x1={x(against)}
        x2={x(value)}
        y1="12"
        y2="12"
        strokeWidth={below ? 2.5 : 2}
        className="chart-line"
      />
      <circle cx={x(value)} cy="12" r="5" className={below ? 'chart-mark' : 'chart-hollow'} />
    </svg>
  )
}

/** How a column's values spread, in a cell of its table: a bar for each of equal stretches, the tallest as high as the cell. */
export function SpreadCell({ shape }: { shape: readonly number[] }) {
  const most = Math.max(1, ...shape)
  const step = WIDTH / Math.max(1, shape.length)
  return (
    <svg aria-hidden="true" width={WIDTH} height="24" className="chart tone-signal max-w-full">
      <path d={`M0 23.5H${String(WIDTH)}`} className="chart-base" />
      {shape.map((count, at) =>
        count > 0 ? (
          <rect
            key={at}
            x={Math.round(at * step * 10) / 10 + 0.5}
            y={23 - Math.max(1.5, Math.round((count / most) * 220) / 10)}
            width={Math.round((step - 1) * 10) / 10}
            height={Math.max(1.5, Math.round((count / most) * 220) / 10)}
            className="chart-mark"
          />
        ) : null,
      )}
    </svg>
  )
}
