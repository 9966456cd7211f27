/** The types of what the API answers, and what the page is prerendered with. */
import type { components } from '@/api/schema.gen'
import { formatNumber } from '@/lib/format'
import generated from './default-report.gen.json'

type Schemas = components['schemas']
export type Alert = Schemas['RealTimeAnalyticsAlert']
export type AlertKind = Schemas['RealTimeAnalyticsAlertKind']
export type Channel = Schemas['RealTimeAnalyticsChannel']
export type Detector = Schemas['RealTimeAnalyticsDetector']
export type DetectorScore = Schemas['RealTimeAnalyticsDetectorScore']
export type DetectParams = Schemas['RealTimeAnalyticsDetectParams']
export type DetectReport = Schemas['RealTimeAnalyticsDetectReport']
export type Disposition = Schemas['RealTimeAnalyticsDisposition']
export type Evaluation = Schemas['RealTimeAnalyticsEvaluation']
export type Fault = Schemas['RealTimeAnalyticsFault']
export type FaultKind = Schemas['RealTimeAnalyticsFaultKind']
export type Observation = Schemas['RealTimeAnalyticsObservationEvent']
export type Snapshot = Schemas['RealTimeAnalyticsSnapshot']
export type Station = Schemas['RealTimeAnalyticsStation']
export type StationList = Schemas['RealTimeAnalyticsStations']
export type StationRow = Schemas['RealTimeAnalyticsStationRow']
export type Stats = Schemas['RealTimeAnalyticsStats']
export type WindowStats = Schemas['RealTimeAnalyticsWindowStats']
export type WindowEvent = Schemas['RealTimeAnalyticsWindowEvent']

/** The stream's messages, by the name of their event. */
export interface Messages {
  snapshot: Schemas['RealTimeAnalyticsOpening']
  reset: Schemas['RealTimeAnalyticsOpening']
  observation: Schemas['RealTimeAnalyticsObservationMessage']
  alert: Schemas['RealTimeAnalyticsAlertMessage']
  window: Schemas['RealTimeAnalyticsWindowMessage']
  stats: Schemas['RealTimeAnalyticsStatsMessage']
  end: Schemas['RealTimeAnalyticsEnd']
}

// Generated with the contract and checked against it; a JSON file cannot say which of its texts are choices.
/** The default view: a synthetic replay at its end, and the detectors judged on another. */
export const defaults = generated as Schemas['RealTimeAnalyticsDefaultReport']

/** The score beyond which the stream's detectors flag a reading. */
export const THRESHOLD = defaults.detect_params.threshold ?? 3.5
/** The same as it is written. */
export const LIMIT = formatNumber(THRESHOLD, 1)

const stationsById = new Map(defaults.stations.map((station) => [station.id, station]))

/** A station by its id; the list is part of the page. */
export function stationOf(id: string): Station | undefined {
  return stationsById.get(id)
}

/** A station's name; its id where the server knows one that this page does not. */
export function nameOf(id: string) {
  return stationOf(id)?.name ?? id
}
