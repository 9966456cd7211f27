import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FlowChart } from './flow-chart'
import { TreemapChart } from './treemap-chart'

const plain = (value: number) => String(value)
const said = () => screen.getByRole('status').textContent

test('a tile that has parts is gone into by Enter, and left by Backspace', async () => {
  const user = userEvent.setup()
  render(
    <TreemapChart
      label="exports"
      whole="All exports"
      format={plain}
      items={[
        { key: 'w', name: 'Wood', value: 20 },
        {
          key: 'e',
          name: 'Energy',
          value: 80,
          parts: [
            { key: 'oil', name: 'Oil', value: 60 },
            { key: 'gas', name: 'Gas', value: 20 },
          ],
        },
      ]}
    />,
  )
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(said()).toBe('Energy: 80. 80.0 % of all')
  await user.keyboard('{Enter}')
  expect(said()).toBe('Energy: 2 parts')
  await user.keyboard('{ArrowRight}')
  expect(said()).toBe('Oil: 60. 75.0 % of Energy')
  const trail = screen.getByRole('navigation', { name: 'Level of exports' })
  expect(within(trail).getByText('Energy')).toHaveAttribute('aria-current', 'true')
  await user.keyboard('{Enter}')
  expect(within(trail).queryByText('Oil')).not.toBeInTheDocument()
  await user.keyboard('{Backspace}')
  expect(said()).toBe('All exports')
  expect(within(trail).queryByRole('button')).not.toBeInTheDocument()
})

test('what is gone into can be kept by the page, and one that is not there is as none', async () => {
  const user = userEvent.setup()
  const onInto = vi.fn()
  const items = [
    {
      key: 'e',
      name: 'Energy',
      value: 80,
      parts: [
        { key: 'oil', name: 'Oil', value: 60, parts: [{ key: 'heavy', name: 'Heavy', value: 60 }] },
      ],
    },
  ]
  const chart = (into: string) => (
    <TreemapChart label="exports" format={plain} items={items} into={into} onInto={onInto} />
  )
  const { rerender } = render(chart('oil'))
  const trail = screen.getByRole('navigation', { name: 'Level of exports' })
  expect(trail).toHaveTextContent('All›Energy›Oil')
  await user.click(within(trail).getByRole('button', { name: 'Energy' }))
  expect(onInto).toHaveBeenLastCalledWith('e')
  await user.click(within(trail).getByRole('button', { name: 'All' }))
  expect(onInto).toHaveBeenLastCalledWith('')
  // A tile without parts is shown beside the others of its level.
  rerender(chart('heavy'))
  expect(trail).toHaveTextContent('All›Energy›Oil')
  rerender(chart('nowhere'))
  expect(within(trail).queryByRole('button')).toBeNull()
  await user.tab()
  await user.keyboard('{ArrowRight}{Enter}')
  expect(onInto).toHaveBeenLastCalledWith('e')
})

test('a node of a flow is gone into, and the trail leads back', async () => {
  const user = userEvent.setup()
  render(
    <FlowChart
      label="trade"
      whole="All trade"
      format={plain}
      nodes={[
        { key: 'e', name: 'Energy' },
        { key: 'oil', name: 'Oil', parent: 'e' },
        { key: 'gas', name: 'Gas', parent: 'e' },
        { key: 'w', name: 'Wood' },
        { key: 'us', name: 'United States' },
        { key: 'cn', name: 'China' },
      ]}
      links={[
        { from: 'oil', to: 'us', value: 60 },
        { from: 'gas', to: 'us', value: 20 },
        { from: 'oil', to: 'cn', value: 5 },
        { from: 'w', to: 'cn', value: 9 },
      ]}
    />,
  )
  await user.tab()
  expect(screen.getByRole('application')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(said()).toBe('Energy: 85. Enter opens it')
  await user.keyboard('{ArrowRight}')
  expect(said()).toBe('Energy to United States: 80')
  await user.keyboard('{Home}{Enter}')
  expect(said()).toBe('Energy opened')
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(said()).toBe('Oil to China: 5')
  expect(screen.queryByText(/^Wood/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'All trade' }))
  expect(screen.getAllByText(/^Wood/).length).toBeGreaterThan(0)
})
