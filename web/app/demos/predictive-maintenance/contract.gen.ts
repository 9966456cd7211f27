// Generated from openapi.gen.json by build/api-types.mjs: the demo's types, and what its page is prerendered with.
import type { components } from '@/api/schema.gen'
import report from './default-report.gen.json'

type Schemas = components['schemas']
export type DefaultReport = Schemas['PredictiveMaintenanceDefaultReport']
export type Params = Schemas['PredictiveMaintenanceParams']
export type Part = Schemas['PredictiveMaintenancePart']
export type Report = Schemas['PredictiveMaintenanceReport']
export type TableParams = Schemas['PredictiveMaintenanceTableParams']

// A JSON file cannot say which of its texts are choices.
export const defaultReport = report as Schemas['PredictiveMaintenanceDefaultReport']
