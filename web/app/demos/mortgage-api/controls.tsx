import type { ReactNode } from 'react'
import type { Refusal } from '@/components/demo/api-problem'
import { fieldsOf } from '@/components/demo/fields-of'
import { opened } from '@/components/demo/said'
import { SentenceForm, WordChoice, WordDay, WordNumber } from '@/components/demo/sentence'
import { formatDollars, formatNumber, formatPercent } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import type { AnsweredHome } from './ask'
import { quoteNote } from './notes'
import { applicationDay, settings, yearOptions, type View } from './settings'

const dollars = (value: number) => formatDollars(value, Number.isInteger(value) ? 0 : 2)

/** The case as the visitor would say it; each changeable word is a key of the request. */
export function CaseForm({
  state,
  answered,
  refused,
  onTouch,
}: {
  state: ViewState<View>
  answered: AnsweredHome
  refused: readonly Refusal[]
  /** Which key of the request is being changed. */
  onTouch: (key: string) => void
}) {
  const { view } = state
  const field = fieldsOf(settings, state, refused, onTouch)
  return (
    <SentenceForm state={state} derived={<Consequences answered={answered} />}>
      I am <WordChoice {...field('buyer')} /> of <WordChoice {...field('home')} /> in{' '}
      <WordChoice {...field('place')} /> for <WordNumber {...field('price')} format={dollars} />{' '}
      with <WordNumber {...field('down_payment')} format={dollars} /> down. My household earns{' '}
      <WordNumber {...field('annual_income')} format={dollars} /> a year. I want{' '}
      <WordChoice {...field('type')} /> for{' '}
      <WordChoice
        {...field('term_years')}
        options={yearOptions([1, 2, 3, 4, 5, 7, 10], view.term_years)}
      />{' '}
      at <WordNumber {...field('rate_pct')} format={formatPercent} /> compounded{' '}
      <WordChoice {...field('compounding')} />, paid <WordChoice {...field('frequency')} /> over{' '}
      <WordChoice
        {...field('amortization_years')}
        options={yearOptions([10, 15, 20, 25, 30], view.amortization_years)}
      />
      , applied for on <WordDay {...field('application_date')} value={applicationDay(view)} /> and
      closing on <WordDay {...field('closing_date')} />.
    </SentenceForm>
  )
}

/** What follows from the sentence, in one line. */
function Consequences({ answered }: { answered: AnsweredHome }): ReactNode {
  const { view } = answered
  const { quote } = answered.report
  const share = formatNumber((view.down_payment / view.price) * 100, 1)
  const mayTakeLonger = quote.insured && (view.buyer === 'first' || view.home === 'new')
  return (
    <>
      {share} % down, minimum{' '}
      {opened(formatDollars(quote.minimum_down_payment), () =>
        quoteNote('minimum_down_payment', answered),
      )}
      {quote.insured
        ? ' · over 80 % of the price is borrowed, so it is insured'
        : ' · 20 % or more is down, so no insurance is required'}
      {mayTakeLonger &&
        ` · a ${view.buyer === 'first' ? 'first-time buyer' : 'newly built home'} may take 30 years`}
    </>
  )
}
