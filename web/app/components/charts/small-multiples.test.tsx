import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SmallMultiples } from './small-multiples'

const items = [
  { key: 'a', name: 'First', values: [1, 2, 3] },
  { key: 'b', name: 'Second', values: [3, 2, 1] },
]

test('every item has a panel with its name and its last value', () => {
  render(
    <SmallMultiples
      label="Two panels"
      items={items}
      columns={['January', 'February', 'March']}
      ends={['Jan', 'Mar']}
      format={(value) => `$${String(value)}`}
      unitName="month"
    />,
  )
  for (const text of ['First', 'Second', '$3', '$1'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})

test('the cursor goes month by month, and with Shift from panel to panel', async () => {
  render(
    <SmallMultiples
      label="Two panels"
      items={items}
      columns={['January', 'February', 'March']}
      ends={['Jan', 'Mar']}
      format={(value) => `$${String(value)}`}
      unitName="month"
    />,
  )
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Home}{ArrowRight}')
  expect(screen.getByText(/First: \$2\. February/)).toBeInTheDocument()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(screen.getByText(/Second: \$2\. February/)).toBeInTheDocument()
})
