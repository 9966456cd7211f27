// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const inventory = {
  annual_demand: { type: 'number', minimum: 0, maximum: 1000000000000, default: 12000 },
  demand_mean: { type: 'number', minimum: 0, maximum: 1000000000000, default: 250 },
  demand_sd: { type: 'number', minimum: 0, maximum: 1000000000000, default: 40 },
  holding_cost: { type: 'number', minimum: 0.000001, maximum: 1000000000000, default: 2.4 },
  lead_time: { type: 'number', minimum: 0, maximum: 1000000000000, default: 9 },
  lead_time_sd: { type: 'number', minimum: 0, maximum: 1000000000000, default: 2 },
  once_mean: { type: 'number', minimum: 0, maximum: 1000000000000, default: 100 },
  once_sd: { type: 'number', minimum: 0, maximum: 1000000000000, default: 20 },
  order_cost: { type: 'number', minimum: 0.000001, maximum: 1000000000000, default: 75 },
  overage_cost: { type: 'number', minimum: 0.000001, maximum: 1000000000000, default: 3 },
  service_level: { type: 'number', minimum: 0.5, maximum: 0.9999, default: 0.95 },
  underage_cost: { type: 'number', minimum: 0.000001, maximum: 1000000000000, default: 7 },
} as const

export const locate = {
  costs: { type: 'array', default: [], minItems: 1, maxItems: 300 },
  customers: { type: 'array', default: [], minItems: 1, maxItems: 1000 },
  facilities: { type: 'array', default: [], minItems: 1, maxItems: 300 },
  p: { type: 'integer', minimum: 1, maximum: 300 },
  body: { type: 'object', maxBytes: 4194304 },
} as const

export const network = {
  demand_kg: { type: 'number', minimum: 0.01, maximum: 10000, default: 10 },
  freight: { type: 'number', minimum: 0.0001, maximum: 100, default: 0.12 },
  site_cost: { type: 'number', minimum: 0, maximum: 10000000000, default: 750000 },
  capacity_t: { type: 'number', minimum: 1, maximum: 1000000000 },
  sites: { type: 'integer', minimum: 1, maximum: 49 },
  open: { type: 'string', maxLength: 1000 },
  closed: { type: 'string', maxLength: 1000 },
  barred: { type: 'string', maxLength: 1000 },
  speed_kmh: { type: 'number', minimum: 5, maximum: 1000, default: 70 },
} as const

export const networkTable = {
  csv: { type: 'string', maxBytes: 65536, maxRows: 120, maxColumns: 12, default: '' },
  decimal_mark: { type: 'string', enum: ['point', 'comma'] },
  freight: { type: 'number', minimum: 0.0001, maximum: 100, default: 0.12 },
  sites: { type: 'integer', minimum: 1, maximum: 49 },
  speed_kmh: { type: 'number', minimum: 5, maximum: 1000, default: 70 },
} as const

export const placed = {
  demand_kg: { type: 'number', minimum: 0.01, maximum: 10000, default: 10 },
  freight: { type: 'number', minimum: 0.0001, maximum: 100, default: 0.12 },
  site_cost: { type: 'number', minimum: 0, maximum: 10000000000, default: 750000 },
  capacity_t: { type: 'number', minimum: 1, maximum: 1000000000 },
  mine: { type: 'string', default: 'toronto', maxLength: 1000 },
  barred: { type: 'string', maxLength: 1000 },
  speed_kmh: { type: 'number', minimum: 5, maximum: 1000, default: 70 },
} as const
