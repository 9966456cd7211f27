/** The answers of the API as this page reads them, and the report it is prerendered with. */
import type { components } from '@/api/schema.gen'
import defaultReportJson from './default-report.gen.json'

type Schemas = components['schemas']

export type CropPlan = Schemas['DataIntegrationCropPlan']
export type Comparison = Schemas['DataIntegrationComparison']
export type CropChange = Schemas['DataIntegrationCropChange']
export type Frost = Schemas['DataIntegrationFrost']
export type Lineage = Schemas['DataIntegrationLineage']
export type LineageTable = Schemas['DataIntegrationLineageTable']
export type LineageJoin = Schemas['DataIntegrationLineageJoin']
export type Neighbour = Schemas['DataIntegrationNeighbour']
export type Span = Schemas['DataIntegrationSpan']
export type Verdict = Schemas['DataIntegrationVerdict']
export type Source = Schemas['SourceInfo']
export type Plan = Schemas['DataIntegrationReport'] & { source: Source }

interface DefaultReport {
  params: Schemas['DataIntegrationParams']
  report: Schemas['DataIntegrationReport']
  catalogue: Schemas['DataIntegrationCatalogue']
  source: Source
}

const defaults = defaultReportJson as DefaultReport

/** The request behind the default report. */
export const defaultParams = defaults.params

/** The default report: what the page shows before anyone touches a control. */
export const defaultPlan: Plan = { ...defaults.report, source: defaults.source }

/** Every city and crop there is. */
export const { cities, crops: knownCrops, template } = defaults.catalogue
