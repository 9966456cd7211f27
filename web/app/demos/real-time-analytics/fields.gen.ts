// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const detect = {
  detector: { type: 'string', enum: ['robust', 'ewma', 'seasonal'] },
  min_scale: { type: 'number' },
  period: { type: 'integer', minimum: 0 },
  threshold: { type: 'number' },
  values: { type: 'array' },
  window: { type: 'integer', minimum: 0 },
} as const

export const evaluation = { seed: { type: 'integer', minimum: 0 } } as const

export const stream = {
  speed: { type: 'integer', minimum: 1, maximum: 600 },
  seed: { type: 'integer', minimum: 0 },
  start: { type: 'string', format: 'date-time' },
  at: { type: 'string', format: 'date-time' },
  fault: { type: 'string' },
  station: { type: 'string' },
  hours: { type: 'integer', minimum: 0 },
  size_c: { type: 'number' },
  fault_at: { type: 'string', format: 'date-time' },
  last_event_id: { type: 'string' },
  'Last-Event-ID': { type: 'string' },
} as const
