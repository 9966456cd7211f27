import { Answer, Facts } from '@/components/demo/demo-frame'
import { OpenFigure } from '@/components/demo/note'
import { counted, formatPercent } from '@/lib/format'
import type { AnsweredHome, AnsweredQualify } from './ask'
import { cents, offerNote, quoteNote, ratePercent, yearsText, type QuoteFigure } from './notes'
import { stressNote } from './qualify-notes'
import { frequencyOf } from './settings'

/** A figure of the quote that opens to its note. */
export function QuoteAmount({ answered, of }: { answered: AnsweredHome; of: QuoteFigure }) {
  return (
    <OpenFigure note={() => quoteNote(of, answered)}>{cents(answered.report.quote[of])}</OpenFigure>
  )
}

/** The answer: the payment, the cash, what is insured, and the best offer. */
export function MortgageAnswer({
  answered,
  pending,
}: {
  answered: AnsweredHome
  pending: boolean
}) {
  return (
    <Answer pending={pending}>
      You would pay <QuoteAmount answered={answered} of="payment" />{' '}
      {frequencyOf(answered.view).each} and bring{' '}
      <QuoteAmount answered={answered} of="cash_to_close" /> on closing day.{' '}
      {answered.report.quote.insured ? (
        <>
          The loan is insured: a premium of <QuoteAmount answered={answered} of="premium" /> is
          added to it.
        </>
      ) : (
        'The loan needs no mortgage insurance.'
      )}{' '}
      <BestOffer answered={answered} />
    </Answer>
  )
}

function BestOffer({ answered: { view, own, report } }: { answered: AnsweredHome }) {
  const { offers, loan, source } = report.offers
  const [best] = offers
  if (!best)
    return own
      ? 'None of your offers fits this home.'
      : `No sample offer runs ${yearsText(view.term_years)} for this home.`
  const lowest = offers.reduce((low, next) => (next.rate_pct < low.rate_pct ? next : low))
  return (
    <>
      Best {own ? 'of your' : 'of'} {counted(offers.length, own ? 'offer' : 'sample offer')}:{' '}
      {best.lender}, {best.product}, at {ratePercent(best.rate_pct)}. It costs{' '}
      <OpenFigure note={() => offerNote(best, loan, source)}>
        {cents(best.borrowing_cost)}
      </OpenFigure>{' '}
      in interest and fees over {yearsText(best.term_years)}
      {best.type === 'variable' && ' if prime stays where it is'}.
      {lowest.rate_pct < best.rate_pct && (
        <>
          {' '}
          The lowest rate, {ratePercent(lowest.rate_pct)}, does not win: it costs{' '}
          <OpenFigure note={() => offerNote(lowest, loan, source)}>
            {cents(lowest.borrowing_cost)}
          </OpenFigure>
          .
        </>
      )}
    </>
  )
}

/** Further figures under the answer. */
export function MortgageFacts({ home, qualify }: { home: AnsweredHome; qualify: AnsweredQualify }) {
  const { quote } = home.report
  return (
    <Facts
      facts={[
        {
          name: quote.insured ? 'Loan with premium' : 'Loan',
          value: <QuoteAmount answered={home} of="loan" />,
        },
        {
          name: 'Effective annual rate',
          said: {
            text: formatPercent(quote.effective_annual_rate_pct),
            note: () => quoteNote('effective_annual_rate_pct', home),
          },
        },
        {
          name: `Still owed after ${yearsText(home.view.term_years)}`,
          value: <QuoteAmount answered={home} of="balance_at_term" />,
        },
        {
          name: 'Stress-test rate',
          said: {
            text: formatPercent(qualify.report.qualifying_rate_pct),
            note: () => stressNote(qualify),
          },
        },
      ]}
    />
  )
}
