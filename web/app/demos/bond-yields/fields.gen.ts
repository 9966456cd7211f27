// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const compare = { date: { type: 'string' }, with: { type: 'string' } } as const

export const curve = { date: { type: 'string' } } as const

export const fit = {
  model: { type: 'string', enum: ['nelson_siegel', 'svensson'] },
  points: { type: 'array' },
} as const

export const fitTable = {
  csv: { type: 'string' },
  model: { type: 'string', enum: ['nelson_siegel', 'svensson'] },
} as const

export const history = {
  series: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const

export const price = {
  clean_price: { type: 'number' },
  coupon_pct: { type: 'number' },
  maturity: { type: 'string', format: 'date' },
  settlement: { type: 'string', format: 'date' },
  yield_pct: { type: 'number' },
} as const

export const spread = {
  long: { type: 'string' },
  short: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const
