import { HowItWorks } from '@/components/demo/demo-frame'

export const talk = {
  title: 'Prices by rules that keep changing?',
  text: 'Dated rule tables, exact to the cent, behind one call: for loans, tariffs, fees or premiums. The message opens with this demo and this view named, so you need not explain it twice.',
}

/** Method, limits and what it would take in the reader's company. */
export function How() {
  return (
    <HowItWorks
      method={
        <>
          <p>
            Rates are turned into the rate of one payment by the compounding the law prescribes. The
            payment is rounded half-up to the cent, then each period’s interest; the last payment
            settles the rest. All amounts are computed in decimal, never in binary fractions.
          </p>
          <pre className="formula">{'i = (1 + j/k)^(k/m) − 1\nP = L·i / (1 − (1 + i)^(−n))'}</pre>
          <p>
            Insurance, transfer tax, stress test and rebates come from tables of rules by date. An
            offer’s true cost is its payments, plus the balance left, plus fees, less cashback, less
            the loan.
          </p>
        </>
      }
      limits={[
        'The lenders are synthetic samples. The market average they are judged by is the Bank of Canada’s.',
        'After the term the rate is unknown: those years are drawn pale and assume it stays.',
        'Variable rates are costed as if prime stays where it is.',
        'The territories, buyers who live abroad and rental properties are not covered.',
        'Figures to compare by. Not financial advice, not an offer and not an approval.',
      ]}
      company={
        <>
          <p>
            Rules live in tables with a date, so a change of law is a new row and not a release, and
            every price can be recomputed as of its day.
          </p>
          <p className="mt-2">
            It takes your rule book, ten worked cases someone vouches for, and the system that will
            call it. The worked cases become tests before the first line of code.
          </p>
        </>
      }
    />
  )
}
