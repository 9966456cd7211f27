/** What the map draws for each station: pure, so that map, list and tests agree. */
import { namesThatFit } from '@/components/charts/map-labels'
import type { MapPlace } from '@/components/charts/map-of-canada'
import { formatNumber, formatSigned, listed } from '@/lib/format'
import { placesOn, type AlertKind, type Detector, type Place } from './report'
import type { StreamState } from './stream-state'
import { oddities, scoreBy } from './unusual'
import { words } from './words'

/** How a station stands; each has a shape of its own. */
export type StationCondition = 'usual' | AlertKind

export interface StationMark {
  station: Place
  condition: StationCondition
  temperature: number | null
  score: number | null
  isFlagged: boolean
  /** Seconds since the newest reading was measured, by the stream's clock; null without one. */
  ageSeconds: number | null
}

/** Of several alerts the one that says most about the sensor. */
const worst: readonly AlertKind[] = [
  ...(['dropout', 'frozen', 'implausible', 'unusual'] as const),
  ...(['blizzard', 'heat', 'cold'] as const),
]

/** The condition of a station by its alerts in force. */
export function conditionOf(state: StreamState, station: string): StationCondition {
  return worst.find((kind) => state.alerts.has(`${station} ${kind}`)) ?? 'usual'
}

/** Every station, heard of or not; none before the first report of all. */
export function marksOf(state: StreamState, detector: Detector): StationMark[] {
  if (state.stats.stations === 0) return []
  return placesOn(state.channel).map((station) => {
    const latest = state.stations.get(station.id)?.latest
    const score = latest && scoreBy(latest, detector)
    return {
      station,
      condition: conditionOf(state, station.id),
      temperature: latest?.temperature_c ?? null,
      score: score?.score ?? null,
      isFlagged: score?.flag ?? false,
      ageSeconds: latest
        ? Math.max(0, (Date.parse(state.clock) - Date.parse(latest.observed_at)) / 1000)
        : null,
    }
  })
}

/** Whether a station stands out by an alert, as the answer counts it. */
const standsOut = ({ condition }: StationMark) => oddities.some((kind) => kind === condition)

/** Whether a station's readings are not what was expected of them. */
export const isOdd = (mark: StationMark) => mark.isFlagged || standsOut(mark)

/** Whether a station asks to be looked at. */
export const isNotable = (mark: StationMark) => mark.isFlagged || mark.condition !== 'usual'

/**
 * What the map says of the readings, short enough for a line: it changes while one looks. A station stands out by an
 * alert, as in the answer; one detector alone does not make it so. Cold and heat have their shapes.
 */
export function mapTitle(marks: readonly StationMark[]) {
  const odd = marks.filter(standsOut)
  const of = `of ${String(marks.length)} stations`
  if (marks.length === 0) return 'No station has reported yet'
  if (odd.length === 0) return `None ${of} stands out`
  if (odd.length > 2) return `${String(odd.length)} ${of} stand out`
  const names = listed(odd.map(({ station }) => station.name))
  return `${names} ${odd.length === 1 ? 'stands' : 'stand'} out; the other stations do not`
}

/** Stations named on the quiet map: far apart, all over the country. */
const landmarks = [
  'inuvik',
  'resolute',
  'whitehorse',
  'yellowknife',
  'prince-rupert',
  'vancouver',
  'churchill',
  'winnipeg',
  'toronto',
  'montreal',
  'halifax',
  'st-johns',
  'schefferville',
  'iqaluit',
  'calgary',
]

/** So many names are read; more would only cover the map. */
const MOST_LOUD = 8

/** The places with their names: the notable ones first, landmarks where they leave room. */
export function placesOf(marks: readonly StationMark[], selected: string): MapPlace[] {
  const loud = [
    ...marks.filter(({ station }) => station.id === selected),
    ...marks.filter((mark) => isOdd(mark) && mark.station.id !== selected),
    ...marks.filter((mark) => isNotable(mark) && !isOdd(mark) && mark.station.id !== selected),
  ].slice(0, MOST_LOUD)
  const quiet = marks.filter(({ station }) => marks.length < 25 || landmarks.includes(station.id))
  const stationsOf = (some: readonly StationMark[]) => some.map(({ station }) => station)
  const named = namesThatFit(stationsOf([...loud, ...quiet]))
  const onPhone = namesThatFit(stationsOf(loud), 'phone')
  return marks.map((mark) => placeOf(mark, named.has(mark.station), onPhone.has(mark.station)))
}

function placeOf(mark: StationMark, isNamed: boolean, always: boolean): MapPlace {
  const { station, condition, temperature, isFlagged, score } = mark
  const { id: key, name, longitude, latitude } = station
  const tone = isNotable(mark) ? 'signal' : 'noise'
  const place: MapPlace = { key, name, longitude, latitude, tone, always }
  if (!isNamed) return place
  const label = temperature === null ? name : `${name} ${formatNumber(temperature, 1)}`
  const flag = isFlagged && score !== null ? `score ${formatSigned(score, 1)}` : undefined
  const note = condition === 'usual' ? flag : words.alert[condition].note
  return { ...place, label, ...(note !== undefined && { note }) }
}
