import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import * as frameParts from '@/components/demo/frame-parts'
import { stubMedia } from '@/lib/media.test-support'
import { fakeWorker } from '@/lib/tables/fake-worker.test-support'
import { defaultReport } from './contract.gen'
import * as parts from './lazy-parts'
import CustomerSegmentationPage from './page'

vi.mock('@/lib/start-worker', () => ({ startWorker: () => fakeWorker() }))

// The parts are there before the page is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  const all = [CallTheApi, ...Object.values(frameParts), ...Object.values(parts)]
  await Promise.all(all.map((part) => part.load()))
})

const { report, source } = defaultReport
const asked: string[] = []
const bodies: string[] = []

function answerTo(path: string) {
  if (path.includes('/histories')) return { ...report, customers: 120, revenue: 999 }
  const query = new URLSearchParams(path.split('?')[1])
  const k = Number(query.get('k') ?? report.k)
  const isFew = query.get('sample') === 'few'
  return { ...report, k, ...(isFew && { is_too_few: true, customers: 38 }), source }
}

beforeEach(() => {
  asked.length = 0
  bodies.length = 0
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, init?: RequestInit) => {
      asked.push(path)
      bodies.push(typeof init?.body === 'string' ? init.body : '')
      return Promise.resolve(Response.json(answerTo(path)))
    }),
  )
  stubMedia()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function open(query = '') {
  window.history.replaceState(null, '', `/demo/customer-segmentation${query}`)
  render(<CustomerSegmentationPage />)
  return userEvent.setup({ delay: null })
}

const address = () => window.location.pathname + window.location.search

test('the question and the verdict stand there at once, and nothing is asked for', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Who are our customers, really?',
  )
  expect(screen.getByText(/^Three groups, and one pays for half/)).toBeVisible()
  expect(
    screen.getByRole('heading', { name: 'Half the sales come from one in eight' }),
  ).toBeVisible()
  expect(asked).toEqual([])
})

test('a figure opens to what it is made of', async () => {
  const user = open()
  const [figure] = screen.getAllByRole('button', { name: /share of sales$/ })
  await user.click(figure as HTMLElement)
  const note = screen.getByRole('dialog', { name: /share of sales$/ })
  expect(note).toHaveTextContent('US$117,910 / US$244,092')
  expect(note).toHaveTextContent('CDNOW sample')
})

test('another number of groups is asked for and stands in the address', async () => {
  const user = open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Groups' }), '6')
  expect(address()).toBe('/demo/customer-segmentation?k=6')
  expect(await screen.findByText(/Six groups change with the seed/)).toBeVisible()
  expect(asked).toEqual([
    '/api/v1/customer-segmentation/sample?sample=cds&seed=1&horizon_weeks=26&k=6',
  ])
})

test('seed, weeks ahead and weeks held back are asked for as the address has them', async () => {
  open('?sample=shop&seed=7&horizon_weeks=13&holdout=8')
  await waitFor(() => {
    expect(asked).toEqual([
      '/api/v1/customer-segmentation/sample?sample=shop&seed=7&horizon_weeks=13&holdout_weeks=8',
    ])
  })
})

test('few customers get a list in place of groups', async () => {
  open('?sample=few')
  expect(await screen.findByText(/^Too few for groups: 38 customers/)).toBeVisible()
})

test('every figure has its finding', () => {
  open()
  for (const name of [
    /of silence a typical returning customer/,
    /^Three groups hold;/,
    'What to do with each group',
    /^One in ten of .* would be worth US\$/,
    /purchases were expected and 1,882 came/,
    /nearer than going on as before/,
    /^Of those who joined in January 1997/,
    /^Write to \d+ first$/,
  ])
    expect(screen.getByRole('heading', { name })).toBeVisible()
})

test('groups come with what to do', () => {
  open()
  const table = screen.getByRole('table', { name: 'What to do with each group' })
  for (const { name, action } of report.segments) {
    expect(within(table).getByRole('rowheader', { name })).toBeVisible()
    expect(within(table).getByText(action)).toBeVisible()
  }
})

test('what a group is expected to bring opens to what it is made of', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: /, Champions: expected in 26 weeks$/ }))
  const note = screen.getByRole('dialog', { name: 'Champions: expected in 26 weeks' })
  expect(note).toHaveTextContent('P(here) × purchases × value')
})

test('transactions of one’s own are answered, and the way back is taken', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste('customer,date,amount\nA,2025-01-05,40\n,2025-01-06,3\nB,2025-02-01,-5\n')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  expect(await screen.findByText(/of 120 customers/)).toBeVisible()
  const sent = bodies.find((body) => body.includes('"customers"')) ?? '{}'
  expect(JSON.parse(sent)).toEqual({
    from: '2025-01-05',
    to: '2025-02-01',
    customers: [
      { id: '1', orders: '0:40' },
      { id: '2', orders: '27:-5' },
    ],
    seed: 1,
    horizon_weeks: 26,
  })
  const found = screen.getByRole('list', { name: 'What was found in the rows' })
  expect(found).toHaveTextContent('1 row without a customer')
  expect(screen.getByText(/^Three groups, and one/)).toHaveTextContent(
    'Among the 3 rows are 1 cancellation or return and 1 without a customer.',
  )
  await user.click(
    screen.getAllByRole('button', { name: 'Back to the bundled purchases' })[0] as HTMLElement,
  )
  await waitFor(() => {
    expect(screen.getByText(/^Three groups, and one/)).toHaveTextContent('of 2,357 customers')
  })
})
