/** The settings of the page: how they stand in its address, what they ask of the API, and what their controls need. */
import { choice, limitsOf, matching, numeric, pick, shownTexts, type ViewOf } from '@/lib/url-state'
import type { ViewState } from '@/lib/use-view'
import * as fields from './fields.gen'
import { eventName, eventQuestion, firstStation } from './past-events'
import { defaults, ranked, THRESHOLD, type FaultKind } from './report'
import { mostUnusual } from './unusual'
import { words } from './words'

const { stream } = fields
export const detectors = fields.detect.detector.enum
export const faultKinds = stream.fault.enum
/** The server's fastest replay, and the shared one's pace. */
export const MAX_SPEED = stream.speed.maximum

const STATION = /^[a-z][a-z-]{1,40}$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z$/
const time = (initial: string) => matching(initial, TIME)
const { detect_params: example, evaluation } = defaults
const detectorOptions = detectors.map((value) => ({ value, label: words.detector[value].name }))

export const settings = {
  /** The station in the panel. */
  station: matching(mostUnusual(defaults.snapshot.stations)?.station ?? 'toronto', STATION, {
    label: 'Station',
  }),
  /** Whose score the map draws: the one that did best on known faults. */
  detector: choice(detectorOptions, ranked(evaluation)[0]?.detector ?? 'ewma', {
    label: 'Score by',
  }),
  /** What the map draws. */
  map: choice({ score: 'How unusual', temperature: 'Temperature' }, 'score', {
    label: 'What the map shows',
  }),
  /** Everybody's stream, what was measured in a past event, or the test signal of one's own. */
  mode: choice({ live: 'Live', event: 'Past event', test: 'Test signal' }, 'live', {
    label: 'What is played',
  }),
  event: choice(
    stream.event.enum.map((value) => ({ value, label: eventName(value) })),
    'manitoba-1964-03',
    { label: 'Past event' },
  ),
  /** Of a replay of one's own. */
  speed: numeric(MAX_SPEED, limitsOf(stream.speed), { how: 'push' }),
  /** Where in it; of the test signal also which weather, and its first hour. */
  seed: numeric(evaluation.seed, limitsOf(stream.seed), { how: 'push' }),
  start: time(evaluation.start),
  at: time(''),
  /** What is broken in it, where and since when. */
  fault: choice(['none', ...faultKinds], 'none'),
  where: matching('', STATION),
  since: time(''),
  size: numeric(15, limitsOf(stream.size_c), { how: 'push' }),
  hours: numeric(12, limitsOf(stream.hours), { how: 'push' }),
  /** The detector under the visitor's own series. */
  with: choice(detectorOptions, 'robust', { label: 'Detector of the series', wire: 'detector' }),
  window: numeric(example.window, limitsOf(fields.detect.window), { label: 'Window' }),
  period: numeric(example.period ?? 24, limitsOf(fields.detect.period), {
    label: 'Values in a period',
    noun: 'The period',
  }),
  threshold: numeric(
    THRESHOLD,
    { ...limitsOf(fields.detect.threshold), min: 0.1 },
    { label: 'Limit' },
  ),
  floor: numeric(example.min_scale ?? 0.5, limitsOf(fields.detect.min_scale), {
    label: 'Least scale',
    wire: 'min_scale',
  }),
}

export type View = ViewOf<typeof settings>

/** The settings that ask for a verdict on a series. */
export const detectView = (view: View) =>
  pick(view, ['with', 'window', 'period', 'threshold', 'floor'])
export type DetectView = ReturnType<typeof detectView>

/** What stands in the way of that verdict; the period is asked for the seasonal detector alone. */
export const unusableOf = ({ view, unusable }: Pick<ViewState<View>, 'view' | 'unusable'>) =>
  shownTexts(unusable, { period: view.with === 'seasonal' })

export const isOurs = (station: string) => stream.station.enum.some((id) => id === station)

/** The view with a station that the chosen event has. */
export const withStation = (view: View): View =>
  view.mode === 'event' && isOurs(view.station)
    ? { ...view, station: firstStation(view.event) }
    : view

/** The question of a view: what plays decides whether it is about now. */
export function questionOf({ mode, event }: View, live: string) {
  if (mode === 'event') return eventQuestion(event)
  return mode === 'test' ? 'What is unusual in this test signal?' : live
}

/** Where a replay is continued as one's own: the weather and the moment, to the second. */
export type Continued = Pick<View, 'seed' | 'start' | 'at'>

/** How long each fault lasts by default: long enough to be noticed, short enough to see it end. */
const FAULT_HOURS: Record<FaultKind, number> = { spike: 2, freeze: 12, dropout: 8 }

/** The change of view that breaks a station from now on. */
export function breaking(kind: FaultKind, station: string, from: Continued) {
  return {
    ...from,
    mode: 'test' as const,
    fault: kind,
    where: station,
    station,
    since: from.at,
    hours: FAULT_HOURS[kind],
  }
}
