import { exportContributions } from '@/content/home-figures'

const least = Math.min(...exportContributions.map(({ points }) => points))
const most = Math.max(...exportContributions.map(({ points }) => points))

/** A number of percentage points as a share of the drawing's width. */
const shareOf = (points: number) => (100 * points) / (most - least)

const zero = -shareOf(least)
const percent = (value: number) => `${value.toFixed(1)}%`

/** With its sign, and a true minus. */
const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`

/** What each partner added to the growth of exports. */
export function TradeFigure() {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-xs">
      <ul className="font-medium">
        {exportContributions.map(({ partner }) => (
          <li key={partner} className="flex h-6.5 items-center">
            {partner}
          </li>
        ))}
      </ul>
      <div className="pr-9">
        <svg className="drawing h-52 w-full tabular">
          {exportContributions.map(({ partner, points }, row) => {
            const gain = points > 0
            const width = shareOf(Math.abs(points))
            return (
              <g key={partner}>
                <rect
                  className={gain ? 'fill-signal' : 'fill-noise'}
                  x={percent(gain ? zero : zero - width)}
                  y={percent(12.5 * row + 2.4)}
                  width={percent(width)}
                  height="7.7%"
                />
                <text
                  className={gain ? 'text-signal' : undefined}
                  x={percent(gain ? zero + width : zero)}
                  y={percent(12.5 * row + 6.25)}
                  dx="7"
                  dy=".36em"
                >
                  {signed(points)}
                </text>
              </g>
            )
          })}
          <line className="turn" x1={percent(zero)} x2={percent(zero)} y1="0" y2="100%" />
        </svg>
      </div>
    </div>
  )
}
