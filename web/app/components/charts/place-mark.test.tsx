import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RampKey, ValueBar } from './place-mark'

const bar = (value: number | null) => {
  const { container } = render(
    <svg>
      <ValueBar x={10} y={100} value={value} scale={7} tallest={52} isSignal={false} />
    </svg>,
  )
  const rect = container.querySelector('rect')
  return [rect?.getAttribute('y'), rect?.getAttribute('height')]
}

test.each([
  [2, ['86', '14']],
  [-2, ['100', '14']],
  [90, ['48', '52']],
  [null, ['100', '0']],
])('a value of %s rises or falls, and never too far', (value, drawn) => {
  expect(bar(value)).toEqual(drawn)
})

test('the key says where each of five colours begins', () => {
  render(
    <ul>
      <RampKey values={[-10, 15, 40]} format={String} />
    </ul>,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    [-10, 0, 10, 20, 30].map((low) => `from ${String(low)}`),
  )
})
