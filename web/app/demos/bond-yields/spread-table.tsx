import { RangeCell } from '@/components/charts/cells'
import { ChartFigure } from '@/components/charts/chart-figure'
import { OpenFigure } from '@/components/demo/note'
import { formatNumber, formatSigned } from '@/lib/format'
import type { History, Spread } from './ask'
import { spreadNote, spreadRows, spreadRowsTitle, type SpreadRow } from './spreads'

/** Every spread against its own past, across the page. */
export function SpreadTable({ history, mortgage }: { history: History; mortgage: Spread }) {
  const rows = spreadRows(history, mortgage)
  const opened = (row: SpreadRow, which: 'now' | 'change' | 'percentile') => {
    const value = row[which]
    if (value === null) return '–'
    return (
      <OpenFigure note={() => spreadNote(row, which, history.source)}>
        {which === 'percentile' ? formatNumber(value) : formatSigned(value)}
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
          { key: 'year_ago', header: 'A year ago', secondary: true, format: formatSigned },
          { key: 'change', header: 'Change', text: (row) => opened(row, 'change') },
          { key: 'lowest', header: 'Lowest', secondary: true, format: formatSigned },
          {
            key: 'median',
            header: 'Range, median and now',
            secondary: true,
            text: (row) => (
              <>
                <span className="sr-only">median {formatSigned(row.median)}</span>
                <RangeCell row={row} />
              </>
            ),
          },
          { key: 'highest', header: 'Highest', secondary: true, format: formatSigned },
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
