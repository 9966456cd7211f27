import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { TypedRequest } from '@/api/request'
import { useJob } from './use-job'

const request: TypedRequest<{ cost: number }> = {
  method: 'POST',
  path: '/api/v1/supply-chain/locate/job',
  body: {},
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('how far a job was that is given up is not said of what comes next', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('event: progress\ndata: {"done":1}\n\n'))
    },
  })
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(body))),
  )
  const { result } = renderHook(() => useJob<{ done: number }>())
  const given = new AbortController()
  void result.current.run(request, given.signal).catch(() => null)
  await waitFor(() => {
    expect(result.current.stage).toEqual({ done: 1 })
  })
  act(() => {
    given.abort()
  })
  expect(result.current.stage).toBeNull()
})
