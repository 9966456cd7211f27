import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SeekField, wholeSeconds } from './seek-field'

const start = '2026-11-08T08:00:00Z'

test('goes there when the slider is let go, not while it moves', () => {
  const onSeek = vi.fn()
  render(<SeekField start={start} at="2026-11-08T10:30:00Z" hours={168} onSeek={onSeek} />)
  const slider = screen.getByRole('slider', { name: 'Place in the replay' })
  expect(slider).toHaveValue('2')
  fireEvent.change(slider, { target: { value: '5' } })
  expect(slider).toHaveAttribute('aria-valuetext', 'hour 5 of 168, Nov 8, 2026, 13:00 UTC')
  expect(onSeek).not.toHaveBeenCalled()
  fireEvent.blur(slider)
  expect(onSeek).toHaveBeenCalledExactlyOnceWith('2026-11-08T13:00:00Z')
})

test('a slider nobody moved asks for nothing', () => {
  const onSeek = vi.fn()
  render(<SeekField start={start} at={start} hours={168} onSeek={onSeek} />)
  fireEvent.blur(screen.getByRole('slider'))
  expect(onSeek).not.toHaveBeenCalled()
})

test('a time is written to the second', () => {
  expect(wholeSeconds(Date.parse('2026-11-08T08:00:00.750Z'))).toBe(start)
})
