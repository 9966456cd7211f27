/** The eight conditions as the page calls them, in the engine's order. */
import { formatNumber, formatPercent, formatSigned } from '@/lib/format'
import type { Weights } from './contract.gen'
import generated from './default-report.gen.json'

export type MetricKey = keyof Weights
export type Side = 'fuel' | 'spark'

export interface Metric {
  key: MetricKey
  side: Side
  name: string
  /** Its value with its unit. */
  format: (value: number) => string
}

const share = (value: number) => `${formatSigned(value * 100, 1)}\u00a0%`

export const metrics: readonly Metric[] = [
  {
    key: 'short_interest_pct_float',
    side: 'fuel',
    name: 'Short interest',
    format: (value) => formatPercent(value),
  },
  {
    key: 'days_to_cover',
    side: 'fuel',
    name: 'Days to cover',
    format: (value) => `${formatNumber(value, 2)}\u00a0days`,
  },
  { key: 'short_interest_change', side: 'fuel', name: 'Change in shorts', format: share },
  {
    key: 'float_millions',
    side: 'fuel',
    name: 'Small float',
    format: (value) => `${formatNumber(value, 2)}\u00a0million shares`,
  },
  {
    key: 'fails_to_adv',
    side: 'fuel',
    name: 'Fails to deliver',
    format: (value) => `${formatNumber(value, 3)} of a day’s volume`,
  },
  {
    key: 'relative_volume',
    side: 'spark',
    name: 'Relative volume',
    format: (value) => `${formatNumber(value, 1)} times`,
  },
  { key: 'return_20d', side: 'spark', name: '20-session return', format: share },
  { key: 'rsi_14', side: 'spark', name: 'RSI-14', format: (value) => formatNumber(value, 1) },
]

export const metricKeys = metrics.map(({ key }) => key)
export const sideNames = { fuel: 'Fuel', spark: 'Spark' } as const
export const defaultWeights = generated.weights
