import { BarChart } from '@/components/charts/bar-chart'
import { ChartFigure, type FigureBasis } from '@/components/charts/chart-figure'
import { EmptyFigure } from '@/components/demo/faces'
import { counted, formatDollars, formatNumber } from '@/lib/format'
import type { AnsweredHome, Offers } from './ask'
import { cents } from './notes'
import { offersTable } from './offers-table'

/** The finding: who is cheapest, and how many beat the market. */
export function offersTitle({ offers }: Offers) {
  const [best] = offers
  if (!best) return 'No offer fits this home'
  const judged = offers.filter(({ vs_market_pct }) => vs_market_pct != null)
  const beating = judged.filter(({ vs_market_pct }) => (vs_market_pct ?? 0) < 0).length
  const cheapest = `${best.lender}, ${best.product}, is cheapest`
  if (judged.length === 0) return cheapest
  return `${cheapest}; ${formatNumber(beating)} of ${formatNumber(judged.length)} rates beat what Canadians actually paid`
}

/** Reasons told where no offer is left. */
const LISTED = 6

/** The offers ranked by true cost over the term, each against what Canadians paid. */
export function OffersFigure({
  answered: { view, own, report },
  ...figure
}: FigureBasis & { answered: AnsweredHome }) {
  const { offers } = report
  const { excluded } = offers
  const whose = own === null ? 'Sample lenders are synthetic' : `Offers from ${own.name}`
  if (offers.offers.length === 0)
    return (
      <EmptyFigure
        title={offersTitle(offers)}
        lack={`None of ${counted(excluded.length, 'offer')} can be had here`}
      >
        <ul>
          {excluded.slice(0, LISTED).map(({ lender, product, reason }) => (
            <li key={lender + product}>
              {lender}, {product}: {reason}.
            </li>
          ))}
          {excluded.length > LISTED && (
            <li>
              and {counted(excluded.length - LISTED, 'more', 'more')}, for reasons like these.
            </li>
          )}
        </ul>
        <p>Choose another term or kind of rate in the sentence above.</p>
      </EmptyFigure>
    )
  return (
    <ChartFigure
      {...figure}
      isOwn={own !== null}
      name="offers"
      title={offersTitle(offers)}
      sub={`Ranked by true cost over ${counted(view.term_years, 'year')}, dollars: interest + fees − cashback on a loan of ${cents(offers.loan)}. Variable rates are costed as if prime stays where it is, and drawn pale.`}
      table={offersTable(offers, view.term_years)}
      bestRow={0}
      startWith="table"
      foot={
        <>
          {whose}. Nobody is paid for a rank; this is not financial advice.{' '}
          {excluded.length > 0 && (
            <details className="inline-block align-top">
              <summary className="cursor-pointer underline underline-offset-3">
                {counted(excluded.length, 'offer')} left out, and why
              </summary>
              <ul className="mt-1">
                {excluded.map(({ lender, product, reason }) => (
                  <li key={lender + product}>
                    {lender}, {product}: {reason}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      }
    >
      <BarChart
        horizontal
        wideWidth={1120}
        label="True cost of each offer over the term"
        categories={offers.offers.map(
          ({ lender, product }, place) => `${String(place + 1)} ${lender}, ${product}`,
        )}
        series={[
          {
            key: 'cost',
            name: 'True cost',
            tone: 'signal',
            values: offers.offers.map(({ borrowing_cost }) => borrowing_cost),
            assumed: (index) => offers.offers[index]?.type === 'variable',
          },
        ]}
        format={(value) => formatDollars(value)}
        unitName="offer"
      />
    </ChartFigure>
  )
}
