import { describe, expect, it } from 'vitest'
import { barsPath, dotsPath, linePath } from './svg-path'

describe('linePath', () => {
  it('moves to the first point and steps to the others', () => {
    expect(
      linePath([
        [2, 10],
        [3, 8],
        [5, 9],
      ]),
    ).toBe('M2 10l1-2l2 1')
  })

  it('drops the zero before the point', () => {
    expect(
      linePath(
        [
          [0, 0.25],
          [0.5, -0.25],
        ],
        2,
      ),
    ).toBe('M0 .25l.5-.5')
  })

  it('does not let rounding add up', () => {
    const points = Array.from({ length: 1000 }, (_, i) => [i, i * 0.14] as const)
    const steps = [...linePath(points, 1).matchAll(/l\S+ (\S+?)(?=l|$)/g)]
    const end = steps.reduce((sum, [, y]) => sum + Number(y), 0)
    expect(end).toBeCloseTo(139.9, 6)
  })

  it('is empty without points', () => {
    expect(linePath([])).toBe('')
  })
})

describe('dotsPath', () => {
  it('draws a line of no length at each point', () => {
    expect(
      dotsPath([
        [2, 10],
        [4, 7],
      ]),
    ).toBe('M2 10h0m2-3h0')
  })
})

describe('barsPath', () => {
  it('closes each bar', () => {
    expect(barsPath([{ x: 1, width: 2, top: 0.26, bottom: 9 }])).toBe('M1 .3h2V9h-2z')
  })
})
