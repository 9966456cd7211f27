import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { SeriesKey } from '@/components/charts/marks'
import { StackedBars } from '@/components/charts/stacked-bars'
import { opened } from '@/components/demo/said'
import { formatDollars, formatDollarsShort, formatNumber } from '@/lib/format'
import type { Tone } from '@/lib/chart-series'
import type { AnsweredSearch } from './ask'
import type { Listed } from './contract.gen'
import { fiveYearNote } from './notes'
import { carName, creditOf, kilometres, shortName, stockWord } from './words'

const SHOWN = 5

const layers: readonly { key: string; name: string; tone: Tone; of: (car: Listed) => number }[] = [
  { key: 'depreciation', name: 'Depreciation', tone: 'noise', of: ({ cost }) => cost.depreciation },
  { key: 'tax', name: 'Sales tax', tone: 4, of: ({ cost }) => cost.tax },
  { key: 'fuel', name: 'Fuel', tone: 'signal', of: ({ cost }) => cost.fuel ?? 0 },
]

/** The finding: which of the first cars costs least, and by how much. */
export function costTitle(cars: readonly Listed[]) {
  const sorted = cars.toSorted((a, b) => a.five_year_cost - b.five_year_cost)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (!least || !most) return 'Nothing to compare'
  if (least === most)
    return `Five years with the ${carName(least)} cost ${formatDollars(least.five_year_cost)}`
  const apart = formatDollars(most.five_year_cost - least.five_year_cost)
  return `In five years the ${carName(least)} costs ${apart} less than the ${carName(most)}`
}

/** Five years with each of the first cars: what they lose, the tax, the fuel. */
export function CostFigure({
  answered,
  stale,
  pending,
}: {
  answered: AnsweredSearch
  stale: boolean
  pending: boolean
}) {
  const { report } = answered
  const cars = report.listings.slice(0, SHOWN)
  const money = (value: number) => formatDollars(value)
  return (
    <ChartFigure
      demo="automated-workflows"
      name="five years"
      title={costTitle(cars)}
      sub={`${stockWord(answered)}. Dollars in five years at ${kilometres(report.km_per_year)} a year, fuel at $${formatNumber(report.fuel_price, 2)} a litre, electricity at $${formatNumber(report.power_price, 2)} a kWh. Ratings of model year 2023.`}
      table={{
        columns: [
          { key: 'car', header: 'Car', value: carName },
          { key: 'id', header: 'Listing', secondary: true },
          ...layers.map(({ key, name, of }) => ({
            key,
            header: name,
            unit: '$',
            value: of,
            format: (value: number) => formatNumber(value),
          })),
          {
            key: 'five_year_cost',
            header: 'Five years',
            unit: '$',
            text: (car) =>
              opened(formatNumber(car.five_year_cost), () => fiveYearNote(car, answered)),
          },
        ],
        rows: cars,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {layers.map(({ key, name, tone }) => (
            <span key={key} className="inline-flex items-center gap-1.5">
              <SeriesKey tone={tone} />
              {name}
            </span>
          ))}
          <CursorHint unit="car" />
        </span>
      }
    >
      {cars.length === 0 ? null : (
        <StackedBars
          label="Five-year cost of the first cars"
          categories={cars.map(shortName)}
          layers={layers.map(({ key, name, tone, of }) => ({
            key,
            name,
            tone,
            values: cars.map(of),
          }))}
          format={money}
          axisFormat={formatDollarsShort}
          height={{ wide: 300, narrow: 260 }}
          unitName="car"
        />
      )}
    </ChartFigure>
  )
}
