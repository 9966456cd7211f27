import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeWorker } from '@/lib/tables/fake-worker.test-support'
import { Refusal } from '@/lib/tables/reading'
import { askSql, endSql } from '@/lib/tables/sql/sql-client'
import { tables } from '@/lib/tables/table-client'
import { SqlPanel } from './lazy-parts'
import DataVisualizationDemo from './page'
import { give, hashOf, plainPage, press, says } from './page.test-support'
import { placeText } from './sql-panel'
import { answers, chooseSql, editor, write } from './sql-panel.test-support'

vi.mock('@/lib/start-worker', () => ({ startWorker: () => fakeWorker() }))
vi.mock(
  '@/lib/tables/sql/sql-client',
  async () => (await import('./sql-panel.test-support')).sqlClient,
)
vi.mock('./sql-editor', () => import('./sql-panel.test-support'))

const engine = vi.mocked(askSql)
// A press that loads a part would suspend inside the press, which nobody waits for.
beforeAll(async () => {
  await SqlPanel.load()
})
plainPage()
beforeEach(() => {
  engine.mockReset()
})

test('the question by columns is the first in SQL, and its answer is asked by columns again', async () => {
  render(<DataVisualizationDemo />)
  const field = await chooseSql()
  await waitFor(() => {
    expect(field).toHaveValue(
      'SELECT "transmission", avg("city_l100") AS "city_l100", count(*) AS "rows"\nFROM data\nGROUP BY 1\nORDER BY 2 DESC',
    )
  })
  answers('kind,mean\nA,2\nB,3\n')
  await press('Run')
  await says('2 rows, 2 columns')
  expect(
    screen.getByText(/Natural Resources Canada, Fuel ratings 2023, asked in SQL, 2 rows/),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Figure' }), 'highest')
  await says('highest mean is highest for B, 3')
  await userEvent.click(screen.getByRole('tab', { name: 'By columns' }))
  await says('833 rows, 14 columns')
})

test('the engine ends and its answer is let go when the page is left, and not before', async () => {
  vi.mocked(endSql).mockClear()
  const asking = vi.spyOn(tables, 'ask')
  const closed = () => asking.mock.calls.filter(([question]) => question === 'close')
  const { unmount } = render(<DataVisualizationDemo />)
  await chooseSql()
  answers('kind,mean\nA,2\nB,3\n')
  await press('Run')
  await says('2 rows, 2 columns')
  await userEvent.click(screen.getByRole('tab', { name: 'By columns' }))
  await says('833 rows, 14 columns')
  expect(endSql).not.toHaveBeenCalled()
  expect(closed()).toEqual([])
  unmount()
  await waitFor(() => {
    expect(endSql).toHaveBeenCalledTimes(1)
  })
  expect(closed()).toHaveLength(1)
  asking.mockRestore()
})

test('a fault stands with its place until the next edit', async () => {
  render(<DataVisualizationDemo />)
  await chooseSql()
  engine.mockRejectedValue(new Refusal('Binder Error: no such column', { from: 9, to: 13 }))
  await write('SELECT\n  nope')
  await press('Run')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Line 2, column 3:Binder Error: no such column')
  await userEvent.type(await editor(), ' ')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(placeText('a\nbc', { from: 3, to: 4 })).toBe('Line 2, column 2')
})

test('a run is told by stages, and ends when it is stopped', async () => {
  render(<DataVisualizationDemo />)
  await chooseSql()
  let signal: AbortSignal | undefined
  engine.mockImplementation((_, __, options) => {
    signal = options.signal
    options.onStage('fetching', 0.25)
    return new Promise(() => undefined)
  })
  await press('Run')
  const bar = await screen.findByRole('progressbar', { name: 'Fetching DuckDB' })
  expect(bar).toHaveAttribute('value', '0.25')
  await press('Stop')
  expect(signal?.aborted).toBe(true)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('a recipe in SQL runs on the file it waited for', async () => {
  const text = 'SELECT shop, sum(sales) AS total FROM data GROUP BY shop'
  const asked = { show: 'max', of: 'total', by: 'shop' }
  window.location.hash = hashOf({ columns: ['shop', 'sales'], sql: text, asked })
  answers('shop,total\nA,10\nB,2\n', text)
  render(<DataVisualizationDemo />)
  await give('shops.csv', 'shop,sales\nA,1\nB,2\nA,9\n')
  await says('highest total is highest for A, 10')
  expect(engine.mock.calls[0]?.[1]).toEqual({ name: 'SQL answer', text, of: 'Own file shops.csv' })
  expect(await editor()).toHaveValue(text)
})

test('a recipe of one of our tables is opened, and run when it is told to', async () => {
  window.location.hash = hashOf({ sql: 'SELECT 7 AS seven FROM data', set: 'trade' })
  render(<DataVisualizationDemo />)
  await press('Open the question')
  expect(await editor()).toHaveValue('SELECT 7 AS seven FROM data')
  expect(window.location.search).toBe('?set=trade')
  expect(engine).not.toHaveBeenCalled()
})

test('a question in SQL about a file has no link, for its values may be cells of the file', async () => {
  render(<DataVisualizationDemo />)
  await give('shops.csv', 'shop,sales\nZebra,1\nB,2\nZebra,3\n')
  await says('3 rows, 2 columns')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows where' }), 'shop')
  const value = await screen.findByRole('combobox', { name: 'Value' })
  await userEvent.type(value, 'zebra{Enter}')
  await says('Among rows where shop is “zebra”: 2 of 3 rows.')
  // By columns there is a link, which leaves the value out.
  const copy = { name: 'Copy a link with the recipe' }
  expect(await screen.findByRole('button', copy)).toBeInTheDocument()
  const field = await chooseSql()
  await waitFor(() => {
    expect(field.value).toContain('zebra')
  })
  answers('shop,sales\nZebra,4\nB,2\n', field.value)
  await press('Run')
  await says('2 rows, 2 columns')
  expect(
    screen.getByText('A question in SQL about a file has no link: save the recipe.'),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save the recipe' })).toBeInTheDocument()
  expect(screen.queryByRole('button', copy)).toBeNull()
})

test('a question in SQL about one of our tables has a link', async () => {
  render(<DataVisualizationDemo />)
  await chooseSql()
  answers('kind,mean\nA,2\nB,3\n')
  await press('Run')
  await says('2 rows, 2 columns')
  expect(
    await screen.findByRole('button', { name: 'Copy a link with the recipe' }),
  ).toBeInTheDocument()
  expect(screen.queryByText(/has no link/)).toBeNull()
})
