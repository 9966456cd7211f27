import {
  bestPortfolios,
  fuelUse,
  gameStopCloses,
  ontarioHours,
  randomPortfolios,
} from '@/content/catalogue-figures'
import {
  exportContributions,
  maturities,
  yieldsMay2026,
  yieldsOctober2023,
} from '@/content/home-figures'
import { barsPath, dotsPath, linePath, type Point } from '@/lib/svg-path'
import { pointsOf, Stretch } from './stretch'

/** Two yield curves that cross. */
export function YieldsDrawing() {
  const curve = (yields: readonly number[]) =>
    maturities.map((years, i): Point => [
      (100 * (Math.sqrt(years) - 0.5)) / (Math.sqrt(30) - 0.5),
      30 * (5.2 - (yields[i] ?? 0)),
    ])
  return (
    <>
      <Stretch box={[100, 90]} top={10} bottom={10}>
        <path className="noise dashed" d={linePath(curve(yieldsOctober2023), 1)} />
        <path className="signal" d={linePath(curve(yieldsMay2026), 1)} />
        <path className="signal dots-mid" d={dotsPath(curve(yieldsMay2026), 1)} />
      </Stretch>
      <text x="22%" y="18%">
        October 2023
      </text>
      <text className="text-signal end" x="96%" y="66%">
        May 2026
      </text>
    </>
  )
}

/** What moved exports, the one fall green among the gains. */
export function TradeDrawing() {
  const rows = exportContributions.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const bars = rows.map(({ points }, row) => ({
    x: 40 + 10 * Math.min(0, points),
    width: 10 * Math.abs(points),
    top: 14 * row,
    bottom: 14 * row + 10,
  }))
  return (
    <>
      <Stretch box={[64, 110]} bottom={6}>
        <path className="fill-signal" d={barsPath(bars.slice(0, 1))} />
        <path className="fill-pale" d={barsPath(bars.slice(1))} />
        <path className="ink thin" d="M40-2V110" />
      </Stretch>
      <text className="text-signal" x="62%" dx="7" y="14%">
        US −4.0 points
      </text>
      <text x="4%" y="93%">
        export growth 2025
      </text>
    </>
  )
}

/** A price that ran away, with its peak. */
export function SqueezeDrawing() {
  const points = gameStopCloses.map((close, day): Point => [2 * day, 100 - close / 3.5])
  const peak = gameStopCloses.indexOf(Math.max(...gameStopCloses))
  return (
    <>
      <Stretch box={[2 * (points.length - 1), 100]} bottom={10} top={10}>
        <path className="noise" d={linePath(points.slice(peak), 1)} />
        <path className="signal" d={linePath(points.slice(0, peak + 1), 1)} />
        <path className="signal dots-large" d={dotsPath(points.slice(peak, peak + 1), 1)} />
      </Stretch>
      <text className="text-signal" x="48%" y="13%">
        GameStop $347.51
      </text>
      <text x="48%" y="13%" dy="1.3em">
        January 27, 2021
      </text>
    </>
  )
}

/** How many cars answer a wish. */
export function CarsDrawing() {
  const wished = 5
  const bars = fuelUse.map((count, step) => ({
    x: 10 * step,
    width: 8.6,
    top: 36 - count,
    bottom: 36,
  }))
  const found = fuelUse.slice(0, wished).reduce((sum, count) => sum + count, 0)
  const all = fuelUse.reduce((sum, count) => sum + count, 0)
  return (
    <>
      <Stretch box={[10 * fuelUse.length, 36]}>
        <path className="fill-signal" d={barsPath(bars.slice(0, wished))} />
        <path className="fill-pale" d={barsPath(bars.slice(wished))} />
      </Stretch>
      <text className="text-signal" x="4%" y="96%">
        {found} of {all} SUVs under 8 L/100 km
      </text>
    </>
  )
}

/** Four columns of one file at a glance. */
export function SandboxDrawing() {
  const columns = [
    ['demand', ontarioHours.demand],
    ['price', ontarioHours.price],
    ['wind', ontarioHours.wind],
    ['degrees', ontarioHours.temperature],
  ] as const
  return columns.map(([name, classes], column) => (
    <g key={name}>
      <Stretch box={[120, 99]} left={4 + 24 * column} right={76 - 24 * column}>
        <path
          className={name === 'price' ? 'fill-signal' : 'fill-pale'}
          d={barsPath(
            classes.map((count, i) => ({ x: 10 * i, width: 8.4, top: 99 - count, bottom: 99 })),
          )}
        />
      </Stretch>
      <text
        className={name === 'price' ? 'text-signal' : undefined}
        x={`${String(4 + 24 * column)}%`}
        y="96%"
      >
        {name}
      </text>
    </g>
  ))
}

/** Portfolios at random, and the best for each risk. */
export function PortfolioDrawing() {
  const place = (flat: readonly number[]) =>
    pointsOf(flat).map(([risk, gain]): Point => [(risk - 145) / 3, (355 - gain) / 3])
  const best = place(bestPortfolios)
  const [x, y] = best.at(-1) ?? [0, 0]
  return (
    <>
      <Stretch box={[105, 115]} top={4} bottom={4}>
        <path className="noise dots pale" d={dotsPath(place(randomPortfolios))} />
        <path className="signal" d={linePath(best, 1)} />
        <path className="signal dots-large" d={dotsPath([[x, y]], 1)} />
      </Stretch>
      <text className="text-signal halo" x={`${String(4 + (92 * x) / 105)}%`} dx="10" y="14%">
        Sharpe 1.28
      </text>
    </>
  )
}
