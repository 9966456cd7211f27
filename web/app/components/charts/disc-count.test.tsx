import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DiscCount } from './disc-count'

test('as many discs as there are, filled for those that count', () => {
  const { container } = render(<DiscCount count={2} of={3} />)
  expect(container.querySelectorAll('.chart-mark')).toHaveLength(2)
  expect(container.querySelectorAll('.chart-hollow')).toHaveLength(1)
})
