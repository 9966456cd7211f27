/** What figures rest on, opened: formula, inputs and whose figures they are. */
import type { FigureNote } from '@/components/demo/note'
import { worked } from '@/components/demo/worked'
import { formatPercent, formatSigned } from '@/lib/format'
import type { AnsweredTrade, Row, Summary } from './ask'
import { comparedMonths, isLater } from './compared-months'
import { isOthers, type ShownRow } from './contribution-rows'
import { capital, goodsInSentence, index, inSentence, isOfTariff, money, periodName } from './words'

export const percent = (value: number) => formatPercent(value, 1)

export type Credit = Pick<FigureNote, 'source' | 'date'>

export function creditOf({ own, report }: AnsweredTrade) {
  const { from, to } = report.partners
  const whose = own ? `Own data: ${own.name}` : 'Statistics Canada, customs basis'
  return `${whose}, ${from} to ${to}`
}

export function noteCredit({ own, report }: AnsweredTrade): Credit {
  const { from, to } = report.partners
  return {
    source: own ? `Your table: ${own.name}` : 'Statistics Canada, merchandise trade, customs basis',
    date: own ? 'sent to be worked out, not stored' : periodName(from, to),
  }
}

/** The months compared with, by name; empty where nothing is. */
export function comparedName(summary: Summary) {
  const other = comparedMonths(summary)
  return other ? periodName(other.from, other.to) : ''
}

const nameOf = (summary: Summary, isCompared: boolean) =>
  isCompared ? comparedName(summary) : periodName(summary.from, summary.to)

export function totalNote(summary: Summary, credit: Credit): FigureNote {
  const total = money(summary.total)
  return {
    title: capital(summary.flow),
    ...worked([`sum of ${String(summary.rows.length)} rows`], total),
    inputs: [
      { name: periodName(summary.from, summary.to), value: total },
      ...(summary.total_before == null
        ? []
        : [{ name: comparedName(summary), value: money(summary.total_before) }]),
    ],
    ...credit,
  }
}

/** What the months shown and the change to them are called: what comes before others is not now, and has not grown. */
export const changeNames = (summary: Summary) =>
  isLater(summary)
    ? { now: 'shown', growth: 'difference', of: 'difference in' }
    : { now: 'now', growth: 'growth', of: 'growth of' }

export function growthNote(summary: Summary, credit: Credit): FigureNote {
  const { now, growth, of } = changeNames(summary)
  const result = percent(Math.abs(summary.growth_pct ?? 0))
  return {
    title: `${capital(of)} ${summary.flow}`,
    ...worked(
      [
        `${growth} = ${now} / compared − 1`,
        `  = ${money(summary.total)} / ${money(summary.total_before ?? 0)} − 1`,
        `  = ${formatSigned(summary.growth_pct ?? 0, 2)} %`,
      ],
      result,
      'in words: ',
    ),
    inputs: [
      { name: `${capital(now)}: ${nameOf(summary, false)}`, value: money(summary.total) },
      { name: `Compared: ${nameOf(summary, true)}`, value: money(summary.total_before ?? 0) },
    ],
    text: 'In current dollars: prices and quantities together.',
    ...credit,
  }
}

/** What a row adds to the growth of the total, opened. */
export function contributionNote(row: ShownRow, summary: Summary, credit: Credit): FigureNote {
  const { now, growth } = changeNames(summary)
  const added = row.contribution_pp ?? 0
  const result = formatSigned(added, 1)
  const named = isOfTariff(summary) ? goodsInSentence : inSentence
  const name = isOthers(row) ? 'all others' : named(row.name)
  return {
    title: isLater(summary)
      ? `How much ${added < 0 ? 'lower' : 'higher'} ${name} stood`
      : `What ${name} added`,
    ...worked(
      [
        `(${now} − compared) / total compared`,
        `  = (${money(row.value)} − ${money(row.before ?? 0)})`,
        `    / ${money(summary.total_before ?? 0)}`,
      ],
      `${result} points`,
      '  = ',
    ),
    inputs: [
      {
        name: `Its own ${growth}`,
        value:
          row.growth_pct == null
            ? 'none in the months compared'
            : `${formatSigned(row.growth_pct, 1)} %`,
      },
    ],
    text: `In percentage points of the total’s ${growth}, ${nameOf(summary, false)} against ${nameOf(summary, true)}: all rows add up to it.`,
    ...credit,
  }
}

export function shareNote(
  row: Row,
  summary: Summary,
  isCompared: boolean,
  credit: Credit,
): FigureNote {
  const [part, all] = isCompared
    ? [row.before ?? 0, summary.total_before ?? 0]
    : [row.value, summary.total]
  return {
    title: `Share of ${inSentence(row.name)}, ${nameOf(summary, isCompared)}`,
    ...worked([`${money(part)} / ${money(all)}`], percent((100 * part) / all)),
    ...credit,
  }
}

/** The index and the span it lies in where small partners are added up. */
export function indexNote(summary: Summary, isCompared: boolean, credit: Credit): FigureNote {
  const least = isCompared ? summary.hhi_before : summary.hhi
  const most = isCompared ? summary.hhi_most_before : summary.hhi_most
  const entropy = isCompared ? summary.entropy_before : summary.entropy
  // Only where a rest was published as one figure: rows folded for the eye are counted each on its own.
  const hasRest = least !== most
  return {
    title: `Concentration, ${nameOf(summary, isCompared)}`,
    ...worked(['HHI = Σ share²'], index(least ?? 0)),
    inputs: [
      {
        name: hasRest ? 'Entropy, −Σ share × ln share, at least' : 'Entropy, −Σ share × ln share',
        value: index(entropy ?? 0),
      },
      ...(hasRest ? [{ name: 'HHI, at most', value: index(most ?? 0) }] : []),
    ],
    text: hasRest
      ? 'From 0, many small ones, to 1, one alone. What is not named or left of a chapter is one figure and adds nothing here. At most what is left is one more, and what has no name is all the largest’s: the index lies between the two, and this table cannot say where.'
      : 'From 0, many small ones, to 1, one alone; everyone counted on their own, whatever is shown as one.',
    ...credit,
  }
}
