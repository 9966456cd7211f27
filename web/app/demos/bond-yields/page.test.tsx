import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import { stubMedia } from '@/lib/media.test-support'
import { curveQuestion } from './ask'
import generated from './default-report.gen.json'
import * as parts from './lazy-parts'
import BondYieldsPage from './page'

// The parts are there before the page is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  await Promise.all([CallTheApi, ...Object.values(parts)].map((part) => part.load()))
})

const { report } = curveQuestion.initial

// Two lists of 305 months make finding by role slow in the test's document, and drawing on a busy machine.

const asked: string[] = []
type Answers = (path: string, body: string) => unknown
let answers: Answers

const refusal = (field: string, message: string, more: object = {}) =>
  Response.json(
    { title: 'Invalid', detail: 'x', code: 'invalid', errors: [{ field, message, ...more }] },
    { status: 422 },
  )

const known: Answers = (path) => {
  if (path.includes('/compare')) return report.compare
  if (path.includes('/spread')) return report.slope
  if (path.includes('/history')) return report.history
  if (path.includes('/price')) return generated.price
  return generated.fits[path.includes('fit-table') ? 0 : 1]
}

beforeEach(() => {
  asked.length = 0
  answers = known
  window.history.replaceState(null, '', '/demo/bond-yields')
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init?: RequestInit) => {
      asked.push(path)
      const answer = await answers(path, typeof init?.body === 'string' ? init.body : '')
      return answer instanceof Response ? answer : Response.json(answer)
    }),
  )
  stubMedia()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function open(query = '') {
  window.history.replaceState(null, '', `/demo/bond-yields${query}`)
  render(<BondYieldsPage />)
  // All keys at once: a busy machine's pause between two of them is nobody's.
  return userEvent.setup({ delay: null })
}

const address = () => window.location.pathname + window.location.search

async function pasteRows(user: ReturnType<typeof userEvent.setup>, rows: string) {
  await user.click(await screen.findByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste(rows)
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
}

/** An answer that comes when the test says so. */
function held() {
  let release: (answer: unknown) => void = () => undefined
  const answer = new Promise<unknown>((resolve) => {
    release = resolve
  })
  return { answer, release }
}

describe('the page', () => {
  test('answers without waiting and asks one question: is there anything newer', async () => {
    open()
    expect(
      screen.getByRole('heading', { level: 1, name: 'What is the curve saying?' }),
    ).toBeVisible()
    expect(screen.getByText(/As of May 2026: no inversion, and none for/)).toBeVisible()
    expect(screen.getByText('In development')).toBeVisible()
    await waitFor(() => {
      expect(asked).toEqual(['/api/v1/bond-yields/compare'])
    })
  })

  test('once the server has a newer source, nothing of the prerendered one is mixed in', async () => {
    answers = (path, body) => {
      const answer = known(path, body)
      return path.includes('/compare') || path.includes('/spread') || path.includes('/history')
        ? { ...(answer as object), source: { ...report.compare.source, mode: 'live' } }
        : answer
    }
    open()
    expect(await screen.findByText(/^Live · /)).toBeVisible()
    for (const part of ['long=10y&short=2y', 'long=mortgage_5y&short=5y', 'history?series='])
      expect(asked.some((path) => path.includes(part))).toBe(true)
  })

  test('a figure opens to its formula and series', async () => {
    const user = open()
    await user.click(screen.getByRole('button', { name: /^\+60\sbp, 10-year minus 2-year$/ }))
    const note = screen.getByRole('dialog', { name: '10-year minus 2-year' })
    expect(within(note).getByText('BD.CDN.10YR.DQ.YLD')).toBeVisible()
  })

  test('controls write the address and say why Svensson may mislead', async () => {
    const user = open()
    await user.click(screen.getByRole('radio', { name: 'Svensson' }))
    expect(address()).toBe('/demo/bond-yields?fit=svensson')
    expect(screen.getByText(/Svensson can fit noise/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Curve: month before' }))
    expect(address()).toContain('curve=2026-04&against=2025-05')
    await waitFor(() => {
      expect(asked).toContain('/api/v1/bond-yields/compare?date=2026-04&with=2025-05')
    })
  })

  test('Play stands in the bar of a phone too, and stops there', async () => {
    const user = open()
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Play' }))
    expect(screen.getByRole('button', { name: 'Stop' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Stop' }))
  })

  test('own points are fitted, and one can go back', async () => {
    const user = open()
    const sent: string[] = []
    answers = (path, body) => {
      if (path.includes('fit-table')) sent.push(body)
      return known(path, body)
    }
    await pasteRows(user, 'maturity,yield_pct\n3m,2.3\nten,3\n')
    expect(await screen.findByRole('alert')).toHaveTextContent('line 3, maturity “ten”')
    await user.click(screen.getByRole('button', { name: 'Go on without them' }))
    expect(await screen.findByText(/Your curve runs from/)).toBeVisible()
    expect(screen.getByText(/for the curve, else month-end benchmark yields/)).toBeVisible()
    expect(sent[0]).toContain(String.raw`maturity,yield_pct\r\n3m,2.3`)
    await user.click(screen.getByRole('button', { name: 'Back to the published figures' }))
    expect(await screen.findByText(/As of May 2026: no inversion, and none for/)).toBeVisible()
  })

  test('a maturity may be written with a decimal comma', async () => {
    const user = open()
    const sent: string[] = []
    answers = (path, body) => {
      if (path.includes('fit-table')) sent.push(body)
      return known(path, body)
    }
    await pasteRows(user, 'maturity;yield_pct\n0,25;2,3\n2y;2,5\n7,5;2,9\n10 a;3,2\n')
    expect(await screen.findByText(/Your curve runs from/)).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(JSON.parse(sent[0] ?? '{}')).toMatchObject({
      csv: 'maturity,yield_pct\r\n"0,25",2.3\r\n2y,2.5\r\n"7,5",2.9\r\n10 a,3.2\r\n',
    })
  })

  test('a failed request keeps the last good figures and offers a way on', async () => {
    const user = open()
    answers = () => refusal('date', 'date must not be before 2001-01-31')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Against' }), '2020-03')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The curve did not come back.')
    expect(alert).toHaveTextContent('Date must not be before 2001-01-31.')
    expect(screen.getByRole('button', { name: 'Export yield curve as CSV' })).toBeDisabled()
    expect(screen.getByText(/As of May 2026: no inversion, and none for/)).toBeVisible()
    await user.click(within(alert).getByRole('button', { name: 'Back to the default view' }))
    expect(address()).toBe('/demo/bond-yields')
  })
})

describe('an answer stays with its question', () => {
  test('a new spread’s name waits for its data', async () => {
    const user = open()
    const { answer, release } = held()
    answers = (path, body) => (path.includes('short=3m') ? answer : known(path, body))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Spread' }), '10y-3m')
    await waitFor(() => {
      expect(asked.at(-1)).toContain('long=10y&short=3m')
    })
    expect(screen.getByText(/^10-year minus 2-year, basis points/)).toBeVisible()
    release({ ...report.slope, episodes: [] })
    expect(await screen.findByText(/^10-year minus 3-month, basis points/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'No inversion since 2001' })).toBeVisible()
  })

  test('the visitor’s file is not named before its figures are there', async () => {
    const user = open()
    const { answer, release } = held()
    answers = (path, body) => (path.includes('fit-table') ? answer : known(path, body))
    await pasteRows(user, 'maturity,yield_pct\n3m,2.3\n2y,2.5\n5y,2.9\n10y,3.2\n')
    await waitFor(() => {
      expect(asked.at(-1)).toContain('fit-table')
    })
    expect(screen.queryByText(/the pasted rows/)).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Request' })).not.toHaveTextContent('fit-table')
    release(generated.fits[0])
    expect(await screen.findByText(/Your curve runs from/)).toBeVisible()
    expect(screen.getByText('the pasted rows')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Request' })).toHaveTextContent('fit-table')
  })

  test('the API panel shows a request with its own answer, never the comparison under the fit', async () => {
    const few = report.compare.curve.points.slice(0, 3)
    answers = (path, body) =>
      path.includes('/compare')
        ? { ...report.compare, curve: { ...report.compare.curve, date: '2003-01-31', points: few } }
        : known(path, body)
    open('?curve=2003-01')
    await screen.findByText(/The curve of January 2003 lacks/)
    const panel = screen.getByRole('region', { name: 'Call the API' })
    expect(within(panel).getByRole('region', { name: 'Request' })).not.toHaveTextContent('/fit')
    expect(within(panel).getByRole('region', { name: 'Answer' })).toHaveTextContent('"mean_bp"')
  })

  test('typing a bond’s yield is one question and no step of the history', async () => {
    const user = open()
    await waitFor(() => {
      expect(asked).toHaveLength(1)
    })
    const steps = window.history.length
    const field = screen.getByRole('textbox', { name: 'Yield, per cent, semi-annual' })
    await user.clear(field)
    await user.type(field, '4.125')
    await waitFor(() => {
      expect(address()).toBe('/demo/bond-yields?yield_pct=4.125')
    })
    await waitFor(() => {
      expect(asked).toEqual(['/api/v1/bond-yields/compare', '/api/v1/bond-yields/price'])
    })
    expect(window.history.length).toBe(steps)
  })

  test('a refused bond keeps the last price and says why at its field', async () => {
    const user = open()
    answers = (path, body) =>
      path.includes('/price')
        ? refusal('yield_pct', 'yield_pct must be at least -1', {
            code: 'out_of_range',
            values: { minimum: -1, maximum: 50, got: -4 },
          })
        : known(path, body)
    const field = screen.getByRole('textbox', { name: 'Yield, per cent, semi-annual' })
    await user.clear(field)
    await user.type(field, '-4{Enter}')
    const bond = screen.getByRole('region', { name: 'Price of a bond' })
    expect(await within(bond).findByRole('alert')).toHaveTextContent(
      'The yield must be at least −1.',
    )
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(field).toHaveAccessibleDescription('The yield must be at least −1.')
    expect(within(bond).getByRole('heading', { name: /This bond costs/ })).toBeVisible()
    await user.click(within(bond).getAllByRole('button', { name: /%/ })[0] ?? field)
    expect(within(bond).getByRole('dialog', { name: 'Yield' })).toHaveTextContent(/3\.560/)
  })
})
