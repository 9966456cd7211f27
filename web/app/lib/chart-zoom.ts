/** A window on a long axis: closer, farther, to the side, never beyond the ends. */
import type { Interval } from './chart-scale'

/** Keeps a window inside the whole and no narrower than `least`. */
function inside([from, to]: Interval, [low, high]: Interval, least: number): Interval {
  const span = Math.min(high - low, Math.max(least, to - from))
  const start = Math.min(Math.max(from, low), high - span)
  return [start, start + span]
}

/** A window `factor` times as wide, with `around` at the same share of it. */
export function zoomed(
  view: Interval,
  whole: Interval,
  factor: number,
  least: number,
  around = (view[0] + view[1]) / 2,
): Interval {
  const [from, to] = view
  const span = Math.max(least, (to - from) * factor)
  const share = (around - from) / (to - from || 1)
  return inside([around - share * span, around + (1 - share) * span], whole, least)
}

/** A window moved by a share of its width. */
export function panned([from, to]: Interval, whole: Interval, share: number): Interval {
  const by = (to - from) * share
  return inside([from + by, to + by], whole, to - from)
}

/** The window itself, or moved just as far as a place needs to be in it. */
export function showing(view: Interval, whole: Interval, at: number): Interval {
  const [from, to] = view
  if (at >= from && at <= to) return view
  const half = (to - from) / 2
  return inside([at - half, at + half], whole, to - from)
}
