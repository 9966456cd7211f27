import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoSlugs } from './demo-meta'
import { NextDemo, nextOf } from './next-demo'
import { demoPages } from './pages'

test('the next demo is named by title and question, and works', () => {
  render(<NextDemo slug="article-extractor" />)
  const link = screen.getByRole('link', { name: /^Next demo: Mortgage finder/ })
  expect(link).toHaveAttribute('href', '/demo/mortgage-api')
  expect(link).toHaveTextContent('What would this home really cost me')
})

test('from demo to demo one comes by every one that works', () => {
  for (const slug of demoSlugs) expect(nextOf(slug).slug in demoPages).toBe(true)
  const seen = new Set<string>()
  let at = demoSlugs[0]
  while (!seen.has(at)) {
    seen.add(at)
    at = nextOf(at).slug as typeof at
  }
  expect(seen.size).toBe(Object.keys(demoPages).length)
})
