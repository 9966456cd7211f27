/** The types of what the API answers, and what the page is prerendered with. */
import { formatNumber } from '@/lib/format'
import {
  defaultReport,
  type Channel,
  type Evaluation,
  type PastEvent,
  type Place,
} from './contract.gen'
import type * as contract from './contract.gen'

export type * from './contract.gen'
export type Observation = contract.ObservationEvent
export type StationList = contract.Stations

/** The stream's messages, by the name of their event. */
export interface Messages {
  snapshot: contract.Opening
  reset: contract.Opening
  observation: contract.ObservationMessage
  alert: contract.AlertMessage
  window: contract.WindowMessage
  stats: contract.StatsMessage
  end: contract.End
}

/** The default view: a synthetic replay at its end, and the detectors judged on another. */
export const defaults = defaultReport

/** The score beyond which the stream's detectors flag a reading. */
export const THRESHOLD = defaults.detect_params.threshold ?? 3.5
/** The same as it is written. */
export const LIMIT = formatNumber(THRESHOLD, 1)

/** The detectors by how they did on the replay with known faults: spikes caught, then false alarms. */
export const ranked = ({ detectors }: Evaluation) =>
  [...detectors].sort(
    (a, b) => b.spikes_caught - a.spikes_caught || a.false_alarms - b.false_alarms,
  )

const placesById = new Map(defaults.stations.map((station) => [station.id, station]))

/** Learns the names of a past event's stations; an id always names the same place. */
export function learnPlaces(event: PastEvent | null | undefined) {
  for (const place of event?.stations ?? []) placesById.set(place.id, place)
}

export const placesOn = (channel: Channel | null): readonly Place[] =>
  channel?.event?.stations ?? defaults.stations

export const placeOf = (id: string) => placesById.get(id)

/** A station's name; its id where the server knows one that this page does not. */
export function nameOf(id: string) {
  return placeOf(id)?.name ?? id
}
