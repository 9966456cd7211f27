import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DemoQueryProvider } from './demo-query'
import { knownQuestion, useAnswer } from './use-answer'

test('what the prerender knew is not asked, another view or an own table is', async () => {
  const ask = vi.fn(() => Promise.resolve('asked'))
  const initial = { view: { at: 1 }, own: null as object | null, report: 'known' }
  const question = knownQuestion('test', initial, ask)
  const call = () => Promise.reject(new Error('not answered'))
  const { signal } = new AbortController()
  expect(await question.ask(call, { at: 1 }, null, signal)).toBe('known')
  expect(ask).not.toHaveBeenCalled()
  expect(await question.ask(call, { at: 2 }, null, signal)).toBe('asked')
  expect(await question.ask(call, { at: 1 }, {}, signal)).toBe('asked')
})

test('an answer that cannot be renewed is still of its question; only another question makes it stale', async () => {
  const initial = { view: { at: 1 }, own: null, report: 'known' }
  const ask = () => Promise.reject(new Error('offline'))
  const { result, rerender } = renderHook(
    (view: { at: number }) => useAnswer({ name: 'stale', initial, view, own: null, ask }),
    { initialProps: { at: 1 }, wrapper: DemoQueryProvider },
  )
  await waitFor(() => {
    expect(result.current.error).not.toBeNull()
  })
  expect(result.current).toMatchObject({ stale: false, answered: initial })
  act(() => {
    rerender({ at: 2 })
  })
  await waitFor(() => {
    expect(result.current).toMatchObject({ stale: true, answered: initial })
  })
})
