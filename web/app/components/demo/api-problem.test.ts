import { afterEach, expect, test, vi } from 'vitest'
import { ApiProblem, askApi, problemOf, whatHappened, worthRetrying } from './api-problem'

afterEach(() => {
  vi.restoreAllMocks()
})

const problem = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  problemOf(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  )

test('a busy server is named with the wait it asked for', async () => {
  const error = await problem(503, { title: 'Busy', status: 503 }, { 'retry-after': '5' })
  expect(whatHappened(error)).toBe('Our server was busy (503) and asked for 5 seconds.')
  expect(worthRetrying(error)).toBe(true)
})

test('who sends too much at once reads the server’s own words', async () => {
  const detail = 'more is being sent from your network than we take at once: wait 5 seconds'
  const error = await problem(429, { title: 'Too much', code: 'too_much_at_once', detail })
  expect(whatHappened(error)).toBe(
    'More is being sent from your network than we take at once: wait 5 seconds.',
  )
})

test('invalid input names its fields and is not asked again', async () => {
  const errors = [{ field: 'price', message: 'price must be positive' }]
  const error = await problem(422, { title: 'Invalid', detail: 'x', errors })
  expect(whatHappened(error)).toBe('Price must be positive.')
  expect(worthRetrying(error)).toBe(false)
})

test('an answer that is not JSON still says something', async () => {
  expect(whatHappened(await problem(502, '<html>'))).toBe(
    'Our server failed on this request (502).',
  )
  expect(whatHappened(new TypeError('x'))).toBe('The page could not read the answer.')
})

test('no answer at all is a problem of status 0', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('network'))
  const error = await askApi('/api/v1/x').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiProblem)
  expect(whatHappened(error)).toMatch(/could not be reached/)
})

test('a body makes it a POST', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"loan":1}'))
  expect(await askApi('/api/v1/x', { body: { price: 1 } })).toEqual({ loan: 1 })
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"price":1}' })
})
