/** What the page asks of the API, what comes back, and what it is prerendered with. */
import { request } from '@/api/request'
import type { Exchange } from '@/components/demo/call-the-api'
import type { OwnTable } from '@/components/demo/own-data'
import { knownQuestion, type Answered, type Call } from '@/components/demo/use-answer'
import { initialView, pick } from '@/lib/url-state'
import {
  defaultReport,
  type SimulateReport,
  type SourcedPlanReport as PlanReport,
} from './contract.gen'
import { plan } from './fields.gen'
import { planView, settings, setupView, type PlanView, type SetupView } from './settings'

export type { Candidate, Cloud, Province, Run, SimulateReport } from './contract.gen'
export type { PlanReport }
export type AnsweredPlan = Answered<PlanView, OwnTable | null, PlanReport>

/** Requests that the set-up is tried with, at the most; a run has fifteen minutes where they are enough. */
const TRIED = 400_000
const MINUTES = 15

/** After this who waits has gone; a batch that may take minutes waits longer than people do. */
export const timeoutOf = ({ promise_ms }: Pick<PlanView, 'promise_ms'>) =>
  Math.min(plan.timeout_ms.maximum, Math.max(plan.timeout_ms.default, 2 * promise_ms))

const trafficOf = (view: PlanView) => ({
  ...pick(view, ['requests_per_second', 'surge', 'start_seconds', 'check_seconds']),
  ...(view.target_utilisation_pct !== '' && {
    target_utilisation_pct: Number(view.target_utilisation_pct),
  }),
  ...(view.max_machines !== '' && { max_machines: Number(view.max_machines) }),
})

const planRequest = (view: PlanView, own: OwnTable | null) =>
  request('POST', '/api/v1/cloud-infrastructure/plan', {
    ...(own ? { csv: own.csv } : trafficOf(view)),
    ...pick(view, [
      'service_ms',
      'promise_ms',
      'lost_machines',
      'availability_pct',
      'machine_availability_pct',
      'memory_gib',
      'egress_gb',
      'seed',
    ]),
    ...(view.vcpus !== '' && { vcpus: Number(view.vcpus) }),
    ...(view.processor !== '' && { processor: view.processor }),
    ...(view.province !== '' && { province: view.province }),
    timeout_ms: timeoutOf(view),
  })

const initial: AnsweredPlan = {
  view: planView(initialView(settings)),
  own: null,
  report: { ...defaultReport.plan, source: defaultReport.source },
}

/** Whether the server has newer prices than the page was built with: a short call, where a plan is a simulation. */
async function hasNewerPrices(call: Call) {
  const { sources } = await call(request('GET', '/api/v1/sources'))
  const prices = sources.find(({ key }) => key === 'azure-retail-prices')
  return prices !== undefined && prices.source.mode !== 'snapshot'
}

const known = JSON.stringify(initial.view)

async function ask(call: Call, view: PlanView, own: OwnTable | null): Promise<PlanReport> {
  const isKnown =
    own === null &&
    JSON.stringify(view) === known &&
    !(await hasNewerPrices(call).catch(() => false))
  return isKnown ? initial.report : call(planRequest(view, own))
}

export const planQuestion = { name: 'cloud-infrastructure', initial, ask }

const secondsOf = ({ requests_per_second }: SetupView) =>
  Math.max(1, Math.min(MINUTES * 60, TRIED / requests_per_second))

/** The failure of the set-up that is tried: after a third of the run, for a third. */
export const failureOf = (view: SetupView) => ({
  at_seconds: secondsOf(view) / 3,
  repair_seconds: secondsOf(view) / 3,
})

export function setupRequest(view: SetupView) {
  const { failed, ...workload } = view
  return request('POST', '/api/v1/cloud-infrastructure/simulate', {
    ...workload,
    seconds: secondsOf(view),
    timeout_ms: timeoutOf(view),
    ...(failed > 0 && { failure: { ...failureOf(view), machines: failed } }),
  })
}

export const setupQuestion = knownQuestion<SetupView, null, SimulateReport>(
  'cloud-infrastructure/setup',
  { view: setupView(initialView(settings)), own: null, report: defaultReport.setup },
  (call, view) => call(setupRequest(view)),
)

/** The requests behind what is shown, each with its answer. */
export function exchangesOf({ view, own, report }: AnsweredPlan): [Exchange, ...Exchange[]] {
  return [{ request: planRequest(view, own), answer: report }]
}
