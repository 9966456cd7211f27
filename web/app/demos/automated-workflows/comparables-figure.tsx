import { useState } from 'react'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { ScatterChart } from '@/components/charts/scatter-chart'
import { SelectField } from '@/components/demo/fields'
import { PageOnly } from '@/components/demo/page-only'
import { formatDollars, formatNumber } from '@/lib/format'
import type { AnsweredSearch } from './ask'
import type { Listed } from './contract.gen'
import { carName, creditOf, kilometres } from './words'

/** The finding: how many of the cars like it ask more. */
export function comparablesTitle(car: Listed | undefined) {
  if (!car) return 'No car to compare'
  const count = car.comparables.length
  if (count === 0) return `No other ${car.make} ${car.model} is listed`
  const more = car.comparables.filter(({ price }) => price > car.price).length
  return `${formatNumber(more)} of ${formatNumber(count)} other ${car.model} listings ask more than this one`
}

/** The cars behind a price: the same model, nearest in age and kilometres. */
export function ComparablesFigure({
  answered,
  stale,
  pending,
}: {
  answered: AnsweredSearch
  stale: boolean
  pending: boolean
}) {
  const cars = answered.report.listings.slice(0, 5)
  const [id, setId] = useState('')
  const car = cars.find((one) => one.id === id) ?? cars[0]
  const rows = car
    ? [{ ...car, is: 'this car' }, ...car.comparables.map((one) => ({ ...one, is: 'comparable' }))]
    : []
  return (
    <ChartFigure
      demo="automated-workflows"
      name="comparables"
      title={comparablesTitle(car)}
      sub={`Asking price, dollars, against kilometres of ${car ? `the ${carName(car)}` : 'a car'} (green) and the same model nearest in age and kilometres${answered.own ? '' : ', all synthetic'}. A year counts like 15,000 km.`}
      table={{
        columns: [
          { key: 'id', header: 'Listing' },
          { key: 'is', header: 'Is' },
          { key: 'year', header: 'Year', format: String },
          { key: 'km', header: 'Driven', unit: 'km', format: (value) => formatNumber(value) },
          { key: 'price', header: 'Asked', unit: '$', format: (value) => formatNumber(value) },
        ],
        rows,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {cars.length > 1 && car && (
            <PageOnly>
              <div className="w-64 max-w-full">
                <SelectField
                  label="Car to compare"
                  options={cars.map((one) => ({ value: one.id, label: carName(one) }))}
                  value={car.id}
                  onChange={setId}
                  isWords
                />
              </div>
            </PageOnly>
          )}
          <CursorHint unit="car" />
        </div>
      }
    >
      {rows.length === 0 ? null : (
        <ScatterChart
          label="Price against kilometres of cars like it"
          x={{ title: 'Driven', format: (value) => formatNumber(value), unit: 'km' }}
          y={{ title: 'Asked', format: (value) => formatDollars(value) }}
          points={rows.map((row) => ({
            key: row.id,
            name: `${carName(row)}, ${row.id}`,
            x: row.km,
            y: row.price,
            tone: row.is === 'this car' ? 'signal' : 'noise',
            ...(row.is === 'this car' && { size: 7, label: 'this car' }),
          }))}
          unitName="car"
          read={({ name, x, y }) => ({
            title: name,
            value: formatDollars(y),
            lines: [kilometres(x)],
          })}
        />
      )}
    </ChartFigure>
  )
}
