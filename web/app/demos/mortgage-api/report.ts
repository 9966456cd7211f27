/**
 * The answers of the API as this page reads them, and the report it is prerendered with.
 */
import type { components } from '@/api/schema.gen'
import defaultReportJson from './default-report.gen.json'

type Schemas = components['schemas']

export type Rule = Schemas['MortgageApiRule']
export type Quote = Schemas['MortgageApiQuoteReport']
export type Year = Schemas['MortgageApiYear']
export type Source = Schemas['SourceInfo']

export type Qualify = Schemas['MortgageApiQualifyReport']
export type Penalty = Schemas['MortgageApiPenaltyReport']
export type Offer = Schemas['MortgageApiRankedOffer']
export type Offers = Schemas['MortgageApiOffersReport'] & { source: Source }

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
