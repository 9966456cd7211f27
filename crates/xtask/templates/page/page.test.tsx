import { render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import * as frameParts from '@/components/demo/frame-parts'
import {{pascal}}Page from './page'

// The frame's parts are there before the page is: an answer must not depend on when their code came.
beforeAll(async () => {
  await Promise.all([CallTheApi, ...Object.values(frameParts)].map((part) => part.load()))
})

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
  expect(screen.getByRole('button', { name: '100, Result' })).toBeVisible()
  expect(bodies).toEqual([])
})

test('what the address says is asked and answered', async () => {
  open('?amount=7')
  expect(await screen.findByRole('button', { name: '7, Result' })).toBeVisible()
  expect(bodies).toEqual(['{"amount":7}'])
})
