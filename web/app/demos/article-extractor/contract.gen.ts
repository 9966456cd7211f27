// Generated from openapi.gen.json by build/api-types.mjs: the demo's types, and what its page is prerendered with.
import type { components } from '@/api/schema.gen'
import report from './default-report.gen.json'

type Schemas = components['schemas']
export type Block = Schemas['ArticleExtractorBlock']
export type Candidate = Schemas['ArticleExtractorCandidate']
export type Field = Schemas['ArticleExtractorField']
export type Image = Schemas['ArticleExtractorImage']
export type Link = Schemas['ArticleExtractorLink']
export type Method = Schemas['ArticleExtractorMethod']
export type Params = Schemas['ArticleExtractorParams']
export type Provenance = Schemas['ArticleExtractorProvenance']
export type Report = Schemas['ArticleExtractorReport']
export type Source = Schemas['ArticleExtractorSource']
export type Status = Schemas['ArticleExtractorStatus']

// Both are made from the same types; a JSON file cannot say which of its texts are choices and which lists are pairs.
export const defaultReport = report as unknown as Schemas['ArticleExtractorReport']
