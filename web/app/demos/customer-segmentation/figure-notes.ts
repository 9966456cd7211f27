/** What stands behind the figures of the lower tables; they come with those. */
import type { FigureNote } from '@/components/demo/note'
import { worked } from '@/components/demo/worked'
import { formatMonth, formatNumber, formatPercent } from '@/lib/format'
import type { AnsweredGroups, Cohort, Ranked, Segment, Step, Validation } from './ask'
import { customerName, moneyOf, noteCredit, share } from './words'

/** What a group is expected to bring. */
export function expectedNote(segment: Segment, answered: AnsweredGroups): FigureNote {
  const money = moneyOf(answered)
  const weeks = String(answered.report.horizon_weeks)
  return {
    title: `${segment.name}: expected in ${weeks} weeks`,
    ...worked(
      ['sum over the group of', 'P(here) × purchases × value'],
      money(segment.expected_value ?? 0, 0),
    ),
    inputs: [
      { name: 'Purchases', value: formatNumber(segment.expected_purchases ?? 0, 1) },
      { name: 'Mean chance of being here', value: share(segment.alive ?? 0) },
      { name: 'At risk', value: money(segment.value_at_risk ?? 0, 0) },
    ],
    text: 'At risk is what the group would bring if all were surely still customers, less what is expected. Somebody who never came back counts as still here, for the model lets people leave only after a repeat purchase.',
    ...noteCredit(answered),
  }
}

/** What a customer more in the better group is worth. */
export function stepNote(step: Step, answered: AnsweredGroups): FigureNote {
  const money = moneyOf(answered)
  return {
    title: `From ${step.from.toLowerCase()} to ${step.to.toLowerCase()}`,
    ...worked([`${money(step.to_value, 2)} − ${money(step.from_value, 2)}`], money(step.worth, 2)),
    inputs: [{ name: 'Times a tenth of the group', value: money(step.worth_of_a_tenth, 0) }],
    text: 'A difference between what a customer of either group brings. It does not say that a campaign would bring it about.',
    ...noteCredit(answered),
  }
}

/** What a letter to one customer may save. */
export function riskNote(row: Ranked, answered: AnsweredGroups): FigureNote {
  const money = moneyOf(answered)
  return {
    title: `Customer ${customerName(answered, row.id)}: at risk`,
    ...worked(['(1 − P(here)) × purchases if here × value'], money(row.at_risk ?? 0, 0)),
    inputs: [
      { name: 'Chance of being here', value: formatPercent(100 * (row.alive ?? 0), 1) },
      { name: 'Purchases expected', value: formatNumber(row.expected_purchases ?? 0, 2) },
      { name: 'Worth expected', value: money(row.expected_value ?? 0, 0) },
    ],
    text: 'Customers are ranked by this times the chance that they are still here: somebody surely gone does not answer.',
    ...noteCredit(answered),
  }
}

/** What customers alike did in the weeks held back. */
export function heldOutNote(
  group: Validation['groups'][number],
  answered: AnsweredGroups,
): FigureNote {
  const customers = formatNumber(group.customers)
  return {
    title: `Held-out purchases after ${String(group.repeats)}${group.repeats === 7 ? ' or more' : ''} repeats`,
    ...worked([`mean of ${customers} customers’ expectations`], formatNumber(group.expected, 2)),
    inputs: [{ name: 'They then bought', value: formatNumber(group.actual, 2) }],
    text: 'BG/NBD’s expectation for each customer given how often and when they had bought, fitted without the weeks held back.',
    ...noteCredit(answered),
  }
}

/** The share of one month's new customers who bought in the month after. */
export function cohortNote(cohort: Cohort, answered: AnsweredGroups): FigureNote {
  const next = cohort.shares[0] ?? 0
  const joined = formatNumber(cohort.customers)
  return {
    title: `Joined ${formatMonth(cohort.month)}: the month after`,
    ...worked(
      [`${formatNumber(next * cohort.customers)} who bought / ${joined} who joined`],
      formatPercent(100 * next, 1),
    ),
    ...noteCredit(answered),
  }
}
