/** The settings of the page: how they stand in its address, what they ask of the API, and what their controls need. */
import { choice, limitsOf, matching, numeric, pick, type ViewOf } from '@/lib/url-state'
import * as fields from './fields.gen'
import { defaults, THRESHOLD, type FaultKind } from './report'
import { mostUnusual } from './unusual'
import { words } from './words'

export const detectors = fields.detect.detector.enum
export const faultKinds = fields.stream.fault.enum
/** How many times faster than the clock a replay of one's own may run. */
export const speeds = [1, 10, 60, 300, 600] as const
/** The server's fastest replay, and the shared one's pace. */
export const MAX_SPEED = fields.stream.speed.maximum

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
  /** Whose score the map draws. */
  detector: choice(detectorOptions, 'robust', { label: 'Score by' }),
  /** What the map draws. */
  map: choice(
    [
      { value: 'score', label: 'How unusual' },
      { value: 'temperature', label: 'Temperature' },
    ],
    'score',
    { label: 'What the map shows' },
  ),
  /** 0 is everybody's stream; any other speed is a replay of one's own. */
  speed: numeric(0, { min: 0, max: MAX_SPEED, whole: true }, { how: 'push' }),
  /** Which weather, its first hour, and where in it: only for a replay of one's own. */
  seed: numeric(evaluation.seed, { min: 0, max: 2 ** 52, whole: true }, { how: 'push' }),
  start: time(evaluation.start),
  at: time(''),
  /** What is broken in it, where and since when. */
  fault: choice(['none', ...faultKinds], 'none'),
  where: matching('', STATION),
  since: time(''),
  size: numeric(15, { min: -40, max: 40 }, { how: 'push' }),
  hours: numeric(12, { min: 1, max: 48, whole: true }, { how: 'push' }),
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

/** Whether the visitor has a replay of their own. */
export const isOwnReplay = ({ speed }: View) => speed > 0

/** Where a replay is continued as one's own: the weather and the moment, to the second. */
export type Continued = Pick<View, 'seed' | 'start' | 'at'>

/** How long each fault lasts by default: long enough to be noticed, short enough to see it end. */
const FAULT_HOURS: Record<FaultKind, number> = { spike: 2, freeze: 12, dropout: 8 }

/** The change of view that breaks a station from now on. */
export function breaking(view: View, kind: FaultKind, station: string, from: Continued) {
  return {
    ...from,
    speed: view.speed || MAX_SPEED,
    fault: kind,
    where: station,
    station,
    since: from.at,
    hours: FAULT_HOURS[kind],
  }
}

/** The change of view back to everybody's stream. */
export const shared: Partial<View> = {
  speed: 0,
  seed: settings.seed.initial,
  start: settings.start.initial,
  at: '',
  fault: 'none',
  where: '',
  since: '',
  hours: settings.hours.initial,
}
