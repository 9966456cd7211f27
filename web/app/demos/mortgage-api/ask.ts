/** The four requests of the page and their answers. */
import { ApiProblem } from '@/components/demo/api-problem'
import type { ApiRequest } from '@/components/demo/api-snippets'
import { useReport, type ReportState } from '@/components/demo/demo-query'
import { useSettled } from '@/components/demo/use-settled'
import { initialView } from '@/lib/url-state'
import { offersBody, penaltyBody, qualifyBody, quoteBody, settings, type View } from './params'
import {
  defaultOffers,
  defaultReport,
  type Offers,
  type Penalty,
  type Qualify,
  type Quote,
} from './report'

const base = '/api/v1/mortgage-api'

export const calls = ['quote', 'offers', 'qualify', 'penalty'] as const
export type Call = (typeof calls)[number]

const post = (call: Call, body: unknown): ApiRequest => ({
  method: 'POST',
  path: `${base}/${call}`,
  body,
})

/** The requests a view writes; the visitor's own table, when there is one, goes with the offers. */
export function requestsOf(view: View, ownCsv: string | null): Record<Call, ApiRequest> {
  const home = offersBody(view)
  const query = new URLSearchParams(
    Object.entries(home).map(([key, value]): [string, string] => [key, String(value)]),
  )
  return {
    quote: post('quote', quoteBody(view)),
    offers:
      ownCsv === null
        ? { method: 'GET', path: `${base}/offers?${query.toString()}` }
        : post('offers', { home, csv: ownCsv }),
    qualify: post('qualify', qualifyBody(view)),
    penalty: post('penalty', penaltyBody(view)),
  }
}

const defaults = requestsOf(initialView(settings), null)

const same = (one: ApiRequest, other: ApiRequest) => JSON.stringify(one) === JSON.stringify(other)

/** A report that depends on its request alone: the default one is known and needs no asking. */
function useComputed<T>(call: Call, request: ApiRequest, known: T) {
  const isDefault = same(request, defaults[call])
  const state = useReport<T>(
    ['mortgage-api', call],
    isDefault ? null : request,
    isDefault ? known : undefined,
  )
  return { ...state, report: isDefault ? known : (state.report ?? known) }
}

export interface Answers {
  quote: ReportState<Quote> & { report: Quote }
  offers: ReportState<Offers> & { report: Offers }
  qualify: ReportState<Qualify> & { report: Qualify }
  penalty: ReportState<Penalty> & { report: Penalty }
}

/** What the API answers for a view. The last good answers stay while others are on their way or refused. */
export function useAnswers(view: View, ownCsv: string | null): Answers {
  const settled = useSettled(view)
  const requests = requestsOf(settled, ownCsv)
  const isDefault = same(requests.offers, defaults.offers)
  const quote = useComputed('quote', requests.quote, defaultReport.quote)
  const qualify = useComputed('qualify', requests.qualify, defaultReport.qualify)
  const penalty = useComputed('penalty', requests.penalty, defaultReport.penalty)
  // The market moves: the offers are asked again even for the default view.
  const offers = useReport<Offers>(
    ['mortgage-api', 'offers'],
    requests.offers,
    isDefault ? defaultOffers : undefined,
  )
  return {
    quote,
    qualify,
    penalty,
    offers: { ...offers, report: offers.report ?? defaultOffers },
  }
}

/** What the API refused, by field; empty when the trouble is another. */
export function refusals(error: Error | null): readonly { field: string; message: string }[] {
  return error instanceof ApiProblem && error.problem.status === 422 ? error.problem.errors : []
}
