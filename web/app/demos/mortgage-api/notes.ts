/** What stands behind the figures of a quote and of the offers: formula, inputs, rule, source and date. */
import type { FigureNote } from '@/components/demo/note'
import { summed, worked } from '@/components/demo/worked'
import { formatDay, formatDollars, formatNumber, formatPercent, formatSigned } from '@/lib/format'
import type { AnsweredHome, Offer, Quote, Rule, Source } from './ask'
import { compoundingOf, frequencyOf, placeOf } from './settings'

/** The day the market figures speak of. */
export const marketDay = ({ as_of }: Source) => (as_of ? formatDay(as_of) : 'a day not given')

export const cents = (value: number) => formatDollars(value, 2)

export const yearsText = (count: number) => (count === 1 ? 'one year' : `${String(count)} years`)

/** A rate as people say it: 4.09 %, but 9.975 % where the law has three decimals. */
export function ratePercent(value: number) {
  const twoDecimals = Math.abs(value * 100 - Math.round(value * 100)) < 1e-9
  return formatPercent(value, twoDecimals ? 2 : 3)
}

/** A rate of the law with no more decimals than it has: 8 %, 9.975 %. */
export function lawPercent(value: number) {
  const digits = [0, 1, 2].find((count) => Number(value.toFixed(count)) === value) ?? 3
  return formatPercent(value, digits)
}

/** The rule of a code, and of who levies it where several do. */
export const ruleOf = (
  { rules }: { rules: readonly Rule[] },
  code: Rule['code'],
  jurisdiction?: string,
) =>
  rules.find(
    (rule) =>
      rule.code === code && (jurisdiction === undefined || rule.jurisdiction === jurisdiction),
  )

/** Where a rule comes from, since when it holds, and whether it could be confirmed. */
export function ruled(...which: Parameters<typeof ruleOf>) {
  const rule = ruleOf(...which)
  if (!rule) return null
  const date = `In force since ${formatDay(rule.effective_from)}`
  return { source: rule.source, date: rule.confirmed ? date : `${date}; unconfirmed` }
}

const INTEREST_ACT = 'Interest Act (R.S.C. 1985, c. I-15), s. 6'
const byEngine = ({ closing_date }: AnsweredHome['view']) => ({
  source: 'Computed by our engine, to the cent',
  date: `Closing on ${formatDay(closing_date)}`,
})

/** The rate of the tax on the premium. The laws' rates are multiples of .005, finer than a cent of the tax can tell. */
export const premiumTaxPct = ({ premium, premium_tax }: Quote) =>
  premium > 0 ? Math.round((premium_tax / premium) * 20_000) / 200 : 0

/** The least and the most to bring on closing day, where the town's own tax is not known. */
export function cashBounds({ cash_to_close, land_transfer_tax: { between, municipal } }: Quote) {
  if (!between) return null
  const rest = cash_to_close - municipal
  return { least: rest + between.least, most: rest + between.most }
}

type QuoteNote = Omit<FigureNote, 'source' | 'date'> & Partial<FigureNote>

/** The notes of a quote's figures, each computed when its figure is opened. */
const quoteNotes = {
  payment: (quote, view) => {
    const { perYear, ofMonthly } = frequencyOf(view)
    const perYearPaid = ofMonthly > 1 ? 12 : perYear
    const share = ofMonthly > 1 ? ` ÷ ${String(ofMonthly)}` : ''
    return {
      title: 'Each payment',
      ...worked(
        [`P × i ÷ (1 − (1 + i)^−n)${share}`, 'with i = (1 + j ÷ k)^(k ÷ m) − 1'],
        cents(quote.payment),
      ),
      inputs: [
        { name: 'P, the loan', value: cents(quote.loan) },
        { name: 'j, the stated rate', value: ratePercent(view.rate_pct) },
        { name: 'k, compounding periods a year', value: String(compoundingOf(view).perYear) },
        { name: 'm, payments a year', value: String(perYearPaid) },
        { name: 'n, payments in all', value: String(perYearPaid * view.amortization_years) },
      ],
      text: `${share && 'An accelerated payment is that part of the monthly one. '}Rounded half-up to the cent; of ${formatNumber(quote.payments)} payments the last is ${cents(quote.last_payment)}.`,
      source: INTEREST_ACT,
    }
  },
  cash_to_close: (quote, view) => ({
    title: 'Cash to close',
    ...summed(
      [
        ['down payment', view.down_payment],
        ['transfer tax', quote.land_transfer_tax.total],
        ['tax on premium', quote.premium_tax],
        ...(quote.new_home_tax.total > 0
          ? [['tax on the new home', quote.new_home_tax.total] as const]
          : []),
      ],
      'cash',
      quote.cash_to_close,
    ),
    text: 'Legal fees, inspection, title insurance and adjustments are not included.',
  }),
  premium: (quote) => ({
    title: 'Insurance premium',
    ...worked(
      [
        'loan × premium rate at the exact loan to value',
        `= ${formatNumber(quote.base_loan, 2)} × ${lawPercent(quote.premium_pct)}`,
      ],
      cents(quote.premium),
    ),
    inputs: [
      { name: 'Loan to value', value: formatPercent(quote.loan_to_value_pct) },
      { name: 'Premium rate', value: ratePercent(quote.premium_pct) },
    ],
    text: 'The premium is added to the loan; only its tax is paid in cash.',
    ...ruled(quote, 'insurance_premium'),
  }),
  premium_tax: (quote) => ({
    title: 'Tax on the premium',
    ...worked(
      [
        'premium × provincial rate',
        `= ${formatNumber(quote.premium, 2)} × ${lawPercent(premiumTaxPct(quote))}`,
      ],
      cents(quote.premium_tax),
    ),
    ...ruled(quote, 'premium_tax'),
  }),
  loan: (quote, view) => ({
    title: 'Loan with premium',
    ...summed(
      [
        ['price', view.price],
        ['down payment', -view.down_payment],
        ['premium', quote.premium],
      ],
      'loan',
      quote.loan,
    ),
  }),
  borrowing_rate: (quote, view) => ({
    title: 'Rate with fees (APR)',
    ...worked(
      ['the rate at which payments and balance', 'repay the loan less its fees'],
      formatPercent(quote.borrowing_rate.apr_pct, 4),
    ),
    inputs: [
      { name: 'Rate', value: ratePercent(view.rate_pct) },
      { name: 'Loan', value: cents(quote.loan) },
      { name: 'Fees', value: cents(view.fees) },
    ],
    text: `Compounded as the contract’s rate, over the term. By the formula of the Cost of Borrowing Regulations, C ÷ (T × P), which counts no compounding, it is ${formatPercent(quote.borrowing_rate.regulation_pct, 4)}. The insurance premium is not a fee.`,
    source: 'Cost of Borrowing (Banks) Regulations (SOR/2001-101)',
  }),
  new_home_tax: (quote) => ({
    title: 'Tax on a new home',
    ...summed(
      quote.new_home_tax.lines.map(({ what, amount }) => [what, amount] as const),
      'tax',
      quote.new_home_tax.total,
    ),
    text: quote.new_home_tax.notes.join(' '),
    ...(ruled(quote, 'new_home_rebate') ?? ruled(quote, 'new_home_tax')),
  }),
  prepayment: (quote, view) => ({
    title: 'Interest saved by paying more',
    ...summed(
      [
        ['interest as agreed', quote.total_interest],
        ['interest with prepayments', -(quote.prepayment?.total_interest ?? quote.total_interest)],
      ],
      'saved',
      quote.prepayment?.interest_saved ?? 0,
    ),
    text: `At ${ratePercent(view.rate_pct)} throughout. A contract limits what may be prepaid without a penalty.`,
  }),
  effective_annual_rate_pct: (quote, view) => ({
    title: 'Effective annual rate',
    ...worked(['(1 + j ÷ k)^k − 1'], formatPercent(quote.effective_annual_rate_pct, 4)),
    inputs: [
      { name: 'j, the stated rate', value: ratePercent(view.rate_pct) },
      { name: 'k, compounding periods a year', value: String(compoundingOf(view).perYear) },
    ],
    source: INTEREST_ACT,
  }),
  interest_over_term: (quote) => {
    const repaid = quote.loan - quote.balance_at_term
    return {
      title: 'Interest over the term',
      ...summed(
        [
          ['paid in the term', quote.interest_over_term + repaid],
          ['principal repaid', -repaid],
        ],
        'interest',
        quote.interest_over_term,
      ),
    }
  },
  balance_at_term: (quote, view) => ({
    title: 'Still owed when the term ends',
    ...summed(
      [
        ['loan', quote.loan],
        ['principal paid', quote.balance_at_term - quote.loan],
      ],
      'balance',
      quote.balance_at_term,
    ),
    text: `After year ${String(view.term_years)}. Interest is rounded half-up to the cent each period.`,
  }),
  total_interest: (quote, view) => ({
    title: 'Interest until the loan is clear',
    ...worked(['sum of each year’s interest'], cents(quote.total_interest)),
    inputs: [{ name: 'Payments', value: formatNumber(quote.payments) }],
    text: `At ${ratePercent(view.rate_pct)} throughout. After the term the rate is not known: this is an assumption.`,
  }),
  minimum_down_payment: (quote, view) => ({
    title: 'Minimum down payment',
    ...worked(
      [ruleOf(quote, 'minimum_down_payment')?.value ?? 'by the rule in force'],
      cents(quote.minimum_down_payment),
    ),
    inputs: [{ name: 'Price', value: cents(view.price) }],
    ...ruled(quote, 'minimum_down_payment'),
  }),
} satisfies Partial<Record<keyof Quote, (quote: Quote, view: AnsweredHome['view']) => QuoteNote>>

export type QuoteFigure = keyof typeof quoteNotes
/** Those that are one amount. */
export type QuoteAmountName = Exclude<QuoteFigure, 'borrowing_rate' | 'new_home_tax' | 'prepayment'>
export const quoteFigures = Object.keys(quoteNotes) as QuoteFigure[]

export function quoteNote(figure: QuoteFigure, { view, report }: AnsweredHome): FigureNote {
  const note: QuoteNote = quoteNotes[figure](report.quote, view)
  return { ...byEngine(view), ...note }
}

/** The note behind a transfer tax: slice by slice. */
export function transferTaxNote(
  title: string,
  { view, report: { quote } }: AnsweredHome,
  which: 'provincial' | 'municipal' | 'rebate',
): FigureNote {
  const tax = quote.land_transfer_tax
  const { city } = placeOf(view)
  const isMunicipal = (jurisdiction: string) =>
    tax.provincial === 0 || (city !== undefined && jurisdiction === city)
  const lines = tax.lines.filter(({ amount, jurisdiction }) =>
    which === 'rebate'
      ? amount < 0
      : amount >= 0 && isMunicipal(jurisdiction) === (which === 'municipal'),
  )
  const parts = lines.map(({ what, jurisdiction, rate_pct, amount }): [string, number] => [
    which === 'rebate'
      ? jurisdiction
      : `${what}${rate_pct == null ? '' : `, ${lawPercent(rate_pct)}`}`,
    amount,
  ])
  const sum = which === 'rebate' ? -tax.rebate : tax[which]
  return {
    title,
    ...byEngine(view),
    ...summed(parts, which === 'rebate' ? 'rebates' : 'tax', sum),
    ...(tax.notes.length > 0 && { text: tax.notes.join(' ') }),
    // Where a municipality's own rate is not known, the rule is that of the province's municipalities.
    ...(ruled(quote, 'transfer_tax', lines[0]?.jurisdiction) ??
      ruled(quote, 'transfer_tax') ??
      ruled(quote, 'registration_fees')),
  }
}

export function offerNote(offer: Offer, loan: number, source: Source): FigureNote {
  const interest = offer.borrowing_cost - offer.fee + offer.cashback
  const against =
    offer.vs_market_pct == null || offer.market_rate_pct == null
      ? 'There is no official average for this kind and term.'
      : `${formatSigned(offer.vs_market_pct, 2)} points against the ${formatPercent(offer.market_rate_pct)} Canadians paid in ${offer.market_month ?? ''}.`
  return {
    title: `True cost over ${yearsText(offer.term_years)}`,
    ...summed(
      [
        ['interest', interest],
        ['fees', offer.fee],
        ...(offer.cashback > 0 ? [['cashback', -offer.cashback] as const] : []),
      ],
      'cost',
      offer.borrowing_cost,
    ),
    inputs: [
      { name: 'Rate', value: ratePercent(offer.rate_pct) },
      { name: 'Loan', value: cents(loan) },
      { name: 'Paid in the term', value: cents(offer.paid_over_term) },
      { name: 'Still owed', value: cents(offer.balance_at_term) },
    ],
    text: `The same as payments + balance left + fees − cashback − loan. ${against}`,
    source: `Rates as offered; market rate ${source.publisher}`,
    date: `Market figures to ${marketDay(source)}`,
  }
}
