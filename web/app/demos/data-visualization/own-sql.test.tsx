// What is written in SQL over a visitor's table leaves with it: run over one of ours it would stand in a link.
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setQuery } from '@/lib/address'
import { fakeWorker } from '@/lib/tables/fake-worker.test-support'
import { Refusal } from '@/lib/tables/reading'
import { askSql } from '@/lib/tables/sql/sql-client'
import { jsonText } from '@/lib/save-text'
import { SqlPanel } from './lazy-parts'
import DataVisualizationDemo from './page'
import { give, hashOf, plainPage, press, says, word } from './page.test-support'
import { answers, chooseSql, editor, write } from './sql-panel.test-support'

vi.mock('@/lib/start-worker', () => ({ startWorker: () => fakeWorker() }))
vi.mock(
  '@/lib/tables/sql/sql-client',
  async () => (await import('./sql-panel.test-support')).sqlClient,
)
vi.mock('./sql-editor', () => import('./sql-panel.test-support'))

const engine = vi.mocked(askSql)
beforeAll(async () => {
  await SqlPanel.load()
})
const fetched = plainPage()
beforeEach(() => {
  engine.mockReset()
})

const secret = `SELECT count(*) AS n FROM data WHERE shop = 'Zebra'`
const giveShops = async () => {
  await give('shops.csv', 'shop,sales\nZebra,1\nB,2\nZebra,3\n')
  await says('3 rows, 2 columns')
}
const copy = 'Copy a link with the recipe'

/** Runs what stands in the editor and reads the link that is offered for it. */
async function linkOfRun() {
  answers('kind,mean\nA,2\nB,3\n', (await editor()).value)
  await press('Run')
  await says('2 rows, 2 columns')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: copy }))
  return decodeURIComponent(await navigator.clipboard.readText())
}

const toOurs = () => press('Back to our table')
const toCase = async () => {
  await userEvent.click(screen.getByRole('link', { name: 'World health' }))
  await says('682 rows')
}

test.each([
  ['the way back to our table', toOurs],
  ['a case', toCase],
])('a question written over a file is gone after %s, and no link holds it', async (_, leave) => {
  render(<DataVisualizationDemo />)
  await giveShops()
  await chooseSql()
  await write(secret)
  await leave()
  const field = await chooseSql()
  await waitFor(() => {
    expect(field.value).toMatch(/^SELECT .*\nFROM data\nGROUP BY 1/)
  })
  expect(await linkOfRun()).not.toMatch(/zebra/i)
  expect(window.location.href).not.toMatch(/zebra/i)
  // Another file does not bring it back.
  await giveShops()
  expect((await editor()).value).not.toMatch(/zebra/i)
})

test('a question over our table that was edited while a file was open leaves with the file', async () => {
  render(<DataVisualizationDemo />)
  await chooseSql()
  await write('SELECT make FROM data')
  await giveShops()
  await userEvent.type(await editor(), ` WHERE make = 'Zebra'`)
  await toOurs()
  await waitFor(async () => {
    expect((await editor()).value).toContain('GROUP BY 1')
  })
})

test('a question over our table that a file did not change stays, and is linked', async () => {
  render(<DataVisualizationDemo />)
  await chooseSql()
  await write('SELECT make FROM data')
  await giveShops()
  answers('make,n\nA,1\n')
  await press('Run')
  await says('1 row, 2 columns')
  expect(screen.queryByRole('button', { name: copy })).toBeNull()
  await toOurs()
  expect(await editor()).toHaveValue('SELECT make FROM data')
  expect(await linkOfRun()).toContain('SELECT make FROM data')
})

test('a question over one file stays for the next, and leaves with that', async () => {
  render(<DataVisualizationDemo />)
  await giveShops()
  await chooseSql()
  await write(secret)
  await give('next.csv', 'shop,sales\nB,2\nZebra,3\n')
  await says('2 rows, 2 columns')
  expect(await editor()).toHaveValue(secret)
  await toOurs()
  await waitFor(async () => {
    expect((await editor()).value).toContain('city_l100')
  })
})

test('what an editor could undo, and what the engine found at fault, leave with the file', async () => {
  render(<DataVisualizationDemo />)
  await giveShops()
  const field = await chooseSql()
  engine.mockRejectedValue(new Refusal('Binder Error: no such column zebra_client'))
  await write(secret)
  await press('Run')
  expect(await screen.findByRole('alert')).toHaveTextContent('zebra_client')
  await toOurs()
  expect(await editor()).not.toBe(field)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an answer that comes after the file has left brings nothing back', async () => {
  render(<DataVisualizationDemo />)
  await giveShops()
  await chooseSql()
  let answer: () => void = () => undefined
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await write(secret)
  engine.mockImplementation(async () => {
    await isAnswered
    throw new Refusal('Zebra is no shop')
  })
  await press('Run')
  await waitFor(() => {
    expect(engine).toHaveBeenCalled()
  })
  const signal = engine.mock.calls[0]?.[2].signal
  expect(signal?.aborted).toBe(false)
  await toOurs()
  expect(signal?.aborted).toBe(true)
  answer()
  expect((await editor()).value).not.toMatch(/zebra/i)
  await waitFor(() => {
    expect(screen.queryByText(/Running/)).toBeNull()
  })
  expect(screen.queryByText(/Zebra/)).toBeNull()
})

const ofFile = {
  columns: ['shop', 'sales'],
  sql: secret,
  asked: { show: 'max', of: 'mean', by: 'kind', where: 'kind', value: 'Zebra' },
}

test.each([
  [
    'a link',
    (hash: string) => {
      window.location.hash = hash
    },
  ],
  ['a saved file', null],
])(
  'a recipe of a file out of %s leaves with the file, also what it would draw',
  async (_, link) => {
    link?.(hashOf(ofFile))
    render(<DataVisualizationDemo />)
    if (!link) {
      const saved = new File(
        [jsonText({ recipe: 'boreal-table', version: 1, ...ofFile })],
        'boreal-recipe.json',
      )
      await userEvent.upload(await screen.findByLabelText('Your recipe'), saved)
    }
    // The engine fails: what the recipe draws still waits for an answer.
    engine.mockRejectedValue(new Refusal('no engine'))
    await giveShops()
    expect(await editor()).toHaveValue(secret)
    await screen.findByRole('alert')
    await toOurs()
    await waitFor(async () => {
      expect((await editor()).value).toContain('city_l100')
    })
    expect(await linkOfRun()).not.toMatch(/zebra/i)
  },
)

test('a recipe that failed on its file is not run by itself on the next one', async () => {
  window.location.hash = hashOf(ofFile)
  render(<DataVisualizationDemo />)
  engine.mockRejectedValue(new Refusal('no engine'))
  await giveShops()
  await screen.findByRole('alert')
  expect(engine).toHaveBeenCalledTimes(1)
  await userEvent.type(await editor(), ' half')
  await give('next.csv', 'shop,sales\nB,2\nZebra,3\n')
  await says('2 rows, 2 columns')
  expect(await editor()).toHaveValue(`${secret} half`)
  answers('kind,mean\nA,2\nB,3\n')
  await press('Run')
  await waitFor(() => {
    expect(engine).toHaveBeenCalledTimes(2)
  })
  expect(engine.mock.calls.map(([, { text }]) => text)).toEqual([secret, `${secret} half`])
})

test('a recipe of one of our tables is opened over that table, also where a file is open', async () => {
  render(<DataVisualizationDemo />)
  await giveShops()
  await chooseSql()
  await write(secret)
  const saved = new File(
    [jsonText({ recipe: 'boreal-table', version: 1, sql: 'SELECT 8 AS eight', set: 'trade' })],
    'boreal-recipe.json',
  )
  await userEvent.upload(await screen.findByLabelText('Your recipe'), saved)
  await userEvent.click(await screen.findByRole('button', { name: 'Open the question' }))
  expect(await editor()).toHaveValue('SELECT 8 AS eight')
  expect(screen.getByRole('region', { name: 'Your file' })).toHaveTextContent('our table')
  expect(await linkOfRun()).toContain('SELECT 8 AS eight')
})

test('a recipe of one of our tables is not asked of a file that is opened instead', async () => {
  window.location.hash = hashOf({ columns: [], sql: 'SELECT 8 AS eight', set: 'trade' })
  render(<DataVisualizationDemo />)
  expect(await screen.findByText(/A recipe asks our table Trade by chapter/)).toBeInTheDocument()
  await giveShops()
  expect(screen.getByRole('tab', { name: 'By columns' })).toHaveAttribute('aria-selected', 'true')
  expect((await chooseSql()).value).toContain('"shop"')
  expect(engine).not.toHaveBeenCalled()
  // It still waits for its own table.
  await press('Open the question')
  expect(await editor()).toHaveValue('SELECT 8 AS eight')
  expect(screen.getByRole('region', { name: 'Your file' })).toHaveTextContent('our table')
})

test('while our table is not here yet, nothing is made of the columns of the file that left', async () => {
  fetched.mockImplementation(() => new Promise(() => undefined))
  setQuery('set=ontario', 'replace')
  render(<DataVisualizationDemo />)
  await giveShops()
  const field = await chooseSql()
  await waitFor(() => {
    expect(field.value).toContain('"shop"')
  })
  await toOurs()
  expect(screen.queryByRole('textbox', { name: 'Question in SQL' })).toBeNull()
  // Nor is a column of it written into the address.
  await userEvent.click(screen.getByRole('tab', { name: 'By columns' }))
  await userEvent.selectOptions(word('Rows where'), 'shop')
  expect(window.location.search).toBe('?set=ontario')
})
