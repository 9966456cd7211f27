import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Highlight, useIsShown, useShown } from './highlight'

test('the pointer comes before the choice, and the choice stays when it leaves', () => {
  const highlight = new Highlight()
  highlight.pin(3)
  highlight.hover(5)
  expect([highlight.shown, highlight.pinned]).toEqual([5, 3])
  highlight.hover(null)
  expect(highlight.shown).toBe(3)
  highlight.hover(7)
  highlight.pin(null)
  expect(highlight.shown).toBeNull()
})

test('only what is shown or was shown is drawn again', () => {
  const highlight = new Highlight()
  const drawn = vi.fn()
  const { result } = renderHook(() => useShown(highlight))
  renderHook(() => {
    drawn(useIsShown(highlight, (item) => item === 1))
  })
  act(() => {
    highlight.hover(2)
  })
  expect(result.current).toBe(2)
  expect(drawn.mock.calls).toEqual([[false]])
  act(() => {
    highlight.hover(1)
  })
  expect(drawn.mock.calls).toEqual([[false], [true]])
})
