/** What stands behind the figures of the answer. */
import type { FigureNote } from '@/components/demo/note'
import { summed, worked } from '@/components/demo/worked'
import { formatDollars, formatNumber, formatPercent } from '@/lib/format'
import type { AnsweredSearch } from './ask'
import type { Listed, PriceError, Saving, Validation } from './contract.gen'
import { carName, kilometres, noteCredit, provinces } from './words'

/** How many cars are left after each wish. */
export function fitsNote(answered: AnsweredSearch): FigureNote {
  const { report } = answered
  const dropped = report.steps.find(({ name }) => name === 'filter')?.dropped ?? []
  return {
    title: 'Cars that fit',
    ...worked(
      [
        `  ${formatNumber(report.total)} cars`,
        ...dropped.map(({ text, count }) => `− ${formatNumber(count)} not “${text}”`),
      ],
      formatNumber(report.fits),
    ),
    text: 'One wish after the other, in the order they were written. Wishes such as “reliable” are weighed in the score and drop nothing.',
    ...noteCredit(answered),
  }
}

export function belowNote(answered: AnsweredSearch): FigureNote {
  const { report } = answered
  const below = report.listings.filter(({ price, low }) => low != null && price < low)
  return {
    title: 'Cars below their fair range',
    ...worked(
      ['cars whose asking price is under', 'the lower end of their range'],
      formatNumber(report.below_range ?? 0),
    ),
    inputs: below.slice(0, 6).map((car) => ({
      name: carName(car),
      value: `${formatDollars(car.price)} of ${formatDollars(car.low ?? 0)}`,
    })),
    text: 'Eight in ten cars ask a price within their range; one in ten asks less. A low price has a reason often enough: look at the car.',
    ...noteCredit(answered),
  }
}

export function savingNote(saving: Saving, answered: AnsweredSearch): FigureNote {
  const { report } = answered
  const isElectric = report.listings[0]?.fuel === 'electric'
  const price = formatNumber(isElectric ? report.power_price : report.fuel_price, 2)
  const way = formatNumber(report.km_per_year * 5)
  return {
    title: 'Fuel saved in five years',
    ...worked(
      [
        `(${formatNumber(saving.against_per_100km, 1)} − ${formatNumber(saving.own_per_100km, 1)}) ${isElectric ? 'kWh' : 'L'} / 100 km`,
        `× ${way} km × $${price}`,
      ],
      formatDollars(saving.amount),
    ),
    inputs: [{ name: 'Against', value: saving.against }],
    text: 'Against the rating most common among the other cars that fit and use more. Ratings are those of model year 2023, whatever the year of the car.',
    ...noteCredit(answered),
  }
}

export function errorNote(error: PriceError, answered: AnsweredSearch): FigureNote {
  return {
    title: 'How far fair prices miss',
    ...worked(
      ['median of |fair − asked| / asked,', `each car left out once, ${String(error.folds)} parts`],
      formatPercent(error.median_miss_pct, 1),
    ),
    inputs: [
      { name: 'Listings', value: formatNumber(error.listings) },
      { name: 'Mean miss', value: formatDollars(error.mean_miss) },
      { name: 'R² of the logarithm', value: formatNumber(error.r_squared, 3) },
      { name: 'Columns', value: formatNumber(error.columns) },
    ],
    text: 'Ridge regression of the logarithm of the price on make, model, body, drive, fuel, transmission, age, age², kilometres, accident and seller. On 852 real listings of 2019 such a model missed by 12.5 %.',
    ...noteCredit(answered),
  }
}

export function keptNote(validation: Validation, answered: AnsweredSearch): FigureNote {
  const { held_out, kept_pct, promised_pct } = validation
  const kept = Math.round((held_out * kept_pct) / 100)
  return {
    title: 'The range, tested',
    ...worked(
      [`${formatNumber(kept)} of ${formatNumber(held_out)} held-out cars within`],
      formatPercent(kept_pct, 1),
    ),
    inputs: [
      { name: 'Promised', value: formatPercent(promised_pct, 0) },
      { name: 'Model and range made of', value: formatNumber(validation.fitted_on) },
      {
        name: 'Median width, of the price',
        value: formatPercent(validation.width_pct, 0),
      },
    ],
    text: 'A fifth of the listings had no part in model or range. The range of an age holds the middle eight tenths of what the model missed at that age.',
    ...noteCredit(answered),
  }
}

/** Depreciation, tax and fuel of one car. */
export function fiveYearNote(car: Listed, answered: AnsweredSearch): FigureNote {
  const { report } = answered
  const { depreciation, tax, tax_pct, fuel, resale } = car.cost
  const where = report.province ?? car.province
  return {
    title: `${carName(car)}: five years`,
    ...summed(
      [
        ['Depreciation', depreciation],
        ['Sales tax', tax],
        ...(fuel == null ? [] : [['Fuel', fuel] as const]),
      ],
      'Five years',
      car.five_year_cost,
    ),
    inputs: [
      { name: 'Asked', value: formatDollars(car.price) },
      { name: 'Worth then', value: formatDollars(resale) },
      {
        name: `Tax${where ? `, ${provinces[where]}` : ''}`,
        value: formatPercent(tax_pct, tax_pct % 1 === 0 ? 0 : 3),
      },
      { name: 'Driven', value: `${kilometres(report.km_per_year)} a year` },
      { name: 'Rated as', value: car.rated_as ?? 'no rating' },
    ],
    text: `${car.seller === 'private' ? 'From a private seller: the provincial tax, where there is one.' : 'From a dealer: GST or HST and provincial tax.'} Insurance, repairs, tires and interest are not in it.`,
    ...noteCredit(answered),
  }
}
