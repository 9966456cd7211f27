/** What stands behind the figures of the borrowing limit and the break penalty. */
import type { FigureNote } from '@/components/demo/note'
import { formatDay, formatPercent } from '@/lib/format'
import { cents, ratePercent, sourceOfRule, sumLines } from './notes'
import type { View } from './params'
import type { Penalty, Qualify } from './report'

const B20 = 'OSFI Guideline B-20 and Department of Finance Canada'
const ruleOf = ({ rules }: { rules: Qualify['rules'] }, name: string) =>
  rules.find((rule) => rule.name.startsWith(name))

/** The rate the test is run at. */
export function stressNote(qualify: Qualify, view: View): FigureNote {
  const result = formatPercent(qualify.qualifying_rate_pct)
  return {
    title: 'Stress-test rate',
    formula: ['max(rate + 2 %, 5.25 %)', `= ${result}`],
    result,
    inputs: [{ name: 'Rate', value: ratePercent(view.rate) }],
    text: 'You must be able to carry the loan at this rate, though you pay the contract’s.',
    ...sourceOfRule(ruleOf(qualify, 'Qualifying rate'), B20, view.closing),
  }
}

/** The payment one of the two limits leaves. */
export function limitNote(which: 'gds' | 'tds', qualify: Qualify, view: View): FigureNote {
  const limit = which === 'gds' ? qualify.gds_limit_pct : qualify.tds_limit_pct
  const income = view.income / 12
  const payment = which === 'gds' ? qualify.gds_payment : qualify.tds_payment
  return {
    title: which === 'gds' ? 'What the housing limit leaves' : 'What the debt limit leaves',
    formula: sumLines(
      [
        [`${String(limit)} % of income`, (income * limit) / 100],
        ['property tax', -view.property_tax / 12],
        ['heating', -view.heating],
        ...(view.condo > 0 ? [['half the condo fee', -view.condo / 2] as const] : []),
        ...(which === 'tds' ? [['other debts', -view.debts] as const] : []),
      ],
      'payment',
      payment,
    ),
    result: cents(payment),
    text: 'Dollars a month, income before tax.',
    ...sourceOfRule(ruleOf(qualify, 'Debt service'), B20, view.closing),
  }
}

/** The most that may be borrowed. */
export function maxLoanNote(qualify: Qualify, view: View): FigureNote {
  const result = cents(qualify.max_loan)
  return {
    title: 'Most you may borrow',
    formula: ['p × (1 − (1 + i)^−n) ÷ i', `= ${result}`],
    result,
    inputs: [
      { name: 'p', value: cents(qualify.max_payment) },
      { name: 'Rate for i', value: formatPercent(qualify.qualifying_rate_pct) },
      { name: 'n, months', value: String(view.amortization * 12) },
    ],
    text: 'Insurance premium included. i is the monthly rate with half-yearly compounding.',
    ...sourceOfRule(ruleOf(qualify, 'Qualifying rate'), B20, view.closing),
  }
}

/** The dearest home that loan buys. */
export function maxPriceNote(qualify: Qualify, view: View): FigureNote {
  return {
    title: 'Dearest home',
    formula: sumLines(
      [
        ['most you may borrow', qualify.max_loan],
        ['premium', -qualify.premium_at_max_price],
        ['down payment', qualify.down_payment_at_max_price],
      ],
      'price',
      qualify.max_price,
    ),
    result: cents(qualify.max_price),
    ...sourceOfRule(ruleOf(qualify, 'Debt service'), B20, view.closing),
  }
}

/** The income this home's loan asks for. */
export function incomeNote(qualify: Qualify, view: View): FigureNote {
  const result = cents(qualify.income_required ?? 0)
  return {
    title: 'Income this home needs',
    formula: ['the income at which both limits', 'leave this loan’s payment', `= ${result}`],
    result,
    inputs: [
      { name: 'Loan before premium', value: cents(view.price - view.down) },
      { name: 'Rate', value: formatPercent(qualify.qualifying_rate_pct) },
    ],
    ...sourceOfRule(ruleOf(qualify, 'Debt service'), B20, view.closing),
  }
}

/** One of the ways to compute a break penalty. */
export function penaltyNote(
  which: 'three_months_interest' | 'ird_standard' | 'ird_posted',
  penalty: Penalty,
  view: View,
): FigureNote {
  const amount = penalty[which] ?? 0
  const result = cents(amount)
  const start = { three_months_interest: 'three', ird_standard: 'standard', ird_posted: 'posted' }
  const line = penalty.formulae.find((formula) => formula.startsWith(start[which])) ?? ''
  const [name = '', formula = ''] = line.split(' = ')
  const rate = ruleOf(penalty, 'Paying out')
  return {
    title: name.charAt(0).toUpperCase() + name.slice(1),
    formula: [
      ...formula.split(' × ').map((part, at) => (at > 0 ? `× ${part}` : part)),
      `= ${result}`,
    ],
    result,
    inputs: [
      { name: 'Balance', value: cents(view.balance) },
      { name: 'Contract rate', value: ratePercent(view.contract) },
      ...(which === 'ird_standard'
        ? [{ name: 'Today’s rate', value: ratePercent(view.today) }]
        : []),
      ...(which === 'ird_posted'
        ? [
            { name: 'Posted rate', value: ratePercent(view.posted) },
            { name: 'Discount', value: ratePercent(view.discount) },
          ]
        : []),
      ...(which === 'three_months_interest'
        ? []
        : [{ name: 'Months left', value: String(view.months) }]),
    ],
    source: rate ? `Contract terms; cap by ${rate.source}` : 'Contract terms',
    date: `Rules of ${formatDay(view.closing)}`,
  }
}
