import { Answer, Facts } from '@/components/demo/answer'
import { OpenFigure } from '@/components/demo/note'
import { Ways } from '@/components/demo/ways'
import { counted, formatDollars, formatPercent } from '@/lib/format'
import type { AnsweredHome, AnsweredQualify, HomeAnswer, QualifyAnswer, Quote } from './ask'
import {
  cashBounds,
  cents,
  offerNote,
  quoteNote,
  ratePercent,
  yearsText,
  type QuoteAmountName,
} from './notes'
import { incomeNote, stressNote } from './qualify-notes'
import { frequencyOf, type View } from './settings'
import { sameLoan, shortfall, waysToQualify } from './verdict'

/** A figure of the quote that opens to its note. */
export function QuoteAmount({ answered, of }: { answered: AnsweredHome; of: QuoteAmountName }) {
  return (
    <OpenFigure name={quoteNote(of, answered).title} note={() => quoteNote(of, answered)}>
      {cents(answered.report.quote[of])}
    </OpenFigure>
  )
}

/** The answer: whether the household qualifies, the payment, the cash, what is insured, and the best offer. */
export function MortgageAnswer({
  home,
  qualify,
  onChange,
}: {
  home: HomeAnswer
  qualify: QualifyAnswer
  onChange: (patch: Partial<View>, how: 'push') => void
}) {
  const { answered } = home
  const { view, report } = qualify.answered
  // Each has its own request: what one could not answer, the other does not answer either.
  const isOneCase = sameLoan(view, answered.view)
  const short = (isOneCase && shortfall(view, report)) || 0
  const pending = home.pending || qualify.pending
  const stale = home.stale || qualify.stale
  const ways = short > 0 && !stale ? waysToQualify(view, report) : []
  return (
    <Answer
      state={{ pending, stale }}
      ways={
        <Ways
          ways={ways.map(({ label, change }) => ({
            label,
            onPress: () => {
              onChange(change, 'push')
            },
          }))}
        />
      }
    >
      {isOneCase && (
        <Verdict answered={qualify.answered} isInsured={answered.report.quote.insured} />
      )}{' '}
      You would pay <QuoteAmount answered={answered} of="payment" />{' '}
      {frequencyOf(answered.view).each} at {ratePercent(answered.view.rate_pct)} and bring{' '}
      <QuoteAmount answered={answered} of="cash_to_close" /> on closing day
      <UnknownTax quote={answered.report.quote} />.{' '}
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

/** Yes or no, by the stress test, and by how much. A lender of an uninsured loan sets limits of its own. */
function Verdict({ answered, isInsured }: { answered: AnsweredQualify; isInsured: boolean }) {
  const short = shortfall(answered.view, answered.report)
  if (short === null) return null
  const amount = (
    <OpenFigure name="difference to the income this home needs" note={() => incomeNote(answered)}>
      {formatDollars(Math.abs(short), 2)}
    </OpenFigure>
  )
  const rate = ratePercent(answered.view.rate_pct)
  const who = isInsured ? 'You' : 'By the insurers’ limits you'
  return short > 0 ? (
    <>
      {who} would not qualify at {rate}: your income is short by {amount} a year.
    </>
  ) : (
    <>
      {who} would qualify at {rate}: your income is {amount} a year above what this home needs.
    </>
  )
}

/** Where the town's own tax is not known, one figure would be a guess. */
function UnknownTax({ quote }: { quote: Quote }) {
  const bounds = cashBounds(quote)
  return bounds
    ? `: from ${cents(bounds.least)} to ${cents(bounds.most)}, as the town’s own transfer tax is not known here`
    : null
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
      {best.lender}, {best.product}, at {ratePercent(best.rate_pct)}, which makes the same loan{' '}
      {cents(best.payment)} {frequencyOf(view).each}. It costs{' '}
      <OpenFigure name="cost of the best offer" note={() => offerNote(best, loan, source)}>
        {cents(best.borrowing_cost)}
      </OpenFigure>{' '}
      in interest and fees over {yearsText(best.term_years)}
      {best.type === 'variable' && ' if prime stays where it is'}.
      {lowest.rate_pct < best.rate_pct && (
        <>
          {' '}
          The lowest rate, {ratePercent(lowest.rate_pct)}, does not win: it costs{' '}
          <OpenFigure name="cost at the lowest rate" note={() => offerNote(lowest, loan, source)}>
            {cents(lowest.borrowing_cost)}
          </OpenFigure>
          .
        </>
      )}
    </>
  )
}

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
