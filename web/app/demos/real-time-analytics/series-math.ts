/** A visitor's series: how it is sent, thinned for drawing, and what the detector would have let pass. */
import type { OwnInUse, OwnScope } from '@/components/demo/own-in-use'
import type { ExpectedPoint } from '@/components/charts/expected-chart'
import type { Row } from '@/lib/read-table'
import { THRESHOLD, type DetectorScore, type DetectParams, type DetectReport } from './report'
import { allowance } from './unusual'

/** A visitor's series, with the label of each value where there is one. */
export interface Series extends OwnInUse {
  rows: number
  values: readonly (number | null)[]
  labels: readonly (string | null)[]
}

export const scope: OwnScope = {
  recomputed: ['the detector’s verdicts on your series'],
  kept: [
    'the answer, the map, the station, the delays, the detectors’ test and the log, which follow the stream',
  ],
  result: 'series',
}

export const MOST_DRAWN = 800

/** Checked rows as a series; null when not one of them holds a number. */
export function seriesOf(rows: readonly Row[], name: string): Series | null {
  const values = rows.map(({ value }) => (typeof value === 'number' ? value : null))
  if (values.every((value) => value === null)) return null
  const labels = rows.map(({ time }) => (typeof time === 'string' ? time : null))
  return { name, rows: rows.length, scope, values, labels }
}

/** A value with a detector's verdict, as its chart draws it. */
export interface JudgedValue extends ExpectedPoint {
  score: number | null
}

export function judgedValue(
  x: number,
  value: number | null,
  score: DetectorScore | undefined,
  /** Nothing was wrong with it: a flag is a false alarm. */
  isUsual: boolean,
  threshold?: number,
  leastScale?: number,
): JudgedValue {
  const band = score && value !== null ? allowance(value, score, threshold, leastScale) : null
  return {
    x,
    value,
    expected: score?.expected ?? null,
    low: band?.[0] ?? null,
    high: band?.[1] ?? null,
    score: score?.score ?? null,
    ...(score?.flag && { flag: isUsual ? 'wrong' : 'right' }),
  }
}

/** The example's spike, two hours from hour 80 on; the hour after it returns to normal. */
const isSpike = (hour: number) => hour >= 80 && hour <= 82

/** Each value with the detector's verdict; only of the example we know which flags are right. */
export function judged(
  { values, threshold, min_scale }: DetectParams,
  { points, detector }: DetectReport,
  isExample: boolean,
): JudgedValue[] {
  return points.map((point) =>
    judgedValue(
      point.index,
      values[point.index] ?? null,
      { ...point, detector },
      isExample && !isSpike(point.index),
      threshold ?? THRESHOLD,
      min_scale ?? 0,
    ),
  )
}
