import { AgainstCell } from '@/components/charts/cells'
import { OpenFigure } from '@/components/demo/note'
import type { Interval } from '@/lib/chart-scale'
import {
  counted,
  formatDollars,
  formatNumber,
  formatPercent,
  formatSigned,
  withUnit,
} from '@/lib/format'
import type { Table } from '@/lib/table'
import { capitalized } from '@/lib/text-words'
import type { Offer, Offers } from './ask'
import { cents, offerNote, ratePercent } from './notes'

const orDash = (value: number) => (value > 0 ? formatDollars(value) : '–')

/** The rates the drawing in the table spans: every offer's that has a market, and the market's. */
function rateSpan(offers: readonly Offer[]): Interval {
  const rates = offers.flatMap(({ rate_pct, market_rate_pct }) =>
    market_rate_pct == null ? [] : [rate_pct, market_rate_pct],
  )
  return [Math.min(...rates), Math.max(...rates)]
}

/** The offers as a table: what the page shows, and what the exports hold. */
export function offersTable({ offers, loan, source }: Offers, termYears: number): Table<Offer> {
  const [best] = offers
  const span = rateSpan(offers)
  // What Canadians paid: the offers agree on one average.
  const market = offers.find(({ market_rate_pct }) => market_rate_pct != null)
  const columns: Table<Offer>['columns'] = [
    { key: 'rank', header: '#', align: 'start' },
    {
      key: 'lender',
      header: 'Lender',
      text: ({ lender, product }) => (
        <>
          {lender}
          <br />
          <span className="small-text">{product}</span>
        </>
      ),
    },
    { key: 'product', header: 'Product', exportOnly: true },
    { key: 'type', header: 'Kind', exportOnly: true },
    {
      key: 'rate_pct',
      header: 'Rate',
      text: ({ rate_pct, vs_market_pct }) => (
        <>
          <b className="font-semibold">{ratePercent(rate_pct)}</b>
          <br />
          <span className="small-text font-sans">
            {vs_market_pct == null ? '–' : withUnit(formatSigned(vs_market_pct, 2), 'pp')}
          </span>
        </>
      ),
    },
    {
      key: 'vs_market_pct',
      header: market
        ? `Against what Canadians paid; dashed: ${formatPercent(market.market_rate_pct ?? 0)}, ${market.market_month ?? ''}`
        : 'Against what Canadians paid',
      fileUnit: 'pp',
      align: 'start',
      secondary: true,
      text: ({ rate_pct, market_rate_pct }) =>
        market_rate_pct == null ? (
          <span className="small-text">no official average</span>
        ) : (
          <AgainstCell value={rate_pct} against={market_rate_pct} span={span} />
        ),
    },
    { key: 'market_rate_pct', header: 'Market rate', exportOnly: true },
    { key: 'market_month', header: 'Market month', exportOnly: true },
    { key: 'fee', header: 'Fee', fileUnit: '$', secondary: true, format: orDash },
    { key: 'cashback', header: 'Cashback', fileUnit: '$', secondary: true, format: orDash },
    { key: 'payment', header: 'Payment', fileUnit: '$', secondary: true, format: cents },
    {
      key: 'borrowing_cost',
      header: `True cost, ${counted(termYears, 'year')}`,
      fileUnit: '$',
      text: (offer) => {
        const more = best ? offer.borrowing_cost - best.borrowing_cost : 0
        return (
          <>
            <OpenFigure
              name={`true cost at ${offer.lender}, ${offer.product}`}
              note={() => offerNote(offer, loan, source)}
            >
              {formatDollars(offer.borrowing_cost)}
            </OpenFigure>
            <br />
            <span className="small-text font-sans">
              {more === 0 ? 'lowest' : `+ ${formatDollars(more)}`}
            </span>
          </>
        )
      },
    },
    { key: 'balance_at_term', header: 'Still owed', fileUnit: '$', exportOnly: true },
    { key: 'cost_over_term', header: 'Payments and balance', fileUnit: '$', exportOnly: true },
    {
      key: 'reasons',
      header: 'Why here',
      secondary: true,
      value: reasonsOf,
      text: (offer) => (
        <span className="small-text block max-w-[15rem] min-w-28">
          {capitalized(reasonsOf(offer))}
        </span>
      ),
    },
  ]
  return { columns, rows: offers }
}

/** Why an offer stands where it does, as far as its row does not show it yet. */
export function reasonsOf({ rank, fee, cashback, type, vs_market_pct, ...offer }: Offer) {
  const gap = formatNumber(Math.abs(vs_market_pct ?? 0), 2)
  return [
    ...(rank === 1 ? ['lowest cost over the term'] : []),
    ...(vs_market_pct == null || offer.market_rate_pct == null
      ? []
      : [
          `${gap} points ${vs_market_pct < 0 ? 'below' : 'above'} the ${formatPercent(offer.market_rate_pct)} Canadians paid on average in ${offer.market_month ?? ''}`,
        ]),
    ...(fee > 0 ? [`a fee of ${formatDollars(fee)} at the start`] : []),
    ...(cashback > 0 ? [`${formatDollars(cashback)} cash back at the start`] : []),
    ...(type === 'variable' ? ['costed as if prime stayed where it is'] : []),
  ].join('; ')
}
