/** What the page asks of the API, what comes back, and what it is prerendered with. */
import { request } from '@/api/request'
import type { Exchange } from '@/components/demo/call-the-api'
import { knownQuestion, type Answered, type Call } from '@/components/demo/use-answer'
import { initialView } from '@/lib/url-state'
import { defaultReport, type Report as Groups, type SourcedReport } from './contract.gen'
import type { OwnPurchases } from './own-purchases'
import { settings, type View } from './settings'

export type { Choice, Cohort, Counts, Ranked, Segment, Step, Validation } from './contract.gen'

/** An answer, and whose purchases it speaks of; a visitor's own have no publisher. */
export type Report = Groups & { source: SourcedReport['source'] | null }
export type AnsweredGroups = Answered<View, OwnPurchases | null, Report>

const asked = ({ seed, horizon_weeks, k, holdout }: View) => ({
  seed,
  horizon_weeks,
  ...(k !== '' && { k: Number(k) }),
  ...(holdout !== '' && { holdout_weeks: Number(holdout) }),
})

const sampleRequest = (view: View) =>
  request('GET', '/api/v1/customer-segmentation/sample', { sample: view.sample, ...asked(view) })

const ownRequest = (view: View, { purchases: { from, to, customers } }: OwnPurchases) =>
  request('POST', '/api/v1/customer-segmentation/histories', {
    from,
    to,
    customers,
    ...asked(view),
  })

const initial: AnsweredGroups = {
  view: initialView(settings),
  own: null,
  report: { ...defaultReport.report, source: defaultReport.source },
}

export const groupsQuestion = knownQuestion(
  'customer-segmentation',
  initial,
  async (call: Call, view: View, own: OwnPurchases | null): Promise<Report> =>
    own ? { ...(await call(ownRequest(view, own))), source: null } : call(sampleRequest(view)),
)

/** The requests behind what is shown, each with its answer. */
export function exchangesOf({ view, own, report }: AnsweredGroups): [Exchange, ...Exchange[]] {
  return [{ request: own ? ownRequest(view, own) : sampleRequest(view), answer: report }]
}
