// Generated from openapi.gen.json by build/api-types.mjs: the demo's types, and what its page is prerendered with.
import type { components } from '@/api/schema.gen'
import report from './default-report.gen.json'

type Schemas = components['schemas']
export type Afterwards = Schemas['ShortSqueezeAfterwards']
export type Certainty = Schemas['ShortSqueezeCertainty']
export type Contributions = Schemas['ShortSqueezeContributions']
export type Day = Schemas['ShortSqueezeDay']
export type DaysToCoverBasis = Schemas['ShortSqueezeDaysToCoverBasis']
export type DefaultReport = Schemas['ShortSqueezeDefaultReport']
export type Event = Schemas['ShortSqueezeEvent']
export type Excluded = Schemas['ShortSqueezeExcluded']
export type Fails = Schemas['ShortSqueezeFails']
export type FailsBalance = Schemas['ShortSqueezeFailsBalance']
export type FailsReport = Schemas['ShortSqueezeFailsReport']
export type FailsScope = Schemas['ShortSqueezeFailsScope']
export type LaterClose = Schemas['ShortSqueezeLaterClose']
export type RankRange = Schemas['ShortSqueezeRankRange']
export type RankedBy = Schemas['ShortSqueezeRankedBy']
export type ReplayReport = Schemas['ShortSqueezeReplayReport']
export type Row = Schemas['ShortSqueezeRow']
export type ScoreParams = Schemas['ShortSqueezeScoreParams']
export type ScoreReport = Schemas['ShortSqueezeScoreReport']
export type ShortInterest = Schemas['ShortSqueezeShortInterest']
export type Stock = Schemas['ShortSqueezeStock']
export type TableParams = Schemas['ShortSqueezeTableParams']
export type Weights = Schemas['ShortSqueezeWeights']
export type SourcedDefaultReport = Schemas['Sourced_ShortSqueezeDefaultReport']
export type SourcedFailsReport = Schemas['Sourced_ShortSqueezeFailsReport']
export type SourcedReplayReport = Schemas['Sourced_ShortSqueezeReplayReport']

// Both are made from the same types; a JSON file cannot say which of its texts are choices and which lists are pairs.
export const defaultReport = report as unknown as Schemas['Sourced_ShortSqueezeDefaultReport']
