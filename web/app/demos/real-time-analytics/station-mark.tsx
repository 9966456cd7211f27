import { rampWord, type RampStep } from '@/components/charts/ramp'
import { markerPath } from '@/lib/chart-series'
import type { StationMark } from './station-marks'

/** Pixels a score is high, and the most a bar may take. */
const PER_SCORE = 7
const TALLEST = 52

/** One station on the map: its score as a bar or its temperature as a colour, its condition as a shape. */
export function StationMarkDrawing({
  mark,
  ramp,
  x,
  y,
  isSelected,
}: {
  mark: StationMark
  /** The colours of temperatures; null draws scores. */
  ramp: RampStep | null
  x: number
  y: number
  isSelected: boolean
}) {
  const { score, isFlagged, condition, temperature } = mark
  const height = score === null ? 0 : Math.min(TALLEST, Math.abs(score) * PER_SCORE)
  return (
    <>
      {ramp === null ? (
        <g className={isFlagged ? 'tone-signal' : 'tone-noise'}>
          <rect
            x={x - 1.75}
            y={(score ?? 0) >= 0 ? y - height : y}
            width="3.5"
            height={height}
            className="chart-mark"
          />
          <circle cx={x} cy={y} r="2.75" className="chart-mark" />
        </g>
      ) : (
        <circle
          cx={x}
          cy={y}
          r="7"
          className={`station-disc ramp-${rampWord(ramp(temperature), 'sequential')}`}
        />
      )}
      <ConditionShape condition={condition} x={x} y={y} />
      {isSelected && <circle cx={x} cy={y} r="12" className="station-ring" />}
    </>
  )
}

/** The shape of a condition: filled disc, square, dashed ring, cross, triangle, diamond. */
export function ConditionShape({
  condition,
  x,
  y,
}: {
  condition: StationMark['condition']
  x: number
  y: number
}) {
  switch (condition) {
    case 'usual':
      return null
    case 'unusual':
      return <circle cx={x} cy={y} r="5.5" className="tone-signal chart-mark" />
    case 'frozen':
      return <path d={markerPath('square', x, y, 6)} className="tone-signal chart-hollow" />
    case 'dropout':
      return (
        <circle
          cx={x}
          cy={y}
          r="6"
          strokeDasharray="2.5 2.5"
          className="tone-signal chart-hollow"
        />
      )
    case 'implausible':
      return <path d={markerPath('cross', x, y, 5)} className="tone-2 chart-cross" />
    case 'heat':
      return <path d={markerPath('triangle', x, y, 5)} className="tone-2 chart-mark" />
    case 'cold':
      return <path d={markerPath('diamond', x, y, 5)} className="tone-4 chart-mark" />
  }
}
