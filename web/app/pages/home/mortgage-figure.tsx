import { sampleLoan } from '@/content/home-figures'
import { barsPath } from '@/lib/svg-path'
import { principalShares, turningYear } from '@/lib/mortgage-split'

const shares = principalShares(sampleLoan)
const turn = turningYear(shares)

/** Bars of a year each in a box of 100 a year by 100; a gap of one parts interest from principal. */
const bar = (year: number, top: number, bottom: number) => ({
  x: 100 * year,
  width: 83,
  top,
  bottom,
})
const interest = barsPath(shares.map((share, year) => bar(year, 0, 99.4 - 100 * share)))
const principal = barsPath(shares.map((share, year) => bar(year, 100.6 - 100 * share, 100)))
const width = 100 * sampleLoan.years - 17
/** The middle of the gap before the year in which principal takes over. */
const turnAt = 100 * (turn - 1) - 8.5

/** How each year's payments divide. */
export function MortgageFigure() {
  return (
    <div className="text-xs text-muted">
      <div className="flex justify-between pb-2">
        <span>interest</span>
        <span className="font-semibold text-primary">principal</span>
      </div>
      <svg
        viewBox={`0 0 ${String(width)} 100`}
        preserveAspectRatio="none"
        className="h-44 w-full overflow-visible"
      >
        <path className="fill-noise" d={interest} />
        <path className="fill-primary" d={principal} />
        <path
          className="stroke-accent"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          d={`M${String(turnAt)} -5V104`}
        />
      </svg>
      <svg className="drawing mt-2 h-5 w-full">
        <text y="70%">year 1</text>
        <text className="text-turn middle" x={`${((100 * turnAt) / width).toFixed(1)}%`} y="70%">
          year {turn}
        </text>
        <text className="end" x="100%" y="70%">
          year {sampleLoan.years}
        </text>
      </svg>
    </div>
  )
}
