/** The settings of the page, how they stand in the address, and the requests they write. */
import { choice, day, flag, numeric, type ViewOf } from '@/lib/url-state'
import type { Option } from '@/components/demo/fields'
import { defaultReport } from './report'

const quote = defaultReport.quote_params
const household = defaultReport.qualify_params
const contract = defaultReport.penalty_params

export const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'QC', 'SK'] as const
export type Province = (typeof provinces)[number]

/** A place with its own taxes: a province, or a city where the city levies too. */
export interface Place {
  value: string
  label: string
  province: Province
  city?: string
}

export const places = [
  { value: 'toronto', label: 'Toronto, Ontario', province: 'ON', city: 'Toronto' },
  { value: 'ontario', label: 'Ontario outside Toronto', province: 'ON' },
  { value: 'montreal', label: 'Montréal, Quebec', province: 'QC', city: 'Montréal' },
  { value: 'quebec', label: 'Quebec outside Montréal', province: 'QC' },
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

export const frequencies = [
  { value: 'monthly', label: 'monthly', each: 'a month', perYear: 12 },
  { value: 'semi_monthly', label: 'twice a month', each: 'twice a month', perYear: 24 },
  { value: 'bi_weekly', label: 'every two weeks', each: 'every two weeks', perYear: 26 },
  { value: 'weekly', label: 'weekly', each: 'a week', perYear: 52 },
  {
    value: 'accelerated_bi_weekly',
    label: 'every two weeks, accelerated',
    each: 'every two weeks',
    perYear: 26,
  },
  { value: 'accelerated_weekly', label: 'weekly, accelerated', each: 'a week', perYear: 52 },
] as const

export type Frequency = (typeof frequencies)[number]['value']

export const compoundings = [
  { value: 'semi_annual', label: 'half-yearly', perYear: 2 },
  { value: 'monthly', label: 'monthly', perYear: 12 },
] as const

export type Compounding = (typeof compoundings)[number]['value']

export const rateKinds = [
  { value: 'any', label: 'a fixed or variable rate' },
  { value: 'fixed', label: 'a fixed rate' },
  { value: 'variable', label: 'a variable rate' },
] as const

const valuesOf = <const T extends string>(options: readonly { value: T }[]) =>
  options.map(({ value }) => value)

/** The limits of the API: what lies outside is refused there too. */
export const limits = {
  price: { min: 10_000, max: 100_000_000 },
  amount: { min: 0, max: 100_000_000 },
  rate: { min: 0, max: 25 },
  amortization: { min: 1, max: 40, whole: true },
  term: { min: 1, max: 10, whole: true },
  months: { min: 1, max: 120, whole: true },
  monthly: { min: 0, max: 1_000_000 },
  closing: { min: '2024-01-01', max: '2030-12-31' },
} as const

/** Every setting of the page; the defaults are those of the report it is prerendered with. */
export const settings = {
  buyer: choice(['first', 'repeat'], 'first'),
  home: choice(['existing', 'new'], 'existing'),
  place: choice(valuesOf(places), 'toronto'),
  price: numeric(quote.price, limits.price),
  down: numeric(quote.down_payment, limits.amount),
  kind: choice(valuesOf(rateKinds), 'any'),
  term: numeric(quote.term_years ?? 5, limits.term),
  rate: numeric(quote.rate_pct, limits.rate),
  compounding: choice(valuesOf(compoundings), 'semi_annual'),
  frequency: choice(valuesOf(frequencies), 'monthly'),
  amortization: numeric(quote.amortization_years ?? 25, limits.amortization),
  closing: day(quote.closing_date ?? '2026-11-15'),
  income: numeric(household.annual_income, { min: 1, max: 100_000_000 }),
  property_tax: numeric(household.property_tax_annual ?? 0, limits.amount),
  heating: numeric(household.heating_monthly ?? 0, limits.monthly),
  condo: numeric(household.condo_fee_monthly ?? 0, limits.monthly),
  debts: numeric(household.debts_monthly ?? 0, limits.monthly),
  balance: numeric(contract.balance, { min: 1, max: 100_000_000 }),
  contract: numeric(contract.contract_rate_pct, limits.rate),
  today: numeric(contract.comparison_rate_pct, limits.rate),
  months: numeric(contract.months_remaining, limits.months),
  floating: flag(contract.variable ?? false),
  by_posted: flag(true),
  posted: numeric(contract.posted_rate_pct ?? 0, limits.rate),
  discount: numeric(contract.discount_pct ?? 0, limits.rate),
}

export type View = ViewOf<typeof settings>

/** The place a view names. */
export const placeOf = (view: View): Place =>
  places.find(({ value }) => value === view.place) ?? places[0]

export const frequencyOf = (view: View) =>
  frequencies.find(({ value }) => value === view.frequency) ?? frequencies[0]

export const compoundingOf = (view: View) =>
  compoundings.find(({ value }) => value === view.compounding) ?? compoundings[0]

/** Years to choose from; one that came by link and is not among them is added. */
export function yearOptions(years: readonly number[], chosen: number): Option<string>[] {
  const all = years.includes(chosen) ? years : [...years, chosen].toSorted((a, b) => a - b)
  return all.map((year) => ({
    value: String(year),
    label: year === 1 ? '1 year' : `${String(year)} years`,
  }))
}

/** The words of the home that quote and offers share. */
function homeOf(view: View) {
  return {
    price: view.price,
    down_payment: view.down,
    amortization_years: view.amortization,
    term_years: view.term,
    frequency: view.frequency,
    province: placeOf(view).province,
    first_time_buyer: view.buyer === 'first',
    new_build: view.home === 'new',
    closing_date: view.closing,
  }
}

/** The body of `quote`. */
export function quoteBody(view: View) {
  const { province, first_time_buyer, new_build, closing_date, ...loan } = homeOf(view)
  const { city } = placeOf(view)
  const { price, down_payment, ...schedule } = loan
  return {
    price,
    down_payment,
    rate_pct: view.rate,
    ...schedule,
    compounding: view.compounding,
    province,
    ...(city !== undefined && { city }),
    first_time_buyer,
    new_build,
    closing_date,
  }
}

/** The query of `offers`, and the home in the body of one's own. */
export function offersBody(view: View) {
  return { ...homeOf(view), ...(view.kind !== 'any' && { type: view.kind }) }
}

/** The body of `qualify`: the household, and the loan this home needs. */
export function qualifyBody(view: View) {
  return {
    annual_income: view.income,
    property_tax_annual: view.property_tax,
    heating_monthly: view.heating,
    condo_fee_monthly: view.condo,
    debts_monthly: view.debts,
    rate_pct: view.rate,
    amortization_years: view.amortization,
    down_payment: view.down,
    first_time_buyer: view.buyer === 'first',
    new_build: view.home === 'new',
    closing_date: view.closing,
    ...(view.price > view.down && { target_loan: view.price - view.down }),
  }
}

/** The body of `penalty`. */
export function penaltyBody(view: View) {
  return {
    balance: view.balance,
    contract_rate_pct: view.contract,
    comparison_rate_pct: view.today,
    months_remaining: view.months,
    ...(view.by_posted && { posted_rate_pct: view.posted, discount_pct: view.discount }),
    variable: view.floating,
    term_years: contract.term_years ?? 5,
  }
}
