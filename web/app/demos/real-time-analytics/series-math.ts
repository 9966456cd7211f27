/** A visitor's series: how it is sent, thinned for drawing, and what the detector would have let pass. */
import type { Row } from '@/lib/read-table'
import type { DetectParams, DetectReport } from './report'
import { allowance } from './unusual'

/** A series with the label of each value, where the visitor gave one. */
export interface OwnSeries {
  name: string
  values: readonly (number | null)[]
  labels: readonly (string | null)[]
}

export const MOST_VALUES = 100_000

/** Checked rows as a series; null when not one of them holds a number. */
export function seriesOf(rows: readonly Row[], name: string): OwnSeries | null {
  const values = rows.map(({ value }) => (typeof value === 'number' ? value : null))
  if (values.every((value) => value === null)) return null
  return { name, values, labels: rows.map(({ time }) => (typeof time === 'string' ? time : null)) }
}

export interface JudgedValue {
  index: number
  value: number | null
  expected: number | null
  low: number | null
  high: number | null
  score: number | null
  isFlagged: boolean
}

/** Each value with the detector's verdict. */
export function judged(params: DetectParams, report: DetectReport): JudgedValue[] {
  return report.points.map((point) => {
    const { index, expected, score, flag } = point
    const value = params.values[index] ?? null
    const band =
      value === null
        ? null
        : allowance(
            value,
            { ...point, detector: report.detector },
            params.threshold ?? 3.5,
            params.min_scale ?? 0,
          )
    return {
      index,
      value,
      expected: expected ?? null,
      low: band?.[0] ?? null,
      high: band?.[1] ?? null,
      score: score ?? null,
      isFlagged: flag,
    }
  })
}

/** So many points are drawn; of more, the lowest and the highest of each stretch and every flag. */
export const MOST_DRAWN = 800
/** More flags than this would be a solid band. */
const MOST_FLAGS = 400

/** The values worth drawing, in their order. */
export function thinned(all: readonly JudgedValue[]): readonly JudgedValue[] {
  if (all.length <= MOST_DRAWN) return all
  const stretch = Math.ceil(all.length / (MOST_DRAWN / 2))
  const kept = new Map<number, JudgedValue>()
  for (let from = 0; from < all.length; from += stretch) {
    let [low, high] = [all[from], all[from]]
    for (const one of all.slice(from, from + stretch)) {
      if (one.value === null) continue
      if (low?.value == null || one.value < low.value) low = one
      if (high?.value == null || one.value > high.value) high = one
    }
    for (const one of [low, high]) if (one) kept.set(one.index, one)
  }
  for (const one of all.filter(({ isFlagged }) => isFlagged).slice(0, MOST_FLAGS))
    kept.set(one.index, one)
  return [...kept.values()].sort((a, b) => a.index - b.index)
}
