import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SideBySide } from './side-by-side'

test('each kind says what is only here, in both and only there', () => {
  render(
    <SideBySide
      names={['Old', 'New']}
      rows={[{ title: 'Columns', first: ['a', 'b'], both: [], second: ['c'] }]}
    />,
  )
  expect(screen.getByRole('heading', { level: 4, name: 'Columns' })).toBeVisible()
  const [first, both, second] = screen.getAllByRole('definition')
  expect([first, both, second].map((one) => one?.textContent)).toEqual(['a, b', '–', 'c'])
  expect(screen.getByText('Only in the second: New')).toBeInTheDocument()
})
