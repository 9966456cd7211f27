import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import * as frameParts from '@/components/demo/frame-parts'
import { stubMedia } from '@/lib/media.test-support'
import { defaultReport } from './contract.gen'
import * as parts from './lazy-parts'
import PredictiveMaintenancePage from './page'
import { byLife, toStop, unknown } from './words'

// The parts are there before the page is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  const all = [CallTheApi, ...Object.values(frameParts), ...Object.values(parts)]
  await Promise.all(all.map((part) => part.load()))
})

const { report } = defaultReport
const asked: string[] = []
const bodies: string[] = []
const signals: AbortSignal[] = []
let answers: (path: string) => unknown = () => report

beforeEach(() => {
  asked.length = 0
  bodies.length = 0
  answers = () => report
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, init?: RequestInit) => {
      asked.push(path)
      if (typeof init?.body === 'string') bodies.push(init.body)
      if (init?.signal) signals.push(init.signal)
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
  window.history.replaceState(null, '', `/demo/predictive-maintenance${query}`)
  render(<PredictiveMaintenancePage />)
  return userEvent.setup({ delay: null })
}

const answer = () => screen.getByText(/^(Pump|Engine|Machine) .* next; stop|^No number/)

test('the question and the next to fail stand there at once, and nothing is asked for', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Which machine fails next, and when should we act?',
  )
  const [first] = byLife(report)
  expect(answer()).toHaveTextContent(`Pump ${String(first?.unit)} next; stop`)
  expect(answer()).toHaveTextContent(`${String(toStop(report).length)} of 30 now`)
  expect(answer()).toHaveTextContent(
    `Such intervals held for ${String(report.outcome?.held)} of 29 pumps`,
  )
  expect(asked).toEqual([])
})

test('every figure has its finding, and the pumps are called simulated', () => {
  open()
  for (const finding of [
    /inside the line of \d+ cycles$/,
    /^Stopping at \d+ cycles costs least/,
    /^Pump \d+ on the way of those that failed$/,
    /^Most is said by leak, then by oil particles/,
    /^90\s?% promised, \d\d(\.\d)?\s?% kept$/,
  ])
    expect(screen.getByRole('heading', { name: finding })).toBeVisible()
  expect(screen.getByText('Simulated')).toBeVisible()
})

test('what the address says is asked, and only what it needs', async () => {
  open('?fleet=engines&failure_cost=10000&interval=80&cap=90')
  await waitFor(() => {
    expect(asked).toHaveLength(1)
  })
  expect(asked[0]).toBe(
    '/api/v1/predictive-maintenance/fleet?fleet=engines&planned_cost=8000&failure_cost=10000&interval_pct=80',
  )
})

test('of a machine with too few readings no number is given', () => {
  const [newest] = unknown(report)
  open(`?machine=${String(newest?.unit)}`)
  expect(answer()).toHaveTextContent(
    `No number for pump ${String(newest?.unit)}: ${String(newest?.readings)} readings are recorded, 15 are needed. Watch, do not plan.`,
  )
  expect(asked).toEqual([])
})

/** What a job says, as the server sends it. */
const told = (...events: [name: string, data: unknown][]) =>
  events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('')

const file = (name: string, text: string) => new File([text], name, { type: 'text/csv' })

async function bringMachines() {
  const user = open()
  const learn = screen.getByRole('button', { name: 'Learn from these' })
  expect(learn).toBeDisabled()
  await user.upload(
    screen.getByLabelText('Histories that ended in failure: your file'),
    file('failed.csv', 'Asset,Runtime,hours,temp\nA,1,9,5\nA,2,9,6\n'),
  )
  await user.upload(
    screen.getByLabelText('Machines that run: your file'),
    file('running.csv', 'Asset,Runtime,hours,temp\nB,1,9,5\n'),
  )
  const failed = screen.getByRole('group', { name: 'Histories that ended in failure' })
  expect(await within(failed).findByText('failed.csv, 2 rows, 2 sensors')).toBeVisible()
  for (const part of ['Histories that ended in failure', 'Machines that run'])
    await user.selectOptions(
      within(screen.getByRole('group', { name: part })).getByRole('combobox', {
        name: 'The cycle is',
      }),
      'Runtime',
    )
  await user.click(learn)
  await waitFor(() => {
    expect(asked).toContain('/api/v1/predictive-maintenance/predict/job')
  })
  return user
}

test('machines of one’s own are learnt from with their columns mapped, and the way back is taken', async () => {
  const own = {
    ...report,
    outcome: null,
    filled: 3,
    validation: { ...report.validation, histories: 6 },
    few_histories: true,
  }
  answers = (path) => (path.endsWith('/job') ? new Response(told(['report', own])) : report)
  const user = await bringMachines()
  const body: unknown = JSON.parse(bodies[0] ?? '{}')
  expect(body).toMatchObject({
    train_csv: 'unit,cycle,hours,temp\nA,1,9,5\nA,2,9,6\n',
    test_csv: 'unit,cycle,hours,temp\nB,1,9,5\n',
    cap: 125,
    interval_pct: 90,
  })
  const said = await screen.findByText(/^Machine .* next; stop/)
  expect(said).toHaveTextContent('Only 6 machines that failed could be used to check the estimates')
  // Of so few nothing is promised: what was kept is said.
  expect(said).not.toHaveTextContent('of 100 such')
  expect(said).toHaveTextContent(/held for \d+\s% of the checks on your machines/)
  expect(screen.getByText(/3 empty cells filled with the machine’s reading before/)).toBeVisible()
  const [back] = screen.getAllByRole('button', { name: 'Back to the bundled fleets' })
  await user.click(back as HTMLElement)
  expect(await screen.findByText(/^Pump .* next; stop/)).toBeVisible()
})

test('a training says how far it is, and ends when it is stopped', async () => {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = controller
    },
  })
  answers = (path) => (path.endsWith('/job') ? new Response(body) : report)
  const user = await bringMachines()
  const say = (stage: object) => {
    act(() => {
      send?.enqueue(new TextEncoder().encode(told(['progress', stage])))
    })
  }
  say({ done: 20, of: 1500, checked: 0, rmse: null })
  expect(await screen.findByText('Growing trees: 20 of 1,500.')).toBeVisible()
  say({ done: 320, of: 1500, checked: 2, rmse: 11.25 })
  expect(
    await screen.findByText(/On 2 machines not seen in training the miss is 11\.3/),
  ).toBeVisible()
  const ended = vi.fn()
  signals.at(-1)?.addEventListener('abort', ended)
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(ended).toHaveBeenCalledOnce()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('a table that is refused is named, and the last answer stays', async () => {
  const message =
    'train_csv has 1 machines with more than 15 readings; at least 4 that ended in failure are needed'
  answers = (path) =>
    path.endsWith('/job')
      ? Response.json(
          {
            title: 'Invalid',
            code: 'invalid',
            errors: [{ field: 'train_csv', message, code: 'too_few_machines', values: {} }],
          },
          { status: 422 },
        )
      : report
  await bringMachines()
  expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent('at least 4')
  expect(screen.getByText(/^Pump .* next; stop/)).toBeVisible()
})

test('what is no table of readings is not sent', async () => {
  const user = open()
  await user.upload(
    screen.getByLabelText('Machines that run: your file'),
    file('notes.csv', 'just,text\n'),
  )
  expect(await screen.findByText(/notes\.csv is not a table of readings/)).toBeVisible()
  expect(asked).toEqual([])
})
