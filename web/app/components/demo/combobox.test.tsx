import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Combobox } from './combobox'

const crops = ['Carrot', 'Pea', 'Parsnip'].map((label) => ({ value: label.toLowerCase(), label }))

function show() {
  const onChoose = vi.fn()
  const onErase = vi.fn()
  render(
    <Combobox
      label="Add a crop"
      listLabel="Crops to add"
      placeholder="Add a crop"
      find={(text) => crops.filter(({ label }) => label.toLowerCase().startsWith(text))}
      onChoose={onChoose}
      onErase={onErase}
      empty="No crop of that name."
    />,
  )
  return { onChoose, onErase, user: userEvent.setup(), field: screen.getByRole('combobox') }
}

test('type, go down, and Enter chooses; the field is empty for the next one', async () => {
  const { onChoose, user, field } = show()
  await user.type(field, 'p')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Pea',
    'Parsnip',
  ])
  await user.keyboard('{ArrowDown}')
  const active = screen.getByRole('option', { selected: true })
  expect(active).toHaveTextContent('Parsnip')
  expect(field).toHaveAttribute('aria-activedescendant', active.id)
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledWith('parsnip')
  expect(field).toHaveValue('')
})

test('Escape closes the list, Backspace in the empty field takes the last one back', async () => {
  const { onErase, user, field } = show()
  await user.click(field)
  await user.keyboard('{Escape}')
  expect(field).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{Backspace}')
  expect(onErase).toHaveBeenCalledOnce()
})

test('says when nothing fits', async () => {
  const { user, field } = show()
  await user.type(field, 'x')
  expect(screen.getByRole('status')).toHaveTextContent('No crop of that name.')
})
