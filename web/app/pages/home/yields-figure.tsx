import { maturities, yieldsMay2026, yieldsOctober2023 } from '@/content/home-figures'
import { linePath, type Point } from '@/lib/svg-path'

/** Maturity on a square-root axis: most of the curve's life is at its short end. In % of the width. */
function xOf(years: number): number {
  const from = Math.sqrt(maturities[0])
  const to = Math.sqrt(maturities[6])
  return 9 + (83 * (Math.sqrt(years) - from)) / (to - from)
}

/** In % of the height. */
const yOf = (percent: number) => 87 - 23.2 * (percent - 2)

const percent = (value: number) => `${value.toFixed(1)}%`

const curve = (yields: readonly number[]) =>
  maturities.map((years, i): Point => [xOf(years), yOf(yields[i] ?? 0)])

const then = curve(yieldsOctober2023)
const now = curve(yieldsMay2026)

/** Where two lines cross within their last stretch. */
function crossing(): Point {
  const [a, b, c, d] = [then[5], then[6], now[5], now[6]] as [Point, Point, Point, Point]
  const share = (a[1] - c[1]) / (a[1] - c[1] + d[1] - b[1])
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]
}

const axis = [
  [0.25, '3 m'],
  [2, '2 y'],
  [5, '5 y'],
  [10, '10 y'],
  [30, 'long'],
] as const

/** The curve of October 2023 against that of May 2026. Positions are shares, so letters keep their size at any width. */
export function YieldsFigure() {
  const [crossX, crossY] = crossing()
  return (
    <svg className="drawing h-54 w-full">
      {[2, 3, 4, 5].map((level) => (
        <g key={level}>
          <line
            className="hair"
            x1="0"
            x2="100%"
            y1={percent(yOf(level))}
            y2={percent(yOf(level))}
          />
          <text className="end" x="100%" y={percent(yOf(level))} dy="-5">
            {level === 5 ? '5 %' : level}
          </text>
        </g>
      ))}
      {axis.map(([years, label]) => (
        <text key={label} className="middle" x={percent(xOf(years))} y="98%">
          {label}
        </text>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="noise" vectorEffect="non-scaling-stroke" d={linePath(then, 1)} />
        <path className="signal" vectorEffect="non-scaling-stroke" d={linePath(now, 1)} />
      </svg>
      <Dots points={then} className="fill-noise" radius={2.5} />
      <Dots points={now} className="fill-signal" radius={3} />
      <circle className="turn" cx={percent(crossX)} cy={percent(crossY)} r="8" />
      <text x="28%" y={percent(yOf(4.74))}>
        October 2023
      </text>
      <text className="text-signal" x="25%" y={percent(yOf(2.5))}>
        May 2026
      </text>
    </svg>
  )
}

function Dots({
  points,
  className,
  radius,
}: {
  points: readonly Point[]
  className: string
  radius: number
}) {
  return points.map(([x, y]) => (
    <circle key={x} className={className} cx={percent(x)} cy={percent(y)} r={radius} />
  ))
}
