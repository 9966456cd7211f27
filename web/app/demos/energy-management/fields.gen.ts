// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const bill = {
  cost_per_kwh: { type: 'number', minimum: 0, maximum: 10000, default: 900 },
  csv: { type: 'string', maxBytes: 2000000, maxRows: 35232, maxColumns: 12, default: '' },
  decimal_mark: { type: 'string', enum: ['point', 'comma'] },
  demand_charge: { type: 'number', minimum: 0, maximum: 1000, default: 0 },
  efficiency_pct: { type: 'number', minimum: 50, maximum: 100, default: 95 },
  energy_kwh: { type: 'number', minimum: 0.1, maximum: 1000000, default: 13.5 },
  export_price: { type: 'number', minimum: 0, maximum: 10, default: 0 },
  life_years: { type: 'number', minimum: 1, maximum: 50, default: 15 },
  power_kw: { type: 'number', minimum: 0.1, maximum: 100000, default: 5 },
  solar_kw: { type: 'number', minimum: 0, maximum: 100000, default: 0 },
  solar_yield_kwh: { type: 'number', minimum: 500, maximum: 2500, default: 1150 },
  yearly_kwh: { type: 'number', minimum: 100, maximum: 100000000, default: 9000 },
  body: { type: 'object', maxBytes: 3145728 },
} as const

export const dispatch = {
  battery: {
    type: 'object',
    default: {
      charge_efficiency: 0.92,
      discharge_efficiency: 0.92,
      energy: 4,
      final_min: null,
      initial: 0,
      power: 1,
    },
  },
  grid_limit: { type: 'number', minimum: 0, maximum: 10000000 },
  load: { type: 'array', minItems: 1, maxItems: 35136 },
  prices: { type: 'array', default: [], minItems: 1, maxItems: 35136 },
  sell_prices: { type: 'array', minItems: 1, maxItems: 35136 },
  solar: { type: 'array', minItems: 1, maxItems: 35136 },
  step_hours: { type: 'number', minimum: 0.01, maximum: 24, default: 1 },
  body: { type: 'object', maxBytes: 3145728 },
} as const

export const forecast = {
  date: { type: 'string', format: 'date', first: '2025-05-27', last: '2026-07-01' },
  days: { type: 'integer', minimum: 1, maximum: 14, default: 4 },
  issue: { type: 'string', default: 'midnight', enum: ['midnight', 'ten'] },
  level: { type: 'string', default: '90', enum: ['80', '90'] },
  region: { type: 'string', default: 'ontario', enum: ['ontario', 'alberta'] },
} as const

export const market = {
  market: { type: 'string', default: 'ontario', enum: ['ontario', 'alberta', 'ontario_2016'] },
  week: { type: 'string', format: 'date', first: '2016-01-04', last: '2026-06-30' },
  power_mw: { type: 'number', minimum: 0.01, maximum: 1000, default: 1 },
  energy_mwh: { type: 'number', minimum: 0.01, maximum: 10000, default: 4 },
  efficiency_pct: { type: 'number', minimum: 50, maximum: 100, default: 92 },
  cost_per_kwh: { type: 'number', minimum: 0, maximum: 10000, default: 400 },
  life_years: { type: 'number', minimum: 1, maximum: 50, default: 15 },
} as const
