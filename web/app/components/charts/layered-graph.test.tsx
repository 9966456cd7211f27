import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LayeredGraph } from './layered-graph'
import { edgePath, placeNodes, type GraphNode } from './layered-graph-layout'

const box = (id: string, column: number): GraphNode => ({ id, name: id, figure: '3 rows', column })
const nodes = [
  ...['a', 'b', 'c'].map((id) => box(id, 0)),
  ...['d', 'e', 'f', 'g'].map((id) => box(id, 1)),
  { ...box('h', 2), gap: true },
]

test.each([
  [1120, false],
  [700, false],
  [358, true],
])('at %i px boxes stay inside and apart', (width, compact) => {
  const { placed, height } = placeNodes(nodes, width, compact)
  for (const node of placed) {
    expect(node.x).toBeGreaterThanOrEqual(0)
    expect(node.x + node.width).toBeLessThanOrEqual(width + 1e-9)
    expect(node.y + 50).toBeLessThanOrEqual(height)
    for (const other of placed)
      if (other !== node && other.x === node.x)
        expect(Math.abs(other.y - node.y)).toBeGreaterThanOrEqual(50)
  }
})

test('a line goes sideways between layers, and down within one', () => {
  const { placed } = placeNodes(nodes, 1120, false)
  const [a, b, , d] = placed
  if (!a || !b || !d) throw new Error('not placed')
  expect(edgePath(a, d)).toMatch(/^M\S+ \S+C/)
  expect(edgePath(a, b)).toMatch(/^M\S+ \S+V/)
  expect(edgePath(b, a)).toMatch(/^M\S+ \S+V/)
})

test('a box opens by click and by key, and says that it is open', async () => {
  const onOpen = vi.fn()
  const user = userEvent.setup()
  const edges = [{ from: 'a', to: 'd' }]
  const graph = { label: 'Join', nodes, edges, open: 'a', panelId: 'panel', onOpen }
  const { container } = render(<LayeredGraph {...graph} />)
  const open = screen.getByRole('button', { name: 'a 3 rows' })
  expect(open).toHaveAttribute('aria-expanded', 'true')
  expect(container.querySelector('.graph-edge.is-open')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'h 3 rows' }))
  screen.getByRole('button', { name: 'b 3 rows' }).focus()
  await user.keyboard('{Enter} ')
  expect(onOpen.mock.calls).toEqual([['h'], ['b'], ['b']])
})
