/** What the page asks of the API, what comes back, and what it is prerendered with. */
import { request } from '@/api/request'
import type { Exchange } from '@/components/demo/call-the-api'
import type { OwnTable } from '@/components/demo/own-data'
import { knownQuestion, type Answered, type AnswerState } from '@/components/demo/use-answer'
import { initialView } from '@/lib/url-state'
import { defaultReport, type SourcedReport as Plan } from './contract.gen'
import { planView, settings, type PlanView } from './settings'

export type * from './contract.gen'
export type { Plan }

/** Every city and crop there is, and a table of own crops to fill in. */
export const { cities, crops: knownCrops, template } = defaultReport.catalogue

/** What the page shows before anyone touches a control. */
export const defaultPlan: Plan = { ...defaultReport.report, source: defaultReport.source }

/** What a view asks for, by the names of the API. */
const paramsOf = (view: PlanView) => ({
  city: view.city,
  crops: view.crops.join(','),
  year: view.year,
  ...(view.move !== 'nowhere' && { compare: view.move }),
  bed_width_m: view.width,
  bed_length_m: view.length,
  ...(view.last !== '' && { last_frost: view.last }),
  ...(view.first !== '' && { first_frost: view.first }),
})

/** The plan of a view; one's own crops go in a body. */
const planRequest = (view: PlanView, own: OwnTable | null) =>
  own
    ? request('POST', '/api/v1/data-integration/plan', { ...paramsOf(view), crops_csv: own.csv })
    : request('GET', '/api/v1/data-integration/plan', paramsOf(view))

/** The same plan as a file for a calendar program or a spreadsheet. */
export function fileRequest(view: PlanView, own: OwnTable | null, file: 'ics' | 'csv') {
  const path = `/api/v1/data-integration/plan.${file}` as const
  return own
    ? request('POST', path, { ...paramsOf(view), crops_csv: own.csv })
    : request('GET', path, paramsOf(view))
}

const initial: Answered<PlanView, OwnTable | null, Plan> = {
  view: planView(initialView(settings)),
  own: null,
  report: defaultPlan,
}

export type AnsweredPlan = typeof initial
export type PlanAnswer = AnswerState<PlanView, OwnTable | null, Plan>

/** The plan rests on bundled tables, so that the default one is known without asking. */
export const planQuestion = knownQuestion('data-integration', initial, (call, view, own) =>
  call(planRequest(view, own)),
)

/** The plan as it is shown: without a single crop the API plans its own choice, the page none. */
export function planOf({ view, own, report }: AnsweredPlan): Plan {
  const isEmpty = view.crops.length === 0 && own === null
  return isEmpty ? { ...report, crops: [], compare: null } : report
}

/** The request behind what is shown, with its answer. */
export const exchangesOf = ({ view, own, report }: AnsweredPlan): [Exchange] => [
  { request: planRequest(view, own), answer: report },
]
