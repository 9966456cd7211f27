/** What the page asks of the API, what comes back, and what it is prerendered with. */
import { request } from '@/api/request'
import type { Exchange } from '@/components/demo/call-the-api'
import { asJob } from '@/components/demo/job'
import type { OwnInUse } from '@/components/demo/own-in-use'
import { knownQuestion, type Answered, type Call } from '@/components/demo/use-answer'
import type { useJob } from '@/components/demo/use-job'
import { initialView, pick } from '@/lib/url-state'
import { defaultReport, type Report, type Stage } from './contract.gen'
import { fleetView, settings, type FleetView } from './settings'

export type { Drawing, LeftOut, LineCost, Report, Stage, UnitReport } from './contract.gen'

/** Two tables of a visitor's own, as the API takes them. */
export interface OwnFleet extends OwnInUse {
  train_csv: string
  test_csv: string
}

export type Job = ReturnType<typeof useJob<Stage>>
export type AnsweredFleet = Answered<FleetView, OwnFleet | null, Report>

const fleetRequest = (view: FleetView, own: OwnFleet | null) => {
  const options = {
    ...pick(view, ['planned_cost', 'failure_cost']),
    interval_pct: Number(view.interval),
  }
  return own
    ? request('POST', '/api/v1/predictive-maintenance/predict', {
        train_csv: own.train_csv,
        test_csv: own.test_csv,
        cap: view.cap,
        ...options,
      })
    : request('GET', '/api/v1/predictive-maintenance/fleet', { fleet: view.fleet, ...options })
}

const initial: AnsweredFleet = {
  view: fleetView(initialView(settings)),
  own: null,
  report: defaultReport.report,
}

/** To learn from tables of one's own takes seconds: it is a job. */
export const fleetQuestion = (run: Job['run']) =>
  knownQuestion(
    'predictive-maintenance',
    initial,
    (call: Call, view: FleetView, own: OwnFleet | null, signal: AbortSignal): Promise<Report> => {
      const request = fleetRequest(view, own)
      return own ? run(asJob(request), signal) : call(request)
    },
  )

/** The requests behind what is shown, each with its answer. */
export function exchangesOf({ view, own, report }: AnsweredFleet): [Exchange, ...Exchange[]] {
  return [{ request: fleetRequest(view, own), answer: report }]
}
