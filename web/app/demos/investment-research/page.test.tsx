import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import * as frame from '@/components/demo/frame-parts'
import { stubMedia } from '@/lib/media.test-support'
import { companyQuestion, portfolioQuestion } from './ask'
import * as parts from './lazy-parts'
import InvestmentResearchPage from './page'

// The parts are there before the page is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  const all = [CallTheApi, ...Object.values(frame), ...Object.values(parts)]
  await Promise.all(all.map((part) => part.load()))
})

const { report } = portfolioQuestion.initial
const asked: Record<string, unknown>[] = []
const companies: string[] = []
let answers: () => unknown

beforeEach(() => {
  asked.length = 0
  companies.length = 0
  answers = () => report
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, init?: RequestInit) => {
      const body = typeof init?.body === 'string' ? init.body : '{}'
      const isCompany = path.includes('/company')
      if (isCompany) companies.push(path)
      else asked.push(JSON.parse(body) as Record<string, unknown>)
      const answer = isCompany ? companyQuestion.initial.report : answers()
      return Promise.resolve(answer instanceof Response ? answer : Response.json(answer))
    }),
  )
  stubMedia()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function open(query = '') {
  window.history.replaceState(null, '', `/demo/investment-research${query}`)
  render(<InvestmentResearchPage />)
  return userEvent.setup({ delay: null })
}

test('the question and the default answer stand there at once, and no portfolio is asked for', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'What am I holding, how risky is it, and what would be better?',
  )
  expect(screen.getByText(/Your portfolio would have lost/)).toBeVisible()
  expect(screen.getByText(/Education, not advice\.$/)).toBeVisible()
  expect(asked).toEqual([])
})

test('a figure opens to its formula and source', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: /, Deepest fall of your portfolio$/ }))
  const note = screen.getByRole('dialog', { name: 'Deepest fall of your portfolio' })
  expect(note).toHaveTextContent('Bank of Canada')
})

test('what the address says is asked, and only what it needs', async () => {
  open('?holdings=5y+50,30y+50&aim=target_return&target_pct=6&max_weight_pct=40')
  expect(await screen.findByText(/ would have earned that, /)).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({
    data: 'bonds',
    holdings: '5y 50,30y 50',
    objective: 'target_return',
    target_pct: 6,
    max_weight_pct: 40,
  })
  expect(asked[0]).not.toHaveProperty('groups')
})

test('holdings and limits are rows: changed, added and taken away one by one', async () => {
  const user = open('?holdings=5y+50,30y+50')
  const holdings = screen.getByRole('group', { name: 'Holdings' })
  const amount = within(holdings).getByRole('spinbutton', { name: 'Amount, 30y' })
  await user.clear(amount)
  await user.type(amount, '25{Enter}')
  expect(window.location.search).toContain('holdings=5y+50,+30y+25')
  await user.click(within(holdings).getByRole('button', { name: 'Remove 5y' }))
  expect(within(holdings).queryByRole('button', { name: /^Remove/ })).toBeNull()
  await user.click(within(holdings).getByRole('button', { name: /^Add / }))
  expect(within(holdings).getAllByRole('combobox')).toHaveLength(2)
  const together = screen.getByRole('group', { name: 'Limits together' })
  await user.click(within(together).getByRole('button', { name: /^Add / }))
  const most = within(together).getByRole('spinbutton', { name: /^At most/ })
  await user.clear(most)
  await user.type(most, '40{Enter}')
  await waitFor(() => {
    expect(asked.at(-1)).toMatchObject({
      groups: expect.stringMatching(/^\w+\+\w+ 0 40$/) as string,
    })
  })
})

test('synthetic prices are called so, and begin with equal parts', async () => {
  const user = open()
  await user.click(screen.getByRole('radio', { name: 'Synthetic shares' }))
  await waitFor(() => {
    expect(asked[0]).toMatchObject({ data: 'synthetic', holdings: '' })
  })
  expect((await screen.findAllByText(/Synthetic shares, drawn with seed 15/))[0]).toBeVisible()
  expect(screen.getByText(/they say nothing about any market/)).toBeVisible()
})

test('limits in conflict are said in words, and the last good figures stay', async () => {
  const message =
    'These cannot hold together: every asset at most 20 %, and an expected return of at least 9 %.'
  answers = () =>
    Response.json(
      {
        title: 'Invalid',
        detail: 'x',
        code: 'invalid',
        errors: [
          { field: 'max_weight_pct', message, code: 'limits_conflict', values: {} },
          {
            field: 'target_pct',
            message: 'A return of 6.2 % can be had.',
            code: 'limits_conflict',
            values: {},
          },
        ],
      },
      { status: 422 },
    )
  const user = open('?aim=target_return&target_pct=9&max_weight_pct=20')
  const alerts = await screen.findAllByRole('alert')
  expect(alerts[0]).toHaveTextContent(message)
  expect(alerts[0]).toHaveTextContent('A return of 6.2 % can be had.')
  expect(screen.getByText(/Your portfolio would have lost/)).toBeVisible()
  await user.click(
    screen.getAllByRole('button', { name: 'Back to the default view' })[0] as HTMLElement,
  )
  expect(window.location.search).toBe('')
})

test('holdings that cannot be read are refused at their field', async () => {
  answers = () =>
    Response.json(
      {
        title: 'Invalid',
        detail: 'x',
        code: 'invalid',
        errors: [
          {
            field: 'holdings',
            message: 'holdings must name assets',
            code: 'not_an_asset',
            values: {},
          },
        ],
      },
      { status: 422 },
    )
  open('?holdings=GOLD+5')
  const field = screen.getByRole('textbox', { name: 'Holdings' })
  await waitFor(() => {
    expect(field).toHaveAccessibleDescription('The holdings must name assets.')
  })
})

test('own prices are sent as they are, and one can go back', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste('date,AAA,BBB\n2025-01-31,1,2\n')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  await waitFor(() => {
    expect(asked[0]).toMatchObject({ csv: 'date,AAA,BBB\n2025-01-31,1,2\n', holdings: '' })
  })
  expect(asked[0]).not.toHaveProperty('data')
  expect((await screen.findAllByText(/Own data: the pasted rows/))[0]).toBeVisible()
  const back = screen.getAllByRole('button', { name: 'Back to the published figures' })
  await user.click(back[0] as HTMLElement)
  expect(screen.queryByText(/Own data: the pasted rows/)).not.toBeInTheDocument()
})

test('a file in another encoding is read by itself, and what is no table is refused in words', async () => {
  const user = open()
  const chooser = await screen.findByLabelText('Your CSV or Excel file')
  // É in Latin-1 is no UTF-8.
  const bytes = Uint8Array.from('date,ÉCO\n2025-01-31,1\n', (char) => char.charCodeAt(0))
  await user.upload(chooser, new File([bytes], 'cours.csv'))
  await waitFor(() => {
    expect(asked[0]).toMatchObject({ csv: 'date,ÉCO\n2025-01-31,1\n' })
  })
  await user.upload(chooser, new File(['%PDF-1.7'], 'cours.csv'))
  const panel = screen.getByRole('region', { name: 'Use your own data' })
  expect(await within(panel).findByRole('alert')).toHaveTextContent('It is a PDF')
})

test('prices that cannot be read are refused beside their panel', async () => {
  const message = 'row 2, column date: "02/01/2024" is not a date like 2024-01-31'
  answers = () =>
    Response.json(
      {
        title: 'Invalid',
        detail: 'x',
        code: 'invalid',
        errors: [{ field: 'csv', message, code: 'not_a_date', values: {} }],
      },
      { status: 422 },
    )
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste('date,AAA\n02/01/2024,1\n')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  const panel = screen.getByRole('region', { name: 'Use your own data' })
  expect(await within(panel).findByRole('alert')).toHaveTextContent('02/01/2024')
  // And one can leave them.
  answers = () => portfolioQuestion.initial.report
  const [back] = screen.getAllByRole('button', { name: 'Back to the published figures' })
  await user.click(back as HTMLElement)
  await waitFor(() => {
    expect(within(panel).queryByRole('alert')).toBeNull()
  })
})

test('a company’s figures lead to their filings, as filed or as known now', async () => {
  const user = open()
  const figure = screen.getByRole('figure', { name: /Apple Inc\./ })
  const [link] = within(figure).getAllByRole('link', { name: /opens in a new tab/ })
  expect(link).toHaveAttribute('href', expect.stringContaining('https://www.sec.gov/Archives/'))
  await user.click(within(figure).getByRole('radio', { name: 'As filed' }))
  expect(window.location.search).toBe('?filed=first')
  const symbol = within(figure).getByRole('textbox', { name: 'Symbol' })
  await user.clear(symbol)
  await user.type(symbol, 'MSFT{Enter}')
  await waitFor(() => {
    expect(companies.at(-1)).toContain('/company?ticker=MSFT&years=5')
  })
})
