/** The settings of the page: how they stand in its address, what they ask of the API, and what their controls need. */
import {
  choice,
  day,
  daysOf,
  flag,
  month,
  numbersOf,
  numeric,
  pick,
  type ViewOf,
} from '@/lib/url-state'
import generated from './default-report.gen.json'
import * as fields from './fields.gen'

type Series = (typeof fields.spread.long.enum)[number]

/** Two series, one taken from the other. */
export interface SpreadPair {
  long: Series
  short: Series
  /** How the page calls it. */
  name: string
}

export const spreadPairs = {
  '10y-2y': { long: '10y', short: '2y', name: '10-year minus 2-year' },
  '10y-3m': { long: '10y', short: '3m', name: '10-year minus 3-month' },
  '10y-5y': { long: '10y', short: '5y', name: '10-year minus 5-year' },
  '5y-2y': { long: '5y', short: '2y', name: '5-year minus 2-year' },
  'long-10y': { long: 'long', short: '10y', name: 'Long minus 10-year' },
  '5y-policy': { long: '5y', short: 'policy', name: '5-year minus policy rate' },
} satisfies Record<string, SpreadPair>

export type SpreadKey = keyof typeof spreadPairs
const isSpread = (key: string): key is SpreadKey => key in spreadPairs

export const mortgagePair: SpreadPair = {
  long: 'mortgage_5y',
  short: '5y',
  name: 'Posted 5-year mortgage minus 5-year',
}

/** The fewest different maturities each model takes, and its parameters: as the engine has them. */
const models = {
  nelson_siegel: { name: 'Nelson–Siegel', parameters: 4 },
  svensson: { name: 'Svensson', parameters: 6 },
} as const

export type Model = keyof typeof models

export const modelName = (model: Model) => models[model].name

const { maturity, settlement } = generated.price_params
const { price: bond } = fields
const ofBond = numbersOf({ ...generated.price_params, clean_price: 100 }, bond)

export const settings = {
  /** The month of the curve; empty is the newest there is. */
  curve: month('', { wire: 'date' }),
  /** The month it is held against; empty is a year before the newest. */
  against: month('', { wire: 'with' }),
  fit: choice(
    [
      { value: 'none', label: 'None' },
      ...fields.fit.model.enum.map((value) => ({ value, label: models[value].name })),
    ],
    'nelson_siegel',
    { label: 'Fit', wire: 'model' },
  ),
  economic: flag(false, { label: 'Keep level and short end positive' }),
  residuals: flag(true, { label: 'Residuals' }),
  forwards: flag(false, { label: 'Forward rates' }),
  spread: choice(
    Object.keys(spreadPairs)
      .filter(isSpread)
      .map((value) => ({ value, label: value.replace('-', ' − ') })),
    '10y-2y',
    { label: 'Spread', wire: 'long' },
  ),
  /** Month-ends in a row below zero that make an episode: a rule of the page's, not of the API. */
  run: numeric(1, { min: 1, max: 12, whole: true }, { label: 'At least' }),
  coupon_pct: ofBond('coupon_pct', 'Coupon, per cent a year'),
  maturity: day(maturity, { ...daysOf(bond.maturity), label: 'Maturity' }),
  settlement: day(settlement, { ...daysOf(bond.settlement), label: 'Settlement' }),
  by: choice(
    { yield: 'a yield of', curve: 'the curve’s yield', price: 'a clean price of' },
    'yield',
    { label: 'Priced by' },
  ),
  yield_pct: ofBond('yield_pct', 'Yield, per cent, semi-annual'),
  clean_price: ofBond('clean_price', 'Clean price per 100'),
  convention: choice(
    { canadian: 'days over 365 (Canada)', actual_actual: 'days over the days of the period' },
    'canadian',
    { label: 'Accrual convention' },
  ),
}

export type View = ViewOf<typeof settings>

/** The settings that make a question of the curve, and those of the bond; the others change the drawing alone. */
export const curveView = (view: View) =>
  pick(view, ['curve', 'against', 'fit', 'economic', 'spread'])
export const bondView = (view: View) =>
  pick(view, [
    ...(['coupon_pct', 'maturity', 'settlement', 'by'] as const),
    ...(['yield_pct', 'clean_price', 'convention'] as const),
  ])

export type CurveView = ReturnType<typeof curveView>
export type BondView = ReturnType<typeof bondView>

/** Whether there are enough maturities for the model's parameters. */
export function canFit(model: Model, points: number) {
  return points >= models[model].parameters
}

/** Why a fit could mislead on so few points, or cannot be had; null when it neither does. */
export function fitRemark(model: View['fit'], points: number): string | null {
  if (model === 'none') return null
  const { name, parameters } = models[model]
  if (!canFit(model, points))
    return `${name} has ${String(parameters)} parameters; this curve has ${String(points)} points, so it is not fitted.`
  const spare = points - parameters
  if (spare > 2) return null
  if (model === 'nelson_siegel')
    return `${String(points)} points for 4 parameters: the line passes close to them whatever they are.`
  return `${String(points)} points for 6 parameters: Svensson can fit noise, so its small error is no proof. Read Nelson–Siegel beside it.`
}
