/**
 * The answers of the API as this page reads them, and the report it is prerendered with.
 * The words of a choice are those on the wire.
 */
import type { components } from '@/api/schema.gen'
import defaultReportJson from './default-report.gen.json'

type Schemas = components['schemas']

export type Rule = Schemas['MortgageApiRule']
export type Quote = Schemas['MortgageApiQuoteReport']
export type Year = Schemas['MortgageApiYear']
export type Source = Schemas['SourceInfo']

export type Qualify = Omit<Schemas['MortgageApiQualifyReport'], 'binding'> & {
  binding: 'gds' | 'tds'
}

export type Penalty = Omit<Schemas['MortgageApiPenaltyReport'], 'method'> & {
  method: 'variable' | 'three_months_interest' | 'ird_standard' | 'ird_posted' | 'interest_act'
}

export type Offer = Omit<Schemas['MortgageApiRankedOffer'], 'type' | 'compounding'> & {
  type: 'fixed' | 'variable'
  compounding: 'semi_annual' | 'monthly'
}

export type Offers = Omit<Schemas['MortgageApiOffersReport'], 'offers'> & {
  offers: readonly Offer[]
  source: Source
}

interface DefaultReport {
  quote_params: Schemas['MortgageApiQuoteParams']
  quote: Quote
  qualify_params: Schemas['MortgageApiQualifyParams']
  qualify: Qualify
  penalty_params: Schemas['MortgageApiPenaltyParams']
  penalty: Penalty
  offers: Omit<Offers, 'source'>
  source: Source
}

/** The default report: what the page shows before anyone touches a control. */
export const defaultReport = defaultReportJson as DefaultReport

/** Its offers, with the source an answer of the API carries. */
export const defaultOffers: Offers = { ...defaultReport.offers, source: defaultReport.source }
