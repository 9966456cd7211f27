/** What the page asks of the API, what comes back, and what it is prerendered with. */
import { request } from '@/api/request'
import type { Exchange } from '@/components/demo/call-the-api'
import type { OwnTable } from '@/components/demo/own-data'
import { knownQuestion, type Answered, type Call } from '@/components/demo/use-answer'
import { initialView } from '@/lib/url-state'
import { readChips } from './chips'
import { defaultReport, type SourcedReport } from './contract.gen'
import { settings, type View } from './settings'

export type Report = SourcedReport
export type AnsweredSearch = Answered<View, OwnTable | null, Report>

const asked = ({ wish, chips, province, ...use }: View) => ({
  wish,
  ...(chips !== '' && { wishes: readChips(chips) ?? null }),
  ...(province !== '' && { province }),
  ...use,
})

const requestOf = (view: View, own: OwnTable | null) =>
  own
    ? request('POST', '/api/v1/automated-workflows/table', { csv: own.csv, ...asked(view) })
    : request('POST', '/api/v1/automated-workflows/search', asked(view))

/** The same search as a stream of its steps. */
export const streamPath = ({ chips, province, ...view }: View) =>
  request('GET', '/api/v1/automated-workflows/search/stream', {
    ...view,
    ...(chips !== '' && { wishes: chips }),
    ...(province !== '' && { province }),
  }).path

const initial: AnsweredSearch = {
  view: initialView(settings),
  own: null,
  report: { ...defaultReport.report, source: defaultReport.source },
}

export const question = knownQuestion(
  'automated-workflows',
  initial,
  (call: Call, view: View, own: OwnTable | null): Promise<Report> => call(requestOf(view, own)),
)

/** The requests behind what is shown, each with its answer. */
export function exchangesOf({ view, own, report }: AnsweredSearch): [Exchange, ...Exchange[]] {
  return [{ request: requestOf(view, own), answer: report }]
}
