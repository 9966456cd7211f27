// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const extract = {
  html: { type: 'string', maxBytes: 5242880 },
  url: { type: 'string', maxLength: 2048 },
  body: { type: 'object', maxBytes: 10485760 },
} as const
