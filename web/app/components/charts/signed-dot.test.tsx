import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SignedDot } from './signed-dot'

const dot = (value: number, isNeutral = false) => {
  const { container } = render(<SignedDot value={value} isNeutral={isNeutral} />)
  const circle = container.querySelector('circle')
  return [circle?.getAttribute('cx'), circle?.getAttribute('class')]
}

test('the place and the colour of the dot say its side', () => {
  expect(dot(-1)).toEqual(['5', 'ramp--4'])
  expect(dot(1)).toEqual(['79', 'ramp-4'])
  expect(dot(0.1, true)).toEqual(['45.7', 'fill-noise'])
})
