import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ChipPicker } from './chip-picker'

const options = ['Halifax', 'Regina', 'Yellowknife'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

function Stations() {
  const [value, onChange] = useState<readonly string[]>(['regina'])
  const sets = [{ label: 'North', values: ['yellowknife'] }]
  const picker = { label: 'Add a station', noun: 'station', options, sets, value, onChange }
  return (
    <>
      <ChipPicker {...picker} />
      <button
        type="button"
        onClick={() => {
          onChange(['yellowknife'])
        }}
      >
        Elsewhere
      </button>
    </>
  )
}

const chips = () =>
  screen.getAllByRole('button', { name: /^Remove/ }).map((chip) => chip.textContent)

test('typing adds, Backspace and a chip take away, and each change is said', async () => {
  const user = userEvent.setup()
  render(<Stations />)
  const field = screen.getByRole('combobox', { name: 'Add a station' })
  await user.type(field, 'hal{Enter}')
  expect(chips()).toEqual(['Regina', 'Halifax'])
  expect(screen.getByText('Halifax added. 2 stations chosen.')).toBeInTheDocument()
  await user.type(field, '{Backspace}')
  expect(chips()).toEqual(['Regina'])
  await user.click(screen.getByRole('button', { name: 'Remove Regina' }))
  expect(screen.getByText('Regina removed. 0 stations chosen.')).toBeInTheDocument()
})

test('a ready-made choice takes the place of what is chosen', async () => {
  const user = userEvent.setup()
  render(<Stations />)
  await user.click(screen.getByRole('button', { name: 'North' }))
  expect(chips()).toEqual(['Yellowknife'])
  expect(screen.getByRole('button', { name: 'North' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'All 3' }))
  expect(chips()).toHaveLength(3)
})

test('an empty Enter adds nothing, and the last change can be undone', async () => {
  const user = userEvent.setup()
  render(<Stations />)
  const field = screen.getByRole('combobox', { name: 'Add a station' })
  await user.click(field)
  await user.keyboard('{Enter}')
  expect(chips()).toEqual(['Regina'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(chips()).toEqual(['Regina', 'Halifax'])
  await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
  expect(chips()).toEqual(['Regina'])
  expect(screen.getByText('Undone. 1 station chosen.')).toBeInTheDocument()
  expect(field).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Undo the last change' })).not.toBeInTheDocument()
})

test('a change from elsewhere is not undone here', async () => {
  const user = userEvent.setup()
  render(<Stations />)
  await user.click(screen.getByRole('button', { name: 'All 3' }))
  expect(screen.getByRole('button', { name: 'Undo the last change' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(screen.queryByRole('button', { name: 'Undo the last change' })).toBeNull()
})
