import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { replayTyping, watchTyping } from '@/lib/replay-typing'
import { NumberField } from './value-fields'

afterEach(() => {
  document.body.replaceChildren()
})

test('what was typed before the page was alive is taken over', async () => {
  const onChange = vi.fn()
  const field = <NumberField label="Price" value={5} min={1} max={100} onChange={onChange} />
  const box = document.createElement('div')
  document.body.append(box)
  box.innerHTML = renderToString(field)
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Price' })
  input.value = '42'
  watchTyping()
  const root = await act(() => Promise.resolve(hydrateRoot(box, field)))
  act(() => {
    replayTyping(box)
  })
  await waitFor(() => {
    expect(onChange).toHaveBeenCalledWith(42)
  })
  expect(input).toHaveValue(42)
  act(() => {
    root.unmount()
  })
})

test('a refused number that is cleared leaves no refusal on the one that comes back', async () => {
  const user = userEvent.setup()
  render(<NumberField label="Price" value={5} min={1} max={100} onChange={vi.fn()} />)
  const input = screen.getByRole('spinbutton', { name: 'Price' })
  await user.clear(input)
  await user.type(input, '900')
  await user.tab()
  expect(input).toBeInvalid()
  await user.clear(input)
  await user.tab()
  expect(input).toHaveValue(5)
  expect(input).toBeValid()
})

test('what was half typed is not written into the step the visitor went back to', () => {
  vi.useFakeTimers()
  const onChange = vi.fn()
  render(<NumberField label="Price" value={5} min={1} max={100} onChange={onChange} />)
  const input = screen.getByRole('spinbutton', { name: 'Price' })
  fireEvent.change(input, { target: { value: '42' } })
  fireEvent(window, new PopStateEvent('popstate'))
  vi.runAllTimers()
  expect(onChange).not.toHaveBeenCalled()
  expect(input).toHaveValue(5)
  vi.useRealTimers()
})
