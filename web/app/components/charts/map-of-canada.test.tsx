import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { project } from './canada-projection'
import { MapOfCanada } from './map-of-canada'
import { routeMiddle } from './map-routes'

const places = [
  { key: 'h', name: 'Halifax', longitude: -63.57, latitude: 44.65, tone: 'noise' },
  { key: 'v', name: 'Victoria', longitude: -123.37, latitude: 48.43, tone: 'signal' },
] as const

test('a place on the map is chosen by Enter or a click, and drawn as one likes', async () => {
  const user = userEvent.setup()
  const chosen: string[] = []
  render(
    <MapOfCanada
      label="chart"
      unitName="station"
      read={(place) => ({ title: place.name })}
      places={places}
      onPick={({ key }) => chosen.push(key)}
      mark={({ name }, { x }) => <title>{`${name} at ${String(Math.round(x))}`}</title>}
    />,
  )
  expect(screen.getByText(/Enter chooses the station/)).toBeInTheDocument()
  expect(screen.getAllByText('Victoria at 58').length).toBeGreaterThan(0)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(chosen).toEqual([])
  await user.keyboard('{End}{Enter}')
  expect(chosen).toEqual(['h'])
  await user.click(screen.getByRole('application', { name: 'chart' }))
  expect(chosen).toHaveLength(2)
})

test.each([
  ['Toronto', -79.38, 43.65, 516.9965, 594.5803],
  ['Iqaluit', -68.52, 63.75, 505.3214, 274.7885],
  ['Victoria', -123.37, 48.43, 57.9228, 485.3352],
])('%s stands where the reference projection puts it', (_, longitude, latitude, x, y) => {
  const place = project(longitude, latitude)
  expect(place.x).toBeCloseTo(x, 2)
  expect(place.y).toBeCloseTo(y, 2)
})

test('routes join places, are as wide as their weight, and come after the places', async () => {
  const user = userEvent.setup()
  const { container } = render(
    <MapOfCanada
      label="chart"
      read={(place) => ({ title: place.name })}
      places={places}
      routes={[
        { key: 'hv', name: 'Halifax to Victoria', from: 'h', to: 'v', weight: 1 },
        { key: 'vh', name: 'Victoria to Halifax', from: 'v', to: 'h', weight: 4 },
        { key: 'no', name: 'To nowhere', from: 'v', to: 'x', weight: 9 },
      ]}
      readRoute={({ name, weight }) => ({ title: name, value: `${String(weight)} t` })}
    />,
  )
  const drawing = container.querySelector('svg')
  const routes = [...(drawing?.querySelectorAll('.chart-route') ?? [])]
  expect(routes.map((route) => route.getAttribute('stroke-width'))).toEqual(['10', '2.5'])
  // There and back swing out to different sides.
  expect(new Set(routes.map((route) => route.getAttribute('d'))).size).toBe(2)
  await user.tab()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('status').textContent).toBe('Victoria to Halifax: 4 t')
})

test('a route swings out from the straight line', () => {
  expect(routeMiddle({ x: 0, y: 0 }, { x: 100, y: 0 })).toEqual({ x: 50, y: -8 })
})
