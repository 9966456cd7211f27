import type { Refusal } from '@/components/demo/api-problem'
import { fieldsOf } from '@/components/demo/fields-of'
import { SentenceForm, WordChoice, WordDay, WordNumber } from '@/components/demo/sentence'
import { formatDollars, formatNumber, withUnit } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import type { AnsweredMarket } from './ask'
import { settings, type View } from './settings'
import { knownDays, money } from './words'

const plain = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 2)
const unit = (name: string) => (value: number) => withUnit(plain(value), name)

/** The battery, the market and the week as the visitor would say them. */
export function BatteryForm({
  state,
  answered,
  refused,
}: {
  state: ViewState<View>
  answered: AnsweredMarket
  refused: readonly Refusal[]
}) {
  const { view, change } = state
  const field = fieldsOf(settings, state, refused)
  const { report } = answered
  const market = field('market')
  return (
    <SentenceForm
      label="Your battery"
      state={state}
      derived={`Costs ${money(report.cost)} · prices known: ${knownDays(report)} · cost and life are assumptions to change`}
    >
      A battery of <WordNumber {...field('power_mw')} format={unit('MW')} /> and{' '}
      <WordNumber {...field('energy_mwh')} format={unit('MWh')} />,{' '}
      <WordNumber {...field('efficiency_pct')} format={unit('%')} /> each way, at{' '}
      <WordChoice
        {...market}
        onChange={(value) => {
          // Each market has weeks of its own.
          change({ market: value, week: '' })
        }}
      />{' '}
      prices in the week of{' '}
      <WordDay
        {...field('week')}
        value={view.week || (report.hours[0]?.date ?? '')}
        min={report.weeks[0]}
        max={report.weeks.at(-1)}
      />
      , bought for{' '}
      <WordNumber {...field('cost_per_kwh')} format={(value) => formatDollars(value)} /> a kWh to
      last <WordNumber {...field('life_years')} format={unit('years')} />.
    </SentenceForm>
  )
}
