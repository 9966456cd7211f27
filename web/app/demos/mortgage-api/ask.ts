/** What the page asks of the API, what comes back, and what it is prerendered with. */
import { request } from '@/api/request'
import type { FigureBasis } from '@/components/charts/chart-figure'
import type { Exchange } from '@/components/demo/call-the-api'
import type { OwnTable } from '@/components/demo/own-data'
import {
  knownQuestion,
  type Answered,
  type AnswerState,
  type Call,
} from '@/components/demo/use-answer'
import { initialView, pick } from '@/lib/url-state'
import type { ViewState } from '@/lib/use-view'
import {
  defaultReport,
  type PenaltyReport as Penalty,
  type QualifyReport as Qualify,
  type QuoteReport as Quote,
  type RankedOffer as Offer,
  type SourcedOffersReport as Offers,
} from './contract.gen'
import {
  homeView,
  householdOf,
  penaltyView,
  placeOf,
  qualifyView,
  settings,
  type HomeView,
  type PenaltyView,
  type QualifyView,
  type View,
} from './settings'

export type * from './contract.gen'
export type { Offer, Offers, Penalty, Qualify, Quote }
export type Source = Offers['source']

const { source, ...report } = defaultReport
const defaults = { quote: report.quote, offers: { ...report.offers, source } }

/** What a buyer says to every lender. */
const buyerOf = (view: Pick<HomeView, 'buyer' | 'home' | 'application_date' | 'closing_date'>) => ({
  first_time_buyer: view.buyer === 'first',
  new_build: view.home === 'new',
  closing_date: view.closing_date,
  ...(view.application_date !== '' && pick(view, ['application_date'])),
})

function quoteRequest(view: HomeView) {
  const { province, city } = placeOf(view)
  return request('POST', '/api/v1/mortgage-api/quote', {
    ...pick(view, [
      'price',
      'down_payment',
      'rate_pct',
      'amortization_years',
      'term_years',
      'frequency',
      'compounding',
      'fees',
      'raised_payment',
      'lump_sum',
      'lump_sum_after_years',
    ]),
    province,
    ...(city !== undefined && { city }),
    ...buyerOf(view),
  })
}

function offersRequest(view: HomeView, own: OwnTable | null) {
  const home = {
    ...pick(view, ['price', 'down_payment', 'amortization_years', 'term_years', 'frequency']),
    province: placeOf(view).province,
    ...buyerOf(view),
    ...(view.type !== 'any' && { type: view.type }),
  }
  return own
    ? request('POST', '/api/v1/mortgage-api/offers', { home, csv: own.csv })
    : request('GET', '/api/v1/mortgage-api/offers', home)
}

const qualifyRequest = (view: QualifyView) =>
  request('POST', '/api/v1/mortgage-api/qualify', {
    ...householdOf(view),
    ...pick(view, ['rate_pct', 'amortization_years', 'down_payment']),
    ...buyerOf(view),
    target_price: view.price,
  })

function penaltyRequest({ by_posted, posted_rate_pct, discount_pct, ...contract }: PenaltyView) {
  return request('POST', '/api/v1/mortgage-api/penalty', {
    ...contract,
    ...(by_posted && { posted_rate_pct, discount_pct }),
    term_years: report.penalty_params.term_years ?? 5,
  })
}

const initial = initialView(settings)
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const initialHome: Answered<HomeView, OwnTable | null, { quote: Quote; offers: Offers }> = {
  view: homeView(initial),
  own: null,
  report: defaults,
}
const defaultQuote = quoteRequest(initialHome.view)

export const homeQuestion = {
  name: 'mortgage-api',
  initial: initialHome,
  ask: async (call: Call, view: HomeView, own: OwnTable | null) => {
    const asked = quoteRequest(view)
    // Both at once. The market moves: offers are asked for even in the default view.
    const offered = call(offersRequest(view, own))
    // Where both are refused the quote's reasons are told; those of the offers must not go unheard either.
    offered.catch(() => undefined)
    const quote = same(asked, defaultQuote) ? defaults.quote : await call(asked)
    const offers = await offered
    return { quote, offers: same(offers, defaults.offers) ? defaults.offers : offers }
  },
}

export type AnsweredHome = typeof initialHome
export type QualifyAnswer = AnswerState<QualifyView, null, Qualify>
export type HomeAnswer = AnswerState<HomeView, OwnTable | null, AnsweredHome['report']>
export type PenaltyAnswer = AnswerState<PenaltyView, null, Penalty>
/** A figure with a form of its own: its answer, and the view its fields write. */
export type FormFigureProps<A> = FigureBasis & {
  state: ViewState<View>
  answer: A
  onTouch: (key: string) => void
}
export type AnsweredQualify = Answered<QualifyView, null, Qualify>
export type AnsweredPenalty = Answered<PenaltyView, null, Penalty>

export const qualifyQuestion = knownQuestion<QualifyView, null, Qualify>(
  'mortgage-api/qualify',
  { view: qualifyView(initial), own: null, report: report.qualify },
  (call, view) => call(qualifyRequest(view)),
)

export const penaltyQuestion = knownQuestion<PenaltyView, null, Penalty>(
  'mortgage-api/penalty',
  { view: penaltyView(initial), own: null, report: report.penalty },
  (call, view) => call(penaltyRequest(view)),
)

export const calls = ['quote', 'offers', 'qualify', 'penalty'] as const
export type ApiCall = (typeof calls)[number]

/** The requests behind what is shown, each with its answer. */
export function exchangesOf(
  home: AnsweredHome,
  qualify: AnsweredQualify,
  penalty: AnsweredPenalty,
): Record<ApiCall, Exchange> {
  return {
    quote: { request: quoteRequest(home.view), answer: home.report.quote },
    offers: { request: offersRequest(home.view, home.own), answer: home.report.offers },
    qualify: { request: qualifyRequest(qualify.view), answer: qualify.report },
    penalty: { request: penaltyRequest(penalty.view), answer: penalty.report },
  }
}
