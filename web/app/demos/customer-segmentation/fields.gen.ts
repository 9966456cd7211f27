// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const histories = {
  assignments: { type: 'boolean', default: false },
  customers: { type: 'array', default: [], minItems: 1, maxItems: 100000 },
  from: { type: 'string', format: 'date', first: '1900-01-01', last: '2100-12-31', default: '' },
  holdout_weeks: { type: 'integer', minimum: 4, maximum: 104 },
  horizon_weeks: { type: 'integer', minimum: 1, maximum: 104, default: 26 },
  k: { type: 'integer', minimum: 2, maximum: 8 },
  seed: { type: 'integer', minimum: 0, maximum: 1000000, default: 1 },
  to: { type: 'string', format: 'date', first: '1900-01-01', last: '2100-12-31', default: '' },
  body: { type: 'object', maxBytes: 20971520 },
} as const

export const sample = {
  sample: { type: 'string', default: 'cds', enum: ['cds', 'shop', 'few'] },
  k: { type: 'integer', minimum: 2, maximum: 8 },
  seed: { type: 'integer', minimum: 0, maximum: 1000000, default: 1 },
  horizon_weeks: { type: 'integer', minimum: 1, maximum: 104, default: 26 },
  holdout_weeks: { type: 'integer', minimum: 4, maximum: 104 },
  assignments: { type: 'boolean', default: false },
} as const

export const segment = {
  customers: { type: 'array', minItems: 2, maxItems: 20000 },
  holdout_weeks: { type: 'integer', minimum: 4, maximum: 104 },
  horizon_weeks: { type: 'integer', minimum: 1, maximum: 104, default: 26 },
  k: { type: 'integer', minimum: 2, maximum: 8 },
  seed: { type: 'integer', minimum: 0, maximum: 1000000, default: 1 },
  transactions: { type: 'array', minItems: 1, maxItems: 100000 },
  body: { type: 'object', maxBytes: 10485760 },
} as const

export const table = {
  assignments: { type: 'boolean', default: false },
  csv: { type: 'string', maxBytes: 6000000, maxRows: 100000, maxColumns: 40, default: '' },
  decimal_mark: { type: 'string', enum: ['point', 'comma'] },
  holdout_weeks: { type: 'integer', minimum: 4, maximum: 104 },
  horizon_weeks: { type: 'integer', minimum: 1, maximum: 104, default: 26 },
  k: { type: 'integer', minimum: 2, maximum: 8 },
  seed: { type: 'integer', minimum: 0, maximum: 1000000, default: 1 },
  body: { type: 'object', maxBytes: 10485760 },
} as const
