/** What stands behind the figures of a quote: formula, inputs, rule, source and date. */
import type { FigureNote } from '@/components/demo/note'
import { formatDay, formatDollars, formatNumber, formatPercent, formatSigned } from '@/lib/format'
import { compoundingOf, placeOf, type View } from './params'
import type { Offer, Quote, Rule, Source } from './report'

/** The day the market figures speak of. */
export const marketDay = ({ as_of }: Source) => (as_of ? formatDay(as_of) : 'a day not given')

/** Dollars to the cent. */
export const cents = (value: number) => formatDollars(value, 2)

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

/** A sum as an aligned column; the last line is the result. */
export function sumLines(
  parts: readonly (readonly [string, number])[],
  total: string,
  sum: number,
) {
  const amounts = [...parts.map(([, amount]) => amount), sum].map((amount) =>
    formatNumber(Math.abs(amount), 2),
  )
  const names = Math.max(total.length, ...parts.map(([name]) => name.length))
  const width = Math.max(...amounts.map((text) => text.length)) + 1
  const line = (sign: string, name: string, amount = '') =>
    `${sign} ${name.padEnd(names)} ${`$${amount}`.padStart(width)}`
  return [
    ...parts.map(([name, amount], index) =>
      line(amount < 0 ? '−' : index === 0 ? ' ' : '+', name, amounts[index]),
    ),
    line('=', total, amounts.at(-1)),
  ]
}

/** Where a rule comes from and since when it holds. */
export function sourceOfRule(rule: Rule | undefined, otherwise: string, closing: string) {
  return rule
    ? { source: rule.source, date: `In force since ${formatDay(rule.effective_from)}` }
    : { source: otherwise, date: `Rules of ${formatDay(closing)}` }
}

const INTEREST_ACT = 'Interest Act (R.S.C. 1985, c. I-15), s. 6'
const ENGINE = 'Computed by our engine, to the cent'

const ruleOf = (quote: Quote, name: string) =>
  quote.rules.find((rule) => rule.name.startsWith(name))

/** "P = 695,925, j = 4.09 %" as a list; what is not of that form stays a line of the formula. */
export function readInputs(text: string) {
  const found = [...text.matchAll(/(\p{L}+) = (.+?)(?=, \p{L}+ = |$)/gu)]
  return found.map(([, name = '', value = '']) => ({ name, value }))
}

/** A working of the engine as a note's lines, ending in the result. */
function workingLines(quote: Quote, figure: string, result: string) {
  const working = quote.workings.find((one) => one.figure === figure)
  if (!working) return { formula: [`= ${result}`], result }
  const inputs = readInputs(working.inputs)
  const formula = working.formula.split(', with ')
  return {
    formula: [
      ...formula.map((line, index) => (index > 0 ? `with ${line}` : line)),
      ...(inputs.length > 0 ? [] : [`= ${working.inputs}`]),
      `= ${result}`,
    ],
    result,
    ...(inputs.length > 0 && { inputs }),
  }
}

export type QuoteFigure =
  | 'payment'
  | 'cash_to_close'
  | 'premium'
  | 'premium_tax'
  | 'loan'
  | 'effective_annual_rate_pct'
  | 'balance_at_term'
  | 'interest_over_term'
  | 'total_interest'

/** The note behind one figure of a quote. */
export function quoteNote(figure: QuoteFigure, quote: Quote, view: View): FigureNote {
  const closing = { date: `Closing on ${formatDay(view.closing)}` }
  const { land_transfer_tax: tax } = quote
  switch (figure) {
    case 'payment':
      return {
        title: 'Each payment',
        ...workingLines(quote, 'payment', cents(quote.payment)),
        text: `P is the loan, j the stated rate, k its compounding periods a year, m the payments a year, n their number. Rounded half-up to the cent; the last payment is ${cents(quote.last_payment)}.`,
        source: INTEREST_ACT,
        ...closing,
      }
    case 'cash_to_close':
      return {
        title: 'Cash to close',
        formula: sumLines(
          [
            ['down payment', view.down],
            ['transfer tax', tax.total],
            ['tax on premium', quote.premium_tax],
          ],
          'cash',
          quote.cash_to_close,
        ),
        result: cents(quote.cash_to_close),
        text: 'Legal fees, inspection, title insurance and adjustments are not included.',
        source: ENGINE,
        ...closing,
      }
    case 'premium':
      return {
        title: 'Insurance premium',
        ...workingLines(quote, 'premium', cents(quote.premium)),
        inputs: [
          { name: 'Loan to value', value: formatPercent(quote.loan_to_value_pct) },
          { name: 'Premium rate', value: ratePercent(quote.premium_pct) },
        ],
        text: 'The premium is added to the loan; only its tax is paid in cash.',
        ...sourceOfRule(ruleOf(quote, 'Insurance premium'), ENGINE, view.closing),
      }
    case 'premium_tax':
      return {
        title: 'Tax on the premium',
        ...workingLines(quote, 'premium_tax', cents(quote.premium_tax)),
        ...sourceOfRule(ruleOf(quote, 'Tax on the insurance premium'), ENGINE, view.closing),
      }
    case 'loan':
      return {
        title: 'Loan with premium',
        formula: sumLines(
          [
            ['price', view.price],
            ['down payment', -view.down],
            ['premium', quote.premium],
          ],
          'loan',
          quote.loan,
        ),
        result: cents(quote.loan),
        source: ENGINE,
        ...closing,
      }
    case 'effective_annual_rate_pct': {
      const result = formatPercent(quote.effective_annual_rate_pct, 4)
      return {
        title: 'Effective annual rate',
        formula: ['(1 + j ÷ k)^k − 1', `= ${result}`],
        result,
        inputs: [
          { name: 'j', value: ratePercent(view.rate) },
          { name: 'k', value: String(compoundingOf(view).perYear) },
        ],
        source: INTEREST_ACT,
        ...closing,
      }
    }
    case 'interest_over_term':
      return {
        title: 'Interest over the term',
        ...workingLines(quote, 'interest_over_term', cents(quote.interest_over_term)),
        source: ENGINE,
        ...closing,
      }
    case 'balance_at_term': {
      const term = quote.yearly[view.term - 1]
      const paid = quote.loan - quote.balance_at_term
      return {
        title: 'Still owed when the term ends',
        formula: sumLines(
          [
            ['loan', quote.loan],
            ['principal paid', -paid],
          ],
          'balance',
          quote.balance_at_term,
        ),
        result: cents(quote.balance_at_term),
        text: term
          ? `After year ${String(term.year)}. Interest is rounded half-up to the cent each period.`
          : 'Interest is rounded half-up to the cent each period.',
        source: ENGINE,
        ...closing,
      }
    }
    case 'total_interest':
      return {
        title: 'Interest until the loan is clear',
        formula: ['sum of each year’s interest', `= ${cents(quote.total_interest)}`],
        result: cents(quote.total_interest),
        inputs: [{ name: 'Payments', value: formatNumber(quote.payments) }],
        text: `At ${ratePercent(view.rate)} throughout. After the term the rate is not known: this is an assumption.`,
        source: ENGINE,
        ...closing,
      }
  }
}

/** The note behind a transfer tax: slice by slice. */
export function transferTaxNote(
  title: string,
  quote: Quote,
  view: View,
  which: 'provincial' | 'municipal' | 'rebate',
): FigureNote {
  const tax = quote.land_transfer_tax
  const city = placeOf(view).city
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
      : `${what.replace(/^From ([\d,]+) to ([\d,]+)$/, '$1–$2')}${rate_pct == null ? '' : ` ${formatNumber(rate_pct, 1)} %`}`,
    amount,
  ])
  const sum = which === 'rebate' ? -tax.rebate : tax[which]
  const lead = lines[0]?.jurisdiction
  const rule = quote.rules.find(
    ({ name }) => name.startsWith('Transfer tax') && (!lead || name.endsWith(lead)),
  )
  return {
    title,
    formula: sumLines(parts, which === 'rebate' ? 'rebates' : 'tax', sum),
    result: cents(Math.abs(sum)),
    ...(tax.notes.length > 0 && { text: tax.notes.join(' ') }),
    ...sourceOfRule(rule, ENGINE, view.closing),
  }
}

/** The note behind an offer's true cost. */
export function offerNote(offer: Offer, loan: number, source: Source): FigureNote {
  const interest = offer.borrowing_cost - offer.fee + offer.cashback
  const against =
    offer.vs_market_pct == null || offer.market_rate_pct == null
      ? 'There is no official average for this kind and term.'
      : `${formatSigned(offer.vs_market_pct, 2)} points against the ${formatPercent(offer.market_rate_pct)} Canadians paid in ${offer.market_month ?? ''}.`
  return {
    title: `True cost over ${offer.term_years === 1 ? 'one year' : `${String(offer.term_years)} years`}`,
    formula: sumLines(
      [
        ['interest', interest],
        ['fees', offer.fee],
        ...(offer.cashback > 0 ? [['cashback', -offer.cashback] as const] : []),
      ],
      'cost',
      offer.borrowing_cost,
    ),
    result: cents(offer.borrowing_cost),
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
