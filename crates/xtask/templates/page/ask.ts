/** What the page asks of the API, what comes back, and what it is prerendered with. */
import { request } from '@/api/request'
import type { components } from '@/api/schema.gen'
import type { Exchange } from '@/components/demo/call-the-api'
import type { Answered, Call } from '@/components/demo/use-answer'
import { initialView } from '@/lib/url-state'
import generated from './default-report.gen.json'
import { settings, type View } from './settings'

export type Report = components['schemas']['{{pascal}}Report']
export type AnsweredView = Answered<View, null, Report>

const runRequest = (view: View) => request('POST', '/api/v1/{{slug}}/run', view)

const initial: AnsweredView = {
  view: initialView(settings),
  own: null,
  report: generated.report,
}

export const question = {
  name: '{{slug}}',
  initial,
  /** What the page is prerendered with need not be asked again. */
  ask: (call: Call, view: View): Promise<Report> =>
    view.amount === initial.view.amount
      ? Promise.resolve(initial.report)
      : call(runRequest(view)),
}

/** The requests behind what is shown, each with its answer. */
export function exchangesOf({ view, report }: AnsweredView): [Exchange, ...Exchange[]] {
  return [{ request: runRequest(view), answer: report }]
}
