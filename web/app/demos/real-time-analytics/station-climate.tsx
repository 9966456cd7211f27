import { formatDay, formatMonth, formatNumber } from '@/lib/format'
import { degrees } from './answer'
import type { Station, StationRow } from './query'

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
        {mean !== undefined && <Row name={`${name} mean, 1960–1994`} value={degrees(mean)} />}
        {normal && (
          <Row
            name={`${formatMonth(`2000-${String(normal.month).padStart(2, '0')}`).split(' ')[0] ?? ''} normal${normal.period ? `, ${normal.period.replace('-', '–')}` : ''}`}
            value={degrees(normal.mean_c)}
          />
        )}
        {day && (
          <Row
            name={formatDay(day.day)}
            value={`${formatNumber(day.min_c, 1)} to ${degrees(day.max_c)}`}
          />
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

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-2">
      <dt className="small-text">{name}</dt>
      <dd className="font-mono text-xs font-medium whitespace-nowrap">{value}</dd>
    </div>
  )
}
