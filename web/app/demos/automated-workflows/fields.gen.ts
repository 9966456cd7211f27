// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const read = { wish: { type: 'string', default: '', maxLength: 500 } } as const

export const search = {
  fuel_price: { type: 'number', minimum: 0.5, maximum: 5, default: 1.55 },
  km_per_year: { type: 'number', minimum: 1000, maximum: 60000, default: 15000 },
  limit: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
  power_price: { type: 'number', minimum: 0.02, maximum: 1, default: 0.15 },
  province: {
    type: 'string',
    enum: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
  },
  wish: { type: 'string', default: '', maxLength: 500 },
  wishes: { type: 'array', minItems: 0, maxItems: 24 },
} as const

export const table = {
  csv: { type: 'string', maxBytes: 1000000, maxRows: 5000, maxColumns: 40, default: '' },
  decimal_mark: { type: 'string', enum: ['point', 'comma'] },
  fuel_price: { type: 'number', minimum: 0.5, maximum: 5, default: 1.55 },
  km_per_year: { type: 'number', minimum: 1000, maximum: 60000, default: 15000 },
  limit: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
  power_price: { type: 'number', minimum: 0.02, maximum: 1, default: 0.15 },
  province: {
    type: 'string',
    enum: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
  },
  wish: { type: 'string', default: '', maxLength: 500 },
  wishes: { type: 'array', minItems: 0, maxItems: 24 },
  body: { type: 'object', maxBytes: 2097152 },
} as const

export const vin = { vin: { type: 'string', maxLength: 17 } } as const
