import { expect, expectTypeOf, test } from 'vitest'
import { request } from './request'
import type { components } from './schema.gen'

type Schemas = components['schemas']

test('a POST carries its body, a GET its query without what is absent', () => {
  expect(request('POST', '/api/v1/bond-yields/fit-table', { model: 'svensson', csv: 'x' })).toEqual(
    {
      method: 'POST',
      path: '/api/v1/bond-yields/fit-table',
      body: { model: 'svensson', csv: 'x' },
    },
  )
  expect(request('GET', '/api/v1/bond-yields/history', { series: '2y,10y' }).path).toBe(
    '/api/v1/bond-yields/history?series=2y,10y',
  )
  expect(request('GET', '/api/v1/bond-yields/compare').path).toBe('/api/v1/bond-yields/compare')
})

test('types come from the contract by path', () => {
  const fit = request('POST', '/api/v1/bond-yields/fit', { model: 'svensson', points: [] })
  expectTypeOf(fit.answers).toEqualTypeOf<Schemas['BondYieldsFitReport'] | undefined>()
  // @ts-expect-error: no such model
  request('POST', '/api/v1/bond-yields/fit', { model: 'spline', points: [] })
  // @ts-expect-error: the body is required
  request('POST', '/api/v1/bond-yields/fit')
  // @ts-expect-error: no such path
  request('GET', '/api/v1/bond-yields/nothing')
  // @ts-expect-error: this path takes no POST
  request('POST', '/api/v1/bond-yields/history', {})
})
