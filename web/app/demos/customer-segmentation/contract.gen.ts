// Generated from openapi.gen.json by build/api-types.mjs: the demo's types, and what its page is prerendered with.
import type { components } from '@/api/schema.gen'
import report from './default-report.gen.json'

type Schemas = components['schemas']
export type Assignment = Schemas['CustomerSegmentationAssignment']
export type Choice = Schemas['CustomerSegmentationChoice']
export type Cohort = Schemas['CustomerSegmentationCohort']
export type Counts = Schemas['CustomerSegmentationCounts']
export type Customer = Schemas['CustomerSegmentationCustomer']
export type DefaultReport = Schemas['CustomerSegmentationDefaultReport']
export type HeldOutGroup = Schemas['CustomerSegmentationHeldOutGroup']
export type HistoriesParams = Schemas['CustomerSegmentationHistoriesParams']
export type History = Schemas['CustomerSegmentationHistory']
export type Model = Schemas['CustomerSegmentationModel']
export type NoModel = Schemas['CustomerSegmentationNoModel']
export type Params = Schemas['CustomerSegmentationParams']
export type Points = Schemas['CustomerSegmentationPoints']
export type Quiet = Schemas['CustomerSegmentationQuiet']
export type Ranked = Schemas['CustomerSegmentationRanked']
export type Report = Schemas['CustomerSegmentationReport']
export type Rfm = Schemas['CustomerSegmentationRfm']
export type Segment = Schemas['CustomerSegmentationSegment']
export type Spend = Schemas['CustomerSegmentationSpend']
export type Step = Schemas['CustomerSegmentationStep']
export type TableParams = Schemas['CustomerSegmentationTableParams']
export type Transaction = Schemas['CustomerSegmentationTransaction']
export type Validation = Schemas['CustomerSegmentationValidation']
export type Verdict = Schemas['CustomerSegmentationVerdict']
export type Week = Schemas['CustomerSegmentationWeek']
export type SourcedDefaultReport = Schemas['Sourced_CustomerSegmentationDefaultReport']
export type SourcedReport = Schemas['Sourced_CustomerSegmentationReport']

// Both are made from the same types; a JSON file cannot say which of its texts are choices and which lists are pairs.
export const defaultReport =
  report as unknown as Schemas['Sourced_CustomerSegmentationDefaultReport']
