import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTimeline } from './use-timeline'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const steps = ['a', 'b', 'c', 'd']

function start(chosen: string) {
  const onStart = vi.fn()
  const onChoose = vi.fn()
  const { result } = renderHook(() =>
    useTimeline({ steps, chosen, calmStep: 2, onStart, onChoose }),
  )
  return { result, onStart, onChoose }
}

test('it plays from the chosen step to the last, which becomes the chosen one', () => {
  const { result, onChoose, onStart } = start('b')
  act(() => {
    result.current.toggle()
  })
  expect(onStart).toHaveBeenCalledOnce()
  expect(result.current).toMatchObject({ frame: 'b', isPlaying: true })
  act(() => vi.advanceTimersByTime(125))
  expect(result.current.frame).toBe('c')
  act(() => vi.advanceTimersByTime(125))
  act(() => vi.advanceTimersByTime(350))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('d')
  expect(result.current).toMatchObject({ frame: null, isPlaying: false })
})

test('from the last step it plays from the first', () => {
  const { result } = start('d')
  act(() => {
    result.current.toggle()
  })
  expect(result.current.frame).toBe('a')
})

test('a hand on the slider chooses once it rests', () => {
  const { result, onChoose } = start('a')
  act(() => {
    result.current.scrub('c')
  })
  act(() => vi.advanceTimersByTime(300))
  expect(onChoose).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(50))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('c')
})
