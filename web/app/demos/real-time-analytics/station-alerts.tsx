import { formatTimeUtc } from '@/lib/format'
import { momentOf } from './answer'
import { trueMinus } from './log-entry'
import type { StationRow, Warning } from './query'
import type { StreamState } from './stream-state'
import { words } from './words'

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
              <span className="small-text">since {momentOf(alert.since)}</span>
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
          expires_at && `until ${momentOf(expires_at)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  )
}
