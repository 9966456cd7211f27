/** How far a reading is from what the detectors expected: pure figures for map, panel and sentence. */
import {
  THRESHOLD,
  type AlertKind,
  type Detector,
  type DetectorScore,
  type Observation,
} from './report'

/** The alerts that make a station stand out, in sentence and map; heat and cold are told with the alerts. */
export const oddities: readonly AlertKind[] = [
  'unusual',
  'frozen',
  'dropout',
  'implausible',
  'blizzard',
]

/** A reading with the detector that finds it most unusual. */
export interface Unusual {
  station: string
  observation: Observation
  by: DetectorScore
  /** How many detectors flag it. */
  flags: number
}

const size = ({ score }: DetectorScore) => Math.abs(score ?? 0)

export function scoreBy(observation: Observation, detector: Detector) {
  return observation.scores.find((score) => score.detector === detector)
}

/** The station farthest from what was expected of it: by detectors that agree, then by score. */
export function mostUnusual(
  stations: Iterable<{ readonly latest: Observation }>,
): Unusual | undefined {
  let most: Unusual | undefined
  for (const { latest } of stations) {
    const by = [...latest.scores].sort((a, b) => size(b) - size(a))[0]
    if (!by) continue
    const flags = latest.scores.filter(({ flag }) => flag).length
    const next = { station: latest.station, observation: latest, by, flags }
    if (!most || flags > most.flags || (flags === most.flags && size(by) > size(most.by)))
      most = next
  }
  return most
}

/** A score of almost nothing says nothing of the scale it was measured by. */
const TELLING = 0.05
/** Turns a median absolute deviation into the scores' unit (Iglewicz and Hoaglin). */
export const MAD_TO_SIGMA = 0.6745
/** The stream's detectors take a smaller scale for this: half a degree. */
export const LEAST_SCALE = 0.5

/**
 * The values a detector would have let pass, around what it expected. The score itself tells the scale it
 * was measured by; only near zero the reported scale stands in.
 */
export function allowance(
  value: number,
  score: Pick<DetectorScore, 'detector' | 'expected' | 'scale' | 'score'>,
  threshold = THRESHOLD,
  leastScale = LEAST_SCALE,
): readonly [low: number, high: number] | null {
  const { expected, scale, score: own } = score
  if (expected == null || own == null) return null
  const factor = score.detector === 'ewma' ? 1 : MAD_TO_SIGMA
  const unit =
    Math.abs(own) >= TELLING ? (value - expected) / own : Math.max(scale ?? 0, leastScale) / factor
  const half = threshold * unit
  return [expected - half, expected + half]
}
