// What a recipe asks while the panel for SQL is still on its way.
import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeWorker } from '@/lib/tables/fake-worker.test-support'
import { askSql } from '@/lib/tables/sql/sql-client'
import DataVisualizationDemo from './page'
import { give, hashOf, plainPage, press, says } from './page.test-support'
import { answers, editor } from './sql-panel.test-support'

const panel = vi.hoisted(() => {
  let open: () => void = () => undefined
  const isHere = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, isHere }
})
vi.mock('@/lib/start-worker', () => ({ startWorker: () => fakeWorker() }))
vi.mock(
  '@/lib/tables/sql/sql-client',
  async () => (await import('./sql-panel.test-support')).sqlClient,
)
vi.mock('./sql-editor', () => import('./sql-panel.test-support'))
vi.mock('./sql-panel', async (original) => {
  await panel.isHere
  return original()
})
plainPage()

test('a file that is opened before the panel is there is not asked what another waited for', async () => {
  const sql = 'SELECT shop FROM data'
  window.location.hash = hashOf({ columns: ['shop'], sql })
  render(<DataVisualizationDemo />)
  await give('shops.csv', 'shop,sales\nA,1\nB,2\nA,3\n')
  await says('3 rows, 2 columns')
  await give('next.csv', 'shop,sales\nB,2\nC,3\n')
  await says('2 rows, 2 columns')
  panel.open()
  expect(await editor()).toHaveValue(sql)
  // What would run by itself has run before the second key.
  await userEvent.type(await editor(), '  ')
  expect(vi.mocked(askSql)).not.toHaveBeenCalled()
  answers('shop\nB\nC\n')
  await press('Run')
  await waitFor(() => {
    expect(vi.mocked(askSql)).toHaveBeenCalledTimes(1)
  })
})
