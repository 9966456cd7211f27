/** What the page asks of the API, what comes back, and what it is prerendered with. */
import { request } from '@/api/request'
import type { Exchange } from '@/components/demo/call-the-api'
import type { OwnTable } from '@/components/demo/own-data'
import { knownQuestion, type Answered, type Call } from '@/components/demo/use-answer'
import { initialView } from '@/lib/url-state'
import { defaultReport, type Report } from './contract.gen'
import { settings, type View } from './settings'

export type { Part, Report } from './contract.gen'
export type AnsweredView = Answered<View, OwnTable | null, Report>

const requestOf = (view: View, own: OwnTable | null) =>
  own
    ? request('POST', '/api/v1/predictive-maintenance/run-table', { csv: own.csv })
    : request('GET', '/api/v1/predictive-maintenance/run', view)

const initial: AnsweredView = {
  view: initialView(settings),
  own: null,
  report: defaultReport.report,
}

export const question = knownQuestion(
  'predictive-maintenance',
  initial,
  (call: Call, view: View, own: OwnTable | null): Promise<Report> => call(requestOf(view, own)),
)

/** The requests behind what is shown, each with its answer. */
export function exchangesOf({ view, own, report }: AnsweredView): [Exchange, ...Exchange[]] {
  return [{ request: requestOf(view, own), answer: report }]
}
