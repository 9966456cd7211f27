/** Hours on the way at another speed: they follow from the kilometres, and no network changes. */
import { withUnit } from '@/lib/format'
import type { AnsweredPage, Network, Route } from './ask'
import { openSites } from './words'

const tonnesOf = (routes: readonly Route[]) => routes.reduce((sum, { tonnes }) => sum + tonnes, 0)

/** The same report at another speed than the one it was worked out for. */
export function atSpeed(report: Network, worked_kmh: number, speed_kmh: number): Network {
  // As it came: it knows the day's drive of every number of sites.
  if (speed_kmh === worked_kmh) return report
  const { routes, day_hours } = report
  const near = routes.filter(({ km }) => km <= day_hours * speed_kmh)
  const all = tonnesOf(routes)
  // Tonnes so few that all of them are rounded to nothing have no parts.
  const day_share = all > 0 ? tonnesOf(near) / all : report.day_share
  const open = new Set(openSites(report).map(({ key }) => key))
  const isPlan = (keys: readonly string[]) =>
    keys.length === open.size && keys.every((key) => open.has(key))
  return {
    ...report,
    average_hours: report.average_km / speed_kmh,
    day_share,
    counts: report.counts.map((count) => ({
      ...count,
      average_hours: count.average_km / speed_kmh,
      // Of other networks than the plan the report has no ways.
      day_share: isPlan(count.open) ? day_share : null,
    })),
  }
}

/** A table is asked at the usual speed: at another one the call has other hours than the page shows. */
export function callRemark({ own, view }: AnsweredPage, speed_kmh: number) {
  if (!own || view.speed_kmh === speed_kmh) return null
  const at = (speed: number) => withUnit(String(speed), 'km/h')
  return `This call asks at ${at(view.speed_kmh)}, and its answer has the hours at that speed. Those above are worked out from its kilometres at ${at(speed_kmh)}.`
}
