import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import * as frameParts from '@/components/demo/frame-parts'
import { stubMedia } from '@/lib/media.test-support'
import * as parts from './lazy-parts'
import PredictiveMaintenancePage from './page'

// The parts are there before the page is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  const all = [CallTheApi, ...Object.values(frameParts), ...Object.values(parts)]
  await Promise.all(all.map((part) => part.load()))
})

const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string) => {
      asked.push(path)
      return Promise.resolve(Response.json({ result: 7, parts: [{ name: 'Amount', amount: 7 }] }))
    }),
  )
  stubMedia()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function open(query = '') {
  window.history.replaceState(null, '', `/demo/predictive-maintenance${query}`)
  render(<PredictiveMaintenancePage />)
  return userEvent.setup({ delay: null })
}

test('the question and the default answer stand there at once', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Which machine fails next, and when should we act?',
  )
  expect(screen.getByRole('button', { name: '100, Result' })).toBeVisible()
  expect(screen.getByRole('figure', { name: '100 from 1 part' })).toBeVisible()
  expect(asked).toEqual([])
})

test('what the address says is asked and answered', async () => {
  open('?amount=7')
  expect(await screen.findByRole('button', { name: '7, Result' })).toBeVisible()
  expect(asked).toEqual(['/api/v1/predictive-maintenance/run?amount=7'])
})
