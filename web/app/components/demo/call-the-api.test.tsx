import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CallTheApi } from './call-the-api'
import { isLong, requestKey } from './long-request'

const detect = (count: number) => ({
  method: 'POST' as const,
  path: '/api/v1/real-time-analytics/detect',
  body: { values: Array.from({ length: count }, (_, index) => index / 10), detector: 'ewma' },
})

test('100,000 own values are neither drawn nor written out at each frame', () => {
  const request = detect(100_000)
  const written = vi.spyOn(JSON, 'stringify')
  const panel = () => <CallTheApi exchanges={[{ request: request, answer: { flagged: 1 } }]} />
  const { container, rerender } = render(panel())
  for (let frame = 0; frame < 60; frame += 1) rerender(panel())
  const longest = Math.max(
    ...written.mock.results.map(({ value }) => (typeof value === 'string' ? value.length : 0)),
  )
  expect(longest).toBeLessThan(10_000)
  written.mockRestore()
  expect(container.querySelectorAll('span').length).toBeLessThan(100)
  expect(screen.getByRole('region', { name: 'Request' })).toHaveTextContent('-d @request.json')
  expect(screen.getByRole('button', { name: 'Download request.json' })).toBeInTheDocument()
})

test('a short request is written out, and needs no file', () => {
  render(<CallTheApi exchanges={[{ request: detect(12), answer: { flagged: 1 } }]} />)
  expect(screen.getByRole('region', { name: 'Request' })).toHaveTextContent('"detector": "ewma"')
  expect(screen.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument()
})

test('two long requests are told apart, and one is the same as itself', () => {
  const [one, other] = [detect(1000), detect(1000)]
  expect(isLong(one)).toBe(true)
  expect(requestKey(one)).toBe(requestKey({ ...one }))
  expect(requestKey(one)).not.toBe(requestKey(other))
  expect(isLong({ ...detect(0), body: { html: 'x'.repeat(50_000) } })).toBe(true)
  expect(isLong({ method: 'GET', path: '/' })).toBe(false)
})
