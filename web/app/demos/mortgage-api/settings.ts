/** The settings of the page: by the names of the API, with their limits and what their controls need. */
import {
  choice,
  day,
  daysOf,
  flag,
  numbersOf,
  partOf,
  pick,
  shownTexts,
  type Option,
  type ViewOf,
} from '@/lib/url-state'
import { counted } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import generated from './default-report.gen.json'
import * as fields from './fields.gen'

const { quote_params, qualify_params, penalty_params } = generated

/** A place with its own taxes: a province, or a city where the city levies too. */
export interface Place {
  value: string
  label: string
  province: (typeof fields.quote.province.enum)[number]
  city?: string
}

export const places = [
  { value: 'toronto', label: 'Toronto, Ontario', province: 'ON', city: 'Toronto' },
  { value: 'ontario', label: 'Ontario outside Toronto', province: 'ON' },
  { value: 'montreal', label: 'Montréal, Quebec', province: 'QC', city: 'Montréal' },
  { value: 'quebec-city', label: 'Québec City, Quebec', province: 'QC', city: 'Québec' },
  { value: 'laval', label: 'Laval, Quebec', province: 'QC', city: 'Laval' },
  { value: 'quebec', label: 'Quebec elsewhere', province: 'QC' },
  { value: 'british-columbia', label: 'British Columbia', province: 'BC' },
  { value: 'alberta', label: 'Alberta', province: 'AB' },
  { value: 'saskatchewan', label: 'Saskatchewan', province: 'SK' },
  { value: 'manitoba', label: 'Manitoba', province: 'MB' },
  { value: 'new-brunswick', label: 'New Brunswick', province: 'NB' },
  { value: 'halifax', label: 'Halifax, Nova Scotia', province: 'NS', city: 'Halifax' },
  { value: 'nova-scotia', label: 'Nova Scotia outside Halifax', province: 'NS' },
  { value: 'prince-edward-island', label: 'Prince Edward Island', province: 'PE' },
  { value: 'newfoundland', label: 'Newfoundland and Labrador', province: 'NL' },
] as const satisfies readonly Place[]

/** How often is paid: in the sentence, after the sum, and how many times a year. */
/** An accelerated payment is a half or a quarter of the monthly one. */
const frequencies = {
  monthly: { label: 'monthly', each: 'a month', perYear: 12, ofMonthly: 1 },
  semi_monthly: { label: 'twice a month', each: 'twice a month', perYear: 24, ofMonthly: 1 },
  bi_weekly: { label: 'every two weeks', each: 'every two weeks', perYear: 26, ofMonthly: 1 },
  weekly: { label: 'weekly', each: 'a week', perYear: 52, ofMonthly: 1 },
  accelerated_bi_weekly: {
    label: 'every two weeks, accelerated',
    each: 'every two weeks',
    perYear: 26,
    ofMonthly: 2,
  },
  accelerated_weekly: { label: 'weekly, accelerated', each: 'a week', perYear: 52, ofMonthly: 4 },
} as const satisfies Record<(typeof fields.quote.frequency.enum)[number], object>

const compoundings = {
  semi_annual: { label: 'semi-annually', perYear: 2 },
  monthly: { label: 'monthly', perYear: 12 },
} as const satisfies Record<(typeof fields.quote.compounding.enum)[number], object>

const optionsOf = <T extends string>(
  values: readonly T[],
  known: Readonly<Record<T, { label: string }>>,
): Option<T>[] => values.map((value) => ({ value, label: known[value].label }))

const ofQuote = numbersOf(quote_params, fields.quote)
const ofHousehold = numbersOf(qualify_params, fields.qualify)
const ofContract = numbersOf(penalty_params, fields.penalty)
/** A number out of a list is a choice, not typed, and a step for the back button. */
const chosen = <S extends object>(setting: S) => ({
  ...setting,
  how: 'push' as const,
  isTyped: false,
})

/** What the quote and the offers rest on; the defaults are those of the report the page is prerendered with. */
const home = {
  buyer: choice({ first: 'a first-time buyer', repeat: 'not a first-time buyer' }, 'first', {
    label: 'Buyer',
    wire: 'first_time_buyer',
  }),
  home: choice({ existing: 'an existing home', new: 'a newly built home' }, 'existing', {
    label: 'Home',
    wire: 'new_build',
  }),
  place: choice(places, 'toronto', { label: 'Place', wire: 'province' }),
  price: ofQuote('price', 'Price, dollars'),
  down_payment: ofQuote('down_payment', 'Down payment, dollars'),
  type: choice(
    { any: 'a fixed or variable rate', fixed: 'a fixed rate', variable: 'a variable rate' },
    'any',
    { label: 'Kind of rate' },
  ),
  term_years: chosen(ofQuote('term_years', 'Term')),
  rate_pct: ofQuote('rate_pct', 'Rate, per cent a year'),
  compounding: choice(optionsOf(fields.quote.compounding.enum, compoundings), 'semi_annual', {
    label: 'Compounding',
  }),
  frequency: choice(optionsOf(fields.quote.frequency.enum, frequencies), 'monthly', {
    label: 'Payments',
  }),
  amortization_years: chosen(ofQuote('amortization_years', 'Amortization')),
  // Not set, it is the closing date, whichever that is.
  application_date: day('', {
    ...daysOf(fields.quote.application_date),
    label: 'Application date',
  }),
  closing_date: day(quote_params.closing_date, {
    ...daysOf(fields.quote.closing_date),
    label: 'Closing date',
  }),
  fees: ofQuote('fees', 'Lender’s fees', { unit: '$' }),
  raised_payment: ofQuote('raised_payment', 'More with each payment', { unit: '$' }),
  lump_sum: ofQuote('lump_sum', 'Lump sum, once', { unit: '$' }),
  lump_sum_after_years: ofQuote('lump_sum_after_years', 'Lump sum after', { unit: 'years' }),
}

const household = {
  annual_income: ofHousehold('annual_income', 'Household income', { unit: '$ a year' }),
  property_tax_annual: ofHousehold('property_tax_annual', 'Property tax', { unit: '$ a year' }),
  heating_monthly: ofHousehold('heating_monthly', 'Heating', { unit: '$ a month' }),
  condo_fee_monthly: ofHousehold('condo_fee_monthly', 'Condo fee, half counts', {
    unit: '$ a month',
  }),
  debts_monthly: ofHousehold('debts_monthly', 'Other debt payments', { unit: '$ a month' }),
}

/** What the break penalty rests on. */
const contract = {
  balance: ofContract('balance', 'Still owed', { unit: '$', noun: 'The balance' }),
  contract_rate_pct: ofContract('contract_rate_pct', 'Contract rate', { unit: '%' }),
  months_remaining: ofContract('months_remaining', 'Months left'),
  comparison_rate_pct: ofContract('comparison_rate_pct', 'Lender’s rate today', {
    unit: '%',
    noun: 'Today’s rate',
  }),
  variable: flag(penalty_params.variable, { label: 'The rate is variable' }),
  by_posted: flag(true, { label: 'The lender compares posted rates', wire: 'posted_rate_pct' }),
  posted_rate_pct: ofContract('posted_rate_pct', 'Posted today', {
    unit: '%',
    noun: 'The posted rate',
  }),
  discount_pct: ofContract('discount_pct', 'Your discount', { unit: 'pp', noun: 'The discount' }),
}

export const settings = { ...home, ...household, ...contract }

export type View = ViewOf<typeof settings>

export const homeView = (view: View) => partOf(home, view)
export const householdOf = (view: ViewOf<typeof household>) => partOf(household, view)
export const penaltyView = (view: View) => partOf(contract, view)

/** What stands in the way of the penalty; posted rates are asked for only where the lender compares them. */
export const unusableContract = ({ view, unusable }: Pick<ViewState<View>, 'view' | 'unusable'>) =>
  shownTexts(unusable, { posted_rate_pct: view.by_posted, discount_pct: view.by_posted })

/** What the borrowing limit rests on: the household, and the loan this home needs. */
export const qualifyView = (view: View) => ({
  ...householdOf(view),
  ...pick(view, ['rate_pct', 'amortization_years', 'price', 'down_payment']),
  ...pick(view, ['buyer', 'home', 'application_date', 'closing_date']),
})

export type HomeView = ReturnType<typeof homeView>
export type QualifyView = ReturnType<typeof qualifyView>
export type PenaltyView = ReturnType<typeof penaltyView>

export const placeOf = ({ place }: Pick<View, 'place'>): Place =>
  places.find(({ value }) => value === place) ?? places[0]
/** The day whose lending rules hold. */
export const applicationDay = ({
  application_date,
  closing_date,
}: Pick<View, 'application_date' | 'closing_date'>) => application_date || closing_date
export const frequencyOf = ({ frequency }: Pick<View, 'frequency'>) => frequencies[frequency]
export const compoundingOf = ({ compounding }: Pick<View, 'compounding'>) =>
  compoundings[compounding]

/** Years to choose from; one that came by link and is not among them is added. */
export function yearOptions(years: readonly number[], chosen: number): Option<number>[] {
  const all = years.includes(chosen) ? years : [...years, chosen].toSorted((a, b) => a - b)
  return all.map((value) => ({ value, label: counted(value, 'year') }))
}
