/** What the page asks of the API, what comes back, and what it is prerendered with. */
import { request } from '@/api/request'
import type { Exchange } from '@/components/demo/call-the-api'
import { asJob } from '@/components/demo/job'
import type { OwnTable } from '@/components/demo/own-data'
import { knownQuestion, type Answered, type Call } from '@/components/demo/use-answer'
import { initialView, pick } from '@/lib/url-state'
import type { useJob } from '@/components/demo/use-job'
import {
  defaultReport,
  type Count as WorkedCount,
  type Inventory,
  type Network as WorkedNetwork,
  type Placed,
  type Stage,
} from './contract.gen'
import { atSpeed } from './hours'
import { networkView, settings, stockView, type NetworkView, type StockView } from './settings'

export type { City, Inventory, Placed, Route, Stage } from './contract.gen'
/** A number of sites; what is within a day's drive is not known at another speed than it was worked out for. */
export type Count = Omit<WorkedCount, 'day_share'> & { day_share: number | null }
export type Network = Omit<WorkedNetwork, 'counts'> & { counts: Count[] }
export type Job = ReturnType<typeof useJob<Stage>>
/** What the page found: the best network, and what the visitor's own sites cost where there are some. */
export interface Found {
  network: Network
  mine: Placed | null
}
export type AnsweredPage = Answered<NetworkView, OwnTable | null, Found>
export type AnsweredNetwork = Answered<NetworkView, OwnTable | null, Network>
export type AnsweredStock = Answered<StockView, null, Inventory>

const countOf = ({ sites }: NetworkView) => sites !== '' && { sites: Number(sites) }

const costsOf = (view: NetworkView) => ({
  ...pick(view, ['demand_kg', 'freight', 'site_cost', 'speed_kmh']),
  ...(view.capacity_t > 0 && pick(view, ['capacity_t'])),
})
const barredOf = (view: NetworkView) => view.barred.trim() !== '' && pick(view, ['barred'])

const networkRequest = (view: NetworkView, own: OwnTable | null) =>
  own
    ? request('POST', '/api/v1/supply-chain/network-table', {
        csv: own.csv,
        ...pick(view, ['freight', 'speed_kmh']),
        ...countOf(view),
      })
    : request('GET', '/api/v1/supply-chain/network', {
        ...costsOf(view),
        ...countOf(view),
        ...(view.open.length > 0 && { open: view.open.join(',') }),
        ...(view.closed.length > 0 && { closed: view.closed.join(',') }),
        ...barredOf(view),
      })

const placedRequest = (view: NetworkView) =>
  request('GET', '/api/v1/supply-chain/placed', {
    ...costsOf(view),
    mine: view.mine.join(','),
    ...barredOf(view),
  })

/** Beside the visitor's own sites nothing else is decided for the solver. */
const undecided = (view: NetworkView): NetworkView =>
  view.mine.length > 0 ? { ...view, open: [], closed: [], sites: '' } : view

const initial: AnsweredPage = {
  view: networkView(initialView(settings)),
  own: null,
  report: { network: defaultReport.network, mine: null },
}

/** A table of one's own may take long: it is a job. The best network is not looked for before it is asked for. */
export const networkQuestion = (run: Job['run']) =>
  knownQuestion(
    'supply-chain',
    initial,
    async (
      call: Call,
      view: NetworkView,
      own: OwnTable | null,
      signal: AbortSignal,
    ): Promise<Found> => {
      const request = networkRequest(undecided(view), own)
      if (own) return { network: await run(asJob(request), signal), mine: null }
      if (view.mine.length === 0) return { network: await call(request), mine: null }
      const [mine, network] = await Promise.all([
        call(placedRequest(view)),
        view.best ? call(request) : defaultReport.network,
      ])
      return { network, mine }
    },
  )

/** The answer at the speed that is set: a table is asked at the usual one, and its hours follow from its ways. */
export const atSpeedSet = (answered: AnsweredPage, speed_kmh: number): AnsweredPage => {
  const { view, own, report } = answered
  if (!own) return answered
  return {
    view: { ...view, speed_kmh },
    own,
    report: { ...report, network: atSpeed(report.network, view.speed_kmh, speed_kmh) },
  }
}

/** Whether the best network is part of what was asked for. */
export const hasBest = ({ view, report }: AnsweredPage) => report.mine === null || view.best

/** The best network with its own question, as the figures take it. */
export const networkOf = ({ view, own, report }: AnsweredPage): AnsweredNetwork => ({
  view: own ? view : undecided(view),
  own,
  report: report.network,
})

export const stockQuestion = knownQuestion<StockView, null, Inventory>(
  'supply-chain/stock',
  { view: stockView(initialView(settings)), own: null, report: defaultReport.inventory },
  (call, view) => call(request('POST', '/api/v1/supply-chain/inventory', view)),
)

/** The requests behind what is shown, each with its answer. */
export function exchangesOf(answered: AnsweredPage): [Exchange, ...Exchange[]] {
  const { view, own, report } = answered
  // A direct call has a smaller budget than the job, and may answer otherwise.
  const request = own ? asJob(networkRequest(view, own)) : networkRequest(undecided(view), own)
  const best = { request, answer: report.network }
  if (report.mine === null) return [best]
  const mine = { request: placedRequest(view), answer: report.mine }
  return hasBest(answered) ? [mine, best] : [mine]
}
