import { BarChart } from '@/components/charts/bar-chart'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { opened } from '@/components/demo/said'
import { formatNumber, formatPercent, formatSigned, withUnit } from '@/lib/format'
import { contributionNote, creditOf, largest, mover, noteCredit, points } from './answer'
import type { AnsweredTrade, Row, Summary } from './ask'
import type { View } from './settings'
import { capital, goodsInSentence, inSentence, periodName, unitFor } from './words'

/** Bars that still can be read one by one. */
const SHOWN = 12

/** The rows that moved the total most either way, from the most added to the most taken. */
export function movers({ rows }: Summary): Row[] {
  const size = ({ contribution_pp }: Row) => Math.abs(contribution_pp ?? 0)
  return [...rows]
    .sort((a, b) => size(b) - size(a))
    .slice(0, SHOWN)
    .sort((a, b) => (b.contribution_pp ?? 0) - (a.contribution_pp ?? 0))
}

/** The finding: who pulled hardest each way. */
export function contributionTitle(summary: Summary) {
  if (summary.growth_pct == null) {
    const first = largest(summary)
    if (!first) return `No ${summary.flow}`
    const part = `${formatPercent(100 * first.share, 1)} of ${summary.flow}`
    return summary.by === 'partner'
      ? `${capital(inSentence(first.name))} has ${part}`
      : `${part} is ${goodsInSentence(first.name)}`
  }
  const [up, down] = [mover(summary, 1), mover(summary, -1)]
  const added =
    up && `${capital(inSentence(up.name))} added ${points(up.contribution_pp ?? 0)} points`
  const took = down && `${inSentence(down.name)} took ${points(down.contribution_pp ?? 0)}`
  if (added && took) return `${added}, ${took}`
  return added ?? capital(took ?? 'Nothing moved')
}

/** What each row added to the growth of the total, in percentage points. */
export function ContributionFigure({
  answered,
  by,
  stale,
  pending,
}: {
  answered: AnsweredTrade
  by: View['by']
  stale: boolean
  pending: boolean
}) {
  const summary = by === 'partner' ? answered.report.partners : answered.report.goods
  const isGrowth = summary.growth_pct != null
  const { scale, unit, digits } = unitFor(summary.total)
  const amount = (value: number) => formatNumber(value / scale, digits)
  const shown = isGrowth ? movers(summary) : summary.rows.slice(0, SHOWN)
  const credit = noteCredit(answered)
  const compared =
    summary.compare_from == null || summary.compare_to == null
      ? ''
      : ` against ${periodName(summary.compare_from, summary.compare_to)}`
  return (
    <ChartFigure
      demo="trade-data"
      name="contributions"
      title={contributionTitle(summary)}
      sub={
        isGrowth
          ? `Percentage points of the growth of ${summary.flow}, ${periodName(summary.from, summary.to)}${compared}: all rows add up to ${withUnit(formatSigned(summary.growth_pct ?? 0, 1), '%')}. Shown: the ${String(shown.length)} that moved it most.`
          : `${capital(summary.flow)}, ${unit}, ${periodName(summary.from, summary.to)}. Shown: the ${String(shown.length)} largest.`
      }
      table={{
        columns: [
          { key: 'name', header: by === 'partner' ? 'Partner' : 'Goods' },
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
          { key: 'before', header: 'Before', unit, fileUnit: '$', format: amount, secondary: true },
          {
            key: 'growth_pct',
            header: 'Growth',
            unit: '%',
            format: (value) => formatSigned(value, 1),
          },
          {
            key: 'contribution_pp',
            header: 'Added',
            unit: 'points',
            text: (row) =>
              row.contribution_pp == null
                ? '–'
                : opened(formatSigned(row.contribution_pp, 1), () =>
                    contributionNote(row, summary, credit),
                  ),
          },
        ],
        rows: summary.rows,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={<CursorHint unit="bar" />}
    >
      <BarChart
        label={
          isGrowth
            ? `What each row added to the growth of ${summary.flow}`
            : `The largest rows of ${summary.flow}`
        }
        horizontal
        values
        categories={shown.map(({ name }) => name)}
        series={[
          {
            key: 'added',
            name: isGrowth ? 'Added' : 'Value',
            tone: 'signal',
            values: shown.map(({ contribution_pp, value }) =>
              isGrowth ? (contribution_pp ?? null) : value / scale,
            ),
          },
        ]}
        format={(value) => (isGrowth ? formatSigned(value, 1) : formatNumber(value, digits))}
        unit={isGrowth ? 'points' : unit}
        unitName={by === 'partner' ? 'partner' : 'row'}
      />
    </ChartFigure>
  )
}
