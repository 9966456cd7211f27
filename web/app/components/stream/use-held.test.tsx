import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useHeld } from './use-held'

function List({ lines }: { lines: readonly string[] }) {
  const { shown, button } = useHeld(lines)
  return (
    <>
      <p>{shown.join(' ')}</p>
      {button}
    </>
  )
}

test('a held list stays as it was, and goes on where the stream is', async () => {
  const { rerender } = render(<List lines={['one']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Hold the list' }))
  rerender(<List lines={['two', 'one']} />)
  expect(screen.getByText('one')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Let it run', pressed: true }))
  expect(screen.getByText('two one')).toBeVisible()
})
