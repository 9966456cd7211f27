import { SentenceForm, WordChoice, WordDay, WordNumber } from '@/components/demo/sentence'
import { formatDollars, formatNumber, formatPercent } from '@/lib/format'
import type { ViewState } from '@/components/demo/use-view'
import {
  compoundings,
  frequencies,
  limits,
  places,
  rateKinds,
  yearOptions,
  type View,
} from './params'
import { Refusals, type Refused } from './refusals'
import type { Quote } from './report'

/** The case as the visitor would say it; each changeable word is a key of the request. */
export function MortgageSentence({
  state,
  quote,
  refused,
  onTouch,
}: {
  state: ViewState<View>
  quote: Quote
  refused: Refused
  /** Which key of the request is being changed. */
  onTouch: (key: string) => void
}) {
  const { view, change } = state
  const word = (key: string) => ({
    problemId: refused.idOf(key),
    onFocus: () => {
      onTouch(key)
    },
  })
  const dollars = (value: number) => formatDollars(value, Number.isInteger(value) ? 0 : 2)
  return (
    <SentenceForm
      state={state}
      problems={<Refusals refused={refused} />}
      derived={consequences(view, quote)}
    >
      I am{' '}
      <WordChoice
        label="Buyer"
        value={view.buyer}
        options={[
          { value: 'first', label: 'a first-time buyer' },
          { value: 'repeat', label: 'not a first-time buyer' },
        ]}
        onChange={(buyer) => {
          change({ buyer })
        }}
        {...word('first_time_buyer')}
      />{' '}
      of{' '}
      <WordChoice
        label="Home"
        value={view.home}
        options={[
          { value: 'existing', label: 'an existing home' },
          { value: 'new', label: 'a newly built home' },
        ]}
        onChange={(home) => {
          change({ home })
        }}
        {...word('new_build')}
      />{' '}
      in{' '}
      <WordChoice
        label="Place"
        value={view.place}
        options={places}
        onChange={(place) => {
          change({ place })
        }}
        {...word('province')}
      />{' '}
      for{' '}
      <WordNumber
        label="Price, dollars"
        value={view.price}
        {...limits.price}
        format={dollars}
        onChange={(price) => {
          change({ price }, 'replace')
        }}
        {...word('price')}
      />{' '}
      with{' '}
      <WordNumber
        label="Down payment, dollars"
        value={view.down}
        {...limits.amount}
        format={dollars}
        onChange={(down) => {
          change({ down }, 'replace')
        }}
        {...word('down_payment')}
      />{' '}
      down. I want{' '}
      <WordChoice
        label="Kind of rate"
        value={view.kind}
        options={rateKinds}
        onChange={(kind) => {
          change({ kind })
        }}
        {...word('type')}
      />{' '}
      for{' '}
      <WordChoice
        label="Term"
        value={String(view.term)}
        options={yearOptions([1, 2, 3, 4, 5, 7, 10], view.term)}
        onChange={(term) => {
          change({ term: Number(term) })
        }}
        {...word('term_years')}
      />{' '}
      at{' '}
      <WordNumber
        label="Rate, per cent a year"
        value={view.rate}
        {...limits.rate}
        format={(rate) => formatPercent(rate)}
        onChange={(rate) => {
          change({ rate }, 'replace')
        }}
        {...word('rate_pct')}
      />{' '}
      compounded{' '}
      <WordChoice
        label="Compounding"
        value={view.compounding}
        options={compoundings}
        onChange={(compounding) => {
          change({ compounding })
        }}
        {...word('compounding')}
      />
      , paid{' '}
      <WordChoice
        label="Payments"
        value={view.frequency}
        options={frequencies}
        onChange={(frequency) => {
          change({ frequency })
        }}
        {...word('frequency')}
      />{' '}
      over{' '}
      <WordChoice
        label="Amortization"
        value={String(view.amortization)}
        options={yearOptions([10, 15, 20, 25, 30], view.amortization)}
        onChange={(years) => {
          change({ amortization: Number(years) })
        }}
        {...word('amortization_years')}
      />
      , closing on{' '}
      <WordDay
        label="Closing date"
        value={view.closing}
        {...limits.closing}
        onChange={(closing) => {
          change({ closing }, 'replace')
        }}
        {...word('closing_date')}
      />
      .
    </SentenceForm>
  )
}

/** What follows from the sentence, in one line. */
export function consequences(view: View, quote: Quote) {
  const share = formatNumber((view.down / view.price) * 100, 1)
  const longer =
    quote.insured && (view.buyer === 'first' || view.home === 'new')
      ? [
          view.buyer === 'first'
            ? 'a first-time buyer may take 30 years'
            : 'a newly built home may take 30 years',
        ]
      : []
  return [
    `${share} % down, minimum ${formatDollars(quote.minimum_down_payment)}`,
    quote.insured
      ? 'over 80 % of the price is borrowed, so it is insured'
      : '20 % or more is down, so no insurance is required',
    ...longer,
  ].join(' · ')
}
