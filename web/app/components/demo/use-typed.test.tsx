import { act, screen, waitFor } from '@testing-library/react'
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
