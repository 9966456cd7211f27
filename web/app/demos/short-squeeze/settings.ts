/** The settings of the page: how they stand in its address, what they ask of the API, and what their controls need. */
import { choice, day, daysOf, limitsOf, numeric, pick, type ViewOf } from '@/lib/url-state'
import { defaultReport } from './contract.gen'
import { replay, scoreTable } from './fields.gen'
import { defaultWeights, metricKeys, type MetricKey } from './metrics'

const weight = (key: MetricKey, label: string) =>
  numeric(
    defaultWeights[key],
    { min: 0, max: 100 },
    { label: `Weight of ${label}`, wire: `weights.${key}` },
  )

export const settings = {
  event: choice({ gme: 'GameStop', amc: 'AMC' }, 'gme', { label: 'Stock' }),
  date: day(defaultReport.replay.date, { ...daysOf(replay.date), label: 'Day' }),
  short_interest_pct_float: weight('short_interest_pct_float', 'short interest'),
  days_to_cover: weight('days_to_cover', 'days to cover'),
  short_interest_change: weight('short_interest_change', 'the change in shorts'),
  float_millions: weight('float_millions', 'a small float'),
  fails_to_adv: weight('fails_to_adv', 'fails to deliver'),
  relative_volume: weight('relative_volume', 'relative volume'),
  return_20d: weight('return_20d', 'the 20-session return'),
  rsi_14: weight('rsi_14', 'RSI-14'),
  /** A rule of the page's, not of the API: a score that rests on less is not shown. */
  coverage: numeric(50, { min: 0, max: 100 }, { label: 'Least coverage', unit: '%' }),
  min_price: numeric(scoreTable.min_price.default, limitsOf(scoreTable.min_price), {
    label: 'Least price',
    wire: 'min_price',
  }),
  min_average_volume: numeric(
    scoreTable.min_average_volume.default,
    limitsOf(scoreTable.min_average_volume),
    { label: 'Least volume in shares', wire: 'min_average_volume' },
  ),
}

export type View = ViewOf<typeof settings>

const filters = ['min_price', 'min_average_volume'] as const

/** The settings that make a question; the coverage changes what is shown alone. */
export const askedView = (view: View) =>
  pick(view, ['event', 'date', ...metricKeys, ...filters] as const)

export type AskedView = ReturnType<typeof askedView>
