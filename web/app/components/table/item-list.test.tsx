import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { Highlight } from '@/lib/highlight'
import { ItemList } from './item-list'

const names = ['ash', 'birch', 'cedar', 'elm']
const rowOf = (item: number) => ({ className: 'row', children: names[item], 'data-tree': item })

test('the arrows walk the listed items, the pointer lights one up, Escape puts it away', async () => {
  const highlight = new Highlight()
  const choose = (item: number) => {
    highlight.pin(item)
  }
  render(
    <ItemList
      label="Trees"
      items={[0, 2, 3]}
      list={createRef()}
      className="list"
      highlight={highlight}
      onChoose={choose}
      rowOf={rowOf}
    />,
  )
  const user = userEvent.setup({ delay: null })
  const chosen = () => screen.queryByRole('option', { selected: true })
  screen.getByRole('listbox', { name: 'Trees' }).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()).toHaveTextContent('cedar')
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-activedescendant', chosen()?.id)
  await user.keyboard('{End}{ArrowDown}')
  expect(chosen()).toHaveAttribute('data-tree', '3')
  await user.keyboard('{PageUp}')
  expect(chosen()).toHaveTextContent('ash')
  await user.hover(screen.getByText('elm'))
  expect(screen.getByText('elm')).toHaveClass('is-shown')
  expect(chosen()).toHaveTextContent('ash')
  await user.keyboard('{Escape}')
  expect(chosen()).toBeNull()
})
