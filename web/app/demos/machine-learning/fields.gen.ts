// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const analyze = {
  html: { type: 'string', maxBytes: 5242880 },
  language: { type: 'string', enum: ['en', 'fr', 'es', 'de', 'it', 'pt', 'nl'] },
  text: { type: 'string', maxLength: 100000 },
  title: { type: 'string', maxLength: 300 },
  url: { type: 'string', maxLength: 2048 },
} as const

export const ask = {
  question: { type: 'string', maxLength: 300 },
  text: { type: 'string', maxLength: 100000 },
} as const

export const compare = { a: { type: 'object' }, b: { type: 'object' } } as const

export const summarize = { text: { type: 'string', maxLength: 100000 } } as const
