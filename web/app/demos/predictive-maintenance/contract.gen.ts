// Generated from openapi.gen.json by build/api-types.mjs: the demo's types, and what its page is prerendered with.
import type { components } from '@/api/schema.gen'
import report from './default-report.gen.json'

type Schemas = components['schemas']
export type Band = Schemas['PredictiveMaintenanceBand']
export type Cost = Schemas['PredictiveMaintenanceCost']
export type DefaultReport = Schemas['PredictiveMaintenanceDefaultReport']
export type Drawing = Schemas['PredictiveMaintenanceDrawing']
export type FleetParams = Schemas['PredictiveMaintenanceFleetParams']
export type Kept = Schemas['PredictiveMaintenanceKept']
export type LeftOut = Schemas['PredictiveMaintenanceLeftOut']
export type Line = Schemas['PredictiveMaintenanceLine']
export type LineCost = Schemas['PredictiveMaintenanceLineCost']
export type Outcome = Schemas['PredictiveMaintenanceOutcome']
export type Params = Schemas['PredictiveMaintenanceParams']
export type Part = Schemas['PredictiveMaintenancePart']
export type Report = Schemas['PredictiveMaintenanceReport']
export type Sensor = Schemas['PredictiveMaintenanceSensor']
export type Stage = Schemas['PredictiveMaintenanceStage']
export type Unit = Schemas['PredictiveMaintenanceUnit']
export type UnitReport = Schemas['PredictiveMaintenanceUnitReport']
export type Validation = Schemas['PredictiveMaintenanceValidation']
export type Why = Schemas['PredictiveMaintenanceWhy']

// Both are made from the same types; a JSON file cannot say which of its texts are choices and which lists are pairs.
export const defaultReport = report as unknown as Schemas['PredictiveMaintenanceDefaultReport']
