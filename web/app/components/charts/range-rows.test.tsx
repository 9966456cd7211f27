import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubMedia } from '@/lib/media.test-support'
import { HatchedBars } from './hatched-bars'
import { RangeRows } from './range-rows'

test('a row has its range, its value and what it is held against, where there are such', () => {
  stubMedia()
  const { container } = render(
    <RangeRows
      label="Weights"
      format={String}
      names={['on redrawn pasts', 'better', 'yours']}
      rows={[
        { key: 'a', name: 'A', range: [10, 40], value: 25, other: 50 },
        { key: 'b', name: 'B', range: null, value: 75 },
      ]}
    />,
  )
  const [bar, ...more] = container.querySelectorAll('.chart-range')
  expect(more).toEqual([])
  expect(Number(bar?.getAttribute('width'))).toBeGreaterThan(2)
  // Two values, one square.
  expect(container.querySelectorAll('.tone-signal')).toHaveLength(2)
  expect(container.querySelectorAll('.tone-noise')).toHaveLength(1)
})

test('what is missing is hatched as long as it counts for, and never drawn as known', () => {
  stubMedia()
  const { container } = render(
    <HatchedBars
      label="Contributions"
      most={50}
      rows={[
        { key: 'a', name: 'A', tone: 'signal', value: 20, isMissing: false, end: '20.0' },
        { key: 'b', name: 'B', tone: 'signal', value: 40, isMissing: true, end: 'missing, 40 %' },
      ]}
    />,
  )
  const known = container.querySelector('.chart-bars')
  const hatched = container.querySelector('.chart-hatched')
  const id = container.querySelector('pattern')?.id ?? ''
  expect(hatched).toHaveAttribute('fill', `url(#${id})`)
  const width = (bar: Element | null) => Number(bar?.getAttribute('width'))
  expect(width(hatched)).toBeCloseTo(2 * width(known), 0)
  expect(container).toHaveTextContent('missing, 40 %')
})

test('a line through all rows says what is decided there', () => {
  stubMedia()
  const { container } = render(
    <RangeRows
      label="Lives"
      format={String}
      names={['interval', 'left']}
      domain={[0, 100]}
      line={{ at: 20, label: 'Act by 20' }}
      rows={[{ key: 'a', name: 'A', range: [10, 40], value: 20 }]}
    />,
  )
  const line = container.querySelector('.chart-crossover-line')
  const bar = container.querySelector('.chart-range')
  const at = Number(line?.getAttribute('x1'))
  expect(at).toBeGreaterThan(Number(bar?.getAttribute('x')))
  expect(container).toHaveTextContent('Act by 20')
})
