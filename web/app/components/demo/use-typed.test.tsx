import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setQuery, settledQuery, subscribe } from '@/lib/address'
import { replayTyping, watchTyping } from '@/lib/replay-typing'
import { NumberField } from './number-field'

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
  expect(input).toHaveValue('42')
  act(() => {
    root.unmount()
  })
})

test('what comes while the hand is elsewhere is finished and taken without a pause', () => {
  vi.useFakeTimers()
  const onChange = vi.fn()
  render(<NumberField label="Price" value={5} min={1} max={100} onChange={onChange} />)
  const input = screen.getByRole('spinbutton', { name: 'Price' })
  fireEvent.change(input, { target: { value: '42' } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith(42)
  input.focus()
  fireEvent.change(input, { target: { value: '43' } })
  expect(onChange).toHaveBeenCalledOnce()
  vi.runAllTimers()
  expect(onChange).toHaveBeenLastCalledWith(43)
  vi.useRealTimers()
})

describe('a number that is typed slowly', () => {
  let forget: () => void
  beforeEach(() => {
    vi.useFakeTimers()
    forget = subscribe(() => undefined)
  })
  afterEach(() => {
    vi.useRealTimers()
    forget()
    window.history.replaceState(null, '', '/')
  })
  /** A field of the address, with the focus; each text is typed, and then a moment passes. */
  function slowly(...texts: string[]) {
    const onChange = vi.fn((value: number) => {
      setQuery(`price=${String(value)}`, 'replace')
    })
    render(<NumberField label="Price" value={5} min={10} max={1e6} onChange={onChange} />)
    const input = screen.getByRole('spinbutton', { name: 'Price' })
    input.focus()
    for (const value of texts) {
      fireEvent.change(input, { target: { value } })
      act(() => vi.advanceTimersByTime(700))
    }
    return { input, onChange }
  }

  test('is not asked about before it is whole', () => {
    const { onChange } = slowly('7', '75', '750', '7500')
    expect(onChange).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(100))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(7500)
    expect(settledQuery()).toBe('price=7500')
  })

  test.each([
    ['Enter', (input: HTMLElement) => fireEvent.keyDown(input, { key: 'Enter' })],
    ['leaving the field', (input: HTMLElement) => fireEvent.blur(input)],
  ])('is asked about at once by %s', (_, finish) => {
    const { input } = slowly('75')
    finish(input)
    expect(settledQuery()).toBe('price=75')
  })

  test('and that its own limits refuse is not asked about', () => {
    const { input, onChange } = slowly('7')
    act(() => vi.advanceTimersByTime(5000))
    expect(input).toHaveAccessibleDescription('This must be at least 10.')
    expect(onChange).not.toHaveBeenCalled()
    expect(settledQuery()).toBe('')
  })
})

test('a cleared number stays cleared and says that it is missing', async () => {
  const user = userEvent.setup({ delay: null })
  render(<NumberField label="Price" value={5} min={1} max={100} onChange={vi.fn()} />)
  const input = screen.getByRole('spinbutton', { name: 'Price' })
  await user.clear(input)
  await user.type(input, '900')
  await user.tab()
  expect(input).toBeInvalid()
  await user.clear(input)
  await user.tab()
  expect(input).toHaveValue('')
  expect(input).toHaveAccessibleDescription('This is missing.')
  await user.type(input, '5')
  await user.tab()
  expect(input).toBeValid()
})

test('what was half typed is not written into the step the visitor went back to', () => {
  vi.useFakeTimers()
  const onChange = vi.fn()
  render(<NumberField label="Price" value={5} min={1} max={100} onChange={onChange} />)
  const input = screen.getByRole('spinbutton', { name: 'Price' })
  input.focus()
  fireEvent.change(input, { target: { value: '42' } })
  fireEvent(window, new PopStateEvent('popstate'))
  vi.runAllTimers()
  expect(onChange).not.toHaveBeenCalled()
  expect(input).toHaveValue('5')
  vi.useRealTimers()
})

describe('a comma', () => {
  const user = userEvent.setup({ delay: null })
  /** The whole text at once: a busy machine's pause between two keys is nobody's. */
  async function typed(text: string, limits: { min: number; max: number }) {
    const onChange = vi.fn()
    render(<NumberField label="Price" value={5} {...limits} onChange={onChange} />)
    const input = screen.getByRole('spinbutton', { name: 'Price' })
    await user.click(input)
    fireEvent.change(input, { target: { value: text } })
    expect(input).toHaveValue(text)
    return { input, onChange }
  }

  test.each([
    ['550,000', 0, 1e9, 550_000],
    ['4,09', 0, 25, 4.09],
    // Where one reading lies outside the limits it is the other.
    ['4,125', 0, 25, 4.125],
    ['1.234,50', 0, 1e9, 1234.5],
    ['1234,567', 0, 1e9, 1234.567],
  ])('of %s between %d and %d is understood', async (text, min, max, value) => {
    const { onChange } = await typed(text, { min, max })
    await user.tab()
    expect(onChange).toHaveBeenLastCalledWith(value)
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('that could mean two things says which it was taken for', async () => {
    const { input } = await typed('1,500', { min: 0, max: 1e9 })
    expect(screen.getByRole('status')).toHaveTextContent('Read as 1500, not as 1.5.')
    expect(input).toHaveValue('1,500')
  })

  test('that means nothing is refused with what was typed', async () => {
    const { input, onChange } = await typed('1,2,3', { min: 0, max: 1e9 })
    await user.tab()
    expect(input).toBeInvalid()
    expect(input).toHaveValue('1,2,3')
    expect(onChange).not.toHaveBeenCalled()
  })
})

test('the limits are told, and the arrows step within them', async () => {
  const user = userEvent.setup({ delay: null })
  const onChange = vi.fn()
  render(<NumberField label="Rate" value={4.9} min={0} max={5} step={0.05} onChange={onChange} />)
  const input = screen.getByRole('spinbutton', { name: 'Rate' })
  expect(input).toHaveAttribute('aria-valuemin', '0')
  expect(input).toHaveAttribute('aria-valuemax', '5')
  await user.click(input)
  await user.keyboard('{ArrowUp}')
  expect(input).toHaveValue('4.95')
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(input).toHaveValue('5')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(4.95)
})
