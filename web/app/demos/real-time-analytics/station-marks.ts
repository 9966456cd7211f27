/** What the map draws for each station: pure, so that map, list and tests agree. */
import { namesThatFit } from '@/components/charts/map-labels'
import type { MapPlace } from '@/components/charts/map-of-canada'
import { formatNumber, formatSigned, listed } from '@/lib/format'
import { defaults, type AlertKind, type Detector, type Station } from './report'
import type { StreamState } from './stream-state'
import { scoreBy } from './unusual'

/** How a station stands; each has a shape of its own. */
export type StationCondition = 'usual' | AlertKind

export interface StationMark {
  station: Station
  condition: StationCondition
  temperature: number | null
  score: number | null
  isFlagged: boolean
  /** Seconds since the newest reading was measured, by the stream's clock; null without one. */
  ageSeconds: number | null
}

/** Of several alerts the one that says most about the sensor. */
const worst: readonly AlertKind[] = ['dropout', 'frozen', 'implausible', 'unusual', 'heat', 'cold']

/** The condition of a station by its alerts in force. */
export function conditionOf(state: StreamState, station: string): StationCondition {
  return worst.find((kind) => state.alerts.has(`${station} ${kind}`)) ?? 'usual'
}

/** Every station, heard of or not. */
export function marksOf(state: StreamState, detector: Detector): StationMark[] {
  return defaults.stations.map((station) => {
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

/** Whether it is the weather that is extreme, not the reading that is odd. */
const isWeather = ({ condition }: StationMark) => condition === 'heat' || condition === 'cold'

/** Whether a station's readings are not what was expected of them. */
export const isOdd = (mark: StationMark) =>
  mark.isFlagged || (mark.condition !== 'usual' && !isWeather(mark))

/** Whether a station asks to be looked at. */
export const isNotable = (mark: StationMark) => isOdd(mark) || isWeather(mark)

/** What the map says of the readings, short enough for a line: it changes while one looks. Cold and heat have their shapes. */
export function mapTitle(marks: readonly StationMark[]) {
  const odd = marks.filter(isOdd)
  if (odd.length === 0) return `All ${String(marks.length)} stations read as expected`
  if (odd.length > 2)
    return `Ordinary is grey. ${String(odd.length)} of ${String(marks.length)} stations are not`
  const names = listed(odd.map(({ station }) => station.name))
  return `Ordinary is grey. ${names} ${odd.length === 1 ? 'is' : 'are'} not`
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

const notes: Record<AlertKind, string> = {
  unusual: 'unusual',
  frozen: 'repeats itself',
  dropout: 'silent',
  implausible: 'impossible value',
  heat: 'humidex 40 or more',
  cold: 'wind chill −28 or less',
}

/** So many names are read; more would only cover the map. */
const MOST_LOUD = 8

/** The places with their names: the notable ones first, landmarks where they leave room. */
export function placesOf(marks: readonly StationMark[], selected: string): MapPlace[] {
  const loud = [
    ...marks.filter(({ station }) => station.id === selected),
    ...marks.filter((mark) => isOdd(mark) && mark.station.id !== selected),
    ...marks.filter((mark) => isWeather(mark) && !isOdd(mark) && mark.station.id !== selected),
  ].slice(0, MOST_LOUD)
  const quiet = marks.filter(({ station }) => landmarks.includes(station.id))
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
  const note = condition === 'usual' ? flag : notes[condition]
  return { ...place, label, ...(note !== undefined && { note }) }
}
