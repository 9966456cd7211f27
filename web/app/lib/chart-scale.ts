/** Scales and ticks: from figures to pixels. Small on purpose; d3-scale would cost 12 KB more. */
import { nice, ticks } from 'd3-array'

export type Interval = readonly [number, number]

/** Maps a figure to a pixel, and back. */
export interface Scale {
  (value: number): number
  invert: (pixel: number) => number
  domain: Interval
  range: Interval
}

/** Hundredths are finer than any screen, and keep prerendered drawings small. */
const pixel = (value: number) => Math.round(value * 100) / 100

/** A scale that is linear once `warp` has bent its figures. */
function scale(
  domain: Interval,
  range: Interval,
  warp: (value: number) => number,
  unwarp: (value: number) => number,
): Scale {
  const from = warp(domain[0])
  const width = warp(domain[1]) - from || 1
  const span = range[1] - range[0]
  return Object.assign((value: number) => pixel(range[0] + ((warp(value) - from) / width) * span), {
    invert: (at: number) => unwarp(from + ((at - range[0]) / (span || 1)) * width),
    domain,
    range,
  })
}

const same = (value: number) => value

export const linearScale = (domain: Interval, range: Interval) => scale(domain, range, same, same)

/** Compresses the far end of an axis, such as maturities from three months to thirty years. */
export function powerScale(domain: Interval, range: Interval, exponent: number) {
  const power = (by: number) => (value: number) => Math.sign(value) * Math.abs(value) ** by
  return scale(domain, range, power(exponent), power(1 / exponent))
}

/** Equal ratios take equal room; zero and what is below have no place and stand at the axis' low end. */
export function logScale(domain: Interval, range: Interval) {
  const least = Math.max(Number.MIN_VALUE, Math.min(...domain))
  return scale(domain, range, (value) => Math.log(Math.max(value, least)), Math.exp)
}

/** Equal slots for categories: where each begins, its centre, and the width of its mark. */
export function bandScale(count: number, range: Interval, gap = 0.2) {
  const step = (range[1] - range[0]) / Math.max(1, count)
  const width = pixel(step * (1 - gap))
  return {
    step,
    width,
    start: (index: number) => pixel(range[0] + index * step + (step - width) / 2),
    center: (index: number) => pixel(range[0] + (index + 0.5) * step),
  }
}

/** The smallest and largest of some figures; gaps are skipped. */
export function extentOf(values: Iterable<number | null>): Interval {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) continue
    if (value < low) low = value
    if (value > high) high = value
  }
  return low > high ? [0, 1] : [low, high]
}

/** An interval widened to round figures, never of zero length. */
export function niceInterval([low, high]: Interval, count = 4): Interval {
  if (low === high)
    return low === 0
      ? [0, 1]
      : niceInterval([low - Math.abs(low) * 0.1, high + Math.abs(high) * 0.1], count)
  return nice(low, high, count)
}

/** Round figures within an interval, about `count` of them. */
export function ticksOf([low, high]: Interval, count = 4): number[] {
  return ticks(low, high, count)
}

/** What an axis grows by: equal steps or equal ratios. */
export type AxisKind = 'linear' | 'log'

const powerBelow = (value: number) => 10 ** Math.floor(Math.log10(value) + 1e-12)

/** The positive figures' interval widened to 1, 2 or 5 times a power of ten. */
export function logInterval(values: Iterable<number | null>): Interval {
  let [low, high] = [Number.POSITIVE_INFINITY, 0]
  for (const value of values) {
    if (value === null || !Number.isFinite(value) || value <= 0) continue
    if (value < low) low = value
    if (value > high) high = value
  }
  if (high === 0) return [1, 10]
  const [under, over] = [powerBelow(low), powerBelow(high)]
  const bottom = ([5, 2] as const).find((by) => by * under <= low) ?? 1
  const top = ([1, 2, 5] as const).find((by) => by * over >= high * (1 - 1e-12)) ?? 10
  const ends: Interval = [bottom * under, top * over]
  return ends[0] === ends[1] ? [ends[0] / 2, ends[1] * 2] : ends
}

/** Powers of ten within an interval, or every second of them; on a short axis 2 and 5 times them too. */
export function logTicks([low, high]: Interval, count = 4): number[] {
  const first = Math.floor(Math.log10(low) + 1e-12)
  const last = Math.ceil(Math.log10(high) - 1e-12)
  const decades = Math.max(1, last - first)
  const steps = decades * 2 <= count ? [1, 2, 5] : decades <= count ? [1, 3] : [1]
  const every = Math.ceil(decades / (count * 1.5))
  const found: number[] = []
  for (let exponent = first; exponent <= last; exponent += every)
    for (const by of steps) {
      const tick = Number(`${String(by)}e${String(exponent)}`)
      if (tick >= low * (1 - 1e-9) && tick <= high * (1 + 1e-9)) found.push(tick)
    }
  return found
}

/** A place on an axis and what stands there. */
export interface Tick {
  at: number
  label: string
}

export const MONTH_NAMES = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
]
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Round moments between two times (milliseconds, UTC), about `count` of them. */
export function timeTicks([from, to]: Interval, count = 6): Tick[] {
  const span = to - from
  const years = span / (365.25 * DAY)
  if (years >= count / 2) {
    const step = [1, 2, 4, 5, 8, 10, 20, 25, 50, 100].find((size) => years / size <= count) ?? 200
    return calendarTicks(from, to, step * 12, (date) => String(date.getUTCFullYear()))
  }
  const months = years * 12
  if (months >= count / 2) {
    const step = [1, 2, 3, 6].find((size) => months / size <= count) ?? 6
    return calendarTicks(from, to, step, (date) =>
      date.getUTCMonth() === 0
        ? String(date.getUTCFullYear())
        : (MONTH_NAMES[date.getUTCMonth()] ?? ''),
    )
  }
  const steps = [HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY, 14 * DAY]
  const step = steps.find((size) => span / size <= count) ?? 14 * DAY
  const found: Tick[] = []
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) {
    const date = new Date(at)
    const day = `${MONTH_NAMES[date.getUTCMonth()] ?? ''} ${String(date.getUTCDate())}`
    const midnight = at % DAY === 0
    found.push({ at, label: midnight ? day : `${String(date.getUTCHours()).padStart(2, '0')}:00` })
  }
  return found
}

/** Ticks on first days of months, aligned so that a step of years falls on round years. */
function calendarTicks(
  from: number,
  to: number,
  stepMonths: number,
  label: (date: Date) => string,
) {
  const start = new Date(from)
  const found: Tick[] = []
  let index = Math.floor((start.getUTCFullYear() * 12 + start.getUTCMonth()) / stepMonths)
  for (; ; index += 1) {
    const months = index * stepMonths
    const at = Date.UTC(Math.floor(months / 12), months % 12, 1)
    if (at > to) return found
    if (at >= from) found.push({ at, label: label(new Date(at)) })
  }
}
