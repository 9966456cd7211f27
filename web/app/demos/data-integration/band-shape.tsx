import type { Scale } from '@/lib/chart-scale'
import { lookOf } from '@/lib/chart-series'
import { round } from '@/lib/chart-series'
import { jobLooks, type Band, type Job } from './bands'
import { timeOf } from './dates'

const DAY_MS = 86_400_000

/** One job's band: an outline indoors, a notch where a plant goes out, a low bar for seed, a full one for harvest. */
export function BandShape({
  band: { job, span },
  x,
  y,
  height,
}: {
  band: Pick<Band, 'job' | 'span'>
  x: Scale
  y: number
  height: number
}) {
  const [first, last] = x.domain
  const from = x(Math.max(first, timeOf(span.from)))
  // The last day counts whole; what lies beyond the calendar ends at its edge.
  const to = x(Math.min(last, timeOf(span.to) + DAY_MS))
  if (to <= from) return null
  return <JobShape job={job} x={from} y={y} width={Math.max(3, to - from)} height={height} />
}

/** The shape of a job at a place; the key above the calendar uses the same. */
export function JobShape({
  job,
  x,
  y,
  width,
  height,
}: {
  job: Job
  x: number
  y: number
  width: number
  height: number
}) {
  const { tone, shape } = jobLooks[job]
  const { className } = lookOf(tone)
  if (shape === 'hollow')
    return (
      <g className={className}>
        <rect
          x={x + 1}
          y={y + 1}
          width={Math.max(1, width - 2)}
          height={height - 2}
          rx="2"
          strokeDasharray="4 2"
          className="chart-hollow"
        />
      </g>
    )
  if (shape === 'notched') {
    const notch = Math.min(5, width / 2)
    const middle = y + height / 2
    const d = `M${round(x)} ${round(y)}H${round(x + width)}V${round(y + height)}H${round(x)}L${round(x + notch)} ${round(middle)}Z`
    return (
      <g className={className}>
        <path d={d} className="chart-mark" />
      </g>
    )
  }
  const low = shape === 'low'
  return (
    <g className={className}>
      <rect
        x={x}
        y={low ? y + height / 2 : y}
        width={width}
        height={low ? height / 2 : height}
        rx={low ? 0 : 2}
        className="chart-mark"
      />
    </g>
  )
}
