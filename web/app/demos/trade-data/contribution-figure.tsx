import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { opened } from '@/components/demo/said'
import { formatNumber, formatPercent, formatSigned, withUnit } from '@/lib/format'
import { points } from './answer'
import type { AnsweredTrade, Row, Summary } from './ask'
import { caveats, isLater, pulls } from './compared-months'
import { ContributionBars } from './contribution-bars'
import { contributionRows, drawnWords } from './contribution-rows'
import { changeNames, comparedName, contributionNote, creditOf, noteCredit } from './notes'
import type { View } from './settings'
import { largest, mover, summaryOf } from './summaries'
import {
  capital,
  firstInSentence,
  goodsInSentence,
  inSentence,
  isOfTariff,
  periodName,
  unitFor,
} from './words'

/** The finding: who pulled hardest each way. */
export function contributionTitle(summary: Summary) {
  const isGoodsOfTariff = isOfTariff(summary)
  const named = isGoodsOfTariff ? goodsInSentence : inSentence
  // Goods of the tariff are written with a capital; what is of a table of one's own keeps its letters.
  const first = isGoodsOfTariff ? (name: string) => name : firstInSentence
  const isGoods = summary.by !== 'partner' && summary.by !== 'pair'
  if (summary.growth_pct == null) {
    const most = largest(summary)
    if (!most)
      return summary.total > 0 ? `None of the ${summary.flow} has a name` : `No ${summary.flow}`
    const part = `${formatPercent(100 * most.share, 1)} of ${summary.flow}`
    return isGoods ? `${part} is ${named(most.name)}` : `${first(most.name)} has ${part}`
  }
  const [up, down] = [mover(summary, 1), mover(summary, -1)]
  const [adds, takes] = pulls(summary, 'took')
  const pulled = ({ contribution_pp }: Row, pull: string) =>
    `${pull} ${points(contribution_pp ?? 0)}`
  const added = up && `${first(up.name)} ${pulled(up, adds)} points`
  if (added && down) return `${added}, ${named(down.name)} ${pulled(down, takes)}`
  if (added) return added
  if (down) return `${first(down.name)} ${pulled(down, takes)} points`
  return summary.growth_pct === 0 ? 'Nothing moved' : 'Only what has no name moved'
}

const headers: Record<View['by'], string> = {
  partner: 'Partner',
  section: 'Goods',
  chapter: 'Goods',
  pair: 'Partner × product',
}

/** What each row added to the growth of the total, in percentage points, and what they add up to. */
export function ContributionFigure({
  answered,
  by,
  refused,
  stale,
  pending,
}: {
  answered: AnsweredTrade
  by: View['by']
  /** Why the rows are not those that were asked for. */
  refused?: string | undefined
  stale: boolean
  pending: boolean
}) {
  const summary = summaryOf(answered.report, by)
  const isGrowth = summary.growth_pct != null
  const { growth, of } = changeNames(summary)
  const { scale, unit, digits } = unitFor(summary.total)
  const amount = (value: number) => formatNumber(value / scale, digits)
  const rows = contributionRows(summary)
  const credit = noteCredit(answered)
  const compared = comparedName(summary)
  const warned = caveats(summary)
  return (
    <ChartFigure
      demo="trade-data"
      name="contributions"
      title={contributionTitle(summary)}
      sub={
        isGrowth
          ? `Percentage points of the ${of} ${summary.flow}, ${periodName(summary.from, summary.to)} against ${compared}.${warned && ` ${warned}`} ${drawnWords(summary)}; violet: what all add up to, ${withUnit(formatSigned(summary.growth_pct ?? 0, 1), '%')}.`
          : `${capital(summary.flow)}, ${unit}, ${periodName(summary.from, summary.to)}. ${drawnWords(summary)}.`
      }
      table={{
        columns: [
          { key: 'name', header: headers[by] },
          { key: 'key', header: 'Key', exportOnly: true },
          { key: 'kind', header: 'Kind', exportOnly: true },
          { key: 'value', header: 'Value', unit, fileUnit: '$', format: amount },
          {
            key: 'share_pct',
            header: 'Share',
            unit: '%',
            value: ({ share }) => 100 * share,
            format: (value) => formatNumber(value, 1),
            secondary: true,
          },
          {
            key: 'before',
            header: compared || 'Before',
            unit,
            fileUnit: '$',
            format: amount,
            secondary: true,
          },
          {
            key: 'growth_pct',
            header: capital(growth),
            unit: '%',
            format: (value) => formatSigned(value, 1),
          },
          {
            key: 'contribution_pp',
            header: isLater(summary) ? 'Of the difference' : 'Added',
            unit: 'points',
            text: (row) => {
              const { contribution_pp: added, kind } = row
              if (added == null) return '–'
              const written = formatSigned(added, 1)
              return kind === 'sum'
                ? written
                : opened(written, () => contributionNote(row, summary, credit))
            },
          },
        ],
        rows,
        fixedOrder: true,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={
        <>
          {refused !== undefined && <p className="mb-2 max-w-[70ch]">{refused}</p>}
          <CursorHint unit="bar" />
        </>
      }
    >
      <ContributionBars
        label={
          isGrowth
            ? `What each row ${isLater(summary) ? 'is of' : 'added to'} the ${of} ${summary.flow}`
            : `The largest rows of ${summary.flow}`
        }
        bars={rows.map(({ name, kind, value, contribution_pp }) => ({
          name,
          kind,
          value: isGrowth ? (contribution_pp ?? 0) : value / scale,
        }))}
        format={(value) => (isGrowth ? formatSigned(value, 1) : formatNumber(value, digits))}
        unit={isGrowth ? 'points' : unit}
        unitName={by === 'partner' || by === 'pair' ? by : 'row'}
      />
    </ChartFigure>
  )
}
