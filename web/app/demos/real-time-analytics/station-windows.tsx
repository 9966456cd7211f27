import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/format'
import type { StationState } from './stream-state'

/** The sliding day and the last window that closed. */
export function StationWindows({ known: { latest, window } }: { known: StationState }) {
  const rows = [
    { name: 'Last 24 h, sliding', stats: latest.last_day ?? null },
    {
      name: window
        ? `${window.from.slice(11, 16)} to ${window.until.slice(11, 16)}, closed`
        : 'Six hours, closed',
      stats: window,
    },
  ]
  return (
    <div>
      <h3 className="control-legend font-sans">Windows, °C</h3>
      <table className="data-table">
        <thead>
          <tr>
            {['Window', 'n', 'mean', 'sd', 'range'].map((head, index) => (
              <th
                key={head}
                scope="col"
                className={cn('static bg-surface', index > 0 && 'is-number')}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, stats }) => (
            <tr key={name}>
              <th scope="row" className="text-xs">
                {name}
              </th>
              <td className="is-number">{stats ? stats.count : '–'}</td>
              <td className="is-number">{stats ? formatNumber(stats.mean, 1) : '–'}</td>
              <td className="is-number">
                {stats?.standard_deviation == null
                  ? '–'
                  : formatNumber(stats.standard_deviation, 1)}
              </td>
              <td className="is-number">
                {stats ? `${formatNumber(stats.min, 0)} … ${formatNumber(stats.max, 0)}` : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!window && (
        <p className="small-text mt-1.5">
          The six-hour window shows once one closes, three hours after its end: late reports still
          count.
        </p>
      )}
    </div>
  )
}
