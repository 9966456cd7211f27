import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { StepButtons } from './step-buttons'

function show(round: readonly string[], chosen: string) {
  const onChoose = vi.fn()
  render(<StepButtons {...{ round, chosen, onChoose }} before="Previous" next="Next" />)
  return onChoose
}

test('goes round in both directions', async () => {
  const onChoose = show(['a', 'b', 'c'], 'a')
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(onChoose.mock.calls).toEqual([['c'], ['b']])
})

test('from outside the round the next is its first', async () => {
  const onChoose = show(['a', 'b'], 'z')
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(onChoose).toHaveBeenCalledWith('a')
})

test.each([[[]], [['a']]])('in a round of %j there is nowhere to go', (round) => {
  show(round, 'a')
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled()
})
