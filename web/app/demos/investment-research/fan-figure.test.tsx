import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { portfolioQuestion } from './ask'
import { FanFigure } from './fan-figure'

test('the band covers neither line', () => {
  const { container } = render(
    <FanFigure answered={portfolioQuestion.initial} stale={false} pending={false} />,
  )
  const drawn = [...container.querySelectorAll('.chart-band, .chart-line')]
  const band = drawn.findIndex((path) => path.matches('.chart-band'))
  const lines = drawn.flatMap((path, index) => (path.matches('.chart-line') ? [index] : []))
  expect(band).toBeGreaterThanOrEqual(0)
  expect(lines.filter((index) => index < band)).toEqual([])
  expect(lines.length).toBeGreaterThanOrEqual(2)
})
