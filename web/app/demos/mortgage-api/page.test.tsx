import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import generated from './default-report.gen.json'
import { How, OwnOffers, PenaltyFigure, PrepaymentFigure, QualifyFigure } from './lazy-parts'
import MortgagePage from './page'

// The panel is there before a page is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  const parts = [CallTheApi, PrepaymentFigure, QualifyFigure, PenaltyFigure, OwnOffers, How]
  await Promise.all(parts.map((part) => part.load()))
})

// The page is large, and finding by role in it takes a second on a busy machine.

// All keys at once: a busy machine's pause between two of them is nobody's.
const user = userEvent.setup({ delay: null })

const offers = { ...generated.offers, source: generated.source }

/** What the stand-in for the API was asked, and what it answers in place of the usual. */
const asked: { call: string; body: unknown }[] = []
let instead: (call: string) => Promise<Response> | Response | undefined

const refusal = (field: string, values: object) =>
  Response.json(
    {
      title: 'Unprocessable',
      status: 422,
      detail: 'no',
      code: 'invalid',
      errors: [{ field, message: `${field} is not possible`, code: 'out_of_range', values }],
    },
    { status: 422 },
  )
const tooLittle = (call: string) =>
  call === 'quote'
    ? refusal('down_payment', { minimum: 62_500, maximum: null, got: 60_000 })
    : undefined

function answerTo(call: string, isDefault: boolean) {
  const answers: Record<string, unknown> = {
    quote: { ...generated.quote, payment: 1234.56 },
    offers: isDefault ? offers : { ...offers, offers: offers.offers.slice(3, 5) },
    qualify: { ...generated.qualify, max_loan: 555_555.55 },
    penalty: { ...generated.penalty, payable: 777.77 },
  }
  return Response.json(answers[call])
}

beforeEach(() => {
  asked.length = 0
  instead = () => undefined
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const call = new URL(input, 'http://x').pathname.split('/').at(-1) ?? ''
    asked.push({ call, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null })
    return (await instead(call)) ?? answerTo(call, !init?.body && !input.includes('type='))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(path = '/demo/mortgage-api') {
  window.history.replaceState(null, '', path)
  render(<MortgagePage />)
}

const answerText = () => screen.getByText(/You would pay/).textContent
const requestText = () => screen.getByLabelText('Request').textContent
const downPayment = () => screen.getByRole('textbox', { name: 'Down payment, dollars' })

async function paste(rows: string) {
  await user.click(await screen.findByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste(rows)
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
}

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
  show()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'montreal')
  expect(window.location.search).toBe('?place=montreal')
  await waitFor(() => {
    expect(answerText()).toContain('$1,234.56')
  })
  expect(asked.find(({ call }) => call === 'quote')?.body).toMatchObject({
    province: 'QC',
    city: 'Montréal',
  })
  expect(requestText()).toContain('"province": "QC"')
})

test('without a day of its own the application stands on the closing date', async () => {
  show('/demo/mortgage-api?closing_date=2026-06-30')
  expect(await screen.findByLabelText('Closing date')).toHaveValue('2026-06-30')
  const applied = screen.getByLabelText('Application date')
  expect(applied).toHaveValue('2026-06-30')
  fireEvent.change(applied, { target: { value: '2026-06-01' } })
  fireEvent.blur(applied)
  await waitFor(() => {
    expect(asked.findLast(({ call }) => call === 'quote')?.body).toMatchObject({
      application_date: '2026-06-01',
      closing_date: '2026-06-30',
    })
  })
})

test('a figure opens to its formula, inputs and source', async () => {
  show()
  const [premium] = screen.getAllByRole('button', { name: /^\$20,925.00/ })
  if (premium) await user.click(premium)
  const note = screen.getByRole('dialog', { name: 'Insurance premium' })
  within(note).getByText(/Canada Mortgage and Housing Corporation/)
  within(note).getByText(/Mar 17, 2017/)
})

test('own offers are ranked in place of the samples, and nothing is kept on leaving them', async () => {
  show()
  await paste('lender,rate_pct,term_years\nMine,4.1,5')
  await waitFor(() => {
    expect(answerText()).toContain('Best of your 2 offers')
  })
  expect(asked.at(-1)?.body).toMatchObject({ csv: 'lender,rate_pct,term_years\r\nMine,4.1,5\r\n' })
  await user.click(screen.getByRole('button', { name: 'Back to the sample lenders' }))
  await waitFor(() => {
    expect(answerText()).toContain('Best of 9 sample offers')
  })
})

test('the penalty form asks for its own figure and shows its request', async () => {
  show()
  await user.click(screen.getByRole('checkbox', { name: 'The rate is variable' }))
  await screen.findByRole('heading', { name: /would cost \$777.77/ })
  expect(requestText()).toContain('"variable": true')
})

test('a sum half typed is not asked about', async () => {
  show()
  await user.clear(downPayment())
  await user.type(downPayment(), '90000')
  await waitFor(() => {
    expect(answerText()).toContain('$1,234.56')
  })
  const sums = asked.flatMap(({ call, body }) => (call === 'quote' ? [body] : []))
  expect(sums).toEqual([expect.objectContaining({ down_payment: 90_000 })])
})

test('where no insurer decides, the verdict says whose limits it goes by', async () => {
  instead = (call) =>
    call === 'quote' ? Response.json({ ...generated.quote, insured: false }) : undefined
  show('/demo/mortgage-api?price=760000')
  await waitFor(() => {
    expect(answerText()).toMatch(/^By the insurers’ limits you would not qualify at 4\.09\s%: /)
  })
})

describe('an answer stays with its question', () => {
  test('a refused down payment is said at its field, and no figure is of it', async () => {
    instead = tooLittle
    show()
    await user.clear(downPayment())
    await user.type(downPayment(), '60000{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The down payment must be at least 62,500.',
    )
    expect(downPayment()).toHaveAccessibleDescription('The down payment must be at least 62,500.')
    expect(downPayment()).toHaveValue('60000')
    expect(screen.getByText(/not of this one/)).toBeVisible()
    expect(window.location.search).toBe('?down_payment=60000')
    expect(answerText()).toContain('$3,694.74')
    const cash = screen.getByRole('table', { name: /to bring on closing day/ })
    within(cash).getByRole('cell', { name: '$75,000.00' })
    expect(within(cash).queryByText(/60,000/)).not.toBeInTheDocument()
    expect(screen.getByText(/10\.0 % down, minimum/)).toBeVisible()
    expect(requestText()).toContain('"down_payment": 75000')
  })

  test('a term on its way is not named over the old figures', async () => {
    let release: () => void = () => undefined
    const wait = new Promise<void>((resolve) => {
      release = resolve
    })
    instead = async (call) => {
      if (call === 'quote') await wait
      return answerTo(call, true)
    }
    show()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Term' }), '3')
    await waitFor(() => {
      expect(asked.map(({ call }) => call)).toContain('quote')
    })
    // The offers of the new term do not wait for its quote.
    expect(asked.filter(({ call }) => call === 'offers')).toHaveLength(2)
    expect(screen.getByText('Still owed after 5 years')).toBeVisible()
    expect(requestText()).toContain('"term_years": 5')
    release()
    expect(await screen.findByText('Still owed after 3 years')).toBeVisible()
    expect(requestText()).toContain('"term_years": 3')
  })

  test('the visitor’s file is not named over our sample’s figures', async () => {
    instead = (call) =>
      call === 'offers' && asked.at(-1)?.body ? Response.json({}, { status: 503 }) : undefined
    show()
    await paste('lender,rate_pct,term_years\nMine,4.1,5')
    expect(await screen.findByText('The ranking of your offers did not come back.')).toBeVisible()
    expect(answerText()).toContain('Best of 9 sample offers')
    expect(screen.queryByText(/the pasted rows/)).not.toBeInTheDocument()
    expect(screen.getByText(/by month · .*lenders are synthetic samples/)).toBeVisible()
    expect(requestText()).not.toContain('Mine')
  })

  test('a refusal in one form leaves the others alone', async () => {
    instead = (call) =>
      call === 'qualify'
        ? refusal('annual_income', { minimum: 12_000, maximum: null, got: 9000 })
        : undefined
    show()
    const income = screen.getByRole('textbox', { name: 'Household income' })
    await user.clear(income)
    await user.type(income, '9000{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The household income must be at least 12,000.',
    )
    screen.getByRole('heading', { name: /You may borrow up to \$674,245.01/ })
    const [limit] = screen.getAllByRole('button', { name: /^\$4,350.00/ })
    if (limit) await user.click(limit)
    expect(screen.getByRole('dialog')).toHaveTextContent(/39 % of income\s+\$4,875.00/)
  })
})
