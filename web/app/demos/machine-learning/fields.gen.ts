// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const analyze = {
  html: { type: 'string' },
  language: { type: 'string' },
  text: { type: 'string' },
  title: { type: 'string' },
  url: { type: 'string' },
} as const

export const ask = {
  question: { type: 'string', maxLength: 300 },
  text: { type: 'string', maxLength: 100000 },
} as const

export const compare = { a: { type: 'object' }, b: { type: 'object' } } as const

export const summarize = { text: { type: 'string', maxLength: 100000 } } as const
