// Generated from openapi.gen.json by build/api-types.mjs: the demo's types, and what its page is prerendered with.
import type { components } from '@/api/schema.gen'
import report from './default-report.gen.json'

type Schemas = components['schemas']
export type DefaultReport = Schemas['AutomatedWorkflowsDefaultReport']
export type Params = Schemas['AutomatedWorkflowsParams']
export type Part = Schemas['AutomatedWorkflowsPart']
export type Report = Schemas['AutomatedWorkflowsReport']
export type TableParams = Schemas['AutomatedWorkflowsTableParams']

// A JSON file cannot say which of its texts are choices.
export const defaultReport = report as Schemas['AutomatedWorkflowsDefaultReport']
