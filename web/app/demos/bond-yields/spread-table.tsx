import { RangeCell } from '@/components/charts/cells'
import { ChartFigure } from '@/components/charts/chart-figure'
import { opened } from '@/components/demo/said'
import { formatMonth, formatNumber, formatSigned } from '@/lib/format'
import type { History, Spread } from './ask'
import { spreadNote, spreadRows, spreadRowsTitle, type SpreadRow } from './spreads'

/** Basis points beside the figures that open. */
const beside = { secondary: true, fileUnit: 'bp', format: formatSigned } as const

/** Every spread against its own past, across the page. */
export function SpreadTable({ history, mortgage }: { history: History; mortgage: Spread }) {
  const rows = spreadRows(history, mortgage)
  const figure = (which: 'now' | 'change' | 'percentile') => (row: SpreadRow) => {
    const value = row[which]
    if (value === null) return '–'
    const text = which === 'percentile' ? formatNumber(value) : formatSigned(value)
    return opened(text, () => spreadNote(row, which, history.source))
  }
  return (
    <ChartFigure
      demo="bond-yields"
      name="spreads"
      title={spreadRowsTitle(rows)}
      sub={`Basis points, month-ends. Now is ${formatMonth(mortgage.latest?.date ?? '')}, whichever curve is drawn above. Bar: lowest to highest; grey tick: median; dot: now; tall tick: zero. Percentile: share of months that were lower.`}
      table={{
        columns: [
          { key: 'spread', header: 'Spread' },
          { key: 'now', header: 'Now', fileUnit: 'bp', text: figure('now') },
          { key: 'year_ago', header: 'A year ago', ...beside },
          { key: 'change', header: 'Change', fileUnit: 'bp', text: figure('change') },
          { key: 'lowest', header: 'Lowest', ...beside },
          {
            key: 'median',
            header: 'Range, median and now',
            ...beside,
            text: (row) => (
              <>
                <span className="sr-only">median {formatSigned(row.median)}</span>
                <RangeCell row={row} />
              </>
            ),
          },
          { key: 'highest', header: 'Highest', ...beside },
          { key: 'percentile', header: 'Percentile', text: figure('percentile') },
          { key: 'since', header: 'Since', align: 'end', secondary: true },
        ],
        rows,
      }}
      credit={`Bank of Canada, Valet, to ${mortgage.latest?.date.slice(0, 7) ?? ''}`}
      foot={`${String(mortgage.points.length)} month-ends. The mortgage rate is the posted one, not what was paid.`}
    />
  )
}
