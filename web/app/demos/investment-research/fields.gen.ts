// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const backtest = {
  assets: { type: 'array', default: [], minItems: 1, maxItems: 30 },
  closes: { type: 'array', default: [], minItems: 1, maxItems: 30 },
  cost_bp: { type: 'number', minimum: 0, maximum: 1000, default: 10 },
  dates: { type: 'array', default: [], minItems: 13, maxItems: 20000 },
  rebalance: {
    type: 'string',
    default: 'yearly',
    enum: ['never', 'yearly', 'quarterly', 'monthly'],
  },
  risk_free: { type: 'number', minimum: -0.5, maximum: 1, default: 0 },
  weights: { type: 'array', default: [], minItems: 1, maxItems: 30 },
  body: { type: 'object', maxBytes: 5242880 },
} as const

export const company = {
  ticker: { type: 'string', default: 'AAPL', maxLength: 12 },
  years: { type: 'integer', minimum: 1, maximum: 20, default: 5 },
} as const

export const metrics = {
  closes: { type: 'array', default: [], minItems: 13, maxItems: 20000 },
  dates: { type: 'array', default: [], minItems: 13, maxItems: 20000 },
  risk_free: { type: 'number', minimum: -0.5, maximum: 1, default: 0 },
  body: { type: 'object', maxBytes: 1048576 },
} as const

export const optimize = {
  assets: { type: 'array', default: [], minItems: 1, maxItems: 60 },
  covariance: { type: 'array', default: [], minItems: 1, maxItems: 60 },
  expected_returns: { type: 'array', default: [], minItems: 1, maxItems: 60 },
  frontier: { type: 'boolean', default: false },
  groups: { type: 'array', default: [], minItems: 0, maxItems: 20 },
  max_weight: { type: 'number', minimum: -5, maximum: 5, default: 1 },
  min_weight: { type: 'number', minimum: -5, maximum: 5, default: 0 },
  objective: {
    type: 'string',
    default: 'max_sharpe',
    enum: ['max_sharpe', 'min_volatility', 'target_return', 'target_risk', 'risk_parity'],
  },
  risk_free: { type: 'number', minimum: -0.5, maximum: 1, default: 0 },
  target: { type: 'number', minimum: -10, maximum: 10 },
  body: { type: 'object', maxBytes: 1048576 },
} as const

export const portfolio = {
  cost_bp: { type: 'number', minimum: 0, maximum: 1000, default: 10 },
  csv: { type: 'string', maxBytes: 4000000, maxRows: 100000, maxColumns: 32 },
  data: { type: 'string', default: 'bonds', enum: ['bonds', 'synthetic'] },
  decimal_mark: { type: 'string', enum: ['point', 'comma'] },
  groups: { type: 'string', default: '', maxLength: 600 },
  holdings: { type: 'string', default: '', maxLength: 600 },
  horizon_years: { type: 'integer', minimum: 1, maximum: 30, default: 10 },
  max_weight_pct: { type: 'number', minimum: -100, maximum: 100, default: 100 },
  min_weight_pct: { type: 'number', minimum: -100, maximum: 100, default: 0 },
  objective: {
    type: 'string',
    default: 'target_risk',
    enum: ['max_sharpe', 'min_volatility', 'target_return', 'target_risk', 'risk_parity'],
  },
  rebalance: {
    type: 'string',
    default: 'yearly',
    enum: ['never', 'yearly', 'quarterly', 'monthly'],
  },
  risk_free_pct: { type: 'number', minimum: -5, maximum: 30, default: 2 },
  seed: { type: 'integer', minimum: 0, maximum: 999999, default: 1 },
  target_pct: { type: 'number', minimum: 0, maximum: 200 },
  body: { type: 'object', maxBytes: 5242880 },
} as const

export const symbol = { symbol: { type: 'string', default: 'AAPL', maxLength: 12 } } as const
