/** The answer in words: sentences with figures that open to what they rest on. */
import type { Said } from '@/components/demo/said'
import { formatNumber } from '@/lib/format'
import type { AnsweredTrade, Row, Summary } from './ask'
import { comparedMonths, isLater, pulls } from './compared-months'
import {
  comparedName,
  contributionNote,
  growthNote,
  indexNote,
  noteCredit,
  percent,
  shareNote,
  totalNote,
  type Credit,
} from './notes'
import { largest, mover, rowsOf } from './summaries'
import { verdictOf } from './verdict'
import { firstInSentence, goodsInSentence, index, inPeriod, inSentence, money } from './words'

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
  const compared = comparedMonths(partners)
  if (partners.growth_pct == null) {
    return [
      `${whose} ${partners.flow} were `,
      total,
      ` ${when}.`,
      ...largestSentence(told, credit),
      compared
        ? ` There were none ${inPeriod(compared.from, compared.to)}.`
        : ' Nothing is compared.',
    ]
  }
  return [
    `${whose} ${partners.flow}`,
    ...changeWords(partners, credit),
    total,
    '.',
    ...moversSentence(told, credit),
    ...(told === partners ? goodsSentence(goods, credit, own !== null) : []),
    ...concentrationSentence(told, credit),
  ]
}

/** How the total stands to what it is compared with, up to its figure: " fell 0.2 % in 2025 against 2024, to ". */
function changeWords(summary: Summary, credit: Credit): Said[] {
  const growth = summary.growth_pct ?? 0
  const compared = comparedMonths(summary)
  const when = inPeriod(summary.from, summary.to)
  const other = compared ? inPeriod(compared.from, compared.to) : ''
  const size: Said = { text: percent(Math.abs(growth)), note: () => growthNote(summary, credit) }
  const isFlat = Math.abs(growth) < FLAT_PCT
  if (isLater(summary))
    return isFlat
      ? [` were about the same ${when} as ${other}, `]
      : [' were ', size, ` ${growth < 0 ? 'lower' : 'higher'} ${when} than ${other}, `]
  const against = `${when} against ${comparedName(summary)}`
  return isFlat
    ? [` hardly changed ${against}, at `]
    : [growth < 0 ? ' fell ' : ' grew ', size, ` ${against}, to `]
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
  const [adds, takes] = pulls(summary, 'took away')
  const verb = (row: Row) => ((row.contribution_pp ?? 0) < 0 ? takes : adds)
  if (!first) return []
  return [
    ` ${firstInSentence(first.name)} ${verb(first)} `,
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
  const [adds, takes] = pulls(goods, 'took away')
  const name = (row: Row) => (isOwn ? row.name : goodsInSentence(row.name))
  if (!up || !down) return []
  return [
    ` Among goods, ${name(up)} ${adds} `,
    added(up, goods, credit),
    ` and ${name(down)} ${takes} `,
    added(down, goods, credit),
    '.',
  ]
}

function largestSentence(summary: Summary, credit: Credit): Said[] {
  const row = largest(summary)
  if (!row) return []
  return [
    ` ${firstInSentence(row.name)} had `,
    { text: percent(100 * row.share), note: () => shareNote(row, summary, false, credit) },
    ' of them.',
  ]
}

function concentrationSentence(summary: Summary, credit: Credit): Said[] {
  const row = largest(summary)
  const { hhi, hhi_most, hhi_before, hhi_most_before, total_before } = summary
  if (!row || row.before == null || hhi_before == null || !total_before || summary.total === 0)
    return []
  const compared = comparedMonths(summary)
  const other = compared ? inPeriod(compared.from, compared.to) : ''
  const verdict = {
    same: `Trade is about as concentrated as ${other}`,
    less: `Trade is less concentrated than ${other}`,
    more: `Trade is more concentrated than ${other}`,
    open: `Whether trade is more concentrated than ${other} cannot be told`,
  }[
    verdictOf(
      { least: hhi, most: hhi_most },
      { least: hhi_before, most: hhi_most_before ?? hhi_before },
    )
  ]
  const whose = inSentence(row.name)
  const share: Said = {
    text: percent(100 * row.share),
    note: () => shareNote(row, summary, false, credit),
  }
  const shareThen: Said = {
    text: percent((100 * row.before) / total_before),
    note: () => shareNote(row, summary, true, credit),
  }
  const hhiNow: Said = { text: index(hhi), note: () => indexNote(summary, false, credit) }
  const hhiThen: Said = { text: index(hhi_before), note: () => indexNote(summary, true, credit) }
  const told: Said[] = isLater(summary)
    ? [
        `the share of ${whose} is `,
        share,
        ' against ',
        shareThen,
        ', the index (HHI) ',
        hhiNow,
        ' against ',
        hhiThen,
      ]
    : [
        `the share of ${whose} went from `,
        shareThen,
        ' to ',
        share,
        ', the index (HHI) from ',
        hhiThen,
        ' to ',
        hhiNow,
      ]
  return [` ${verdict}: `, ...told, '.']
}
