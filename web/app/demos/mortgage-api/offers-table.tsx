import { OpenFigure } from '@/components/demo/note'
import type { Cell, ChartTable, Column } from '@/lib/chart-table'
import { formatDollars, formatNumber, formatPercent, formatSigned, withUnit } from '@/lib/format'
import type { Offer, Offers } from './ask'
import { cents, offerNote, ratePercent } from './notes'

const orDash = (value: Cell) =>
  typeof value === 'number' && value > 0 ? formatDollars(value) : '–'

/** A reason as a sentence on the page. */
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The rates the drawing in the table spans: every offer's that has a market, and the market's. */
function rateSpan(offers: readonly Offer[]): readonly [number, number] {
  const rates = offers.flatMap(({ rate_pct, market_rate_pct }) =>
    market_rate_pct == null ? [] : [rate_pct, market_rate_pct],
  )
  return [Math.min(...rates), Math.max(...rates)]
}

/** What Canadians paid, when the offers agree on one average. */
function marketOf(offers: readonly Offer[]) {
  const known = offers.find(({ market_rate_pct }) => market_rate_pct != null)
  return known?.market_rate_pct == null
    ? null
    : { rate: known.market_rate_pct, month: known.market_month ?? '' }
}

/** The offers as a table: what the page shows, and what the exports hold. */
export function offersTable({ offers, loan, source }: Offers, termYears: number): ChartTable {
  const [best] = offers
  const span = rateSpan(offers)
  const market = marketOf(offers)
  const at = (rank: Cell) => offers[Number(rank)]
  const columns: Column[] = [
    { key: 'rank', label: '#' },
    {
      key: 'lender',
      label: 'Lender',
      show: (value, row) => (
        <>
          {value}
          <br />
          <span className="small-text">{row['product']}</span>
        </>
      ),
    },
    { key: 'product', label: 'Product', exportOnly: true },
    { key: 'type', label: 'Kind', exportOnly: true },
    {
      key: 'rate_pct',
      label: 'Rate',
      numeric: true,
      show: (value, row) => (
        <>
          <b className="font-semibold">{ratePercent(Number(value))}</b>
          <br />
          <span className="small-text font-sans">
            {typeof row['vs_market_pct'] === 'number'
              ? withUnit(formatSigned(row['vs_market_pct'], 2), 'pp')
              : '–'}
          </span>
        </>
      ),
    },
    {
      key: 'vs_market_pct',
      label: market
        ? `Against what Canadians paid; dashed: ${formatPercent(market.rate)}, ${market.month}`
        : 'Against what Canadians paid',
      secondary: true,
      show: (_, row) =>
        typeof row['market_rate_pct'] === 'number' ? (
          <MarketDot rate={Number(row['rate_pct'])} market={row['market_rate_pct']} span={span} />
        ) : (
          <span className="small-text">no official average</span>
        ),
    },
    { key: 'market_rate_pct', label: 'Market rate', exportOnly: true },
    { key: 'market_month', label: 'Market month', exportOnly: true },
    { key: 'fee', label: 'Fee', numeric: true, secondary: true, show: orDash },
    { key: 'cashback', label: 'Cashback', numeric: true, secondary: true, show: orDash },
    {
      key: 'payment',
      label: 'Payment',
      numeric: true,
      secondary: true,
      show: (value) => cents(Number(value)),
    },
    {
      key: 'borrowing_cost',
      label: `True cost, ${termYears === 1 ? '1 year' : `${String(termYears)} years`}`,
      numeric: true,
      show: (value, row) => {
        const offer = at(row['place'] ?? null)
        const more = best ? Number(value) - best.borrowing_cost : 0
        return (
          <>
            {offer && (
              <OpenFigure note={() => offerNote(offer, loan, source)}>
                {formatDollars(Number(value))}
              </OpenFigure>
            )}
            <br />
            <span className="small-text font-sans">
              {more === 0 ? 'lowest' : `+ ${formatDollars(more)}`}
            </span>
          </>
        )
      },
    },
    { key: 'balance_at_term', label: 'Still owed', exportOnly: true },
    { key: 'cost_over_term', label: 'Payments and balance', exportOnly: true },
    {
      key: 'reasons',
      label: 'Why here',
      secondary: true,
      show: (value) => (
        <span className="small-text block max-w-[15rem] min-w-40">{sentence(String(value))}</span>
      ),
    },
  ]
  const rows = offers.map((offer, place) => ({
    place,
    rank: offer.rank,
    lender: offer.lender,
    product: offer.product,
    type: offer.type,
    rate_pct: offer.rate_pct,
    vs_market_pct: offer.vs_market_pct ?? null,
    market_rate_pct: offer.market_rate_pct ?? null,
    market_month: offer.market_month ?? null,
    fee: offer.fee,
    cashback: offer.cashback,
    payment: offer.payment,
    borrowing_cost: offer.borrowing_cost,
    balance_at_term: offer.balance_at_term,
    cost_over_term: offer.cost_over_term,
    reasons: reasonsOf(offer),
  }))
  return { columns, rows }
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

/** An offer's rate against what Canadians paid: a dot, and the market as a dashed line. */
function MarketDot({
  rate,
  market,
  span,
}: {
  rate: number
  market: number
  /** The lowest and highest rate of all rows, so that rows compare. */
  span: readonly [number, number]
}) {
  const [low, high] = span
  const x = (value: number) => 8 + ((value - low) / Math.max(high - low, 0.01)) * 134
  const below = rate < market
  return (
    <svg
      aria-hidden="true"
      width="150"
      height="24"
      viewBox="0 0 150 24"
      className={below ? 'tone-signal' : 'tone-noise'}
    >
      <line
        x1={x(market)}
        x2={x(market)}
        y1="1"
        y2="23"
        strokeDasharray="3 3"
        className="chart-tick"
      />
      <line
        x1={x(market)}
        x2={x(rate)}
        y1="12"
        y2="12"
        strokeWidth={below ? 2.5 : 2}
        className="chart-line"
      />
      <circle cx={x(rate)} cy="12" r="5" className={below ? 'chart-mark' : 'chart-hollow'} />
    </svg>
  )
}
