/** The answer in words: sentences with figures that open to what they rest on. */
import type { Said } from '@/components/demo/said'
import { counted, formatNumber, formatPercent } from '@/lib/format'
import type { AnsweredGroups, Report } from './ask'
import type { OwnPurchases } from './own-purchases'
import {
  countsNote,
  errorNote,
  medianNote,
  ownRowsNote,
  purchasesNote,
  redrawnNote,
  revenueNote,
  sizeNote,
  stabilityNote,
  UNSETTLED,
  valueNote,
} from './notes'
import { agreement, moneyOf, numberWord, plainDays, share } from './words'

/** Groups agree from here on: the engine's own rule for "the same on every seed". */
const STABLE = 0.95

/** "half", "most" or a share of sales. */
export function partOfSales(value: number) {
  if (value >= 0.75) return 'most'
  if (value >= 0.45 && value <= 0.55) return 'half'
  return share(value)
}

/** The group that brings most for its size. */
export const bestOf = ({ segments }: Pick<Report, 'segments'>) =>
  segments.reduce<Report['segments'][number] | undefined>((best, one) => {
    const weight = ({ share_of_revenue, share_of_customers }: typeof one) =>
      share_of_revenue / Math.max(share_of_customers, 1e-9)
    return best && weight(best) >= weight(one) ? best : one
  }, undefined)

/** The group with the most customers. */
const largestOf = ({ segments }: Report) =>
  segments.reduce<Report['segments'][number] | undefined>(
    (best, one) => (best && best.size >= one.size ? best : one),
    undefined,
  )

export function answerOf(answered: AnsweredGroups): Said[] {
  const { report } = answered
  if (report.is_too_few)
    return [
      `Too few for groups: ${formatNumber(report.customers)} customers, and at least 50 are needed for groups that come back. Whom to write to first stands in the list below.`,
      ...futureSentence(answered),
      ...rowsSentence(answered),
    ]
  return [
    ...groupsSentence(answered),
    ...stabilitySentence(answered),
    ...futureSentence(answered),
    ...rowsSentence(answered),
  ]
}

function groupsSentence(answered: AnsweredGroups): Said[] {
  const { report } = answered
  const [best, largest] = [bestOf(report), largestOf(report)]
  const money = moneyOf(answered)
  if (!best || !largest || report.k < 2)
    return ['All customers are alike: there are no groups to find.']
  return [
    `${numberWord(report.k)} groups, and one pays for ${partOfSales(best.share_of_revenue)}: `,
    { text: formatNumber(best.size), note: () => sizeNote(best, answered) },
    ` of ${formatNumber(report.customers)} customers (${share(best.share_of_customers)}) bring `,
    { text: share(best.share_of_revenue), note: () => revenueNote(best, answered) },
    ' of sales.',
    ...(largest === best
      ? []
      : ([
          ' The largest group, ',
          { text: formatNumber(largest.size), note: () => sizeNote(largest, answered) },
          ` ${largest.name.toLowerCase()}, spent `,
          {
            text: money(largest.median.monetary, 0),
            note: () => medianNote(largest, 'monetary', answered),
          },
          ' each, and last ',
          {
            text: plainDays(largest.median.recency_days),
            note: () => medianNote(largest, 'recency_days', answered),
          },
          ' ago (medians).',
        ] satisfies Said[])),
  ]
}

/** Which number of groups holds, where one does. */
const defended = ({ choices, recommended_k }: Report) =>
  choices.some(({ verdict }) => verdict === 'chosen')
    ? `${numberWord(recommended_k)} can be defended.`
    : 'No number of groups can be defended.'

function stabilitySentence(answered: AnsweredGroups): Said[] {
  const { report } = answered
  const own = report.choices.find(({ k }) => k === report.k)
  if (!own) return []
  const shaky = [...report.choices]
    .sort((a, b) => a.stability - b.stability)
    .find(({ k, stability }) => k !== report.k && stability < STABLE)
  const figure = (row: typeof own): Said => ({
    text: agreement(row.stability),
    note: () => stabilityNote(row, answered),
  })
  const word = numberWord(own.k)
  if (own.stability < STABLE)
    return [
      ` ${word} groups change with the seed (`,
      figure(own),
      `): do not build on them. ${defended(report)}`,
    ]
  if (own.verdict === 'changes_with_customers')
    return [
      ` ${word} groups are ${own.stability < 1 ? 'nearly ' : ''}the same on every seed (`,
      figure(own),
      '), but other customers of the same kind give other groups (',
      {
        text: agreement(own.stability_bootstrap),
        note: () => redrawnNote(own, answered),
      },
      `): do not build on them. ${defended(report)}`,
    ]
  return [
    ` ${word} groups are ${own.stability < 1 ? 'nearly ' : ''}the same on every seed (`,
    figure(own),
    ')',
    ...(shaky ? [`; ${numberWord(shaky.k).toLowerCase()} are not (`, figure(shaky), ').'] : ['.']),
    ...(report.k === report.recommended_k
      ? []
      : [` ${numberWord(report.recommended_k)} are told apart better.`]),
  ]
}

function futureSentence(answered: AnsweredGroups): Said[] {
  const { report } = answered
  const money = moneyOf(answered)
  if (report.expected_purchases == null || report.expected_value == null)
    return [' Too few came back to say who buys again.']
  const { validation } = report
  const off = validation?.error_pct
  return [
    ` In the next ${String(report.horizon_weeks)} weeks expect `,
    {
      text: formatNumber(report.expected_purchases),
      note: () => purchasesNote(report, answered),
    },
    ' purchases worth ',
    { text: money(report.expected_value, 0), note: () => valueNote(report, answered) },
    ...(validation && off != null
      ? ([
          '; tested on weeks it had not seen, the forecast was ',
          { text: formatPercent(Math.abs(off), 0), note: () => errorNote(validation, answered) },
          off < 0 ? ' too low.' : ' too high.',
        ] satisfies Said[])
      : ['.']),
    ...(report.model?.is_settled === false ? [` ${UNSETTLED}`] : []),
  ]
}

/** Only where rows were left out or taken back. */
function rowsSentence(answered: AnsweredGroups): Said[] {
  const { report, own } = answered
  const { counts } = report
  if (own) return ownRowsSentence(answered, own)
  if (!counts || counts.cancellations + counts.without_customer === 0) return []
  return [
    ' Of ',
    { text: formatNumber(counts.rows), note: () => countsNote(counts, answered) },
    ` rows ${formatNumber(counts.cancellations)} are cancellations and ${formatNumber(counts.without_customer)} name no customer.`,
  ]
}

/** Of a file it is the rows that count, not the orders they were added up to. */
function ownRowsSentence(answered: AnsweredGroups, { purchases }: OwnPurchases): Said[] {
  const { rows, cancellations, negative, withoutCustomer, unreadable } = purchases.counts
  if (cancellations + negative + withoutCustomer + unreadable === 0) return []
  return [
    ' Among the ',
    { text: formatNumber(rows), note: () => ownRowsNote(purchases, answered) },
    ` rows are ${counted(cancellations + negative, 'cancellation or return', 'cancellations or returns')} and ${formatNumber(withoutCustomer)} without a customer${unreadable > 0 ? `; ${formatNumber(unreadable)} could not be read and ${unreadable === 1 ? 'is' : 'are'} left out` : ''}.`,
  ]
}
