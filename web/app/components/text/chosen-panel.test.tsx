import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ChosenPanel } from './chosen-panel'

test('a choice is named, described and can be put away', async () => {
  const onClose = vi.fn()
  render(
    <ChosenPanel title="Cedar" about="a tree" onClose={onClose}>
      Evergreen.
    </ChosenPanel>,
  )
  const panel = screen.getByRole('group', { name: 'What is chosen' })
  expect(panel).toHaveTextContent('Cedara treeEvergreen.')
  await userEvent.click(screen.getByRole('button', { name: 'Put the choice away' }))
  expect(onClose).toHaveBeenCalledOnce()
})
