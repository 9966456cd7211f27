/** What the page asks of the API, and the questions it is prerendered with. */
import { request } from '@/api/request'
import type { Exchange } from '@/components/demo/call-the-api'
import type { Answered, Call } from '@/components/demo/use-answer'
import { initialView } from '@/lib/url-state'
import * as fields from './fields.gen'
import { defaults, type DetectParams, type DetectReport, type StationList } from './report'
import type { Series } from './series-math'
import { detectView, settings, type DetectView, type View } from './settings'

/** What a view asks of the stream: nothing is everybody's. */
function askedOf(view: View) {
  if (view.mode === 'live') return {}
  const place = { speed: view.speed, ...(view.at && { at: view.at }) }
  if (view.mode === 'event') return { event: view.event, ...place }
  const station = fields.stream.station.enum.find((id) => id === view.where)
  return {
    seed: view.seed,
    start: view.start,
    ...place,
    ...(view.fault !== 'none' &&
      station && {
        fault: view.fault,
        station,
        hours: view.hours,
        ...(view.fault === 'spike' && { size_c: view.size }),
        ...(view.since && { fault_at: view.since }),
      }),
  }
}

/** The address of the stream a view listens to. */
export const streamOf = (view: View) =>
  request('GET', '/api/v1/real-time-analytics/stream', askedOf(view)).path.replaceAll('%3A', ':')

export const stationsRequest = request('GET', '/api/v1/real-time-analytics/stations')

/** What the publisher says of each station; asked once somebody listens. */
export const stationsQuestion = {
  name: 'real-time-analytics/stations',
  initial: { view: { isListening: false }, own: null, report: null },
  ask: (call: Call, { isListening }: { isListening: boolean }): Promise<StationList | null> =>
    isListening ? call(stationsRequest) : Promise.resolve(null),
}

/** A series through a detector: what was asked, and the verdict. */
export interface Detection {
  params: DetectParams
  detect: DetectReport
}

const paramsOf = (view: DetectView, values: readonly (number | null)[]): DetectParams => ({
  values: [...values],
  detector: view.with,
  window: view.window,
  period: view.period,
  threshold: view.threshold,
  min_scale: view.floor,
  shape: 'rows',
})

const example: Detection = { params: defaults.detect_params, detect: defaults.detect }

const initial: Answered<DetectView, Series | null, Detection> = {
  view: detectView(initialView(settings)),
  own: null,
  report: example,
}
const exampleView = JSON.stringify(initial.view)

export type AnsweredDetection = typeof initial

const detectRequest = (params: DetectParams) =>
  request('POST', '/api/v1/real-time-analytics/detect', params)

/** The verdict on the visitor's series, or on the example, which stands in the page. */
export const detectQuestion = {
  name: 'real-time-analytics/detect',
  initial,
  ask: async (call: Call, view: DetectView, own: Series | null): Promise<Detection> => {
    if (own === null && JSON.stringify(view) === exampleView) return example
    const params = paramsOf(view, own?.values ?? defaults.detect_params.values)
    return { params, detect: await call(detectRequest(params)) }
  },
}

/** The stream one listens to, the stations, and the verdict with the request it belongs to. */
export const exchangesOf = (
  stream: string,
  { report: { params, detect } }: AnsweredDetection,
): [Exchange, ...Exchange[]] => [
  { request: { method: 'GET', path: stream, stream: 'alert' }, answer: null },
  { request: stationsRequest, answer: null },
  { request: detectRequest(params), answer: detect },
]
