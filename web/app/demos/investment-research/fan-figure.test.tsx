import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { portfolioQuestion } from './ask'
import { FanFigure } from './fan-figure'

test('the band covers neither line', () => {
  const { container } = render(
    <FanFigure answered={portfolioQuestion.initial} stale={false} pending={false} />,
  )
  const drawn = [...container.querySelectorAll('.chart-band, .chart-line')]
  const band = drawn.findLastIndex((path) => path.matches('.chart-band'))
  const lines = drawn.flatMap((path, index) => (path.matches('.chart-line') ? [index] : []))
  expect(band).toBeGreaterThanOrEqual(0)
  expect(lines.filter((index) => index < band)).toEqual([])
  expect(lines.length).toBeGreaterThanOrEqual(2)
})

test('half of the futures are a band within that of nine in ten', () => {
  const { container } = render(
    <FanFigure answered={portfolioQuestion.initial} stale={false} pending={false} />,
  )
  const heights = [...container.querySelectorAll('.chart-band')].map((path) => {
    // The last point above and the first below stand one over the other, at the far end.
    const places = (path.getAttribute('d') ?? '').match(/-?[\d.]+,-?[\d.]+/g) ?? []
    const ys = places.map((place) => Number(place.split(',')[1]))
    return Math.max(...ys) - Math.min(...ys)
  })
  expect(heights).toHaveLength(2)
  expect(heights[1]).toBeLessThan(heights[0] ?? 0)
  expect(heights[1]).toBeGreaterThan(0)
})
