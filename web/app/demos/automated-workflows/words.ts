/** How the page speaks of cars, wishes and whose figures they are. */
import type { FigureNote } from '@/components/demo/note'
import { formatDollars, formatNumber, withUnit } from '@/lib/format'
import type { AnsweredSearch } from './ask'
import type { Field, Listed, Op, Province, Reading } from './contract.gen'

export const fieldNames: Record<Field, string> = {
  make: 'make',
  model: 'model',
  body: 'body',
  drive: 'drive',
  fuel: 'fuel',
  transmission: 'transmission',
  colour: 'colour',
  seats: 'seats',
  year: 'year',
  km: 'km',
  price: 'price',
  place: 'place',
  quality: 'wish',
  consumption: 'L/100 km',
}

export const opNames: Record<Op, string> = {
  is: 'is',
  is_not: 'is not',
  at_most: 'at most',
  at_least: 'at least',
  about: 'about',
  like: 'like',
  near: 'near',
  not_near: 'not near',
}

/** The values of fields that have few, by their names on the wire. */
export const valueNames: Partial<Record<Field, Readonly<Record<string, string>>>> = {
  body: {
    suv: 'SUV',
    sedan: 'sedan',
    hatchback: 'hatchback',
    wagon: 'wagon',
    pickup: 'pickup',
    minivan: 'minivan',
    coupe: 'coupe',
    convertible: 'convertible',
  },
  drive: { awd: 'all-wheel drive', fwd: 'front-wheel drive', rwd: 'rear-wheel drive' },
  fuel: {
    gasoline: 'gasoline',
    diesel: 'diesel',
    hybrid: 'hybrid',
    electric: 'electric',
    plug_in_hybrid: 'plug-in hybrid',
  },
  transmission: { automatic: 'automatic', manual: 'manual' },
  colour: {
    white: 'white',
    black: 'black',
    grey: 'grey',
    silver: 'silver',
    blue: 'blue',
    red: 'red',
    green: 'green',
    brown: 'brown',
    orange: 'orange',
    yellow: 'yellow',
  },
  quality: {
    reliable: 'reliable',
    efficient: 'good on fuel',
    cheap: 'cheap',
    low_km: 'few km',
    recent: 'recent',
    sporty: 'sporty',
    luxury: 'luxury',
    roomy: 'roomy',
    small: 'small',
    winter: 'good in winter',
    towing: 'can tow',
    accident_free: 'no accident',
    one_owner: 'one owner',
  },
}

export const provinces: Record<Province, string> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
}

/** "$25,000", "100,000", "Alberta". */
export function valueWords({ field, value }: Pick<Reading, 'field' | 'value'>) {
  if (typeof value === 'number')
    return field === 'price'
      ? formatDollars(value)
      : field === 'year'
        ? String(value)
        : formatNumber(value, value % 1 === 0 ? 0 : 1)
  const name = valueNames[field]?.[value]
  return name ?? (field === 'place' ? (provinces[value as Province] ?? value) : value)
}

/** What a value of a field of numbers is called: "at most 7 seats". */
function measured({ field, value }: Pick<Reading, 'field' | 'value'>) {
  const words = valueWords({ field, value })
  if (field === 'km') return withUnit(words, 'km')
  if (field === 'seats') return `${words} ${value === 1 ? 'seat' : 'seats'}`
  return field === 'consumption' ? withUnit(words, 'L/100 km') : words
}

/** Whose cars they are. */
export const stockWord = ({ own }: Pick<AnsweredSearch, 'own'>) =>
  own ? 'Your listings' : 'Synthetic listings'

/** "a RAV4", "an Outback": by the letter it begins with. */
export const withArticle = (name: string) => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`

/** A wish as one would say it: "at most $25,000", "not red", "near Calgary, 200 km". */
export function chipWords(reading: Pick<Reading, 'field' | 'op' | 'value' | 'within_km'>) {
  const { field, op } = reading
  const words = measured(reading)
  if (op === 'near' || op === 'not_near')
    return `${opNames[op]} ${words}${reading.within_km == null ? '' : `, ${formatNumber(reading.within_km)} km`}`
  if (op === 'is_not') return `not ${words}`
  if (op === 'like') return `like ${withArticle(words)}`
  if (op === 'is') return field === 'place' ? `in ${words}` : words
  if (field === 'year')
    return { at_least: `${words} or newer`, at_most: `${words} or older`, about: `about ${words}` }[
      op
    ]
  return `${opNames[op]} ${words}`
}

/** "2019 Toyota RAV4". */
export const carName = ({ year, make, model }: Pick<Listed, 'year' | 'make' | 'model'>) =>
  `${String(year)} ${make} ${model}`

/** A first name for rows: "RAV4 2019". */
export const shortName = ({ year, model }: Pick<Listed, 'year' | 'model'>) =>
  `${model} ${String(year)}`

export const kilometres = (value: number) => withUnit(formatNumber(value), 'km')
export const dollars = (value: number) => formatDollars(value)

export const consumption = ({ per_100km, fuel }: Pick<Listed, 'per_100km' | 'fuel'>) =>
  per_100km == null
    ? '–'
    : withUnit(formatNumber(per_100km, 1), fuel === 'electric' ? 'kWh/100 km' : 'L/100 km')

export function creditOf({ own }: AnsweredSearch) {
  return own
    ? `Own data: ${own.name}; fuel ratings of 2023, Natural Resources Canada`
    : 'Synthetic listings; fuel ratings of 2023, Natural Resources Canada'
}

export function noteCredit({ own }: AnsweredSearch): Pick<FigureNote, 'source' | 'date'> {
  return own
    ? { source: `Your table: ${own.name}`, date: 'sent to be worked out, not stored' }
    : {
        source: 'Synthetic listings; fuel ratings by Natural Resources Canada',
        date: 'stock of 2026, ratings of model year 2023',
      }
}
