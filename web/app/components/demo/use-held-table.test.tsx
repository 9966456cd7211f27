import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { tables } from '@/lib/tables/table-client'
import { useHeldTable, useLeaving } from './use-held-table'

vi.mock('@/lib/tables/table-client', () => ({
  tables: { ask: vi.fn(() => Promise.resolve(null)) },
}))
const ask = vi.mocked(tables.ask)
const closed = () => ask.mock.calls.map(([, given]) => given)
/** What is put off to the end of the turn has run. */
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })
beforeEach(() => {
  ask.mockClear()
})

test('a table is let go when another takes its place and when the page is left, and not before', async () => {
  const held = renderHook(
    ({ table }: { table: number | null }) => {
      useHeldTable(table)
    },
    { initialProps: { table: null as number | null }, wrapper: StrictMode },
  )
  held.rerender({ table: 7 })
  held.rerender({ table: 7 })
  await settle()
  expect(closed()).toEqual([])
  held.rerender({ table: 8 })
  await settle()
  expect(closed()).toEqual([{ table: 7 }])
  held.unmount()
  await settle()
  expect(closed()).toEqual([{ table: 7 }, { table: 8 }])
})

test('a table that is there from the start survives effects that run twice', async () => {
  const held = renderHook(
    () => {
      useHeldTable(3)
    },
    { wrapper: StrictMode },
  )
  await settle()
  expect(closed()).toEqual([])
  held.unmount()
  await settle()
  expect(closed()).toEqual([{ table: 3 }])
})

test('a page is left once', async () => {
  const leave = vi.fn()
  const page = renderHook(
    () => {
      useLeaving(leave)
    },
    { wrapper: StrictMode },
  )
  await settle()
  expect(leave).not.toHaveBeenCalled()
  page.unmount()
  await settle()
  expect(leave).toHaveBeenCalledTimes(1)
})
