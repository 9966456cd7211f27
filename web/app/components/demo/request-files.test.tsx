import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { ApiRequest } from '@/api/request'
import { RequestFiles } from './request-files'

vi.mock('@/lib/export', () => ({ saveFile: vi.fn() }))
afterEach(() => {
  vi.unstubAllGlobals()
})

const fileOf = (request: ApiRequest) => [{ label: 'Table', name: 'plan.csv', request }]

test('what an address can say is a link', () => {
  const files = fileOf({ method: 'GET', path: '/api/v1/plan.csv?year=2027' })
  render(<RequestFiles label="Take it along:" files={files} />)
  expect(screen.getByRole('link', { name: 'Table' })).toHaveAttribute(
    'href',
    '/api/v1/plan.csv?year=2027',
  )
})

test('a body is sent by a button, which says what came of it', async () => {
  const user = userEvent.setup()
  const answers = [new Response('a,b'), Response.json({ title: 'No' }, { status: 500 })]
  const fetched = vi.fn(() => Promise.resolve(answers.shift()))
  vi.stubGlobal('fetch', fetched)
  const files = fileOf({ method: 'POST', path: '/api/v1/plan.csv', body: { rows: 1 } })
  render(<RequestFiles label="Take it along:" files={files} />)
  await user.click(screen.getByRole('button', { name: 'Table' }))
  expect(await screen.findByText('Saved as plan.csv')).toBeVisible()
  expect(fetched).toHaveBeenCalledWith(
    '/api/v1/plan.csv',
    expect.objectContaining({ method: 'POST', body: '{"rows":1}' }),
  )
  await user.click(screen.getByRole('button', { name: 'Table' }))
  expect(await screen.findByText(/^The file did not come\. Our server failed/)).toBeVisible()
})
