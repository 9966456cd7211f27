import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import * as frameParts from '@/components/demo/frame-parts'
import { stubMedia } from '@/lib/media.test-support'
import { question, type Row, type ScoreReport } from './ask'
import { How } from './how'
import * as parts from './lazy-parts'
import ShortSqueezePage from './page'

// The parts are there before the page is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  const all = [CallTheApi, ...Object.values(frameParts), ...Object.values(parts)]
  await Promise.all(all.map((part) => part.load()))
})

const { replay } = question.initial.report
/** What the API makes of a table that passes the filter whole. */
const ownReport = (rows: readonly Row[], ranked_by: ScoreReport['ranked_by'] = 'score') => ({
  ...{ rows, ranked: rows.length, ranked_by },
  ...{ excluded: [], excluded_count: 0, unfiltered: 0 },
})
const asked: string[] = []
const bodies: string[] = []
let answers: (path: string) => unknown

beforeEach(() => {
  asked.length = 0
  bodies.length = 0
  answers = (path) => {
    if (path.includes('score-table'))
      return {
        ...ownReport(replay.rows.map((row, at) => ({ ...row, symbol: `OWN${String(at)}` }))),
        excluded: [{ symbol: 'THIN', reason: 'trades 5 shares a day, below 100000' }],
        excluded_count: 1,
      }
    const date = new URLSearchParams(path.split('?')[1]).get('date') ?? replay.date
    return { ...replay, date, days: replay.days.filter((day) => day.date <= date) }
  }
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, init?: RequestInit) => {
      asked.push(path)
      bodies.push(typeof init?.body === 'string' ? init.body : '')
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
  window.history.replaceState(null, '', `/demo/short-squeeze${query}`)
  render(<ShortSqueezePage />)
  return userEvent.setup({ delay: null })
}

const address = () => window.location.pathname + window.location.search
const path = '/api/v1/short-squeeze/replay'

test('the question, the answer and the notice stand there at once, and nothing is asked', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Which stocks have the conditions, and what did the past look like?',
  )
  expect(screen.getByText(/^At the close of/)).toHaveTextContent('83.8 of 100')
  expect(screen.getByText('Education, not advice; never a forecast.')).toBeVisible()
  expect(screen.getByText('Replay · Jan 27, 2021')).toBeVisible()
  for (const title of [
    /^Base rate: /,
    /^Counter-example, unconfirmed: AMC is said/,
    /ranks 1st of 9/,
  ])
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(asked).toEqual([])
})

test('what is told goes no further than its source', () => {
  open()
  const figure = (name: RegExp) => screen.getByRole('figure', { name })
  expect(figure(/^Base rate/)).toHaveTextContent(
    'no persistent fails at the level of individual clearing members',
  )
  const amc = figure(/^Counter-example/)
  const undated = within(amc)
    .getAllByRole('row')
    .filter((row) => row.textContent.includes('day not told'))
  expect(undated.map((row) => /[\d.]+(?=\u00a0million)/.exec(row.textContent)?.[0])).toEqual([
    '90.87',
    '89.98',
  ])
  expect(amc).toHaveTextContent('By these figures')
})

test('fails to deliver are as late in the method as beside the figure', () => {
  open()
  expect(screen.getByRole('figure', { name: /27 days old/ })).toHaveTextContent(
    'publishes them two weeks to a month later',
  )
  render(<How />)
  expect(
    screen.getAllByText(/fails to deliver two weeks to a month after their date/)[0],
  ).toBeVisible()
  expect(screen.getAllByText(/17 % off either way/)[0]).toBeVisible()
  expect(screen.getAllByText(/newest half month of fails is fetched live/)[0]).toBeVisible()
})

test('a file of FINRA’s is read under its own headings', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste('symbolCode|daysToCoverQuantity|changePercent\nAAA|4.5|N/A\nBBB|-|3\n')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  expect(await screen.findByText(/^Of your 9 stocks, OWN0/)).toBeVisible()
  const { csv } = JSON.parse(bodies.at(-1) ?? '') as { csv: string }
  const [head, first, second] = csv.split(/\r?\n/)
  const at = (line = '', name: string) => line.split(',')[(head ?? '').split(',').indexOf(name)]
  expect([at(first, 'symbol'), at(first, 'days_to_cover')]).toEqual(['AAA', '4.5'])
  expect(at(first, 'short_interest_change')).toBe('')
  expect([at(second, 'days_to_cover'), at(second, 'short_interest_change')]).toEqual(['', '3'])
})

test('a file of FINRA’s alone is ranked by Fuel, and the page says that it has no score', async () => {
  const usual = answers
  const rows = replay.rows.map((row) => ({ ...row, score: null, spark: null, coverage: 0 }))
  answers = (path) =>
    path.includes('score-table')
      ? { ...ownReport(rows, 'fuel'), ranked: 20_000, excluded_count: 5000 }
      : usual(path)
  const user = open()
  const panel = await screen.findByRole('region', { name: 'Use your own data' })
  expect(panel).toHaveTextContent('alone it is ranked by Fuel and gets no score')
  await user.click(await screen.findByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste('symbolCode|daysToCoverQuantity\nAAA|4.5\nBBB|2\n')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  const answer = await screen.findByText(/^Of your 20,000 stocks, \w+ has the most Fuel/)
  expect(answer).toHaveTextContent('A score also needs Spark')
  expect(answer).toHaveTextContent('5,000 stocks did not pass the liquidity filter')
  const table = screen.getByRole('figure', { name: /has the most Fuel of 20,000 stocks/ })
  expect(table).toHaveTextContent('The first 9 are shown, all 20,000 are ranked.')
})

test('a figure opens to what it is made of', async () => {
  const user = open()
  await user.click(screen.getAllByRole('button', { name: '74.3, Fuel of GME' })[0] as HTMLElement)
  const note = screen.getByRole('dialog', { name: 'Fuel of GME' })
  expect(note).toHaveTextContent('109.26 %')
  expect(note).toHaveTextContent('Missing: change in shorts')
})

test('another day is asked for and stands in the address', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Day: session before' }))
  expect(address()).toBe('/demo/short-squeeze?date=2021-01-26')
  expect(await screen.findByText(/At the close of Jan 26, 2021/)).toBeVisible()
  expect(asked).toEqual([`${path}?event=gme&date=2021-01-26`])
})

test('a changed weight is sent with the others in their order', async () => {
  const user = open()
  const field = screen.getByRole('spinbutton', { name: 'Weight of RSI-14' })
  await user.clear(field)
  await user.type(field, '60{Enter}')
  await waitFor(() => {
    expect(asked).toEqual([`${path}?event=gme&date=2021-01-27&weights=35,25,15,15,10,40,40,60`])
  })
  expect(address()).toBe('/demo/short-squeeze?rsi_14=60')
})

test('a score that rests on too little is not shown', async () => {
  open('?coverage=70')
  expect(await screen.findByText(/too little was public to score GameStop/)).toBeVisible()
  expect(screen.getAllByText('too little known')).toHaveLength(2)
})

test('weights that leave a side empty are refused in words, and the last answer stays', async () => {
  answers = () =>
    Response.json(
      {
        title: 'Invalid',
        detail: 'x',
        code: 'invalid',
        errors: [
          {
            field: 'weights',
            code: 'no_weight',
            message: 'at least one weight of Spark must be above 0',
          },
        ],
      },
      { status: 422 },
    )
  open('?relative_volume=0&return_20d=0&rsi_14=0')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('At least one weight of Spark must be above 0')
  expect(screen.getByText(/^At the close of Jan 27/)).toBeVisible()
})

test('a universe of one’s own is checked, scored and left again', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste('symbol,rsi_14\nOWN0,71\nBAD,171\n')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('line 3')
  await user.click(screen.getByRole('button', { name: 'Go on without them' }))
  expect(await screen.findByText(/^Of your 9 stocks, OWN0/)).toBeVisible()
  expect(JSON.parse(bodies.at(-1) ?? '')).toMatchObject({
    weights: { rsi_14: 20 },
    min_price: 1,
    min_average_volume: 100_000,
  })
  const scores = screen.getByRole('figure', { name: /OWN0 has the highest score of 9 stocks/ })
  expect(scores).toHaveTextContent('THIN trades 5 shares a day')
  expect(screen.getByRole('spinbutton', { name: /Least price/ })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Back to the replay' })[0] as HTMLElement)
  expect(await screen.findByText(/^At the close of Jan 27/)).toBeVisible()
})

test('a stock of one’s own that bears a replayed name does not open to the replayed figures', async () => {
  const usual = answers
  answers = (path) => (path.includes('score-table') ? ownReport(replay.rows) : usual(path))
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste('symbol,rsi_14\nGME,71\nAAA,50\n')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  const scores = await screen.findByRole('figure', { name: /has the highest score of 9 stocks/ })
  await user.click(within(scores).getByRole('button', { name: '74.3, Fuel of GME' }))
  const note = screen.getByRole('dialog', { name: 'Fuel of GME' })
  expect(note).toHaveTextContent('Your table')
  expect(note).not.toHaveTextContent('109.26')
})

test('a score on too few weights leads neither the answer nor the table, and the API answers what was asked last', async () => {
  const usual = answers
  answers = (path) =>
    path.includes('score-table')
      ? ownReport(
          replay.rows.map((row, at) => ({
            ...row,
            symbol: `OWN${String(at)}`,
            coverage: at === 0 ? 0.1 : 1,
          })),
        )
      : usual(path)
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste('symbol,rsi_14\nOWN0,71\n')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  expect(await screen.findByText(/^Of your 9 stocks, OWN1/)).toBeVisible()
  screen.getByRole('figure', { name: /OWN1 has the highest score of 9 stocks/ })
  const panel = screen.getByRole('region', { name: 'Call the API' })
  expect(within(panel).getByText('score-table')).toBeVisible()
})

test('the way through time asks once for every session and stops where it is told', async () => {
  const user = open('?date=2021-03-11')
  await screen.findByText(/^At the close of Mar 11, 2021/)
  await user.click(screen.getByRole('button', { name: 'Play through time' }))
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  await waitFor(() => {
    expect(address()).toMatch(/date=2020-11-/)
  })
  expect(asked.filter((one) => one.endsWith('date=2021-03-11'))).toHaveLength(1)
})
