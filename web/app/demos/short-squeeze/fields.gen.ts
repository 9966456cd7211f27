// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const fails = { symbol: { type: 'string', default: 'GME', maxLength: 20 } } as const

export const replay = {
  event: { type: 'string', default: 'gme', enum: ['gme', 'amc'] },
  date: {
    type: 'string',
    format: 'date',
    first: '2020-11-02',
    last: '2021-03-11',
    default: '2021-01-27',
  },
  weights: { type: 'string', minNames: 8, maxNames: 8 },
} as const

export const score = {
  min_average_volume: { type: 'number', minimum: 0, maximum: 1000000000000, default: 100000 },
  min_price: { type: 'number', minimum: 0, maximum: 10000000, default: 1 },
  universe: { type: 'array', minItems: 1, maxItems: 3000 },
  weights: {
    type: 'object',
    default: {
      days_to_cover: 25,
      fails_to_adv: 10,
      float_millions: 15,
      relative_volume: 40,
      return_20d: 40,
      rsi_14: 20,
      short_interest_change: 15,
      short_interest_pct_float: 35,
    },
  },
  body: { type: 'object', maxBytes: 1048576 },
} as const

export const scoreTable = {
  csv: { type: 'string', maxBytes: 3000000, maxRows: 25000, maxColumns: 40 },
  decimal_mark: { type: 'string', enum: ['point', 'comma'] },
  min_average_volume: { type: 'number', minimum: 0, maximum: 1000000000000, default: 100000 },
  min_price: { type: 'number', minimum: 0, maximum: 10000000, default: 1 },
  weights: {
    type: 'object',
    default: {
      days_to_cover: 25,
      fails_to_adv: 10,
      float_millions: 15,
      relative_volume: 40,
      return_20d: 40,
      rsi_14: 20,
      short_interest_change: 15,
      short_interest_pct_float: 35,
    },
  },
  body: { type: 'object', maxBytes: 4194304 },
} as const
