/** The settings of the page, as they stand in its address. */
import { choice, day, flag, month, numeric, type ViewOf } from '@/lib/url-state'
import { defaults } from './query'

/** Two series, one taken from the other. */
export interface SpreadPair {
  long: string
  short: string
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
export const spreadKeys = Object.keys(spreadPairs) as SpreadKey[]

export const mortgagePair: SpreadPair = {
  long: 'mortgage_5y',
  short: '5y',
  name: 'Posted 5-year mortgage minus 5-year',
}

const { coupon_pct, maturity, settlement, yield_pct } = defaults.priceParams

export const settings = {
  /** The month of the curve; empty is the newest there is. */
  curve: month(''),
  /** The month it is held against; empty is a year before the newest. */
  against: month(''),
  fit: choice(['none', 'nelson_siegel', 'svensson'], 'nelson_siegel'),
  residuals: flag(true),
  forwards: flag(false),
  spread: choice(spreadKeys, '10y-2y'),
  /** Month-ends in a row below zero that make an episode. */
  run: numeric(1, { min: 1, max: 12, whole: true }),
  coupon: numeric(coupon_pct, { min: 0, max: 30 }),
  maturity: day(maturity),
  settle: day(settlement),
  by: choice(['yield', 'curve', 'price'], 'yield'),
  yield: numeric(yield_pct ?? 3.5, { min: -5, max: 50 }),
  price: numeric(100, { min: 1, max: 500 }),
}

export type View = ViewOf<typeof settings>

/** The fewest different maturities each model takes, and its parameters: as the engine has them. */
export const models = {
  nelson_siegel: { name: 'Nelson–Siegel', parameters: 4 },
  svensson: { name: 'Svensson', parameters: 6 },
} as const

export type Model = keyof typeof models

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

/** Whole and part years between two days. */
export function yearsBetween(from: string, to: string) {
  return (Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000)
}
