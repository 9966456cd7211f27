/** The answer in words: sentences with figures that open to what they rest on. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import { counted, formatDay, formatNumber, formatPercent } from '@/lib/format'
import type { AnsweredView, Replay, Row, ScoreReport, ShortInterest, Stock } from './ask'
import { metrics, sideNames, type Side } from './metrics'
import { afterwardsSentence, closeSentence, type Credit } from './price-sentences'

export const points = (value: number) => formatNumber(value, 1)

export const certaintyWords = {
  quoted: 'a line of the exchange report, quoted in public',
  unconfirmed: 'second-hand, unconfirmed',
} as const

/** When the SEC's fails are public: the first half of a month at its end, the second about the 15th of the next. */
export const failsLag = 'two weeks to a month'

/** Who said so and of when, under every note of the replay. */
export const credit = ({ source, date }: Replay): Credit => ({
  source: `${source.publisher} (prices, fails); short interest as quoted`,
  date: `what was public at the close of ${formatDay(date)}`,
})

/** The replayed stock's row. */
export const replayedRow = ({ rows, universe: [stock] }: Replay) =>
  rows.find(({ symbol }) => symbol === stock?.symbol)

/** A score is shown where enough of its weights is known, in per cent. */
export const isCovered = ({ coverage }: Pick<Row, 'coverage'>, least: number) =>
  coverage * 100 >= least - 1e-9

const yardstick =
  'Ranked among eight synthetic companies that stay the same each day: what moves is the stock.'

/** What a side is made of: points by condition, and what is missing. */
export function sideNote(
  row: Row,
  side: Side,
  from: Credit,
  stock?: Stock,
  text = yardstick,
): FigureNote {
  const name = sideNames[side]
  const parts = metrics.filter((metric) => metric.side === side)
  const known = parts.filter(({ key }) => row.contributions[key] != null)
  const missing = parts.filter(({ key }) => row.contributions[key] == null)
  const covered = (side === 'fuel' ? row.fuel_coverage : row.spark_coverage) * 100
  return {
    title: `${name} of ${row.symbol}`,
    ...worked(
      [
        `${name} = Σ weight × rank / Σ known weights`,
        ...known.map(
          ({ key, name: part }, index) =>
            `  ${index === 0 ? ' ' : '+'} ${points(row.contributions[key] ?? 0)} ${part.toLowerCase()}`,
        ),
      ],
      points(row[side] ?? 0),
      '  = ',
    ),
    inputs: stock
      ? known.map(({ key, name: part, format }) => ({
          name: part,
          value: format(stock[key] ?? 0),
        }))
      : [],
    text: [
      `Ranks are mid-ranks from 0 to 100 points. ${text}`,
      missing.length > 0 &&
        `Missing: ${missing.map(({ name: part }) => part.toLowerCase()).join(', ')}; the other weights are scaled up, ${formatNumber(covered)} % of the weight is known.`,
    ]
      .filter((part) => part !== false)
      .join(' '),
    ...from,
  }
}

export function scoreNote(row: Row, from: Credit, text = yardstick): FigureNote {
  return {
    title: `Score of ${row.symbol}`,
    ...worked(
      ['score = √(Fuel × Spark)', `  = √(${points(row.fuel ?? 0)} × ${points(row.spark ?? 0)})`],
      points(row.score ?? 0),
      '  = ',
    ),
    inputs: [{ name: 'Coverage', value: formatPercent(row.coverage * 100, 0) }],
    text: `${text} A description of conditions, never a forecast.`,
    ...from,
  }
}

/** A report of short interest, opened: what it counts, when it came out, how sure it is. */
export function interestNote(report: ShortInterest, from: Credit): FigureNote {
  const shares = `${formatNumber(report.shares_short)} shares`
  const lag =
    'It was public on the 8th session after settlement; sources say the 7th or the 8th, and the later is used.'
  const text = `${certaintyWords[report.certainty].replace(/^./, (letter) => letter.toUpperCase())}. ${lag}`
  const inputs = [
    { name: 'Settled', value: formatDay(report.settled) },
    { name: 'Public on', value: formatDay(report.public_on) },
    { name: 'Days to cover', value: `${formatNumber(report.days_to_cover, 2)} days` },
  ]
  if (report.short_interest_pct == null)
    return { title: 'Shares sold short', ...worked([], shares), inputs, text, ...from }
  return {
    title: 'Short interest',
    ...worked(
      [
        'shares short / shares outstanding',
        `  = ${formatNumber(report.shares_short)} / 65.16 million`,
      ],
      formatPercent(report.short_interest_pct),
      '  = ',
    ),
    inputs,
    text: `${text} Shares outstanding stand in for the float, which is not known by day. Above 100 % is possible: a share can be lent more than once.`,
    ...from,
  }
}

export function answerOf(answered: AnsweredView, least: number): Said[] {
  const { own, report } = answered
  if (own && report.own) return ownAnswerOf(report.own, own.name, least)
  const { replay } = report
  const from = credit(replay)
  const row = replayedRow(replay)
  const [stock] = replay.universe
  if (!row || !stock) return []
  return [
    `At the close of ${formatDay(replay.date)}, `,
    ...(row.score != null && isCovered(row, least)
      ? scoreSentence(replay.company, row, from, stock)
      : [
          `too little was public to score ${replay.company}: ${formatPercent(row.coverage * 100, 0)} of the weights.`,
        ]),
    ...interestSentence(replay, from),
    ...closeSentence(replay, from),
    ...afterwardsSentence(replay, from),
  ]
}

function scoreSentence(company: string, row: Row, from: Credit, stock?: Stock): Said[] {
  const side = (which: Side, text = points(row[which] ?? 0)): Said => ({
    text,
    note: () => sideNote(row, which, from, stock),
  })
  return [
    `${company} scored `,
    { text: points(row.score ?? 0), note: () => scoreNote(row, from) },
    ' of 100 on what was public: Fuel ',
    side('fuel'),
    ', Spark ',
    side('spark'),
    '.',
  ]
}

function interestSentence({ short_interest, company }: Replay, from: Credit): Said[] {
  const newest = short_interest.at(-1)
  if (!newest) return [` No short interest of ${company} in our record was public yet.`]
  const text =
    newest.short_interest_pct == null
      ? `${formatNumber(newest.shares_short)} shares`
      : formatPercent(newest.short_interest_pct)
  return [
    ' The newest official short interest, ',
    { text, note: () => interestNote(newest, from) },
    newest.short_interest_pct == null ? ' (unconfirmed)' : ' of its shares',
    `, was that of ${formatDay(newest.settled)}.`,
  ]
}

export const ownCredit = (file: string): Credit => ({
  source: `Your table: ${file}`,
  date: 'held in this page only',
})

export const ownText = 'Ranked among the rows of your table.'

const otherSides = {
  fuel: 'Spark: relative volume, 20-session return or RSI',
  spark: 'Fuel: short interest, days to cover, their change, float or fails',
} as const

/** Why a table has no score at all, and what its rows are ranked by in its place. */
export const oneSided = (side: Side) =>
  `No stock of your table has both sides. A score also needs ${otherSides[side]}; the rows are ranked by ${sideNames[side]} alone.`

function ownAnswerOf(report: ScoreReport, file: string, least: number): Said[] {
  const { rows, ranked, ranked_by: by, excluded_count: excluded } = report
  const from = ownCredit(file)
  const left =
    excluded > 0 ? ` ${counted(excluded, 'stock')} did not pass the liquidity filter.` : ''
  const side = (row: Row, which: Side): Said => ({
    text: points(row[which] ?? 0),
    note: () => sideNote(row, which, from, undefined, ownText),
  })
  const [top] = rows
  if (by !== 'score' && top) {
    const known = by === 'fuel' ? top.fuel_coverage : top.spark_coverage
    return [
      `Of your ${counted(ranked, 'stock')}, ${top.symbol} has the most ${sideNames[by]}: `,
      side(top, by),
      ` of 100, on ${formatPercent(known * 100, 0)} of its weights. ${oneSided(by)}${left}`,
    ]
  }
  const scored = rows.filter((row) => row.score != null && isCovered(row, least))
  const [first] = scored
  if (!first)
    return [
      `None of ${rows.length < ranked ? `the first ${formatNumber(rows.length)} of ` : ''}your ${counted(ranked, 'stock')} has a score on ${formatNumber(least)} % of the weights.${left}`,
    ]
  const unscored = rows.length < ranked ? 0 : ranked - scored.length
  return [
    `Of your ${counted(ranked, 'stock')}, ${first.symbol} has the most of the conditions: score `,
    { text: points(first.score ?? 0), note: () => scoreNote(first, from, ownText) },
    ' of 100, Fuel ',
    side(first, 'fuel'),
    ', Spark ',
    side(first, 'spark'),
    `.${unscored === 0 ? '' : unscored === 1 ? ' One lacks too much to be scored.' : ` ${formatNumber(unscored)} lack too much to be scored.`}${left}`,
  ]
}
