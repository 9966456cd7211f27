/** A point of a drawing. */
export type Point = readonly [x: number, y: number]

/** The steps from point to point, in whole multiples of 10^-digits so that rounding never adds up. */
function stepsOf(points: readonly Point[], digits: number) {
  const scale = 10 ** digits
  let from: Point = [0, 0]
  return points.map(([x, y]) => {
    const to: Point = [Math.round(x * scale), Math.round(y * scale)]
    const step = `${short((to[0] - from[0]) / scale)} ${short((to[1] - from[1]) / scale)}`
    from = to
    return step.replace(' -', '-')
  })
}

/** A number without the zero before its point, which SVG does not need. */
const short = (value: number) => String(value).replace(/^(-?)0\./, '$1.')

/** An open line through the points, with relative steps: short to send and the same on server and client. */
export function linePath(points: readonly Point[], digits = 0): string {
  const [start, ...steps] = stepsOf(points, digits)
  return start === undefined ? '' : `M${start}${steps.map((step) => `l${step}`).join('')}`
}

/** A dot at each point: a line of no length, which a round cap makes a disc of the stroke's width. */
export function dotsPath(points: readonly Point[], digits = 0): string {
  return stepsOf(points, digits)
    .map((step, i) => `${i === 0 ? 'M' : 'm'}${step}h0`)
    .join('')
}

/** Upright bars on one base line. */
export function barsPath(
  bars: readonly { x: number; width: number; top: number; bottom: number }[],
): string {
  const round = (value: number) => short(Math.round(value * 10) / 10)
  return bars
    .map(
      ({ x, width, top, bottom }) =>
        `M${round(x)} ${round(top)}h${round(width)}V${round(bottom)}h${round(-width)}z`,
    )
    .join('')
}
