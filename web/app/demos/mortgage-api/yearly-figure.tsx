import { ChartFigure, CursorHint, type FigureBasis } from '@/components/charts/chart-figure'
import { StackedBars } from '@/components/charts/stacked-bars'
import { inYearsAndMonths } from '@/lib/duration'
import { counted, formatDollars, formatNumber } from '@/lib/format'
import { turningPayment } from './amortization'
import { QuoteAmount } from './answer'
import type { AnsweredHome, Quote } from './ask'
import { cents, ratePercent } from './notes'
import { compoundingOf, frequencyOf } from './settings'

/** Where principal overtakes interest, as the figure says it. */
function turnOf({ view, report: { quote } }: AnsweredHome) {
  const { perYear } = frequencyOf(view)
  const payment = turningPayment({
    loan: quote.loan,
    payment: quote.payment,
    ratePct: view.rate_pct,
    compoundingPerYear: compoundingOf(view).perYear,
    paymentsPerYear: perYear,
  })
  return payment === null ? null : { payment, years: (payment - 1) / perYear }
}

/** Principal and interest year by year, the turn marked, the years after the term pale. */
export function YearlyFigure({ answered, ...figure }: FigureBasis & { answered: AnsweredHome }) {
  const { view } = answered
  const { yearly } = answered.report.quote
  const turn = turnOf(answered)
  const most = Math.max(...yearly.map(({ paid }) => paid))
  const word = view.frequency === 'monthly' ? 'month' : 'payment'
  const at = (share: number) => Math.floor(yearly.length * share)
  return (
    <ChartFigure
      {...figure}
      name="year by year"
      title={
        turn
          ? `For ${inYearsAndMonths(turn.years)} most of each payment is interest`
          : 'From the first payment, more goes to principal than to interest'
      }
      sub={`Dollars paid each year at ${ratePercent(view.rate_pct)} throughout. Solid: inside the term of ${counted(view.term_years, 'year')}. Pale: assumed, because the rate after the term is not known.`}
      table={{
        columns: [
          { key: 'year', header: 'Year', align: 'start' },
          ...(['paid', 'interest', 'principal', 'balance'] as const).map((key) => ({
            key,
            header: {
              paid: 'Paid',
              interest: 'Interest',
              principal: 'Principal',
              balance: 'Still owed',
            }[key],
            unit: '$',
            ...(key === 'paid' && { secondary: true }),
            text: (row: Quote['yearly'][number]) => formatNumber(row[key], 2),
          })),
          {
            key: 'rate_known',
            header: 'Rate agreed',
            secondary: true,
            value: ({ year }) => year <= view.term_years,
            text: ({ year }) => (year <= view.term_years ? 'yes' : 'assumed'),
          },
        ],
        rows: yearly,
      }}
      foot={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span>
            Total interest at this rate: <QuoteAmount answered={answered} of="total_interest" />;
            within the term <QuoteAmount answered={answered} of="interest_over_term" />
          </span>
          <CursorHint unit="year" />
        </span>
      }
    >
      <StackedBars
        label="Principal and interest paid each year"
        categories={yearly.map(({ year }) => (year === 1 ? 'year 1' : String(year)))}
        ticks={yearly.flatMap(({ year }, index) => (year === 1 || year % 5 === 0 ? [index] : []))}
        layers={[
          {
            key: 'principal',
            name: 'Principal',
            tone: 'signal',
            values: yearly.map(({ principal }) => principal),
            ...(yearly.length >= 10 && { label: { at: at(0.62), note: 'if the rate stays' } }),
          },
          {
            key: 'interest',
            name: 'Interest',
            tone: 'noise',
            values: yearly.map(({ interest }) => interest),
            ...(yearly.length >= 10 && { label: { at: at(0.38) } }),
          },
        ]}
        format={cents}
        axisFormat={(value) =>
          value > most * 0.75 ? formatDollars(value / 1000) + 'k' : formatNumber(value / 1000)
        }
        assumed={(index) => index >= view.term_years}
        bracket={{
          to: view.term_years,
          text: view.term_years >= 4 ? 'Term: rate agreed' : 'Term',
          shortText: 'Term',
        }}
        {...(turn && {
          crossover: {
            at: turn.years,
            value: (yearly[Math.floor(turn.years)]?.paid ?? most) / 2,
            text: `From ${word} ${String(turn.payment)}: more principal than interest`,
            shortText: `${word} ${String(turn.payment)}: more principal`,
          },
        })}
        unitName="year"
      />
    </ChartFigure>
  )
}
