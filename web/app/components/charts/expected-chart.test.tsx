import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ExpectedChart, type ExpectedPoint } from './expected-chart'

const point = (x: number, over: Partial<ExpectedPoint> = {}): ExpectedPoint => ({
  x,
  value: x,
  expected: null,
  low: null,
  high: null,
  ...over,
})
function drawn(points: readonly ExpectedPoint[]) {
  const { container } = render(
    <ExpectedChart
      label="Values"
      x={{ kind: 'linear', format: String }}
      y={{ format: String }}
      unit="value"
      points={points}
      read={(index) => ({ title: String(index) })}
    />,
  )
  // Before the width is known the drawing stands there twice.
  const [chart] = container.querySelectorAll('svg')
  return (selector: string) => chart?.querySelectorAll(selector).length
}

test('a flag that was right is a disc, a false one a cross, a gap nothing', () => {
  const count = drawn([
    point(0, { flag: 'right' }),
    point(1, { flag: 'wrong' }),
    point(2, { flag: 'right', value: null }),
    point(3),
  ])
  expect(count('.tone-signal.chart-mark')).toBe(1)
  expect(count('.chart-cross')).toBe(1)
})

test('one band alone is a bracket, several are an area', () => {
  const band = { expected: 1, low: 0, high: 2 }
  expect(drawn([point(0, band), point(1)])('.chart-bracket')).toBe(1)
  const several = drawn([point(0, band), point(1, band)])
  expect(several('.chart-bracket')).toBe(0)
  expect(several('.chart-band')).toBe(1)
})
