import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import BondYieldsPage from './page'
import { defaults } from './query'

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

// Two lists of 305 months make finding by role slow in the test's document.
vi.setConfig({ testTimeout: 30_000 })

const asked: string[] = []
let answers: (path: string, body: string) => Response

beforeEach(() => {
  asked.length = 0
  answers = (path) => (path.includes('/compare') ? json(defaults.compare) : json(defaults.fits[1]))
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, init?: RequestInit) => {
      asked.push(path)
      return Promise.resolve(answers(path, typeof init?.body === 'string' ? init.body : ''))
    }),
  )
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function open(search = '') {
  const memory = memoryLocation({ path: '/demo/bond-yields', searchPath: search, record: true })
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <BondYieldsPage />
    </Router>,
  )
  return { user: userEvent.setup(), address: () => memory.history.at(-1) ?? '' }
}

describe('the page', () => {
  test('answers without waiting and asks one question: is there anything newer', async () => {
    open()
    expect(
      screen.getByRole('heading', { level: 1, name: 'What is the curve saying?' }),
    ).toBeVisible()
    expect(screen.getByText(/No inversion, and none for/)).toBeVisible()
    expect(screen.getByText('In development')).toBeVisible()
    await waitFor(() => {
      expect(asked).toEqual(['/api/v1/bond-yields/compare'])
    })
  })

  test('a figure opens to its formula and series', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: /^\+60\sbp$/ }))
    const note = screen.getByRole('dialog', { name: '10-year minus 2-year' })
    expect(within(note).getByText('BD.CDN.10YR.DQ.YLD')).toBeVisible()
  })

  test('controls write the address and say why Svensson may mislead', async () => {
    const { user, address } = open()
    await user.click(screen.getByRole('radio', { name: 'Svensson' }))
    expect(address()).toBe('/demo/bond-yields?fit=svensson')
    expect(screen.getByText(/Svensson can fit noise/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Curve: month before' }))
    expect(address()).toContain('curve=2026-04&against=2025-05')
    await waitFor(() => {
      expect(asked).toContain('/api/v1/bond-yields/compare?date=2026-04&with=2025-05')
    })
  })

  test('own points are fitted, and one can go back', async () => {
    const { user } = open()
    const sent: string[] = []
    answers = (path, body) => {
      if (path.includes('fit-table')) sent.push(body)
      return path.includes('/compare') ? json(defaults.compare) : json(defaults.fits[0])
    }
    await user.click(screen.getByRole('button', { name: 'Paste text' }))
    const rows = screen.getByRole('textbox', { name: /Rows to paste/ })
    await user.type(rows, 'maturity,yield_pct{enter}3m,2.3{enter}ten,3{enter}')
    await user.click(screen.getByRole('button', { name: 'Use these rows' }))
    expect(screen.getByRole('alert')).toHaveTextContent('line 3, maturity “ten”')
    await user.click(screen.getByRole('button', { name: 'Go on without them' }))
    expect(await screen.findByText(/Your curve runs from/)).toBeVisible()
    expect(sent[0]).toContain(String.raw`maturity,yield_pct\n3m,2.3`)
    await user.click(screen.getByRole('button', { name: 'Back to the published figures' }))
    expect(screen.getByText(/No inversion, and none for/)).toBeVisible()
  })

  test('a failed request keeps the last good figures and offers a way on', async () => {
    const { user, address } = open()
    answers = () =>
      json(
        {
          title: 'Unprocessable',
          status: 422,
          detail: 'no',
          code: 'invalid',
          errors: [{ field: 'date', message: 'must not be before 2001-01-31' }],
        },
        422,
      )
    await user.selectOptions(screen.getByRole('combobox', { name: 'Against' }), '2020-03')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The curve did not come back.')
    expect(alert).toHaveTextContent('date: must not be before 2001-01-31')
    expect(screen.getByText(/No inversion, and none for/)).toBeVisible()
    await user.click(within(alert).getByRole('button', { name: 'Back to the default view' }))
    expect(address()).toBe('/demo/bond-yields')
  })
})
