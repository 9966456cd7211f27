import '@/styles/signed-dot.css'

const WIDTH = 84
const HEIGHT = 14
const EDGE = 5
const at = (value: number) => EDGE + ((value + 1) / 2) * (WIDTH - 2 * EDGE)

/** A value on the line from −1 to 1: the dot's place and side say it, its colour repeats it. */
export function SignedDot({ value, isNeutral }: { value: number; isNeutral: boolean }) {
  const look = value < 0 ? 'ramp--4' : 'ramp-4'
  return (
    <svg
      aria-hidden="true"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      className="inline-block shrink-0"
    >
      <line x1={EDGE} x2={WIDTH - EDGE} y1={HEIGHT / 2} y2={HEIGHT / 2} className="scale-line" />
      <line x1={WIDTH / 2} x2={WIDTH / 2} y1="2" y2={HEIGHT - 2} className="scale-zero" />
      <circle cx={at(value)} cy={HEIGHT / 2} r="4.5" className={isNeutral ? 'fill-noise' : look} />
    </svg>
  )
}
