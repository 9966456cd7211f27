import { afterEach, expect, test, vi } from 'vitest'
import type { TypedRequest } from '@/api/request'
import { ApiProblem } from './api-problem'
import { asJob, sendJob } from './job'

const request: TypedRequest<{ cost: number }> = asJob({
  method: 'POST',
  path: '/api/v1/supply-chain/locate',
  body: { p: 2 },
})

/** Answers with these pieces, whatever they cut apart. */
function answer(...pieces: (string | Error)[]) {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const piece = pieces.shift()
      if (piece instanceof Error) controller.error(piece)
      else if (piece === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(piece))
    },
  })
  const fetched = vi.fn(() => Promise.resolve(new Response(body)))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

async function sent(signal = new AbortController().signal) {
  const told: unknown[] = []
  const report = await sendJob(request, signal, (stage) => told.push(stage))
  return { told, report }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('events are read however they are cut apart, and the report is the answer', async () => {
  const fetched = answer(
    'event: waiting\ndata: {"at_once":1}\n\nevent: pro',
    'gress\ndata: {"done":1}\n',
    '\n: heartbeat\n\nevent: report\ndata: {"cost":"é',
    '"}\n\n',
  )
  expect(await sent()).toEqual({ told: ['waiting', { done: 1 }], report: { cost: 'é' } })
  expect(fetched).toHaveBeenCalledWith(
    '/api/v1/supply-chain/locate/job',
    expect.objectContaining({ method: 'POST', body: '{"p":2}' }),
  )
})

test('a problem at the end is the problem of the call', async () => {
  answer(
    'event: problem\ndata: {"status":422,"title":"x","code":"invalid","detail":"d","errors":[{"field":"p","message":"p is 5"}]}\n\n',
  )
  const error = await sent().catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiProblem)
  expect((error as ApiProblem).problem).toMatchObject({ status: 422, errors: [{ field: 'p' }] })
})

test.each([
  ['ends too soon', ['event: progress\ndata: 1\n\n']],
  ['breaks', ['event: progress\ndata: 1\n\n', new TypeError('network error')]],
])('a stream that %s is no answer', async (_, pieces) => {
  answer(...pieces)
  await expect(sent()).rejects.toMatchObject({ problem: { status: 0 } })
})

test('what was given up is no failure', async () => {
  const given = new AbortController()
  answer('event: progress\ndata: 1\n\n', new TypeError('network error'))
  given.abort()
  await expect(sent(given.signal)).rejects.toMatchObject({ name: 'AbortError' })
})
