// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const extract = { html: { type: 'string' }, url: { type: 'string' } } as const
