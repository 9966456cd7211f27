/** What the page asks of the API, what comes back, and what it is prerendered with. */
import { request } from '@/api/request'
import type { Exchange } from '@/components/demo/call-the-api'
import type { OwnTable } from '@/components/demo/own-data'
import { knownQuestion, type Answered, type Call } from '@/components/demo/use-answer'
import { initialView, pick } from '@/lib/url-state'
import {
  defaultReport,
  type Row,
  type ScoreReport,
  type SourcedReplayReport as Replay,
} from './contract.gen'
import { defaultWeights, metricKeys } from './metrics'
import { askedView, settings, type AskedView } from './settings'

export type { Day, ShortInterest, Stock } from './contract.gen'
export type { Replay, Row, ScoreReport }

export interface Report {
  replay: Replay
  /** The visitor's own universe, where there is one. */
  own: ScoreReport | null
}

export type AnsweredView = Answered<AskedView, OwnTable | null, Report>

/** The days that can be replayed. */
export const { sessions } = defaultReport

const replayRequest = (view: AskedView, date = view.date) =>
  request('GET', '/api/v1/short-squeeze/replay', {
    event: view.event,
    date,
    ...(metricKeys.some((key) => view[key] !== defaultWeights[key]) && {
      weights: metricKeys.map((key) => view[key]).join(','),
    }),
  })

const tableRequest = (view: AskedView, { csv }: OwnTable) =>
  request('POST', '/api/v1/short-squeeze/score-table', {
    csv,
    weights: pick(view, metricKeys),
    ...pick(view, ['min_price', 'min_average_volume']),
  })

const initial: AnsweredView = {
  view: askedView(initialView(settings)),
  own: null,
  report: { replay: { ...defaultReport.replay, source: defaultReport.source }, own: null },
}

export const question = knownQuestion(
  'short-squeeze',
  initial,
  async (call: Call, view: AskedView, own: OwnTable | null): Promise<Report> => {
    const [replay, scored] = await Promise.all([
      call(replayRequest(view)),
      own && call(tableRequest(view, own)),
    ])
    return { replay, own: scored }
  },
)

/** Every session, once somebody moves through time: a day is the same seen from any later one. */
export const wholeQuestion = {
  name: 'short-squeeze/whole',
  initial: {
    view: { ...initial.view, isTraveling: false },
    own: null,
    report: initial.report.replay,
  },
  ask: (call: Call, view: AskedView & { isTraveling: boolean }): Promise<Replay> =>
    view.isTraveling
      ? call(replayRequest(view, sessions.at(-1)))
      : Promise.resolve(initial.report.replay),
}

/** The requests behind what is shown, each with its answer. */
export function exchangesOf({ view, own, report }: AnsweredView): [Exchange, ...Exchange[]] {
  const replayed = { request: replayRequest(view), answer: report.replay }
  return own && report.own
    ? [replayed, { request: tableRequest(view, own), answer: report.own }]
    : [replayed]
}
