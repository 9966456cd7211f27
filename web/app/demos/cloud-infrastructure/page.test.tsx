import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import * as frameParts from '@/components/demo/frame-parts'
import { stubMedia } from '@/lib/media.test-support'
import { defaultReport } from './contract.gen'
import * as parts from './lazy-parts'
import CloudInfrastructurePage from './page'

// The parts are there before the page is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  const all = [CallTheApi, ...Object.values(frameParts), ...Object.values(parts)]
  await Promise.all(all.map((part) => part.load()))
})

const { setup, source } = defaultReport
const plan = { ...defaultReport.plan, source }
const SOURCES = '/api/v1/sources'
const asked: string[] = []
const bodies: Record<string, unknown>[] = []
let answers: (path: string) => unknown = () => plan
/** How the server has Azure's prices. */
let mode: 'live' | 'snapshot' = 'snapshot'

beforeEach(() => {
  asked.length = 0
  bodies.length = 0
  mode = 'snapshot'
  answers = (path) => (path.includes('simulate') ? setup : plan)
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, init?: RequestInit) => {
      asked.push(path)
      if (typeof init?.body === 'string')
        bodies.push(JSON.parse(init.body) as Record<string, unknown>)
      const answer =
        path === SOURCES
          ? { sources: [{ key: 'azure-retail-prices', source: { ...source, mode } }] }
          : answers(path)
      return Promise.resolve(answer instanceof Response ? answer : Response.json(answer))
    }),
  )
  stubMedia()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Plans are refused for a field; set-ups are answered. */
const refusing = (field: string, message: string, code: string) => (path: string) =>
  path.includes('simulate')
    ? setup
    : Response.json(
        {
          title: 'Invalid',
          detail: 'x',
          code: 'invalid',
          errors: [{ field, message, code, values: {} }],
        },
        { status: 422 },
      )

const own = {
  minutes: 3,
  requests: 500,
  peak_minute: 1,
  simulated_from: 0,
  simulated_to: 3,
  elastic_pct: 61.2,
}

/** Gives the page minutes of one's own. */
async function paste(user: ReturnType<typeof open>) {
  await user.click(screen.getByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste('minute,requests\n0,100\n1,300\n2,100\n')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
}

function open(query = '') {
  window.history.replaceState(null, '', `/demo/cloud-infrastructure${query}`)
  render(<CloudInfrastructurePage />)
  return userEvent.setup({ delay: null })
}

test('the question and the answer stand there at once, and no plan is asked for', async () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'What would this run on, what would it cost, and would it hold?',
  )
  const answer = screen.getByText(/^Five machines hold; four do not/)
  expect(answer).toHaveTextContent('$757 at Google (e2-standard-4)')
  expect(answer).toHaveTextContent('without egress and storage')
  const lists = screen.getByText(/^AWS \(Aug 22, 2026\), Azure \(Jun 18, 2026\), Google \(2026/)
  expect(lists).toHaveTextContent('month not known) · US dollars of every list')
  expect(lists).toHaveTextContent('1.4064 of Sep 22, 2026')
  expect(screen.getByRole('link', { name: /^Azure’s price list/ })).toHaveAttribute(
    'href',
    'https://prices.azure.com/api/retail/prices',
  )
  expect(screen.getByText('Snapshot · 2026')).toBeVisible()
  await waitFor(() => {
    expect(asked).toEqual([SOURCES])
  })
})

test('newer prices of Azure are asked for, and stand in a line apart from the dated lists', async () => {
  mode = 'live'
  const lists = plan.lists.map((list) =>
    list.cloud === 'azure' ? { ...list, as_of: '2026-11-18' } : list,
  )
  const live = { ...source, mode, as_of: '2026-11-18', stale: false }
  answers = (path) => (path.includes('simulate') ? setup : { ...plan, lists, source: live })
  open()
  expect(await screen.findByText(/^Azure \(Nov 18, 2026\)/)).toBeVisible()
  expect(screen.getByText('Live · Nov 18, 2026')).toBeVisible()
  expect(screen.getByText('Snapshot · 2026')).toBeVisible()
  expect(screen.getByText(/^AWS \(Aug 22, 2026\), Google \(2026, month not known\)/)).toBeVisible()
  expect(asked).toContain('/api/v1/cloud-infrastructure/plan')
})

test('every figure has its finding', () => {
  open()
  for (const finding of [
    'Four machines break in the minute one fails',
    'Google costs least, AWS $121 a month more',
    /^14 cores keep 250\sms; 13 miss it by 1.9\sms/,
    /^4 × e2-standard-4 for \$606 does not hold/,
    /^In Ontario the same machines emitted 20 times/,
    /^5 machines of 4 cores do not hold: p99 is/,
    'Sizes left out for odd prices: 56 of Azure',
  ])
    expect(screen.getByRole('heading', { name: finding })).toBeVisible()
})

test('what a price list had dropped stands in a table, by cloud and series', () => {
  open()
  const figure = screen.getByRole('figure', { name: /^Sizes left out for odd prices/ })
  const azure = within(figure).getByRole('row', { name: /^Azure/ })
  expect(azure).toHaveTextContent('1,051')
  expect(azure).toHaveTextContent('Dads_v5, Das_v5, Eads_v5, Eas_v5')
  expect(within(figure).getByRole('row', { name: /^AWS/ })).toHaveTextContent('596')
  expect(within(figure).getByRole('row', { name: /^Google/ })).toHaveTextContent('month not known')
  expect(figure).toHaveTextContent('1.4064 of Sep 22, 2026')
})

test('what the address says is asked, and only what it needs', async () => {
  open('?requests_per_second=120&vcpus=8&province=quebec&surge=3')
  await waitFor(() => {
    expect(asked).toContain('/api/v1/cloud-infrastructure/plan')
  })
  const body = bodies.find((one) => 'lost_machines' in one)
  expect(body).toMatchObject({
    requests_per_second: 120,
    vcpus: 8,
    province: 'quebec',
    surge: 3,
    timeout_ms: 10_000,
  })
  expect(body).not.toHaveProperty('processor')
  expect(body).not.toHaveProperty('max_machines')
  expect(body).not.toHaveProperty('csv')
})

test('the rule of autoscaling is asked as it is set', async () => {
  const user = open('?surge=3&check_seconds=60&max_machines=10')
  const target = screen.getByRole('combobox', { name: 'Autoscaling keeps the cores' })
  await user.selectOptions(target, '40 % busy')
  const rule = { check_seconds: 60, target_utilisation_pct: 40, max_machines: 10 }
  await waitFor(() => {
    expect(bodies).toContainEqual(expect.objectContaining(rule))
  })
  expect(window.location.search).toContain('target_utilisation_pct=40')
})

test('the machines of a rush stand by minute, and what they cost in words', async () => {
  const [planned] = plan.trial.runs
  if (!planned) throw new Error('the default plan has runs')
  const steps = planned.steps.map((step, at) => ({ ...step, machines: at < 5 ? 5 : 12.5 }))
  const scaled = { ...planned, kind: 'autoscaled', steps, machine_hours: 2.5, cost_cad: 0.52 }
  const event = { kind: 'surge', at_seconds: 300, until_seconds: null }
  const trial = { ...plan.trial, event, runs: [planned, scaled] }
  const ready = { machine_hours: 3.75, cost_cad: 0.78 }
  const surge = { requests_per_second: 1200, machines: 15, monthly_cad: 2272.13, ...ready }
  answers = (path) => (path.includes('simulate') ? setup : { ...plan, surge, trial })
  const user = open('?surge=4')
  const answer = await screen.findByText(/simulated autoscaling costs/)
  expect(answer).toHaveTextContent('$0.52 (2.50 machine-hours), being ready from the start $0.78')
  const figure = screen.getByRole('figure', { name: /^Autoscaling keeps the promise/ })
  await user.click(within(figure).getByRole('button', { name: 'Table' }))
  const column = { name: /^Machines paid for, Autoscaled/ }
  expect(within(figure).getByRole('columnheader', column)).toBeVisible()
  expect(within(figure).getByRole('row', { name: /^5 min/ })).toHaveTextContent('12.5')
})

test('other chances are those of the next seed, which stands in the address', async () => {
  const user = open('?seed=41')
  await user.click(screen.getByRole('button', { name: 'Run again with other chances' }))
  await waitFor(() => {
    expect(bodies).toContainEqual(expect.objectContaining({ lost_machines: 1, seed: 42 }))
    expect(bodies).toContainEqual(expect.objectContaining({ machines: 5, seed: 42 }))
  })
  expect(window.location.search).toBe('?seed=42')
})

test('a promise that no number of machines keeps is told at its word, and the last plan stays', async () => {
  const message = 'the work alone takes 184.2 ms for the slowest of 100 requests'
  answers = refusing('promise_ms', message, 'unreachable')
  open('?promise_ms=150')
  expect(await screen.findByText(/The work alone takes 184.2 ms/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Promise for 99 of 100' })).toBeInvalid()
  expect(screen.getByText(/^Five machines hold/)).toBeVisible()
})

test('minutes of one’s own are planned, and the way back is taken', async () => {
  answers = (path) => (path.includes('simulate') ? setup : { ...plan, own })
  const user = open()
  await paste(user)
  await waitFor(() => {
    expect(bodies.at(-1)?.['csv']).toContain('1,300')
  })
  expect(bodies.at(-1)).not.toHaveProperty('requests_per_second')
  expect(await screen.findByText(/1\.4064 of Sep 22, 2026; .*3 minutes/)).toBeVisible()
  expect(await screen.findByText(/^Your fullest minute has/)).toHaveTextContent(
    /61\s% of the machine-hours/,
  )
  const [back] = await screen.findAllByRole('button', { name: 'Back to the web shop' })
  await user.click(back as HTMLElement)
  expect(await screen.findByText(/^Five machines hold/)).toBeVisible()
})

// Of the second the control is not there while a table gives the traffic.
test.each(['csv', 'requests_per_second'])('minutes refused for %s say why', async (field) => {
  answers = (path) => (path.includes('simulate') ? setup : { ...plan, own })
  const user = open()
  await paste(user)
  await screen.findByText(/^Your fullest minute has/)
  const message = 'the fullest minute is work for 3000 cores; at most 2000 are planned for'
  answers = refusing(field, message, 'too_much_work')
  const work = screen.getByRole('textbox', { name: 'Work of a request' })
  await user.clear(work)
  await user.type(work, '45{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(/The fullest minute is work for/)
  expect(screen.getByText(/^Your fullest minute has/)).toBeVisible()
})

test('a set-up of one’s own is simulated with what is typed', async () => {
  const user = open()
  const form = screen.getByRole('form', { name: 'The set-up to try' })
  const machines = within(form).getByRole('spinbutton', { name: 'Machines' })
  await user.clear(machines)
  await user.type(machines, '7{Enter}')
  await user.selectOptions(within(form).getByRole('combobox'), 'Exponential')
  await waitFor(() => {
    expect(bodies.at(-1)).toMatchObject({ machines: 7, service_shape: 'exponential', seconds: 900 })
  })
  expect(bodies.at(-1)).toMatchObject({ failure: { machines: 1, at_seconds: 300 } })
})

test('a figure of the answer opens to its formula, and a cost to what is not priced', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: /\$757/ }))
  const note = await screen.findByRole('dialog')
  expect(note).toHaveTextContent('5 × e2-standard-4')
  expect(note).toHaveTextContent('1.4064')
  expect(note).toHaveTextContent(/Not priced.*storage/)
})
