/** What stands behind the figures of the borrowing limit and the break penalty. */
import type { FigureNote } from '@/components/demo/note'
import { summed, worked } from '@/components/demo/worked'
import { formatDay, formatPercent } from '@/lib/format'
import type { AnsweredPenalty, AnsweredQualify } from './ask'
import { cents, ratePercent, ruled, ruleOf } from './notes'
import { applicationDay } from './settings'

const B20 = 'OSFI Guideline B-20 and Department of Finance Canada'

const limits = (
  { view, report }: AnsweredQualify,
  code: 'qualifying_rate' | 'debt_service_limits',
) => ruled(report, code) ?? { source: B20, date: `Rules of ${formatDay(applicationDay(view))}` }

/** The rate the test is run at. */
export const stressNote = (answered: AnsweredQualify): FigureNote => ({
  title: 'Stress-test rate',
  ...worked(['max(rate + 2 %, 5.25 %)'], formatPercent(answered.report.qualifying_rate_pct)),
  inputs: [{ name: 'Rate', value: ratePercent(answered.view.rate_pct) }],
  text: 'OSFI’s guideline asks that you could carry the loan at this rate, though you pay the contract’s; the Department of Finance asks it of insured loans.',
  ...limits(answered, 'qualifying_rate'),
})

/** The payment one of the two limits leaves. */
export function limitNote(which: 'gds' | 'tds', answered: AnsweredQualify): FigureNote {
  const { view, report } = answered
  const limit = report[`${which}_limit_pct`]
  return {
    title: which === 'gds' ? 'What the housing limit leaves' : 'What the debt limit leaves',
    ...summed(
      [
        [`${String(limit)} % of income`, ((view.annual_income / 12) * limit) / 100],
        ['property tax', -view.property_tax_annual / 12],
        ['heating', -view.heating_monthly],
        ...(view.condo_fee_monthly > 0
          ? [['half the condo fee', -view.condo_fee_monthly / 2] as const]
          : []),
        ...(which === 'tds' ? [['other debts', -view.debts_monthly] as const] : []),
      ],
      'payment',
      report[`${which}_payment`],
    ),
    text: 'Dollars a month, income before tax.',
    ...limits(answered, 'debt_service_limits'),
  }
}

export function maxLoanNote(answered: AnsweredQualify): FigureNote {
  const { view, report } = answered
  return {
    title: 'Most you may borrow',
    ...worked(['p × (1 − (1 + i)^−n) ÷ i'], cents(report.max_loan)),
    inputs: [
      { name: 'p, the largest payment', value: cents(report.max_payment) },
      { name: 'Rate for i', value: formatPercent(report.qualifying_rate_pct) },
      { name: 'n, months', value: String(view.amortization_years * 12) },
    ],
    text: 'Insurance premium included. i is the monthly rate with semi-annual compounding.',
    ...limits(answered, 'qualifying_rate'),
  }
}

export function maxPriceNote(answered: AnsweredQualify): FigureNote {
  const { report } = answered
  return {
    title: 'Most expensive home',
    ...summed(
      [
        ['most you may borrow', report.max_loan],
        ['premium', -report.premium_at_max_price],
        ['down payment', report.down_payment_at_max_price],
      ],
      'price',
      report.max_price,
    ),
    ...limits(answered, 'debt_service_limits'),
  }
}

export function incomeNote(answered: AnsweredQualify): FigureNote {
  const { report } = answered
  return {
    title: 'Income this home needs',
    ...worked(
      ['the income at which both limits', 'leave this loan’s payment'],
      cents(report.income_required ?? 0),
    ),
    inputs: [
      { name: 'Loan with premium', value: cents(report.target_loan ?? 0) },
      { name: 'Rate', value: formatPercent(report.qualifying_rate_pct) },
    ],
    ...limits(answered, 'debt_service_limits'),
  }
}

/** The ways to compute a break penalty, as contracts write them. */
export const penaltyMethods = {
  three_months_interest: {
    item: 'Three months’ interest',
    short: 'Three months',
    formula: ['balance × contract rate ÷ 4'],
    inputs: [],
  },
  ird_standard: {
    item: 'Differential to the lender’s rate today',
    short: 'Today’s rate',
    formula: ['(contract rate − today’s rate)', '× balance × months ÷ 12'],
    inputs: ['comparison_rate_pct'],
  },
  ird_posted: {
    item: 'Differential to the posted rate less your discount',
    short: 'Posted rate',
    formula: ['(contract rate − (posted rate − discount))', '× balance × months ÷ 12'],
    inputs: ['posted_rate_pct', 'discount_pct'],
  },
} as const

export type PenaltyMethod = keyof typeof penaltyMethods

const inputNames = {
  comparison_rate_pct: 'Today’s rate',
  posted_rate_pct: 'Posted rate',
  discount_pct: 'Discount',
} as const

/** One of the ways to compute a break penalty, or the one that is payable. */
export function penaltyNote(
  which: PenaltyMethod,
  { view, report }: AnsweredPenalty,
  amount = report[which] ?? 0,
): FigureNote {
  const { item, formula, inputs } = penaltyMethods[which]
  const rule = ruleOf(report, 'early_payout')
  return {
    title: item,
    ...worked(formula, cents(amount)),
    inputs: [
      { name: 'Balance', value: cents(view.balance) },
      { name: 'Contract rate', value: ratePercent(view.contract_rate_pct) },
      ...inputs.map((key) => ({ name: inputNames[key], value: ratePercent(view[key]) })),
      ...(inputs.length > 0 ? [{ name: 'Months left', value: String(view.months_remaining) }] : []),
    ],
    source: rule ? `Contract terms; cap by ${rule.source}` : 'Contract terms',
    date: rule
      ? `In force since ${formatDay(rule.effective_from)}`
      : 'The contract decides which method holds',
  }
}
