import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { How } from './how'

test('the standard errors told of a hundred engines are those of the promises', () => {
  const errors = [80, 90, 95].map((pct) => Math.round(Math.sqrt((pct * (100 - pct)) / 100)))
  expect(errors).toEqual([4, 3, 2])
  expect(render(<How />).container).toHaveTextContent(
    'with standard errors of four, three and two of a hundred engines',
  )
})
