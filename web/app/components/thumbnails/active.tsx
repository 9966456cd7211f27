import {
  articleBlocks,
  canadaOutline,
  coldStations,
  mildStations,
  newsNames,
  newsWordLengths,
  pageBlocks,
  tomatoHeat,
} from '@/content/catalogue-figures'
import { sampleLoan } from '@/content/home-figures'
import { principalShares, turningYear } from '@/lib/mortgage-split'
import { barsPath, dotsPath, linePath } from '@/lib/svg-path'
import { pointsOf, Stretch } from './stretch'

/** Cities left and right of the heat a tomato needs. */
export function GardenDrawing() {
  const x = (ratio: number) => 2 + 53 * ratio
  const y = (row: number) => 7 + 6.6 * row
  const [coldest, ...others] = tomatoHeat
  const warmest = others.at(-1)
  return (
    <>
      {tomatoHeat.map(([city, ratio], row) => (
        <g key={city}>
          <line
            className="hair"
            x1="2%"
            x2={`${String(x(ratio))}%`}
            y1={`${String(y(row))}%`}
            y2={`${String(y(row))}%`}
          />
          <circle
            className={ratio < 1 ? 'fill-noise' : 'fill-signal'}
            cx={`${String(x(ratio))}%`}
            cy={`${String(y(row))}%`}
            r="3.5"
          />
        </g>
      ))}
      <line
        className="turn slim"
        x1={`${String(x(1))}%`}
        x2={`${String(x(1))}%`}
        y1="3%"
        y2="84%"
      />
      <text
        className="halo"
        x={`${String(x(coldest?.[1] ?? 0))}%`}
        dx="9"
        y={`${String(y(0))}%`}
        dy="4"
      >
        {coldest?.[0]} {coldest?.[1].toFixed(2)}
      </text>
      <text
        className="text-signal end halo"
        x={`${String(x(warmest?.[1] ?? 0))}%`}
        dx="-9"
        y={`${String(y(11))}%`}
        dy="4"
      >
        {warmest?.[0]} {warmest?.[1].toFixed(2)}
      </text>
      <text className="text-turn middle" x={`${String(x(1))}%`} y="97%">
        enough heat for a tomato
      </text>
    </>
  )
}

/** Of all stations, those whose January is above zero. */
export function WeatherDrawing() {
  return (
    <>
      <svg x="3%" width="56%" height="100%" viewBox="0 0 176 148" preserveAspectRatio="xMaxYMid">
        <path className="fill-(--surface-2) stroke-hairline" d={canadaOutline} />
        <path className="noise dots" d={dotsPath(pointsOf(coldStations))} />
        <path className="signal dots-large" d={dotsPath(pointsOf(mildStations))} />
      </svg>
      <text className="text-signal" x="62%" y="46%">
        {mildStations.length / 2} of 35 stations
      </text>
      <text x="62%" y="46%" dy="1.35em">
        average above
      </text>
      <text x="62%" y="46%" dy="2.7em">
        zero in January
      </text>
    </>
  )
}

/** A text as bars, the names in it green. */
export function NewsDrawing() {
  const gap = 2.2
  const lineWidth = 96
  let x = 0
  let line = 0
  const bars = [...newsWordLengths].map((digit, word) => {
    const length = 1.15 * Number.parseInt(digit, 16)
    if (x + length > lineWidth) {
      x = 0
      line += 1
    }
    const bar = { x, width: length, top: 4 * line, bottom: 4 * line + 2, word }
    x += length + gap
    return bar
  })
  const isName = ({ word }: { word: number }) => newsNames.includes(word)
  return (
    <>
      <Stretch box={[96, 4 * line + 2]} bottom={26}>
        <path className="fill-hair" d={barsPath(bars.filter((bar) => !isName(bar)))} />
        <path className="fill-signal" d={barsPath(bars.filter(isName))} />
      </Stretch>
      <text className="end" x="96%" y="96%">
        {newsNames.length} of {bars.length} words name someone or something
      </text>
    </>
  )
}

/** The blocks of a page in four columns, the article's green. */
export function ExtractorDrawing() {
  const rows = 25
  const bars = pageBlocks.map((length, block) => {
    const top = 4 * (block % rows)
    return { x: 80 * Math.floor(block / rows), width: length, top, bottom: top + 2.4, block }
  })
  const isKept = ({ block }: { block: number }) => articleBlocks.includes(block)
  return (
    <>
      <Stretch box={[290, 4 * rows]} bottom={26}>
        <path className="fill-hair" d={barsPath(bars.filter((bar) => !isKept(bar)))} />
        <path className="fill-signal" d={barsPath(bars.filter(isKept))} />
      </Stretch>
      <text className="end" x="96%" y="96%">
        {pageBlocks.length} blocks on the page, {articleBlocks.length} kept
      </text>
    </>
  )
}

/** The payments of a loan, year by year. */
export function MortgageDrawing() {
  const shares = principalShares(sampleLoan)
  const turn = turningYear(shares)
  const bar = (year: number, top: number, bottom: number) => ({
    x: 10 * year,
    width: 8.4,
    top,
    bottom,
  })
  return (
    <>
      <Stretch box={[10 * shares.length, 100]}>
        <path
          className="fill-hair"
          d={barsPath(shares.map((share, year) => bar(year, 0, 99 - 100 * share)))}
        />
        <path
          className="fill-signal"
          d={barsPath(shares.map((share, year) => bar(year, 100 - 100 * share, 100)))}
        />
        <path
          className="turn slim"
          d={linePath(
            [
              [10 * (turn - 1) - 0.8, -5],
              [10 * (turn - 1) - 0.8, 102],
            ],
            1,
          )}
        />
      </Stretch>
      <text
        className="text-turn middle"
        x={`${String(4 + (92 * (turn - 1)) / shares.length)}%`}
        y="96%"
      >
        year {turn}: principal takes over
      </text>
    </>
  )
}
