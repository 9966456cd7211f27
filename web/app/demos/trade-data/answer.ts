/** The answer in words: sentences with figures that open to what they rest on. */
import type { Said } from '@/components/demo/said'
import { formatNumber } from '@/lib/format'
import type { AnsweredTrade, Row, Summary } from './ask'
import {
  contributionNote,
  growthNote,
  indexNote,
  noteCredit,
  percent,
  periodBefore,
  shareNote,
  totalNote,
  type Credit,
} from './notes'
import { largest, mover, rowsOf } from './summaries'
import { capital, goodsInSentence, index, inPeriod, inSentence, money } from './words'

export const points = (value: number) => formatNumber(Math.abs(value), 1)

/** Below this a growth is none, in per cent. */
const FLAT_PCT = 0.05

export function answerOf(answered: AnsweredTrade): Said[] {
  const { own, report } = answered
  const { partners, goods } = report
  const credit = noteCredit(answered)
  // A table of one's own may have no partners: then all that can be told is of its products.
  const told = rowsOf(report, 'partner') === 'partner' ? partners : goods
  const whose = own ? 'Your' : 'Canada’s'
  const when = inPeriod(partners.from, partners.to)
  const total: Said = { text: money(partners.total), note: () => totalNote(partners, credit) }
  const growth = partners.growth_pct
  if (growth == null) {
    return [
      `${whose} ${partners.flow} were `,
      total,
      ` ${when}.`,
      ...largestSentence(told, credit),
      partners.compare_from == null
        ? ' Nothing is compared.'
        : ` There were none in ${periodBefore(partners)}.`,
    ]
  }
  const grew: Said[] =
    Math.abs(growth) < FLAT_PCT
      ? [' hardly changed']
      : [
          growth < 0 ? ' fell ' : ' grew ',
          { text: percent(Math.abs(growth)), note: () => growthNote(partners, credit) },
        ]
  return [
    `${whose} ${partners.flow}`,
    ...grew,
    ` ${when}, to `,
    total,
    '.',
    ...moversSentence(told, credit),
    ...(told === partners ? goodsSentence(goods, credit, own !== null) : []),
    ...concentrationSentence(told, credit),
  ]
}

function added(row: Row, summary: Summary, credit: Credit): Said {
  return {
    text: points(row.contribution_pp ?? 0),
    note: () => contributionNote(row, summary, credit),
  }
}

function moversSentence(summary: Summary, credit: Credit): Said[] {
  const [up, down] = [mover(summary, 1), mover(summary, -1)]
  const [first, second] = (summary.growth_pct ?? 0) < 0 ? [down, up] : [up, down]
  const verb = (row: Row) => ((row.contribution_pp ?? 0) < 0 ? 'took away' : 'added')
  if (!first) return []
  return [
    ` ${capital(inSentence(first.name))} ${verb(first)} `,
    added(first, summary, credit),
    ' percentage points',
    ...(second
      ? [`, ${inSentence(second.name)} ${verb(second)} `, added(second, summary, credit)]
      : []),
    '.',
  ]
}

function goodsSentence(goods: Summary, credit: Credit, isOwn: boolean): Said[] {
  const [up, down] = [mover(goods, 1), mover(goods, -1)]
  const name = (row: Row) => (isOwn ? row.name : goodsInSentence(row.name))
  if (!up || !down) return []
  return [
    ` Among goods, ${name(up)} added `,
    added(up, goods, credit),
    ` and ${name(down)} took away `,
    added(down, goods, credit),
    '.',
  ]
}

function largestSentence(summary: Summary, credit: Credit): Said[] {
  const row = largest(summary)
  if (!row) return []
  return [
    ` ${capital(inSentence(row.name))} had `,
    { text: percent(100 * row.share), note: () => shareNote(row, summary, false, credit) },
    ' of them.',
  ]
}

function concentrationSentence(summary: Summary, credit: Credit): Said[] {
  const row = largest(summary)
  const { hhi, hhi_most, hhi_before, hhi_most_before, total_before } = summary
  if (!row || row.before == null || hhi_before == null || !total_before || summary.total === 0)
    return []
  const change = hhi - hhi_before
  // Of a rest only the span is known that the index lies in: where the two overlap, either may be true.
  const isTold = hhi > (hhi_most_before ?? hhi_before) || hhi_most < hhi_before
  const verdict =
    Math.abs(change) < 0.0005
      ? 'Trade is about as concentrated as before'
      : isTold
        ? `Trade is ${change < 0 ? 'less' : 'more'} concentrated`
        : 'Whether trade is more concentrated cannot be told'
  return [
    ` ${verdict}: the share of ${inSentence(row.name)} went from `,
    {
      text: percent((100 * row.before) / total_before),
      note: () => shareNote(row, summary, true, credit),
    },
    ' to ',
    { text: percent(100 * row.share), note: () => shareNote(row, summary, false, credit) },
    ', the index (HHI) from ',
    { text: index(hhi_before), note: () => indexNote(summary, true, credit) },
    ' to ',
    { text: index(hhi), note: () => indexNote(summary, false, credit) },
    '.',
  ]
}
