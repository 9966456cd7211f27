import type { ReactNode } from 'react'
import { OpenFigure, type FigureNote } from '@/components/demo/note'
import { cn } from '@/lib/cn'
import { formatDay, formatMoment, formatMonth, formatNumber, formatTimeUtc } from '@/lib/format'
import { creditOf, degrees } from './answer'
import { trueMinus } from './log-entry'
import type { Station, StationRow, Warning, WindowStats } from './report'
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
              {([stats?.mean, stats?.standard_deviation] as const).map((value, index) => (
                <td key={index} className="is-number">
                  {stats && value != null ? (
                    <OpenFigure note={() => windowNote(state, name, stats, index === 0)}>
                      {formatNumber(value, 1)}
                    </OpenFigure>
                  ) : (
                    '–'
                  )}
                </td>
              ))}
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

/** A window's mean or its spread. */
function windowNote(
  { channel, clock }: StreamState,
  name: string,
  { count, mean, standard_deviation: sd, min, max }: WindowStats,
  isMean: boolean,
): FigureNote {
  const result = formatNumber(isMean ? mean : (sd ?? 0), 1)
  return {
    title: `${name}: ${isMean ? 'mean' : 'standard deviation'}`,
    formula: isMean
      ? ['mean = Σ x / n', `  = ${result}`]
      : ['sd = √(Σ (x − mean)² / (n − 1))', `  = ${result}`],
    result,
    inputs: [
      { name: 'n', value: formatNumber(count) },
      { name: 'mean', value: degrees(mean) },
      { name: 'lowest, highest', value: `${formatNumber(min, 1)}, ${degrees(max)}` },
    ],
    text: 'Of the readings measured in the window, late ones included while it is open.',
    source: creditOf(channel),
    date: formatMoment(clock),
  }
}

/** Our alerts at a station and the agency's warnings, kept apart. */
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
      {own.length === 0 ? (
        <p className="small-text">None of ours is in force here.</p>
      ) : (
        <ul className="grid gap-2">
          {own.map((alert) => (
            <li key={alert.kind}>
              <b className="font-semibold text-primary">{words.alert[alert.kind].name}</b>{' '}
              <span className="small-text">since {formatMoment(alert.since)}</span>
              <p className="small-text">{trueMinus(alert.reasons.join(' '))}</p>
            </li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <>
          <h4 className="mt-3 text-xs font-semibold">
            Official, Environment and Climate Change Canada
          </h4>
          <ul className="mt-1 grid gap-2">
            {warnings.map((warning) => (
              <OfficialWarning key={warning.id} warning={warning} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** A warning in English, with the French beside it where it is published. */
function OfficialWarning({ warning }: { warning: Warning }) {
  const { name, area, colour, published_at, expires_at } = warning
  return (
    <li className="border-l-2 border-warning pl-2.5">
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
  )
}

/** What is usual here: the bundled climate, and what the publisher adds when it can be reached. */
export function StationClimate({
  station,
  row,
  clock,
}: {
  station: Station
  row: StationRow | undefined
  clock: string
}) {
  const month = Number(clock.slice(5, 7))
  const mean = station.monthly_mean_c[month - 1]
  const name = formatMonth(clock.slice(0, 7)).split(' ')[0] ?? ''
  const { normal, last_day: day, site } = row ?? {}
  return (
    <div>
      <h3 className="control-legend font-sans">What is usual here</h3>
      <dl className="grid gap-y-1">
        {mean !== undefined && <FactRow name={`${name} mean, 1960–1994`}>{degrees(mean)}</FactRow>}
        {normal && (
          <FactRow
            name={`${formatMonth(`2000-${String(normal.month).padStart(2, '0')}`).split(' ')[0] ?? ''} normal${normal.period ? `, ${normal.period.replace('-', '–')}` : ''}`}
          >
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

/** A figure with its name, in a narrow column. */
export function FactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-2">
      <dt className="small-text">{name}</dt>
      <dd className="font-mono text-xs font-medium">{children}</dd>
    </div>
  )
}
