import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import { FakeEventSource } from '@/components/stream/fake-event-source.test-support'
import * as frameParts from '@/components/demo/frame-parts'
import { stubMedia } from '@/lib/media.test-support'
import { defaultReport } from './contract.gen'
import * as parts from './lazy-parts'
import AutomatedWorkflowsPage from './page'

// The parts are there before the page is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  const all = [CallTheApi, ...Object.values(frameParts), ...Object.values(parts)]
  await Promise.all(all.map((part) => part.load()))
})

interface Sent {
  path: string
  body: Record<string, unknown>
}

const { report, source } = defaultReport
const asked: Sent[] = []
let model: string | null = null
let isModelSilent = false
const suv = {
  text: 'SUV',
  field: 'body',
  op: 'is',
  value: 'suv',
  within_km: null,
  start: 0,
  end: 3,
} as const

function answerTo({ path, body }: Sent) {
  if (path.includes('/vin'))
    return path.endsWith('MFA00001')
      ? Response.json({
          vin: '1FTMW1T88MFA00001',
          vehicle: { make: 'FORD', model: 'F-150', year: 2021 },
          note: 'Decoded by the agency.',
          publisher: 'The agency',
        })
      : Response.json(
          {
            status: 422,
            title: 'Invalid',
            errors: [{ field: 'vin', message: 'vin does not check' }],
          },
          { status: 422 },
        )
  if (path.endsWith('/status')) return Response.json({ ai_model: model })
  if (path.endsWith('/read'))
    return Response.json({
      wish: body['wish'],
      read_as: [
        { ...suv, reader: 'grammar' },
        { ...suv, text: 'hauls lumber', field: 'quality', value: 'towing', reader: 'model' },
      ],
      not_understood: [],
      waived: [],
      model: isModelSilent ? null : model,
      note: isModelSilent ? 'The grammar alone has read it: the AI endpoint did not answer.' : null,
    })
  const isOdd = JSON.stringify(body).includes('lumber')
  const isNone = JSON.stringify(body).includes('20,000 km')
  return Response.json({
    ...report,
    source,
    wish: body['wish'],
    fits: path.includes('/table') ? 3 : isNone ? 0 : 41,
    ...(isOdd && { read_as: [suv], not_understood: ['hauls lumber'] }),
    ...(isOdd && { waived: ['doesn’t have to be AWD'] }),
    ...(body['wishes'] != null && { read_as: body['wishes'] }),
    ...(isNone && { listings: [], saving: null, wishes: [] }),
  })
}

beforeEach(() => {
  asked.length = 0
  model = null
  isModelSilent = false
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, init?: RequestInit) => {
      const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Sent['body']
      asked.push({ path, body })
      return Promise.resolve(answerTo({ path, body }))
    }),
  )
  stubMedia()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function open(query = '') {
  window.history.replaceState(null, '', `/demo/automated-workflows${query}`)
  render(<AutomatedWorkflowsPage />)
  return userEvent.setup({ delay: null })
}

const search = () => new URLSearchParams(window.location.search)

test('the question, the reading and the verdict stand there at once, and nothing is asked for', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Say what you want; see how it was read and why these cars.',
  )
  expect(screen.getByText(/^Yes: /)).toBeVisible()
  const chips = within(screen.getByRole('list', { name: 'How the wish was read' }))
  expect(chips.getByRole('button', { name: 'Edit under 25k at most $25,000' })).toBeVisible()
  expect(asked).toEqual([])
})

test('every figure has its finding and says synthetic', () => {
  open()
  for (const name of [
    /costs most cars/,
    /fair range$/,
    /^The best 20 cars/,
    /^In five years the /,
    /ask more than this one$/,
  ])
    expect(screen.getByRole('heading', { name })).toBeVisible()
  expect(screen.getAllByText(/synthetic/i).length).toBeGreaterThan(3)
})

test('another wish is asked for and stands in the address', async () => {
  const user = open()
  const line = screen.getByRole('textbox', { name: 'Your wish, in your own words' })
  await user.clear(line)
  await user.type(line, 'red hatchback{Enter}')
  await waitFor(() => {
    expect(search().get('wish')).toBe('red hatchback')
  })
  expect(await screen.findByRole('button', { name: '41, Cars that fit' })).toBeVisible()
  expect(asked.at(-1)?.body).toMatchObject({ wish: 'red hatchback', km_per_year: 15000 })
})

test('a struck chip is sent as what is left, and the wish can be read anew', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Strike near Calgary' }))
  await waitFor(() => {
    expect(asked.at(-1)?.body['wishes']).toHaveLength(6)
  })
  expect(search().get('chips')).not.toContain('Calgary')
  expect(screen.queryByRole('button', { name: 'Strike near Calgary' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Read the wish anew' }))
  expect(search().get('chips')).toBeNull()
})

test('an edited chip is sent with its new value', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: /^Edit under 25k/ }))
  const editor = within(screen.getByRole('group', { name: 'Edit at most $25,000' }))
  await user.clear(editor.getByRole('textbox', { name: 'Value' }))
  await user.type(editor.getByRole('textbox', { name: 'Value' }), '30,000')
  await user.selectOptions(editor.getByRole('combobox', { name: 'Comparison' }), 'at_least')
  await user.click(editor.getByRole('button', { name: 'Take over' }))
  await waitFor(() => {
    expect(search().get('chips')).toContain('price:at_least:30000')
  })
  const wishes = asked.at(-1)?.body['wishes'] as { field: string; value: unknown }[]
  expect(wishes.find(({ field }) => field === 'price')?.value).toBe(30_000)
})

test('a link with chips is asked as it says', async () => {
  open('?chips=body:is:suv;price:at_most:9000&province=QC&km_per_year=20000')
  await waitFor(() => {
    expect(asked).toHaveLength(1)
  })
  expect(asked[0]?.body).toMatchObject({
    province: 'QC',
    km_per_year: 20000,
    wishes: [
      { field: 'body', op: 'is', value: 'suv' },
      { field: 'price', op: 'at_most', value: 9000 },
    ],
  })
})

test('where none fits the page says so and draws no empty figure', async () => {
  open(`?wish=${encodeURIComponent('under 20,000 km')}`)
  expect(await screen.findByText(/^None fits all/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'No car fits' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: /In five years/ })).toBeNull()
})

test('the steps are streamed, then replayed', async () => {
  vi.stubGlobal('EventSource', FakeEventSource)
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Replay the steps' }))
  expect(await screen.findByText('Streaming the steps…')).toBeVisible()
  const source = FakeEventSource.last
  expect(source.url).toContain('/search/stream?wish=Reliable')
  const emitted_at = '2026-06-01T00:00:00Z'
  for (const [at, step] of report.steps.entries())
    source.say('step', String(at + 1), { ...step, ms: 0.5, emitted_at })
  source.say('end', '', { emitted_at, fits: report.fits, problem: null })
  expect(await screen.findByRole('button', { name: 'Stop the replay' })).toBeVisible()
  expect(await screen.findByText(/^All steps took 2.5 ms/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Replay the steps' })).toBeVisible()
})

test('a figure opens to what it is made of', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: /, The range, tested$/ }))
  const note = screen.getByRole('dialog', { name: 'The range, tested' })
  expect(note).toHaveTextContent('of 1,000 held-out cars within')
})

test('listings of one’s own are searched, and the way back is taken', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste('make,model,year,km,price\nHonda,CR-V,2019,82000,24995\n')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  await waitFor(() => {
    expect(screen.getByText(/^Yes: /)).toHaveTextContent('3 of your')
  })
  expect(asked.at(-1)?.path).toBe('/api/v1/automated-workflows/table')
  expect(asked.at(-1)?.body['csv']).toContain('Honda,CR-V,2019')
  await user.click(
    screen.getAllByRole('button', { name: 'Back to the synthetic listings' })[0] as HTMLElement,
  )
  await waitFor(() => {
    expect(screen.getByText(/^Yes: /)).toHaveTextContent('of 5,000 synthetic cars')
  })
})

test('a vehicle number is looked up, or the reason why not is said', async () => {
  const user = open()
  const field = screen.getByRole('textbox', { name: 'VIN, 17 signs' })
  await user.type(field, '1ftmw1t88mfa00001{Enter}')
  expect(await screen.findByText('F-150')).toBeVisible()
  await user.clear(field)
  await user.type(field, '1FTMW1T88MFA00002{Enter}')
  expect(await screen.findByText('vin does not check')).toBeVisible()
})

const odd = '?wish=SUV+that+hauls+lumber'

test('what need not be is told, and without a model nobody is offered', async () => {
  open(odd)
  const chips = await screen.findByRole('list', { name: 'How the wish was read' })
  expect(await within(chips).findByText('not understood')).toBeVisible()
  expect(within(chips).getByText('doesn’t have to be AWD')).toBeVisible()
  await waitFor(() => {
    expect(asked.map(({ path }) => path)).toContain('/api/v1/automated-workflows/status')
  })
  expect(screen.queryByRole('button', { name: /^Ask .* not understood/ })).not.toBeInTheDocument()
})

test('a model reads what the grammar left when asked, and its chip says so', async () => {
  model = 'small-model'
  const user = open(odd)
  await user.click(
    await screen.findByRole('button', { name: 'Ask small-model about what was not understood' }),
  )
  const chips = screen.getByRole('list', { name: 'How the wish was read' })
  expect(await within(chips).findByText('read by small-model')).toBeVisible()
  expect(within(chips).queryByText('not understood')).not.toBeInTheDocument()
  expect(window.location.search).toContain('chips=')
})

test('a model that does not answer leaves the grammar’s reading, with the reason', async () => {
  model = 'small-model'
  isModelSilent = true
  const user = open(odd)
  await user.click(await screen.findByRole('button', { name: /^Ask small-model/ }))
  expect(await screen.findByText(/the AI endpoint did not answer/)).toBeVisible()
  expect(window.location.search).not.toContain('chips=')
})
