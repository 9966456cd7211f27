import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Highlight } from '@/lib/highlight'
import { WeightStrip } from './weight-strip'

test('the pointer finds the item under it, light ones too', () => {
  const highlight = new Highlight()
  const choose = vi.fn()
  const items = [
    { weight: 6, isTall: true },
    { weight: 0, isTall: false },
    { weight: 3.75, isTall: false },
  ]
  const { container } = render(
    <WeightStrip
      items={items}
      label="Three items"
      ends={['start', 'end']}
      highlight={highlight}
      onChoose={choose}
    />,
  )
  const strip = screen.getByRole('img', { name: 'Three items' })
  vi.spyOn(strip, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 44))
  expect(container.querySelector('.strip-tall')).toHaveAttribute('d', 'M0.00 0h599.20V44h-599.20z')
  for (const [clientX, item] of [
    [59, 0],
    [61, 1],
    [63, 2],
    [100, 2],
  ] as const) {
    fireEvent.pointerMove(strip, { clientX })
    expect(highlight.shown).toBe(item)
  }
  fireEvent.pointerUp(strip, { clientX: 10 })
  expect(choose).toHaveBeenCalledWith(0)
  fireEvent.pointerLeave(strip)
  expect(highlight.shown).toBeNull()
})
