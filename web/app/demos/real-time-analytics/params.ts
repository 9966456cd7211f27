/** The settings of the page, as they stand in its address. */
import { choice, matching, numeric, type ViewOf } from '@/lib/url-state'
import { mostUnusual } from './unusual'
import { defaults, streamPath, type Detector, type FaultKind } from './query'

export const detectors = ['robust', 'ewma', 'seasonal'] as const satisfies readonly Detector[]
export const faultKinds = ['spike', 'freeze', 'dropout'] as const satisfies readonly FaultKind[]
/** How many times faster than the clock a replay of one's own may run. */
export const speeds = [1, 10, 60, 300, 600] as const
/** The server's fastest replay, and the shared one's pace. */
export const MAX_SPEED = 600

const STATION = /^[a-z][a-z-]{1,40}$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z$/
const time = (initial: string) => matching(initial, TIME)
const { detect_params: example, evaluation } = defaults

export const settings = {
  /** The station in the panel. */
  station: matching(mostUnusual(defaults.snapshot.stations)?.station ?? 'toronto', STATION),
  /** Whose score the map draws. */
  detector: choice(detectors, 'robust'),
  /** What the map draws. */
  map: choice(['score', 'temperature'], 'score'),
  /** 0 is everybody's stream; any other speed is a replay of one's own. */
  speed: numeric(0, { min: 0, max: MAX_SPEED, whole: true }),
  /** Which weather, its first hour, and where in it: only for a replay of one's own. */
  seed: numeric(evaluation.seed, { min: 0, max: 2 ** 52, whole: true }),
  start: time(evaluation.start),
  at: time(''),
  /** What is broken in it, where and since when. */
  fault: choice(['none', ...faultKinds], 'none'),
  where: matching('', STATION),
  since: time(''),
  size: numeric(15, { min: -40, max: 40 }),
  hours: numeric(12, { min: 1, max: 48, whole: true }),
  /** The detector under the visitor's own series. */
  with: choice(detectors, 'robust'),
  window: numeric(example.window, { min: 2, max: 1000, whole: true }),
  period: numeric(example.period ?? 24, { min: 1, max: 8784, whole: true }),
  threshold: numeric(example.threshold ?? 3.5, { min: 0.1, max: 1000 }),
  floor: numeric(example.min_scale ?? 0.5, { min: 0, max: 1e6 }),
}

export type View = ViewOf<typeof settings>

/** Whether the visitor has a replay of their own. */
export function isOwnReplay(view: View) {
  return view.speed > 0
}

/** The address of the stream a view listens to. */
export function streamOf(view: View) {
  if (!isOwnReplay(view)) return streamPath
  const query = new URLSearchParams({
    speed: String(view.speed),
    seed: String(view.seed),
    start: view.start,
    ...(view.at && { at: view.at }),
  })
  if (view.fault !== 'none' && view.where) {
    query.set('fault', view.fault)
    query.set('station', view.where)
    query.set('hours', String(view.hours))
    if (view.fault === 'spike') query.set('size_c', String(view.size))
    if (view.since) query.set('fault_at', view.since)
  }
  return `${streamPath}?${query.toString().replaceAll('%3A', ':')}`
}

/** Where a replay is continued as one's own: the weather and the moment, to the second. */
export interface Continued {
  seed: number
  start: string
  at: string
}

/** How long each fault lasts by default: long enough to be noticed, short enough to see it end. */
const FAULT_HOURS: Record<FaultKind, number> = { spike: 2, freeze: 12, dropout: 8 }

/** The change of view that breaks a station from now on. */
export function breaking(
  view: View,
  kind: FaultKind,
  station: string,
  from: Continued,
): Partial<View> {
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
