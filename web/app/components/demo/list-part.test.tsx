import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ListPart } from './list-part'

const show = (count: number) => {
  const entries = Array.from({ length: count }, (_, at) => <li key={at}>entry {at}</li>)
  render(<ListPart title="Entries" sub="In order." empty="There are none." entries={entries} />)
}

test('eight entries stand at once, the rest on demand', async () => {
  const user = userEvent.setup()
  show(10)
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
})

test('a list without entries says so', () => {
  show(0)
  expect(screen.getByText('There are none.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
