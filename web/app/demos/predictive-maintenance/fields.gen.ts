// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const run = {
  amount: { type: 'number', minimum: 0, maximum: 1000000000, default: 100 },
} as const

export const runTable = {
  csv: { type: 'string', maxBytes: 65536, maxRows: 500, maxColumns: 10 },
} as const
