// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const compare = {
  date: { type: 'string', maxLength: 10 },
  with: { type: 'string', maxLength: 10 },
} as const

export const curve = { date: { type: 'string', maxLength: 10 } } as const

export const fit = {
  economic: { type: 'boolean', default: false },
  model: { type: 'string', enum: ['nelson_siegel', 'svensson'], default: 'nelson_siegel' },
  points: { type: 'array', minItems: 4, maxItems: 500 },
} as const

export const fitTable = {
  csv: { type: 'string', maxBytes: 65536, maxRows: 500, maxColumns: 10 },
  decimal_mark: { type: 'string', enum: ['point', 'comma'] },
  economic: { type: 'boolean', default: false },
  model: { type: 'string', enum: ['nelson_siegel', 'svensson'], default: 'nelson_siegel' },
} as const

export const history = {
  series: { type: 'string', minNames: 1, maxNames: 13, default: '2y,5y,10y,long' },
  from: { type: 'string', maxLength: 10 },
  to: { type: 'string', maxLength: 10 },
} as const

export const price = {
  clean_price: { type: 'number', minimum: 1, maximum: 1000 },
  convention: { type: 'string', default: 'canadian', enum: ['canadian', 'actual_actual'] },
  coupon_pct: { type: 'number', minimum: 0, maximum: 30, default: 3.25 },
  maturity: {
    type: 'string',
    format: 'date',
    maxYearsAfter: { field: 'settlement', years: 60 },
    default: '2036-06-01',
  },
  settlement: { type: 'string', format: 'date', default: '2026-05-29' },
  yield_pct: { type: 'number', minimum: -5, maximum: 50 },
} as const

export const spread = {
  long: {
    type: 'string',
    default: '10y',
    enum: [
      '3m',
      '6m',
      '1y',
      '2y',
      '3y',
      '5y',
      '7y',
      '10y',
      'long',
      'policy',
      'corra',
      'prime',
      'mortgage_5y',
    ],
  },
  short: {
    type: 'string',
    default: '2y',
    enum: [
      '3m',
      '6m',
      '1y',
      '2y',
      '3y',
      '5y',
      '7y',
      '10y',
      'long',
      'policy',
      'corra',
      'prime',
      'mortgage_5y',
    ],
  },
  from: { type: 'string', maxLength: 10 },
  to: { type: 'string', maxLength: 10 },
} as const
