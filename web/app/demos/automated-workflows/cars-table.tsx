import { ChartFigure } from '@/components/charts/chart-figure'
import { opened } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import { counted, formatNumber } from '@/lib/format'
import type { AnsweredSearch } from './ask'
import type { Listed } from './contract.gen'
import { fiveYearNote } from './notes'
import { carName, consumption, creditOf, noteCredit, stockWord, valueNames } from './words'

/** The cars that fit, best first, each with its reasons. */
export function CarsTable({
  answered,
  stale,
  pending,
}: {
  answered: AnsweredSearch
  stale: boolean
  pending: boolean
}) {
  const { report, own } = answered
  const cars = report.listings
  const points = ({ points: { price, cost, wishes, wear }, score, ...car }: Listed) => ({
    title: `Score of the ${carName(car)}`,
    ...worked(
      [
        `  ${formatNumber(price, 1)} of 40: price against fair`,
        `+ ${formatNumber(cost, 1)} of 20: five-year cost`,
        `+ ${formatNumber(wishes, 1)} of 25: what is weighed`,
        `+ ${formatNumber(wear, 1)} of 15: age and km`,
      ],
      formatNumber(score, 1),
    ),
    text: 'Cost and wear are ranks among the cars that fit.',
    ...noteCredit(answered),
  })
  const named = (field: 'body' | 'drive' | 'fuel' | 'colour', value: string | null | undefined) =>
    value == null ? null : (valueNames[field]?.[value] ?? value)
  return (
    <ChartFigure
      demo="automated-workflows"
      name="cars"
      title={
        cars.length === 0
          ? 'No car fits'
          : `The best ${counted(cars.length, 'car')} of ${formatNumber(report.fits)}, and why`
      }
      sub={`${stockWord({ own })} that fit every wish, best score first. Scores, five-year costs and reasons open or stand beside.`}
      table={{
        columns: [
          { key: 'car', header: 'Car', value: carName },
          { key: 'id', header: 'Listing', secondary: true },
          {
            key: 'score',
            header: 'Score',
            text: (car) => opened(formatNumber(car.score, 1), () => points(car)),
            align: 'end',
          },
          { key: 'price', header: 'Asked', unit: '$', format: (value) => formatNumber(value) },
          {
            key: 'fair_price',
            header: 'Fair',
            unit: '$',
            format: (value) => formatNumber(value),
            secondary: true,
          },
          { key: 'km', header: 'Driven', unit: 'km', format: (value) => formatNumber(value) },
          { key: 'per_100km', header: 'Uses', text: consumption, align: 'end', secondary: true },
          {
            key: 'five_year_cost',
            header: 'Five years',
            unit: '$',
            text: (car) =>
              opened(formatNumber(car.five_year_cost), () => fiveYearNote(car, answered)),
            align: 'end',
          },
          { key: 'city', header: 'Place', secondary: true },
          {
            key: 'unit',
            header: 'Unit of use',
            value: ({ fuel }) => (fuel === 'electric' ? 'kWh/100 km' : 'L/100 km'),
            exportOnly: true,
          },
          {
            key: 'drive',
            header: 'Drive',
            value: ({ drive }) => named('drive', drive),
            exportOnly: true,
          },
          {
            key: 'fuel',
            header: 'Fuel',
            value: ({ fuel }) => named('fuel', fuel),
            exportOnly: true,
          },
          {
            key: 'colour',
            header: 'Colour',
            value: ({ colour }) => named('colour', colour),
            exportOnly: true,
          },
          {
            key: 'reasons',
            header: 'Why',
            value: ({ reasons }) => reasons.join('. '),
            secondary: true,
          },
        ],
        rows: cars,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={own !== null}
      {...(!own && { foot: report.note })}
    />
  )
}
