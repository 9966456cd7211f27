import {
  PlaceRing,
  RampDisc,
  ShapeMark,
  ValueBar,
  type Shape,
} from '@/components/charts/place-mark'
import type { RampStep } from '@/components/charts/ramp'
import { markerPath } from '@/lib/chart-series'
import type { AlertKind } from './report'
import type { StationMark } from './station-marks'

/** Each alert has a shape of its own on the map. */
export const shapes: Record<AlertKind, Shape> = {
  unusual: { d: markerPath('disc', 0, 0, 5.5), className: 'tone-signal chart-mark' },
  frozen: { d: markerPath('square', 0, 0, 6), className: 'tone-signal chart-hollow' },
  dropout: {
    d: markerPath('ring', 0, 0, 6),
    className: 'tone-signal chart-hollow',
    strokeDasharray: '2.5 2.5',
  },
  implausible: { d: markerPath('cross', 0, 0, 5), className: 'tone-2 chart-cross' },
  heat: { d: markerPath('triangle', 0, 0, 5), className: 'tone-2 chart-mark' },
  cold: { d: markerPath('diamond', 0, 0, 5), className: 'tone-4 chart-mark' },
  blizzard: { d: markerPath('square', 0, 0, 5), className: 'tone-4 chart-mark' },
}

/** One station on the map: its score as a bar or its temperature as a colour, its condition as a shape. */
export function StationMarkDrawing({
  mark: { score, isFlagged, condition, temperature },
  ramp,
  isSelected,
  ...at
}: {
  mark: StationMark
  /** The colours of temperatures; null draws scores. */
  ramp: RampStep | null
  x: number
  y: number
  isSelected: boolean
}) {
  return (
    <>
      {ramp === null ? (
        <ValueBar {...at} value={score} scale={7} tallest={52} isSignal={isFlagged} />
      ) : (
        <RampDisc {...at} step={ramp(temperature)} />
      )}
      {condition !== 'usual' && <ShapeMark {...at} shape={shapes[condition]} />}
      {isSelected && <PlaceRing {...at} />}
    </>
  )
}
