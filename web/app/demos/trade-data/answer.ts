/** The answer in words: sentences with figures that open to what they rest on. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import { formatNumber, formatPercent, formatSigned } from '@/lib/format'
import type { AnsweredTrade, Row, Summary } from './ask'
import { capital, goodsInSentence, index, inPeriod, inSentence, money, periodName } from './words'

export const points = (value: number) => formatNumber(Math.abs(value), 1)
export const percent = (value: number) => formatPercent(value, 1)

/** Below this a growth is none, in per cent. */
const FLAT_PCT = 0.05

type Credit = Pick<FigureNote, 'source' | 'date'>

export function creditOf({ own, report }: AnsweredTrade) {
  const { from, to } = report.partners
  const whose = own ? `Own data: ${own.name}` : 'Statistics Canada, customs basis'
  return `${whose}, ${from} to ${to}`
}

export function noteCredit({ own, report }: AnsweredTrade): Credit {
  const { from, to } = report.partners
  return {
    source: own ? `Your table: ${own.name}` : 'Statistics Canada, merchandise trade, customs basis',
    date: own ? 'held in this page only' : periodName(from, to),
  }
}

const before = ({ compare_from, compare_to }: Summary) =>
  compare_from == null || compare_to == null ? '' : periodName(compare_from, compare_to)

function totalNote(summary: Summary, credit: Credit): FigureNote {
  const total = money(summary.total)
  return {
    title: capital(summary.flow),
    ...worked([`sum of ${String(summary.rows.length)} rows`], total),
    inputs: [
      { name: periodName(summary.from, summary.to), value: total },
      ...(summary.total_before == null
        ? []
        : [{ name: before(summary), value: money(summary.total_before) }]),
    ],
    ...credit,
  }
}

function growthNote(summary: Summary, credit: Credit): FigureNote {
  const result = percent(Math.abs(summary.growth_pct ?? 0))
  return {
    title: `Growth of ${summary.flow}`,
    ...worked(
      [
        'growth = now / before − 1',
        `  = ${money(summary.total)} / ${money(summary.total_before ?? 0)} − 1`,
        `  = ${formatSigned(summary.growth_pct ?? 0, 2)} %`,
      ],
      result,
      'in words: ',
    ),
    text: 'In current dollars: prices and quantities together.',
    ...credit,
  }
}

/** What a row adds to the growth of the total, opened. */
export function contributionNote(row: Row, summary: Summary, credit: Credit): FigureNote {
  const result = formatSigned(row.contribution_pp ?? 0, 1)
  return {
    title: `What ${inSentence(row.name)} added`,
    ...worked(
      [
        '(now − before) / total before',
        `  = (${money(row.value)} − ${money(row.before ?? 0)})`,
        `    / ${money(summary.total_before ?? 0)}`,
      ],
      `${result} points`,
      '  = ',
    ),
    inputs: [
      {
        name: 'Its own growth',
        value: row.growth_pct == null ? 'none before' : `${formatSigned(row.growth_pct, 1)} %`,
      },
    ],
    text: 'In percentage points of the total’s growth: all rows add up to it.',
    ...credit,
  }
}

function shareNote(row: Row, summary: Summary, isBefore: boolean, credit: Credit): FigureNote {
  const [part, all] = isBefore
    ? [row.before ?? 0, summary.total_before ?? 0]
    : [row.value, summary.total]
  return {
    title: `Share of ${inSentence(row.name)}, ${isBefore ? 'before' : 'now'}`,
    ...worked([`${money(part)} / ${money(all)}`], percent((100 * part) / all)),
    ...credit,
  }
}

/** The index and the span it lies in where small partners are added up. */
export function indexNote(summary: Summary, isBefore: boolean, credit: Credit): FigureNote {
  const least = isBefore ? summary.hhi_before : summary.hhi
  const most = isBefore ? summary.hhi_most_before : summary.hhi_most
  const entropy = isBefore ? summary.entropy_before : summary.entropy
  // Only where a rest was published as one figure: rows folded for the eye are counted each on its own.
  const hasRest = least !== most
  return {
    title: `Concentration, ${isBefore ? 'before' : 'now'}`,
    ...worked(['HHI = Σ share²'], index(least ?? 0)),
    inputs: [
      {
        name: hasRest ? 'Entropy, −Σ share × ln share, at least' : 'Entropy, −Σ share × ln share',
        value: index(entropy ?? 0),
      },
      ...(hasRest ? [{ name: 'HHI with the rest as one', value: index(most ?? 0) }] : []),
    ],
    text: hasRest
      ? 'From 0, many small ones, to 1, one alone. What is left of a chapter is one figure and adds nothing here. Counted as one it would add its square: the index of all lies between the two, and this table cannot say where.'
      : 'From 0, many small ones, to 1, one alone; everyone counted on their own, whatever is shown as one.',
    ...credit,
  }
}

/** The row that pulled hardest one way. */
export function mover({ rows }: Summary, way: 1 | -1) {
  const found = rows
    .filter(({ contribution_pp }) => (contribution_pp ?? 0) * way > 0)
    .sort((a, b) => way * ((b.contribution_pp ?? 0) - (a.contribution_pp ?? 0)))
  return found[0]
}

/** The first row that is a partner or a good, not a rest. */
export const largest = ({ rows }: Summary) => rows.find(({ kind }) => kind === 'one')

export function answerOf(answered: AnsweredTrade): Said[] {
  const { own, report } = answered
  const { partners, goods } = report
  const credit = noteCredit(answered)
  const whose = own ? 'Your' : 'Canada’s'
  const when = inPeriod(partners.from, partners.to)
  const total: Said = { text: money(partners.total), note: () => totalNote(partners, credit) }
  const growth = partners.growth_pct
  if (growth == null) {
    return [
      `${whose} ${partners.flow} were `,
      total,
      ` ${when}.`,
      ...largestSentence(partners, credit),
      partners.compare_from == null
        ? ' Nothing is compared.'
        : ` There were none in ${before(partners)}.`,
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
    ...moversSentence(partners, credit),
    ...goodsSentence(goods, credit, own !== null),
    ...concentrationSentence(partners, credit),
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
