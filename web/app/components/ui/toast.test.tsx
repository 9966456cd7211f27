import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from './toast'
import { showToast } from './show-toast'
import { dismissToast, toasts, type Toast } from './toast-list'

const show = (toast: Omit<Toast, 'id'>) => {
  act(() => {
    showToast({ id: 'test', ...toast })
  })
}
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  for (const { id } of toasts.get()) dismissToast(id)
  vi.useRealTimers()
})

describe('toasts', () => {
  it('have both live regions before there is anything to say', () => {
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('speak politely unless something failed', () => {
    show({ tone: 'success', title: 'Message sent!' })
    within(screen.getByRole('status')).getByText('Message sent!')
    show({ tone: 'destructive', title: 'Error sending message', description: 'Try again.' })
    within(screen.getByRole('alert')).getByText('Try again.')
    expect(screen.queryByText('Message sent!')).toBeNull()
  })

  it('go after eight seconds, but not under the pointer', () => {
    show({ tone: 'success', title: 'Message sent!' })
    wait(7900)
    fireEvent.mouseEnter(screen.getByText('Message sent!'))
    wait(60_000)
    fireEvent.mouseLeave(screen.getByText('Message sent!'))
    wait(7900)
    screen.getByText('Message sent!')
    wait(200)
    expect(screen.queryByText('Message sent!')).toBeNull()
  })

  it('stay when something failed, until they are closed', () => {
    show({ tone: 'destructive', title: 'Error sending message' })
    wait(600_000)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Error sending message')).toBeNull()
  })
})
