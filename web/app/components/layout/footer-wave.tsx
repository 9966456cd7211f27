import { jitter } from '@/components/drawings/jagged'

const width = 1280
const middle = 22
const step = 4
/** Where the noise has died away and the line begins. */
const turn = 560

/** Noise of falling strength as a path in whole pixels; the same on every machine, so that hydration agrees. */
function noisePath() {
  const random = jitter(7)
  let y = middle
  let path = `M0 ${String(y)}`
  for (let x = step; x <= turn; x += step) {
    const strength = (1 - x / turn) ** 0.8
    const next = Math.round(middle + (random() + random() - 1) * 34 * strength)
    path += `l${String(step)} ${String(next - y)}`
    y = next
  }
  return path
}

const noise = noisePath()

/** The line over the footer, as wide as the page. */
export function FooterWave() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${String(width)} 44`}
      preserveAspectRatio="none"
      className="drawing h-11 w-full"
    >
      <path d={noise} className="noise" vectorEffect="non-scaling-stroke" />
      <path
        d={`M${String(turn)} ${String(middle)}H${String(width)}`}
        className="signal"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
