import { Answer, Facts } from '@/components/demo/demo-frame'
import { OpenFigure } from '@/components/demo/note'
import { cn } from '@/lib/cn'
import { counted, formatPercent } from '@/lib/format'
import { cents, offerNote, quoteNote, ratePercent } from './notes'
import { frequencyOf, type View } from './params'
import { stressNote } from './qualify-notes'
import type { Offers, Qualify, Quote } from './report'

const years = (count: number) => (count === 1 ? 'one year' : `${String(count)} years`)

/** The answer: the payment, the cash, what is insured, and the best offer. */
export function MortgageAnswer({
  view,
  quote,
  offers,
  ownName,
  waiting,
}: {
  view: View
  quote: Quote
  offers: Offers
  /** The visitor's own table, when it is ranked. */
  ownName: string | null
  waiting: boolean
}) {
  return (
    <div aria-busy={waiting} className={cn('transition-opacity', waiting && 'opacity-60')}>
      <Answer>
        You would pay{' '}
        <OpenFigure note={quoteNote('payment', quote, view)}>{cents(quote.payment)}</OpenFigure>{' '}
        {frequencyOf(view).each} and bring{' '}
        <OpenFigure note={quoteNote('cash_to_close', quote, view)}>
          {cents(quote.cash_to_close)}
        </OpenFigure>{' '}
        on closing day. <Insurance view={view} quote={quote} />{' '}
        <Best offers={offers} own={ownName !== null} term={view.term} />
      </Answer>
    </div>
  )
}

function Insurance({ view, quote }: { view: View; quote: Quote }) {
  if (!quote.insured) return <>The loan needs no mortgage insurance.</>
  return (
    <>
      The loan is insured: a premium of{' '}
      <OpenFigure note={quoteNote('premium', quote, view)}>{cents(quote.premium)}</OpenFigure> is
      added to it.
    </>
  )
}

function Best({
  offers: { offers, loan, source },
  own,
  term,
}: {
  offers: Offers
  own: boolean
  term: number
}) {
  const [best] = offers
  if (!best)
    return own ? (
      <>None of your offers fits this home.</>
    ) : (
      <>No sample offer runs {years(term)} for this home.</>
    )
  const kinds = own ? 'of your' : 'of'
  const lowest = offers.reduce((low, next) => (next.rate_pct < low.rate_pct ? next : low))
  return (
    <>
      Best {kinds} {counted(offers.length, own ? 'offer' : 'sample offer')}: {best.lender},{' '}
      {best.product}, at {ratePercent(best.rate_pct)}. It costs{' '}
      <OpenFigure note={offerNote(best, loan, source)}>{cents(best.borrowing_cost)}</OpenFigure> in
      interest and fees over {years(best.term_years)}
      {best.type === 'variable' && ' if prime stays where it is'}.
      {lowest.rate_pct < best.rate_pct && (
        <>
          {' '}
          The lowest rate, {ratePercent(lowest.rate_pct)}, does not win: it costs{' '}
          <OpenFigure note={offerNote(lowest, loan, source)}>
            {cents(lowest.borrowing_cost)}
          </OpenFigure>
          .
        </>
      )}
    </>
  )
}

/** Further figures under the answer. */
export function MortgageFacts({
  view,
  quote,
  qualify,
}: {
  view: View
  quote: Quote
  qualify: Qualify
}) {
  return (
    <Facts
      facts={[
        {
          name: quote.insured ? 'Loan with premium' : 'Loan',
          value: <OpenFigure note={quoteNote('loan', quote, view)}>{cents(quote.loan)}</OpenFigure>,
        },
        {
          name: 'Effective annual rate',
          value: (
            <OpenFigure note={quoteNote('effective_annual_rate_pct', quote, view)}>
              {formatPercent(quote.effective_annual_rate_pct)}
            </OpenFigure>
          ),
        },
        {
          name: `Still owed after ${years(view.term)}`,
          value: (
            <OpenFigure note={quoteNote('balance_at_term', quote, view)}>
              {cents(quote.balance_at_term)}
            </OpenFigure>
          ),
        },
        {
          name: 'Stress-test rate',
          value: (
            <OpenFigure note={stressNote(qualify, view)}>
              {formatPercent(qualify.qualifying_rate_pct)}
            </OpenFigure>
          ),
        },
      ]}
    />
  )
}
