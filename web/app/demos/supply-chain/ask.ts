/** What the page asks of the API, what comes back, and what it is prerendered with. */
import { request } from '@/api/request'
import type { Exchange } from '@/components/demo/call-the-api'
import { asJob } from '@/components/demo/job'
import type { OwnTable } from '@/components/demo/own-data'
import { knownQuestion, type Answered, type Call } from '@/components/demo/use-answer'
import { initialView, pick } from '@/lib/url-state'
import type { useJob } from '@/components/demo/use-job'
import { defaultReport, type Inventory, type Network, type Stage } from './contract.gen'
import { networkView, settings, stockView, type NetworkView, type StockView } from './settings'

export type { City, Count, Inventory, Network, Route, Stage } from './contract.gen'
export type Job = ReturnType<typeof useJob<Stage>>
export type AnsweredNetwork = Answered<NetworkView, OwnTable | null, Network>
export type AnsweredStock = Answered<StockView, null, Inventory>

const countOf = ({ sites }: NetworkView) => sites !== '' && { sites: Number(sites) }

const networkRequest = (view: NetworkView, own: OwnTable | null) =>
  own
    ? request('POST', '/api/v1/supply-chain/network-table', {
        csv: own.csv,
        ...pick(view, ['freight']),
        ...countOf(view),
      })
    : request('GET', '/api/v1/supply-chain/network', {
        ...pick(view, ['demand_kg', 'freight', 'site_cost']),
        ...(view.capacity_t > 0 && pick(view, ['capacity_t'])),
        ...countOf(view),
        ...(view.open.length > 0 && { open: view.open.join(',') }),
        ...(view.closed.length > 0 && { closed: view.closed.join(',') }),
        ...(view.barred.trim() !== '' && pick(view, ['barred'])),
      })

const initial: AnsweredNetwork = {
  view: networkView(initialView(settings)),
  own: null,
  report: defaultReport.network,
}

/** A table of one's own may take long: it is a job. */
export const networkQuestion = (run: Job['run']) =>
  knownQuestion(
    'supply-chain',
    initial,
    (
      call: Call,
      view: NetworkView,
      own: OwnTable | null,
      signal: AbortSignal,
    ): Promise<Network> => {
      const request = networkRequest(view, own)
      return own ? run(asJob(request), signal) : call(request)
    },
  )

export const stockQuestion = knownQuestion<StockView, null, Inventory>(
  'supply-chain/stock',
  { view: stockView(initialView(settings)), own: null, report: defaultReport.inventory },
  (call, view) => call(request('POST', '/api/v1/supply-chain/inventory', view)),
)

/** The requests behind what is shown, each with its answer. */
export function exchangesOf({ view, own, report }: AnsweredNetwork): [Exchange, ...Exchange[]] {
  return [{ request: networkRequest(view, own), answer: report }]
}
