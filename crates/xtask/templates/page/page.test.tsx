import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {{pascal}}Page from './page'

const bodies: string[] = []

beforeEach(() => {
  bodies.length = 0
  vi.stubGlobal(
    'fetch',
    vi.fn((_path: string, init?: RequestInit) => {
      bodies.push(typeof init?.body === 'string' ? init.body : '')
      return Promise.resolve(Response.json({ result: 7 }))
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function open(query = '') {
  window.history.replaceState(null, '', `/demo/{{slug}}${query}`)
  render(<{{pascal}}Page />)
}

test('the question and the default answer stand there at once', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent({{question_js}})
  expect(screen.getByRole('button', { name: '100' })).toBeVisible()
  expect(bodies).toEqual([])
})

test('what the address says is asked and answered', async () => {
  open('?amount=7')
  expect(await screen.findByRole('button', { name: '7' })).toBeVisible()
  expect(bodies).toEqual(['{"amount":7}'])
})
