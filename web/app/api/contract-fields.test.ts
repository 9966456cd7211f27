import { expect, test } from 'vitest'
// @ts-expect-error: a script of the build, without types
import { fieldsOfDemos } from '../../build/contract-fields.mjs'

const contract = {
  paths: {
    '/api/v1/x/quote': {
      get: { parameters: [{ name: 'days', schema: { type: 'integer', maximum: 9 } }] },
      post: {
        requestBody: {
          'x-max-bytes': 131072,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Q' } } },
        },
      },
    },
    '/api/v1/sources': { get: { parameters: [{ name: 'a', schema: { type: 'string' } }] } },
  },
  components: {
    schemas: {
      Q: {
        allOf: [{ properties: { kind: { $ref: '#/components/schemas/Kind', default: 'a' } } }],
        properties: {
          closing: { oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/Day' }] },
          rate: { type: ['number', 'null'], format: 'double', minimum: 0, maximum: 25 },
          csv: { type: 'string', 'x-max-bytes': 65536, 'x-max-rows': 100 },
          price: { type: 'number', exclusiveMinimum: 0, examples: [750000] },
        },
      },
      Kind: { type: 'string', enum: ['a', 'b'] },
      Day: { type: 'string', format: 'date', 'x-minimum': '2024-01-01' },
    },
  },
}

test('references, parts and nullable fields are followed to their limits', () => {
  const demos: unknown = fieldsOfDemos(contract)
  expect(demos).toEqual(
    new Map([
      [
        'x',
        {
          quote: { days: { type: 'integer', maximum: 9 } },
          ownQuote: {
            kind: { type: 'string', default: 'a', enum: ['a', 'b'] },
            closing: { type: 'string', format: 'date', first: '2024-01-01' },
            rate: { type: 'number', minimum: 0, maximum: 25 },
            csv: { type: 'string', maxBytes: 65536, maxRows: 100 },
            price: { type: 'number', exclusiveMinimum: 0, default: 750000 },
            body: { type: 'object', maxBytes: 131072 },
          },
        },
      ],
    ]),
  )
})
