// Generated from openapi.gen.json by build/api-types.mjs: the demo's types, and what its page is prerendered with.
import type { components } from '@/api/schema.gen'
import report from './default-report.gen.json'

type Schemas = components['schemas']
export type City = Schemas['SupplyChainCity']
export type Count = Schemas['SupplyChainCount']
export type Customer = Schemas['SupplyChainCustomer']
export type DefaultReport = Schemas['SupplyChainDefaultReport']
export type Facility = Schemas['SupplyChainFacility']
export type Flow = Schemas['SupplyChainFlow']
export type Free = Schemas['SupplyChainFree']
export type Inventory = Schemas['SupplyChainInventory']
export type InventoryParams = Schemas['SupplyChainInventoryParams']
export type LocateParams = Schemas['SupplyChainLocateParams']
export type LocateReport = Schemas['SupplyChainLocateReport']
export type Network = Schemas['SupplyChainNetwork']
export type NetworkParams = Schemas['SupplyChainNetworkParams']
export type NoCounts = Schemas['SupplyChainNoCounts']
export type Placed = Schemas['SupplyChainPlaced']
export type ProofStep = Schemas['SupplyChainProofStep']
export type Reach = Schemas['SupplyChainReach']
export type Route = Schemas['SupplyChainRoute']
export type SearchStage = Schemas['SupplyChainSearchStage']
export type Stage = Schemas['SupplyChainStage']
export type State = Schemas['SupplyChainState']
export type TableParams = Schemas['SupplyChainTableParams']

// Both are made from the same types; a JSON file cannot say which of its texts are choices and which lists are pairs.
export const defaultReport = report as unknown as Schemas['SupplyChainDefaultReport']
