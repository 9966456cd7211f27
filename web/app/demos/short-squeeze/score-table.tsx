import { ChartFigure } from '@/components/charts/chart-figure'
import { opened } from '@/components/demo/said'
import { counted, formatDay, formatNumber } from '@/lib/format'
import { ordinal } from '@/lib/ordinal'
import type { Column } from '@/lib/table'
import {
  credit,
  isCovered,
  oneSided,
  ownCredit,
  ownText,
  points,
  replayedRow,
  scoreNote,
  sideNote,
} from './answer'
import type { AnsweredView, Row, ScoreReport } from './ask'
import { metrics, sideNames } from './metrics'

/** Every stock with its score and what each condition adds. */
export function ScoreTable({
  answered: { own, report },
  least,
  stale,
  pending,
}: {
  answered: AnsweredView
  least: number
  stale: boolean
  pending: boolean
}) {
  const { replay } = report
  const scored = own ? report.own : null
  const rows = scored?.rows ?? replay.rows
  const from = own ? ownCredit(own.name) : credit(replay)
  const text = own ? ownText : undefined
  const place = rows.findIndex((row) => row === replayedRow(replay))
  // A visitor's stock may bear the name of one of the replay: its figures are the visitor's.
  const stockOf = (row: Row) =>
    scored ? undefined : replay.universe.find(({ symbol }) => symbol === row.symbol)
  const column = (key: 'score' | 'fuel' | 'spark', header: string): Column<Row> => ({
    key,
    header,
    unit: 'points',
    text: (row) => {
      const value = row[key]
      if (value == null) return '–'
      if (key === 'score' && !isCovered(row, least)) return 'too little known'
      return opened(points(value), () =>
        key === 'score' ? scoreNote(row, from, text) : sideNote(row, key, from, stockOf(row), text),
      )
    },
  })
  const highest = rows.find((row) => row.score != null && isCovered(row, least))
  const side = scored && scored.ranked_by !== 'score' ? scored.ranked_by : null
  const ownTitle = ({ ranked }: ScoreReport) =>
    side
      ? `${rows[0]?.symbol ?? 'No stock'} has the most ${sideNames[side]} of ${counted(ranked, 'stock')}`
      : `${highest?.symbol ?? 'No stock'} has the highest score of ${counted(ranked, 'stock')}`
  return (
    <ChartFigure
      demo="short-squeeze"
      name="scores"
      title={
        scored
          ? ownTitle(scored)
          : `${replay.company} ranks ${ordinal(place + 1)} of ${String(rows.length)} on ${formatDay(replay.date)}`
      }
      sub={`Score = √(Fuel × Spark). Each condition’s column is what it adds to its side, in points; a dash is missing, and the other weights are scaled up.${scored ? '' : ' AAA to HHH are synthetic companies that stay the same each day.'}`}
      table={{
        columns: [
          { key: 'symbol', header: 'Stock' },
          column('score', 'Score'),
          column('fuel', 'Fuel'),
          column('spark', 'Spark'),
          {
            key: 'coverage',
            header: 'Coverage',
            unit: '%',
            value: ({ coverage }) => Math.round(coverage * 100),
          },
          ...metrics.map(({ key, side, name }): Column<Row> => ({
            key,
            header: name,
            fileUnit: `points of ${sideNames[side]}`,
            value: ({ contributions }) => contributions[key],
            format: points,
            secondary: true,
          })),
        ],
        rows,
      }}
      {...(!scored && { bestRow: place })}
      credit={
        scored
          ? `Own data: ${own?.name ?? ''}`
          : 'US SEC; short interest as quoted; synthetic companies'
      }
      stale={stale}
      pending={pending}
      isOwn={scored !== null}
      foot={
        scored && (
          <p className="max-w-[70ch]">
            {side && `${oneSided(side)} `}
            {scored.ranked > rows.length &&
              `The first ${formatNumber(rows.length)} are shown, all ${formatNumber(scored.ranked)} are ranked. `}
            {scored.excluded_count > 0
              ? `Left out by the liquidity filter: ${scored.excluded
                  .slice(0, 10)
                  .map(({ symbol, reason }) => `${symbol} ${reason}`)
                  .join(
                    '; ',
                  )}${scored.excluded_count > 10 ? `; and ${formatNumber(scored.excluded_count - 10)} more` : ''}. `
              : 'The liquidity filter left nothing out. '}
            {scored.unfiltered > 0 &&
              `${formatNumber(scored.unfiltered)} have no price or volume, so the filter could not look at them. `}
            Never stored.
          </p>
        )
      }
    />
  )
}
