import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AgainstCell, RangeCell } from './cells'

const at = (container: HTMLElement, selector: string, name: string) =>
  Number(container.querySelector(selector)?.getAttribute(name))

test('a range holds zero, and now stands within it', () => {
  const row = { lowest: 20, highest: 120, median: 60, now: 70 }
  const { container } = render(<RangeCell row={row} />)
  expect(at(container, 'line', 'x1')).toBe(5)
  expect(at(container, 'circle', 'cx')).toBeCloseTo(5 + (70 / 120) * 140)
})

test('a value below the other is filled, one above it hollow, and rows share their scale', () => {
  const { container, rerender } = render(<AgainstCell value={3} against={4} span={[3, 5]} />)
  expect(at(container, 'circle', 'cx')).toBe(8)
  expect(container.querySelector('.chart-mark')).not.toBeNull()
  rerender(<AgainstCell value={5} against={4} span={[3, 5]} />)
  expect(at(container, 'circle', 'cx')).toBe(142)
  expect(container.querySelector('.chart-hollow')).not.toBeNull()
})
