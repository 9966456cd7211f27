import { ChartFigure } from '@/components/charts/chart-figure'
import { linearScale } from '@/lib/chart-scale'
import { OpenFigure } from '@/components/demo/note'
import { formatNumber, formatSigned } from '@/lib/format'
import type { History, Spread } from './ask'
import { spreadNote, spreadRows, spreadRowsTitle, type SpreadRow } from './spreads'

const signed = (value: number | null) => (value === null ? '–' : formatSigned(value))

const WIDTH = 150

/** Lowest to highest as a bar, the median and zero as ticks, today as a dot. */
function RangeCell({ row: { lowest, highest, median, now } }: { row: SpreadRow }) {
  const x = linearScale([Math.min(lowest, 0), Math.max(highest, 0)], [5, WIDTH - 5])
  return (
    <svg aria-hidden="true" width={WIDTH} height="22" className="chart ml-auto max-w-full">
      <g className="tone-noise">
        <rect
          x={x(lowest)}
          y="9"
          width={x(highest) - x(lowest)}
          height="4"
          rx="2"
          className="chart-area"
        />
        <path d={`M${String(x(median))} 6v10`} className="chart-line" strokeWidth="1.5" />
      </g>
      <line x1={x(0)} x2={x(0)} y1="2" y2="20" className="chart-base" />
      <circle cx={x(now)} cy="11" r="4.5" className="tone-signal chart-mark" />
    </svg>
  )
}

/** Every spread against its own past, across the page. */
export function SpreadTable({ history, mortgage }: { history: History; mortgage: Spread }) {
  const rows = spreadRows(history, mortgage)
  const opened = (row: SpreadRow, which: 'now' | 'change' | 'percentile') => {
    const value = row[which]
    if (value === null) return '–'
    return (
      <OpenFigure note={() => spreadNote(row, which, history.source)}>
        {which === 'percentile' ? formatNumber(value) : signed(value)}
      </OpenFigure>
    )
  }
  return (
    <ChartFigure
      demo="bond-yields"
      name="spreads"
      title={spreadRowsTitle(rows)}
      sub="Basis points, month-ends. Bar: lowest to highest; grey tick: median; dot: now; tall tick: zero. Percentile: share of months that were lower."
      table={{
        columns: [
          { key: 'spread', header: 'Spread' },
          { key: 'now', header: 'Now', text: (row) => opened(row, 'now') },
          {
            key: 'year_ago',
            header: 'A year ago',
            secondary: true,
            text: ({ year_ago }) => signed(year_ago),
          },
          { key: 'change', header: 'Change', text: (row) => opened(row, 'change') },
          {
            key: 'lowest',
            header: 'Lowest',
            secondary: true,
            text: ({ lowest }) => signed(lowest),
          },
          {
            key: 'median',
            header: 'Range, median and now',
            secondary: true,
            text: (row) => (
              <>
                <span className="sr-only">median {signed(row.median)}</span>
                <RangeCell row={row} />
              </>
            ),
          },
          {
            key: 'highest',
            header: 'Highest',
            secondary: true,
            text: ({ highest }) => signed(highest),
          },
          { key: 'percentile', header: 'Percentile', text: (row) => opened(row, 'percentile') },
          { key: 'since', header: 'Since', align: 'end', secondary: true },
        ],
        rows,
      }}
      credit={`Bank of Canada, Valet, to ${mortgage.latest?.date.slice(0, 7) ?? ''}`}
      foot={`${String(mortgage.points.length)} month-ends. The mortgage rate is the posted one, not what was paid.`}
    />
  )
}
