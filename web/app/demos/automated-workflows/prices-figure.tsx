import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { RangeRows } from '@/components/charts/range-rows'
import { opened } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import { formatDollars, formatNumber, formatPercent } from '@/lib/format'
import { numberWord } from './answer'
import type { AnsweredSearch } from './ask'
import type { Listed } from './contract.gen'
import { carName, creditOf, dollars, kilometres, noteCredit, shortName, stockWord } from './words'

const SHOWN = 10

const isBelow = ({ price, low }: Listed) => low != null && price < low

/** The finding among the cars that are drawn. */
export function pricesTitle(cars: readonly Listed[]) {
  const below = cars.filter(isBelow).length
  if (cars.every(({ fair_price }) => fair_price == null)) return 'Too few listings for a fair price'
  if (below === 0) return 'None of the first asks less than its fair range'
  return `${numberWord(below)} of the first ${numberWord(cars.length).toLowerCase()} ${below === 1 ? 'asks' : 'ask'} less than ${below === 1 ? 'its' : 'their'} fair range`
}

/** What the first cars ask, against the range their kind asks. */
export function PricesFigure({
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
  const ends = cars.flatMap(({ price, low, high }) => [price, low ?? price, high ?? price])
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const kept = report.validation
  const note = (car: Listed) => ({
    title: `Fair price of the ${carName(car)}`,
    ...worked(
      ['exp(make + model + body + drive + fuel', '+ transmission + age + age² + km + …)'],
      formatDollars(car.fair_price ?? 0),
    ),
    inputs: [
      { name: 'Year', value: String(car.year) },
      { name: 'Driven', value: kilometres(car.km) },
      { name: 'Range', value: `${dollars(car.low ?? 0)} to ${dollars(car.high ?? 0)}` },
      { name: 'Asked', value: dollars(car.price) },
    ],
    text: 'By a model that was fitted without this car.',
    ...noteCredit(answered),
  })
  return (
    <ChartFigure
      demo="automated-workflows"
      name="fair prices"
      title={pricesTitle(cars)}
      sub={`${stockWord(answered)}. Asking price of the first ${String(cars.length)}, dollars, in the order of their scores. Bar: the range eight in ten cars like it ask; green disc: below it; grey square: within or above.`}
      table={{
        columns: [
          { key: 'car', header: 'Car', value: carName },
          { key: 'id', header: 'Listing', secondary: true },
          { key: 'price', header: 'Asked', unit: '$', format: formatNumber },
          {
            key: 'fair_price',
            header: 'Fair',
            unit: '$',
            text: (car) =>
              car.fair_price == null ? '–' : opened(formatNumber(car.fair_price), () => note(car)),
          },
          { key: 'low', header: 'From', unit: '$', format: formatNumber },
          { key: 'high', header: 'To', unit: '$', format: formatNumber },
        ],
        rows: cars,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={
        <>
          {kept && (
            <p>
              The range promises {formatPercent(kept.promised_pct, 0)} and held{' '}
              {formatPercent(kept.kept_pct, 1)} of {formatNumber(kept.held_out)} listings that had
              no part in it.
            </p>
          )}
          <CursorHint unit="car" />
        </>
      }
    >
      {cars.length === 0 ? null : (
        <RangeRows
          label="Asking prices against fair ranges"
          unitName="car"
          names={['fair', 'asks']}
          format={dollars}
          domain={[least * 0.95, most * 1.02]}
          rows={cars.map((car) => ({
            key: car.id,
            name: shortName(car),
            range: car.low == null || car.high == null ? null : [car.low, car.high],
            value: car.price,
            tone: isBelow(car) ? 'signal' : 'noise',
          }))}
        />
      )}
    </ChartFigure>
  )
}
