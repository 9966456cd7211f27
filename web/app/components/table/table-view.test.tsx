import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { Table } from '@/lib/table'
import { TableView } from './table-view'
// Loaded beforehand: the test is about what is drawn, not about how long a script takes to come.
import './virtual-rows'

interface City {
  name: string
  people: number
}
const table = (count: number, fixedOrder = false): Table<City> => ({
  columns: [
    { key: 'name', header: 'City' },
    { key: 'people', header: 'People', text: ({ people }) => `${String(people)} k` },
  ],
  rows: Array.from({ length: count }, (_, index) => ({
    name: `City ${String(index + 1)}`,
    people: (index * 7919) % count,
  })),
  fixedOrder,
})
const shown = (of: Table<City>) => render(<TableView table={of} labelledBy="title" />)
const firstName = () => screen.getAllByRole('rowheader')[0]?.textContent

afterEach(() => {
  vi.restoreAllMocks()
})

test('a heading sorts up, down, and back to the table’s own order', async () => {
  const user = userEvent.setup()
  shown(table(6))
  const heading = screen.getByRole('columnheader', { name: 'People' })
  const button = within(heading).getByRole('button')
  expect(heading).not.toHaveAttribute('aria-sort')
  await user.click(button)
  expect(heading).toHaveAttribute('aria-sort', 'ascending')
  expect(firstName()).toBe('City 1')
  await user.click(button)
  expect(heading).toHaveAttribute('aria-sort', 'descending')
  expect(firstName()).toBe('City 2')
  await user.click(button)
  expect(heading).not.toHaveAttribute('aria-sort')
})

test('rows whose order has a meaning keep it', () => {
  shown(table(6, true))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a long table is filtered by what it shows', async () => {
  const user = userEvent.setup()
  shown(table(40))
  await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'City 40')
  expect(await screen.findByText('1 of 40 rows')).toBeInTheDocument()
  expect(screen.getAllByRole('rowheader')).toHaveLength(1)
})

test('of a hundred thousand rows only those in view are elements of the page', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480)
  const { container } = shown(table(100_000))
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '100001')
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
  // The script that draws rows on demand comes after the first paint.
  await waitFor(() => {
    expect(container.querySelector('.spacer')).not.toBeNull()
    expect(screen.getAllByRole('row').length).toBeGreaterThan(10)
  })
  const rows = screen.getAllByRole('row')
  expect(rows.length).toBeLessThan(60)
  expect(rows[1]).toHaveAttribute('aria-rowindex', '2')
})

test('a very long table prerenders its first rows, without a style attribute', () => {
  const html = renderToStaticMarkup(<TableView table={table(1000)} labelledBy="title" />)
  expect(html.match(/<tr/g)).toHaveLength(51)
  expect(html).not.toMatch(/\sstyle=/)
})
