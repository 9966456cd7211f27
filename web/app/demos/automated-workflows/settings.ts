/** The settings of the page: how they stand in its address, what they ask of the API, and what their controls need. */
import { choice, numbersOf, text, type Setting, type ViewOf } from '@/lib/url-state'
import { readChips } from './chips'
import { defaultReport } from './contract.gen'
import { search } from './fields.gen'
import { provinces } from './words'

const number = numbersOf(
  {
    km_per_year: search.km_per_year.default,
    fuel_price: search.fuel_price.default,
    power_price: search.power_price.default,
  },
  search,
)

export const settings = {
  wish: text(defaultReport.report.wish, search.wish, { label: 'Your wish' }),
  /** The chips once one was edited or struck; empty for what the wish says. */
  chips: {
    initial: '',
    parse: (given) => (given === '' || readChips(given) ? given : undefined),
    format: (value) => value,
    wire: 'wishes',
    how: 'push',
  } satisfies Setting<string>,
  /** Empty for the place that is wished for, or where the car is. */
  province: choice({ '': 'the place I wish for', ...provinces }, '', {
    label: 'Where you live',
    noun: 'The province',
  }),
  km_per_year: number('km_per_year', 'Kilometres a year'),
  fuel_price: number('fuel_price', 'Fuel, dollars a litre', { unit: '$' }),
  power_price: number('power_price', 'Electricity, dollars a kWh', { unit: '$' }),
}

export type View = ViewOf<typeof settings>
