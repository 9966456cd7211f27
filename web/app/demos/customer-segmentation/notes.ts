/** What stands behind the figures of the answer. */
import type { FigureNote } from '@/components/demo/note'
import { worked } from '@/components/demo/worked'
import { formatNumber, formatPercent, formatSigned } from '@/lib/format'
import type { AnsweredGroups, Choice, Counts, Report, Segment, Validation } from './ask'
import type { Purchases } from '@/lib/tables/purchases'
import { agreement, moneyOf, noteCredit, numberWord, plainDays, share, verdicts } from './words'

/** Said where the search for the parameters ended on a slope. */
export const UNSETTLED = 'The model did not settle on these customers: read the outlook with care.'

/** Customers of a group, and how many that is of all. */
export function sizeNote(segment: Segment, answered: AnsweredGroups): FigureNote {
  const all = formatNumber(answered.report.customers)
  return {
    title: `${segment.name}: customers`,
    ...worked(
      [`${formatNumber(segment.size)} of ${all} customers`],
      share(segment.share_of_customers),
    ),
    text: `Typically they ${segment.reason}. Each customer is in the group whose centre is nearest on three scores: days since the last purchase, purchases and spending, each log1p and then z-scored.`,
    ...noteCredit(answered),
  }
}

export function revenueNote(segment: Segment, answered: AnsweredGroups): FigureNote {
  const money = moneyOf(answered)
  return {
    title: `${segment.name}: share of sales`,
    ...worked(
      [`${money(segment.revenue, 0)} / ${money(answered.report.revenue, 0)}`],
      share(segment.share_of_revenue),
    ),
    text: 'Purchases less returns, over the whole record.',
    ...noteCredit(answered),
  }
}

export function medianNote(
  segment: Segment,
  of: 'monetary' | 'recency_days',
  answered: AnsweredGroups,
): FigureNote {
  const money = moneyOf(answered)
  const write = of === 'monetary' ? money : plainDays
  return {
    title: `${segment.name}: ${of === 'monetary' ? 'median spending' : 'median days silent'}`,
    ...worked([`middle of ${formatNumber(segment.size)} customers`], write(segment.median[of])),
    inputs: [{ name: 'Centre of the group', value: write(segment.center[of]) }],
    text: 'Half of the group lies below, half above. The centre is a mean of logarithms, and so near it.',
    ...noteCredit(answered),
  }
}

export function stabilityNote(row: Choice, answered: AnsweredGroups): FigureNote {
  return {
    title: `Agreement over seeds, ${numberWord(row.k).toLowerCase()} groups`,
    ...worked(['mean adjusted Rand index', 'of 28 pairs among 8 seeds'], agreement(row.stability)),
    inputs: [
      { name: 'Customers drawn again', value: agreement(row.stability_bootstrap) },
      { name: 'Silhouette', value: formatNumber(row.silhouette, 3) },
      { name: 'Sum of squares', value: formatNumber(row.inertia, 1) },
    ],
    text: `1 is the same groups every time, 0 is chance. Each seed has two starts, so that a number of groups that is hard to find shows; the groups on the page are the best of more. Verdict: ${verdicts[row.verdict]}.`,
    ...noteCredit(answered),
  }
}

export function redrawnNote(row: Choice, answered: AnsweredGroups): FigureNote {
  return {
    title: `Agreement over customers, ${numberWord(row.k).toLowerCase()} groups`,
    ...worked(
      ['mean adjusted Rand index', 'of 8 draws with replacement'],
      agreement(row.stability_bootstrap),
    ),
    text: 'As many customers are drawn again with replacement and grouped; everybody is then put to the nearest of their centres and held against the groups shown.',
    ...noteCredit(answered),
  }
}

export function purchasesNote(report: Report, answered: AnsweredGroups): FigureNote {
  const { model, horizon_weeks: weeks } = report
  return {
    title: `Purchases in the next ${String(weeks)} weeks`,
    ...worked(
      ['sum over customers of', 'P(still a customer) × E(purchases)'],
      formatNumber(report.expected_purchases ?? 0),
    ),
    inputs: model
      ? [
          { name: 'r', value: formatNumber(model.r, 4) },
          { name: 'alpha, weeks', value: formatNumber(model.alpha, 3) },
          { name: 'a', value: formatNumber(model.a, 4) },
          { name: 'b', value: formatNumber(model.b, 4) },
          { name: 'log-likelihood', value: formatNumber(model.log_likelihood, 1) },
        ]
      : [],
    text: `BG/NBD (Fader, Hardie and Lee, 2005), fitted on the whole record. No new customers are counted.${model && !model.is_settled ? ` ${UNSETTLED}` : ''}`,
    ...noteCredit(answered),
  }
}

export function valueNote(report: Report, answered: AnsweredGroups): FigureNote {
  const money = moneyOf(answered)
  const spend = report.model?.spend
  return {
    title: `Their worth in the next ${String(report.horizon_weeks)} weeks`,
    ...worked(['sum of expected purchases × expected value'], money(report.expected_value ?? 0, 0)),
    inputs: spend
      ? [
          { name: 'p', value: formatNumber(spend.p, 3) },
          { name: 'q', value: formatNumber(spend.q, 3) },
          { name: 'v', value: formatNumber(spend.v, 2) },
          { name: 'A typical purchase', value: money(spend.mean_value) },
        ]
      : [],
    text: 'Gamma-gamma (Fader and Hardie, 2013): what a customer spends a purchase lies between their own mean and everybody’s, by how much was seen of them. Returns that cancel no single purchase are not taken off.',
    ...noteCredit(answered),
  }
}

/** The mean error of a guess that nobody buys again: what each bought. */
export const nobody = ({ actual, customers }: Validation) => actual / customers

/** The forecast held against the weeks it had not seen. */
export function errorNote(validation: Validation, answered: AnsweredGroups): FigureNote {
  const off = Math.abs(validation.error_pct ?? 0)
  return {
    title: 'The forecast, tested',
    ...worked(
      [
        'expected / actual − 1',
        `  = ${formatNumber(validation.expected)} / ${formatNumber(validation.actual)} − 1`,
        `  = ${formatSigned(validation.error_pct ?? 0, 1)} %`,
      ],
      formatPercent(off, 0),
      'in words: ',
    ),
    inputs: [
      { name: 'Fitted up to', value: validation.until },
      { name: 'Weeks held back', value: String(validation.holdout_weeks) },
      { name: 'Mean error a customer', value: formatNumber(validation.mean_error, 3) },
      {
        name: 'If all went on as before',
        value: formatNumber(validation.naive_mean_error, 3),
      },
      { name: 'If nobody came back', value: formatNumber(nobody(validation), 3) },
    ],
    text: 'The models were fitted again on the purchases before, with only what was known then, and asked for the weeks after.',
    ...noteCredit(answered),
  }
}

/** What was found in the rows and what became of it. */
export function countsNote(counts: Counts, answered: AnsweredGroups): FigureNote {
  const number = (value: number) => formatNumber(value)
  return {
    title: 'Rows read',
    ...worked(
      [
        `  ${number(counts.purchases)} purchases`,
        `+ ${number(counts.cancellations)} cancellations`,
        `+ ${number(counts.without_customer)} without a customer`,
      ],
      number(counts.rows),
    ),
    inputs: [
      { name: 'Cancel one purchase exactly', value: number(counts.cancelled_purchases) },
      {
        name: 'Customers left without a purchase',
        value: number(counts.customers_without_purchase),
      },
      { name: 'Customers who sent back more', value: number(counts.customers_below_zero) },
    ],
    text: 'A cancellation of exactly one earlier purchase takes it out; others reduce what the customer spent. Rows without a customer are counted and left out.',
    ...noteCredit(answered),
  }
}

/** What was found in the rows of a visitor's file: a row may be of more than one kind. */
export function ownRowsNote(
  { counts: found, orders, from, to }: Purchases,
  answered: AnsweredGroups,
): FigureNote {
  const number = (value: number) => formatNumber(value)
  const { counts } = answered.report
  return {
    title: 'Rows read',
    ...worked(['rows of the file'], number(found.rows)),
    inputs: [
      { name: 'Without a customer', value: number(found.withoutCustomer) },
      { name: 'Of an invoice that begins with C', value: number(found.cancellations) },
      { name: 'Others below zero', value: number(found.negative) },
      { name: 'Without a day or an amount', value: number(found.unreadable) },
      { name: 'Orders they add up to', value: number(orders) },
      ...(counts
        ? [
            { name: 'Cancel one order exactly', value: number(counts.cancelled_purchases) },
            {
              name: 'Customers left without a purchase',
              value: number(counts.customers_without_purchase),
            },
            { name: 'Customers who sent back more', value: number(counts.customers_below_zero) },
          ]
        : []),
    ],
    text: `Rows of an invoice are one order, from ${from} to ${to}. A cancellation of exactly one earlier order takes it out; others reduce what the customer spent. Rows without a customer are counted and left out.`,
    ...noteCredit(answered),
  }
}
