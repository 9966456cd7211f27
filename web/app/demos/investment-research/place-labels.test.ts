import { expect, test } from 'vitest'
import { placeLabels, type Label } from './place-labels'

const room = { left: 0, right: 320, top: 0, bottom: 300 }
const at = (key: string, x: number, y: number, radius = 4): Label => ({
  key,
  text: key,
  x,
  y,
  radius,
})
const keys = (labels: readonly { key: string }[]) => labels.map(({ key }) => key)

function overlapping(labels: ReturnType<typeof placeLabels>) {
  return labels.flatMap((one, index) =>
    labels
      .slice(index + 1)
      .filter(
        (other) =>
          one.box.left < other.box.right &&
          other.box.left < one.box.right &&
          one.box.top < other.box.bottom &&
          other.box.top < one.box.bottom,
      )
      .map((other) => `${one.key} on ${other.key}`),
  )
}

test('a label alone stands at the upper right of its point', () => {
  const point = at('Yours', 100, 100)
  const [label] = placeLabels([point], [point], room)
  expect(label?.anchor).toBe('start')
  expect(label?.y).toBeLessThan(100 - point.radius / 2)
})

test('neighbours move aside and all are written', () => {
  const close = [at('Yours', 100, 104), at('Better', 100, 90), at('10y', 112, 98)]
  const placed = placeLabels(close, close, room)
  expect(keys(placed)).toEqual(['Yours', 'Better', '10y'])
  expect(overlapping(placed)).toEqual([])
})

test('at the right edge a label turns inwards', () => {
  const [label] = placeLabels([at('30y', 310, 100)], [], room)
  expect(label?.anchor).toBe('end')
  expect(label?.box.right).toBeLessThanOrEqual(room.right)
})

test('in a crowd the later ones are left out, and none touches another', () => {
  const crowd = Array.from({ length: 30 }, (_, index) =>
    at(`Fund ${String(index)}`, 100 + (index % 6) * 9, 100 + Math.floor(index / 6) * 9),
  )
  const placed = placeLabels(crowd, crowd, room)
  expect(placed.length).toBeGreaterThan(2)
  expect(placed.length).toBeLessThan(crowd.length)
  expect(overlapping(placed)).toEqual([])
})

test('a label is written over a ring only where the drawing needs it', () => {
  const rings = [-1, 0, 1].flatMap((across) =>
    [-1, 0, 1].map((down) => ({ x: 100 + 20 * across, y: 100 + 20 * down, radius: 12 })),
  )
  const label = at('Yours', 100, 100)
  expect(placeLabels([label], rings, room)).toEqual([])
  expect(keys(placeLabels([{ ...label, isNeeded: true }], rings, room))).toEqual(['Yours'])
})

test('of free places the one that hides the fewest dots is taken', () => {
  const line = [110, 120, 130].map((x) => ({ x, y: 92, radius: 1.5 }))
  const [label] = placeLabels([at('5y', 100, 100)], line, room)
  expect(label?.anchor).toBe('end')
})
