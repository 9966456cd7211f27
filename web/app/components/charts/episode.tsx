import type { Scale } from '@/lib/chart-scale'

/** A stretch of the axis worth naming: shaded, with what happened written beside it. */
export interface EpisodeBand {
  from: number
  to: number
  label?: string
  note?: string
  /** The value below which the words stand; the bottom of the plot when absent. */
  depth?: number
}

/** The shading of an episode, or its words: they are drawn apart, below and above the lines. */
export function Episode({
  band,
  x,
  top,
  bottom,
  compact,
  bandOnly = false,
  labelY = bottom - 24,
}: {
  band: EpisodeBand
  x: Scale
  top: number
  bottom: number
  compact: boolean
  bandOnly?: boolean
  labelY?: number
}) {
  const left = x(band.from)
  const width = Math.max(2, x(band.to) - left)
  if (bandOnly)
    return <rect x={left} y={top} width={width} height={bottom - top} className="chart-episode" />
  const middle = left + width / 2
  const y = Math.min(labelY, bottom - 22)
  return (
    <g>
      {band.label && (
        <text x={middle} y={y} textAnchor="middle" className="chart-value chart-halo">
          {band.label}
        </text>
      )}
      {band.note && !compact && (
        <text x={middle} y={y + 16} textAnchor="middle" className="chart-halo">
          {band.note}
        </text>
      )}
    </g>
  )
}
