/** The delays of the last minute in a few figures. */
import type { ClockDifference, Samples } from './latency'

export interface LatencySummary {
  count: number
  p50: number
  p95: number
  /** Events per bin. */
  bins: readonly number[]
  /** The upper end of the last bin, in milliseconds. */
  until: number
}

/** A quantile by linear interpolation between the two nearest values. */
export function quantile(sorted: readonly number[], share: number) {
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)] ?? 0
  const high = sorted[Math.ceil(place)] ?? low
  return low + (high - low) * (place - Math.floor(place))
}

const BINS = 24
const STEPS = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000]

/** Median, 95th percentile and shape; null without a sample. Corrected by the clocks' difference where it is known. */
export function summaryOf(samples: Samples, clocks: ClockDifference | null): LatencySummary | null {
  if (samples.length === 0) return null
  const offset = clocks?.offsetMs ?? 0
  // A clock that is known only so well may put a delay below nothing.
  const all = samples.map(({ ms }) => Math.max(0, ms + offset)).sort((a, b) => a - b)
  const p95 = quantile(all, 0.95)
  const until = STEPS.find((step) => step >= p95 * 1.15) ?? 60_000
  const bins = Array.from({ length: BINS }, () => 0)
  for (const ms of all) {
    const bin = Math.min(BINS - 1, Math.floor((ms / until) * BINS))
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  return { count: all.length, p50: quantile(all, 0.5), p95, bins, until }
}
