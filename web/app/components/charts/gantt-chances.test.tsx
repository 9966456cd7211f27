import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { linearScale } from '@/lib/chart-scale'
import { GanttKey } from './gantt-bar'
import { GanttChances } from './gantt-chances'

const chance = {
  name: 'Delivery May 9',
  odds: 'P10 May 1 · P90 May 20',
  early: 5,
  middle: 9,
  late: 40,
}

function draw(compact: boolean) {
  const ground = { x: linearScale([0, 30], [0, 300]), top: 46, bottom: 100, compact }
  const { container } = render(
    <svg>
      <GanttChances chances={[chance]} {...ground} />
    </svg>,
  )
  return container
}

test('a chance is a band that ends with the plan, and says its odds where there is room', () => {
  const band = draw(false).querySelector('.chart-chance')
  expect(band).toHaveAttribute('x', '50')
  expect(band).toHaveAttribute('width', '250')
  expect(screen.getByText('P10 May 1 · P90 May 20')).toBeDefined()
})

test('on a phone its name stands alone', () => {
  draw(true)
  expect(screen.getByText('Delivery May 9')).toBeDefined()
  expect(screen.queryByText(/P10/)).toBeNull()
})

test('the key names each kind of bar, and the band behind them', () => {
  const kinds = [{ name: 'Build', tone: 'signal' as const }]
  render(<GanttKey label="What the bars mean" kinds={kinds} chance="Delivery: one in ten" />)
  const list = screen.getByRole('list', { name: 'What the bars mean' })
  expect(list).toHaveTextContent('BuildDelivery: one in ten')
})
