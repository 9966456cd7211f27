import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Plot, type PlotCursor } from './plot'

const cursor: PlotCursor = {
  unit: 'point',
  stops: () => [{ x: 0 }, { x: 100 }, { x: 200 }],
  read: (index) => ({ title: `point ${String(index)}` }),
}

test('a moving pointer redraws the cursor, never the chart', () => {
  const draw = vi.fn(() => <circle r="1" />)
  const stops = vi.fn(cursor.stops)
  render(
    <Plot label="chart" height={{ wide: 100, narrow: 100 }} cursor={{ ...cursor, stops }}>
      {draw}
    </Plot>,
  )
  const drawn = draw.mock.calls.length
  expect(stops).not.toHaveBeenCalled()
  const plot = screen.getByRole('application', { name: 'chart' })
  for (let x = 0; x < 200; x += 5) fireEvent.pointerMove(plot, { clientX: x, clientY: 10 })
  expect(screen.getAllByText('point 2').length).toBeGreaterThan(0)
  expect(draw).toHaveBeenCalledTimes(drawn)
  // Once for each drawing, not once a move.
  expect(stops.mock.calls.length).toBeLessThanOrEqual(2)
})

test('a chart’s own keys and what it answers to a choice are said', async () => {
  const user = userEvent.setup()
  const back = vi.fn(() => 'back at the whole')
  render(
    <Plot
      label="chart"
      height={{ wide: 100, narrow: 100 }}
      cursor={{
        ...cursor,
        pick: (index) => `opened ${String(index)}`,
        pickHint: 'Enter opens a point',
        keys: { Backspace: back },
        keysHint: 'Backspace closes it',
      }}
    >
      {() => null}
    </Plot>,
  )
  expect(screen.getByRole('application')).toHaveAccessibleDescription(
    /Enter opens a point, Backspace closes it/,
  )
  await user.tab()
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  expect(screen.getByRole('status').textContent).toBe('opened 1')
  expect(screen.queryByText('point 1')).not.toBeInTheDocument()
  await user.keyboard('{Backspace}')
  expect(back).toHaveBeenCalledWith(null)
  expect(screen.getByRole('status').textContent).toBe('back at the whole')
})
