import { FactRow } from '@/components/demo/fact-row'
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import { SmallTable } from '@/components/table/small-table'
import { formatDay, formatMoment, formatMonth, formatNumber, formatTimeUtc } from '@/lib/format'
import { degrees, originOf } from './answer'
import { reasonsOf } from './log-entry'
import type { StationRow, WindowStats } from './report'
import type { StationState, StreamState } from './stream-state'
import { words } from './words'

/** The sliding day and the last window that closed. */
export function StationWindows({
  known: { latest, window },
  state,
}: {
  known: StationState
  state: StreamState
}) {
  const closed = window && `${window.from.slice(11, 16)} to ${window.until.slice(11, 16)}, closed`
  const rows = [
    { name: 'Last 24 h, sliding', stats: latest.last_day },
    { name: closed ?? 'Six hours, closed', stats: window },
  ]
  return (
    <div>
      <h3 className="control-legend font-sans">Windows, °C</h3>
      <SmallTable
        head={['Window', 'n', 'mean', 'sd', 'range']}
        rows={rows.map(({ name, stats }) => ({
          name,
          cells: stats ? windowCells(state, name, stats) : null,
        }))}
      />
      {!window && (
        <p className="small-text mt-1.5">
          The six-hour window shows once one closes, three hours after its end: late reports still
          count.
        </p>
      )}
    </div>
  )
}

/** Count, mean, spread and range of a window; mean and spread open. */
function windowCells(state: StreamState, name: string, stats: WindowStats): Said[] {
  const { count, mean, standard_deviation: sd, min, max } = stats
  const figure = (title: string, formula: string, value: number): Said => {
    const text = formatNumber(value, 1)
    const note = (): FigureNote => ({
      title: `${name}: ${title}`,
      formula: [formula, `  = ${text}`],
      result: text,
      inputs: [
        { name: 'n, readings counted', value: formatNumber(count) },
        { name: 'mean', value: degrees(mean) },
        { name: 'lowest, highest', value: `${formatNumber(min, 1)}, ${degrees(max)}` },
      ],
      text: 'Of the readings measured in the window, late ones included while it is open.',
      ...originOf(state),
    })
    return { text, note }
  }
  return [
    String(count),
    figure('mean', 'mean = Σ x / n', mean),
    sd == null ? '–' : figure('standard deviation', 'sd = √(Σ (x − mean)² / (n − 1))', sd),
    `${formatNumber(min, 0)} … ${formatNumber(max, 0)}`,
  ]
}

/** Our alerts at a station and the agency's warnings, kept apart; of those the French too where it is published. */
export function StationAlerts({
  state,
  station,
  row,
}: {
  state: StreamState
  station: string
  row: StationRow | undefined
}) {
  const own = [...state.alerts.values()].filter((alert) => alert.station === station)
  const warnings = row?.warnings ?? []
  return (
    <div>
      <h3 className="control-legend font-sans">Alerts</h3>
      {own.length === 0 && <p className="small-text">None of ours is in force here.</p>}
      <ul className="grid gap-2 empty:hidden">
        {own.map((alert) => (
          <li key={alert.kind}>
            <b className="font-semibold text-primary">{words.alert[alert.kind].name}</b>{' '}
            <span className="small-text">since {formatMoment(alert.since)}</span>
            <p className="small-text">{reasonsOf(alert)}</p>
          </li>
        ))}
      </ul>
      {warnings.length > 0 && (
        <h4 className="mt-3 text-xs font-semibold">
          Official, Environment and Climate Change Canada
        </h4>
      )}
      <ul className="mt-1 grid gap-2 empty:hidden">
        {warnings.map(({ id, name, area, colour, published_at, expires_at }) => (
          <li key={id} className="border-l-2 border-warning pl-2.5">
            {name.en && <b className="font-semibold">{name.en}</b>}
            {name.fr && (
              <span lang="fr" className="block text-muted">
                {name.fr}
              </span>
            )}
            <span className="small-text block">
              {[
                area.en ?? area.fr,
                colour.en,
                published_at && `published ${formatTimeUtc(published_at)}`,
                expires_at && `until ${formatMoment(expires_at)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** "March" of 3. */
const monthName = (month: number) => formatMonth(`2000-${String(month)}`).replace(' 2000', '')

/** What is usual here: the published climate, and what the publisher adds when it can be reached. */
export function StationClimate({ row, clock }: { row: StationRow; clock: string }) {
  const month = Number(clock.slice(5, 7))
  const mean = row.monthly_mean_c[month - 1]
  const { normal, last_day: day, site } = row
  const period = normal?.period ? `, ${normal.period.replace('-', '–')}` : ''
  return (
    <div>
      <h3 className="control-legend font-sans">What is usual here</h3>
      <dl className="grid gap-y-1">
        {mean !== undefined && (
          <FactRow name={`${monthName(month)} mean, 1960–1994`}>{degrees(mean)}</FactRow>
        )}
        {normal && (
          <FactRow name={`${monthName(normal.month)} normal${period}`}>
            {degrees(normal.mean_c)}
          </FactRow>
        )}
        {day && (
          <FactRow name={formatDay(day.day)}>
            {formatNumber(day.min_c, 1)} to {degrees(day.max_c)}
          </FactRow>
        )}
      </dl>
      {site && (
        <p className="small-text mt-1.5">
          Reported by {site.name}, {formatNumber(site.distance_km)} km from the place on the map.
        </p>
      )}
    </div>
  )
}
