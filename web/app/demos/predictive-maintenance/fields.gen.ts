// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const fleet = {
  fleet: { type: 'string', default: 'pumps', enum: ['pumps', 'engines'] },
  interval_pct: { type: 'number', minimum: 50, maximum: 99, default: 90 },
  planned_cost: { type: 'number', minimum: 1, maximum: 1000000000, default: 8000 },
  failure_cost: { type: 'number', minimum: 1, maximum: 1000000000, default: 60000 },
} as const

export const predict = {
  cap: { type: 'number', minimum: 10, maximum: 1000000, default: 125 },
  failure_cost: { type: 'number', minimum: 1, maximum: 1000000000, default: 60000 },
  interval_pct: { type: 'number', minimum: 50, maximum: 99, default: 90 },
  planned_cost: { type: 'number', minimum: 1, maximum: 1000000000, default: 8000 },
  test_csv: { type: 'string', maxBytes: 12582912, maxRows: 100000, maxColumns: 48, default: '' },
  train_csv: { type: 'string', maxBytes: 12582912, maxRows: 100000, maxColumns: 48, default: '' },
  body: { type: 'object', maxBytes: 20971520 },
} as const
