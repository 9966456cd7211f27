// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const intraIndustry = {
  from: { type: 'string', default: '2025-01', maxLength: 7 },
  to: { type: 'string', default: '2025-12', maxLength: 7 },
} as const

export const reconcile = {
  from: { type: 'string', default: '2024-01', maxLength: 7 },
  to: { type: 'string', default: '2026-04', maxLength: 7 },
} as const

export const series = {
  flow: { type: 'string', default: 'exports', enum: ['exports', 'imports', 'balance'] },
  by: {
    type: 'string',
    default: 'partner',
    enum: ['partner', 'section', 'chapter', 'product', 'pair'],
  },
  step: { type: 'string', default: 'month', enum: ['month', 'quarter', 'year'] },
  from: { type: 'string', default: '2024-01', maxLength: 7 },
  to: { type: 'string', default: '2026-04', maxLength: 7 },
  within: { type: 'string', maxLength: 12 },
  top: { type: 'integer', minimum: 1, maximum: 300, default: 8 },
} as const

export const shock = {
  chapter: { type: 'string', maxLength: 80 },
  covered_pct: { type: 'number', minimum: 0, maximum: 100, default: 100 },
  csv: { type: 'string', maxBytes: 4000000, maxRows: 50000, maxColumns: 40 },
  decimal_mark: { type: 'string', enum: ['point', 'comma'] },
  diversion_pct: { type: 'number', minimum: 0, maximum: 100, default: 0 },
  elasticity: { type: 'number', minimum: 0, maximum: 20, default: 1.5 },
  from: { type: 'string', maxLength: 7 },
  partner: { type: 'string', maxLength: 80 },
  partner_share_pct: { type: 'number', minimum: 0, maximum: 100 },
  pass_through_pct: { type: 'number', minimum: 0, maximum: 100, default: 100 },
  tariff_pct: { type: 'number', minimum: 0, maximum: 500, default: 25 },
  to: { type: 'string', maxLength: 7 },
  body: { type: 'object', maxBytes: 5242880 },
} as const

export const summary = {
  flow: { type: 'string', default: 'exports', enum: ['exports', 'imports'] },
  by: {
    type: 'string',
    default: 'partner',
    enum: ['partner', 'section', 'chapter', 'product', 'pair'],
  },
  from: { type: 'string', default: '2025-01', maxLength: 7 },
  to: { type: 'string', default: '2025-12', maxLength: 7 },
  compare: { type: 'string', maxLength: 16 },
  within: { type: 'string', maxLength: 12 },
  top: { type: 'integer', minimum: 1, maximum: 300 },
} as const

export const table = {
  compare: { type: 'string', maxLength: 16 },
  csv: { type: 'string', maxBytes: 4000000, maxRows: 50000, maxColumns: 40, default: '' },
  decimal_mark: { type: 'string', enum: ['point', 'comma'] },
  flow: { type: 'string', default: 'exports', enum: ['exports', 'imports'] },
  from: { type: 'string', maxLength: 7 },
  partner: { type: 'string', maxLength: 80 },
  to: { type: 'string', maxLength: 7 },
  body: { type: 'object', maxBytes: 5242880 },
} as const
