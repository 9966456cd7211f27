import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import MortgagePage from './page'
import { defaultOffers, defaultReport } from './report'

// The page is large, and finding by role in it takes a second on a busy machine.
configure({ asyncUtilTimeout: 5000 })
vi.setConfig({ testTimeout: 30_000 })

/** What the stand-in for the API was asked, and what it answers. */
const asked: { call: string; body: unknown }[] = []
let refuse: { field: string; message: string } | null = null

function answerTo(call: string) {
  if (refuse && call === 'quote')
    return Response.json(
      { title: 'Unprocessable', status: 422, detail: 'no', code: 'invalid', errors: [refuse] },
      { status: 422 },
    )
  const answers: Record<string, unknown> = {
    quote: { ...defaultReport.quote, payment: 1234.56 },
    offers: { ...defaultOffers, offers: defaultOffers.offers.slice(3, 5) },
    qualify: defaultReport.qualify,
    penalty: { ...defaultReport.penalty, payable: 777.77 },
  }
  return Response.json(answers[call])
}

beforeEach(() => {
  asked.length = 0
  refuse = null
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const call = new URL(input, 'http://x').pathname.split('/').at(-1) ?? ''
    asked.push({ call, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null })
    return Promise.resolve(
      call === 'offers' && !init?.body && !input.includes('type=')
        ? Response.json(defaultOffers)
        : answerTo(call),
    )
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(path = '/demo/mortgage-api') {
  const location = memoryLocation({ path, record: true })
  const { hook, searchHook } = location
  render(
    <Router hook={hook} searchHook={searchHook}>
      <MortgagePage />
    </Router>,
  )
  return location
}

const answerText = () => screen.getByText(/^You would pay/).textContent

test('the default report answers at once; only the market is asked again', async () => {
  show()
  screen.getByRole('heading', { level: 1, name: /What would this home really cost me/ })
  expect(answerText()).toContain('$3,694.74')
  expect(answerText()).toContain('Sample Online Lender')
  await waitFor(() => {
    expect(asked.map(({ call }) => call)).toEqual(['offers'])
  })
})

test('a control writes the address and the request, and the answer follows', async () => {
  const location = show()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'montreal')
  expect(location.history?.at(-1)).toBe('/demo/mortgage-api?place=montreal')
  await waitFor(() => {
    expect(answerText()).toContain('$1,234.56')
  })
  expect(asked.find(({ call }) => call === 'quote')?.body).toMatchObject({
    province: 'QC',
    city: 'Montréal',
  })
  expect(screen.getByLabelText('Request').textContent).toContain('"province": "QC"')
})

test('a refused field is said at its control, and the last figures stay', async () => {
  refuse = { field: 'down_payment', message: 'down_payment must be at least 50,000' }
  show('/demo/mortgage-api')
  const down = screen.getByRole('textbox', { name: 'Down payment, dollars' })
  await userEvent.clear(down)
  await userEvent.type(down, '20000')
  const alert = await screen.findByRole('alert')
  within(alert).getByText('The down payment must be at least 50,000.')
  expect(down.getAttribute('aria-invalid')).toBe('true')
  expect(down.getAttribute('aria-describedby')).toBe('quote-down_payment-problem')
  expect(answerText()).toContain('$3,694.74')
})

test('a figure opens to its formula, inputs and source', async () => {
  show()
  const [premium] = screen.getAllByRole('button', { name: '$20,925.00' })
  if (premium) await userEvent.click(premium)
  const note = screen.getByRole('dialog', { name: 'Insurance premium' })
  within(note).getByText(/Canada Mortgage and Housing Corporation/)
  within(note).getByText(/17 Mar 2017/)
})

test('own offers are ranked in place of the samples, and nothing is kept on leaving them', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Paste text' }))
  await userEvent.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await userEvent.paste('lender,rate_pct,term_years\nMine,4.1,5')
  await userEvent.click(screen.getByRole('button', { name: 'Use these rows' }))
  await waitFor(() => {
    expect(answerText()).toContain('Best of your 2 offers')
  })
  expect(asked.at(-1)?.body).toMatchObject({ csv: 'lender,rate_pct,term_years\r\nMine,4.1,5\r\n' })
  await userEvent.click(screen.getByRole('button', { name: 'Back to the sample lenders' }))
  await waitFor(() => {
    expect(answerText()).toContain('Best of 9 sample offers')
  })
})

test('the penalty form asks for its own figure and shows its request', async () => {
  show()
  await userEvent.click(screen.getByRole('checkbox', { name: 'The rate is variable' }))
  await screen.findByRole('heading', { name: /would cost \$777.77/ })
  expect(screen.getByLabelText('Request').textContent).toContain('"variable": true')
})
