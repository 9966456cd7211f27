import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import * as frameParts from '@/components/demo/frame-parts'
import { stubMedia } from '@/lib/media.test-support'
import { marketQuestion } from './ask'
import { defaultReport } from './contract.gen'
import { How } from './how'
import * as parts from './lazy-parts'
import EnergyManagementPage from './page'
import { creditOf } from './words'

// The parts are there before the page is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  const all = [CallTheApi, ...Object.values(frameParts), ...Object.values(parts)]
  await Promise.all(all.map((part) => part.load()))
})

const { market, forecast, bill } = defaultReport
const [knownRow] = market.knowledge
const asked: string[] = []
const bodies: string[] = []
let answers: (path: string) => unknown

beforeEach(() => {
  asked.length = 0
  bodies.length = 0
  answers = (path) => (path.includes('forecast') ? forecast : path.includes('bill') ? bill : market)
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, init?: RequestInit) => {
      asked.push(path)
      if (typeof init?.body === 'string') bodies.push(init.body)
      const answer = answers(path)
      return Promise.resolve(answer instanceof Response ? answer : Response.json(answer))
    }),
  )
  stubMedia()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function open(query = '') {
  window.history.replaceState(null, '', `/demo/energy-management${query}`)
  render(<EnergyManagementPage />)
  return userEvent.setup({ delay: null })
}

const answer = () => screen.getByText(/^(Yes: |No: |Not enough to)/)

test('the question and the verdict stand there at once, and nothing is asked for', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'What would a battery earn, and what does tomorrow’s load look like?',
  )
  expect(answer()).toHaveTextContent(
    /^Not enough to pay for itself: planned on the day-ahead prices it needs 27\syears and lasts 15; with every price known it would still need 26\syears\./,
  )
  expect(answer()).toHaveTextContent(/earns \$1,669: it buys at \$27 and sells at \$93 a MWh/)
  expect(answer()).toHaveTextContent('Thursday alone brings $515')
  expect(asked).toEqual([])
})

test('every figure has its finding', () => {
  open()
  for (const finding of [
    'Half of the week’s money is made on two days',
    /^Knowing only yesterday’s prices keeps 83\s% over the 89 days with a day before them$/,
    'At $400 a kWh it does not pay with the day-ahead prices',
    /^Between 6 and 8 hours of storage, an hour earns 12\s% of the first/,
    /^Jul 1, 2026, the day after the record: a peak of 23,283\sMW is expected/,
    /^June 2025 is hardest, January 2025 easiest/,
    /^15:00 is hardest, 0:00 easiest/,
    /^At home a battery needs 24\syears and lasts 15/,
    'With the battery most is drawn from 6:00',
  ])
    expect(screen.getByRole('heading', { name: finding })).toBeVisible()
})

test('what the address says is asked, and only what it needs', async () => {
  open('?market=alberta&cost_per_kwh=200&issue=ten')
  await waitFor(() => {
    expect(asked).toHaveLength(2)
  })
  expect(asked).toContain(
    '/api/v1/energy-management/market?market=alberta&power_mw=1&energy_mwh=4&efficiency_pct=92&cost_per_kwh=200&life_years=15',
  )
  expect(bodies).toEqual([JSON.stringify({ region: 'ontario', issue: 'ten', level: '90' })])
})

test('payback and verdict rest on the same plan', async () => {
  const all = { ...knownRow, years_to_pay: 10, pays: true, pays_at_cost_per_kwh: 600 }
  const ours = { ...all, known: 'forecast' as const, years_to_pay: 20, pays: false }
  const knowledge = [all, { ...ours, pays_at_cost_per_kwh: 300 }]
  answers = () => ({ ...market, basis: 'forecast', knowledge })
  open('?market=alberta')
  await waitFor(() => {
    expect(answer()).toHaveTextContent(/^Not enough to pay for itself: planned on our forecast/)
  })
  expect(
    screen.getByRole('heading', { name: 'At $400 a kWh it does not pay with our forecast' }),
  ).toBeVisible()
  expect(screen.getByText('$300 a kWh')).toBeVisible()
  expect(screen.queryByText(/it pays$/)).toBeNull()
})

test('three weeks of 2016 are called so, and their price by its name', async () => {
  const report = {
    ...market,
    market: 'ontario_2016' as const,
    from: '2016-01-04',
    to: '2016-09-11',
  }
  answers = () => report
  open('?market=ontario_2016')
  expect(await screen.findByText(/prices known: three weeks of 2016/)).toBeVisible()
  expect(screen.queryByText(/2016-09-11/)).toBeNull()
  expect(creditOf({ ...marketQuestion.initial, report })).toBe(
    'IESO, hourly energy price (HOEP), three weeks of 2016; best schedule, proven',
  )
})

test('a ring is spoken of where there is one', async () => {
  open('?energy_mwh=12')
  await waitFor(() => {
    expect(screen.queryByText(/The ring: yours/)).toBeNull()
  })
})

test('what the pace makes of a roof is said', async () => {
  const reading = { ...bill.reading, solar_kwh: 2030, year_days: 89 }
  answers = () => ({ ...bill, reading })
  open('?solar_kw=5')
  expect(
    await screen.findByText(
      /The roof’s 2,030 kWh of these days are 8,325 a year at that pace; its year is 5,750\./,
    ),
  ).toBeVisible()
})

test('a week of one market is left with the market', async () => {
  const user = open('?week=2026-06-22')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Market' }), 'ontario_2016')
  await waitFor(() => {
    expect(asked.at(-1)).toContain('market=ontario_2016')
  })
  expect(asked.at(-1)).not.toContain('week=')
})

test('a week without prices is told at its word, and the last schedule stays', async () => {
  const message = 'week must begin on a day from 2026-04-02 to 2026-06-24'
  answers = (path) =>
    path.includes('market')
      ? Response.json(
          {
            title: 'Invalid',
            detail: 'x',
            code: 'invalid',
            errors: [{ field: 'week', message, code: 'no_prices', values: {} }],
          },
          { status: 422 },
        )
      : forecast
  open('?week=2024-01-01')
  expect((await screen.findAllByText(/2026-06-24|Jun 24, 2026/))[0]).toBeVisible()
  expect(answer()).toHaveTextContent(/\$1,669/)
})

test('a meter of one’s own is answered first, and the way back is taken', async () => {
  answers = (path) =>
    path.includes('bill')
      ? {
          ...bill,
          reading: { ...bill.reading, is_own: true, is_short: false, missing: 3, clock_changes: 1 },
          best_without: 'market',
          years_to_pay: 7.2,
          pays: true,
        }
      : market
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  // A net meter gives at times.
  await user.paste('time,kwh\n2026-06-08 00:00,1\n2026-06-08 01:00,-2\n')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  await waitFor(() => {
    expect(answer()).toHaveTextContent('Yes: it pays for itself in year 8 of 15.')
  })
  expect(answer()).toHaveTextContent(
    '3 steps missing, taken from the week before or the nearest known before it, at the start the first known, the clocks changed on 1 of them',
  )
  expect(answer()).toHaveTextContent('the cheapest without a battery is your prices')
  expect(screen.queryByText('Wholesale')).toBeNull()
  expect(bodies.at(-1)).toContain('2026-06-08 01:00,-2')
  const [back] = await screen.findAllByRole('button', { name: 'Back to the sample meter' })
  await user.click(back as HTMLElement)
  expect(answer()).toHaveTextContent(/^Not enough/)
})

test('peaks are shown where they are charged, with their gap', async () => {
  const peaks = [
    {
      month: '2026-04',
      peak_kw: 2,
      shaved_kw: 1.5,
      saved: 9,
      bound: 10,
      gap_pct: 10,
      year_gap_pct: 1.1,
    },
  ]
  answers = () => ({ ...bill, peaks })
  const user = open()
  const form = screen.getByRole('form', { name: 'Your home and its battery' })
  const charge = within(form).getByRole('spinbutton', { name: /^Peak charge/ })
  await user.clear(charge)
  await user.type(charge, '12{Enter}')
  await waitFor(() => {
    expect(bodies.at(-1)).toContain('"demand_charge":12')
  })
  expect(
    await screen.findByRole('heading', {
      name: /^What each month saves of a year is within 1\.1\s% of the most any cap could$/,
    }),
  ).toBeVisible()
})

test('a meter of more than a year is said to count seasons twice', () => {
  render(<How />)
  expect(
    screen.getByText(/one of more than a year and not of whole years counts some seasons twice\./),
  ).toBeVisible()
})
