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

test('a band is drawn behind the line, and its panel’s scale does not begin at zero', () => {
  const { container } = render(
    <SmallMultiples
      label="A panel"
      items={[
        {
          key: 'a',
          name: 'Sensor',
          values: [501, 505, null],
          band: [
            [500, 510],
            [500, 512],
            [502, 520],
          ],
          last: '505 now',
        },
      ]}
      columns={['30 left', '15 left', 'failure']}
      ends={['30', 'failure']}
      format={String}
      unitName="step"
    />,
  )
  const band = container.querySelector('.chart-range')?.getAttribute('d') ?? ''
  const heights = [...band.matchAll(/[ ,](\d+)/g)].map(([, y]) => Number(y))
  // Twenty of 520 would be a hair's breadth on a scale from zero.
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(40)
  expect(container.querySelector('.chart-base')).toBeNull()
  expect(screen.getByText('505 now')).toBeInTheDocument()
})
