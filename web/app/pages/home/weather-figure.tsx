import { cityYears } from '@/content/home-figures'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** From below -12 °C to 16 °C and more; the digits in the table count these. */
const shades = [
  'fill-(--n4)',
  'fill-(--n3)',
  'fill-(--n2)',
  'fill-(--n1)',
  'fill-(--g1)',
  'fill-(--g2)',
  'fill-(--g3)',
  'fill-(--g4)',
  'fill-(--g5)',
]

/** Every stretch of equal weeks of one shade, as bars of 20 in rows of 24. */
function stretchesOf(shade: number): string {
  return cityYears
    .flatMap(({ weeks }, row) =>
      [...weeks.matchAll(new RegExp(`${String(shade)}+`, 'g'))].map(
        ({ index, 0: run }) =>
          `M${String(index)} ${String(24 * row + 2)}h${String(run.length)}v20h-${String(run.length)}z`,
      ),
    )
    .join('')
}

const thaws = cityYears.map(({ thaw }, row) => `M${String(thaw)} ${String(24 * row)}v24`).join('')

/** Eight cities' years by week. */
export function WeatherFigure() {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-xs">
      <ul className="font-medium">
        {cityYears.map(({ city }) => (
          <li key={city} className="flex h-6 items-center">
            {city}
          </li>
        ))}
      </ul>
      <svg viewBox="0 0 52 192" preserveAspectRatio="none" className="h-48 w-full overflow-visible">
        {shades.map((fill, shade) => (
          <path key={fill} className={fill} shapeRendering="crispEdges" d={stretchesOf(shade)} />
        ))}
        <path
          className="stroke-accent"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
          d={thaws}
        />
      </svg>
      <ul className="@container col-start-2 mt-1.5 grid grid-cols-12 text-center text-muted">
        {months.map((month) => (
          <li key={month}>
            {month.slice(0, 1)}
            <span className="hidden @min-[24rem]:inline">{month.slice(1)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
