import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, bodies, bringTable, open, stubTrade, summaries } from './page.test-support'

stubTrade()

test('other months are chosen by the month they begin in, asked for and named', async () => {
  const user = open('?from=2026-01&to=2026-04')
  const group = within(screen.getByRole('group', { name: 'Compare with' }))
  const compare = group.getByRole('combobox', { name: 'Compare with' })
  expect(compare).toHaveDisplayValue('A year before')
  expect(screen.queryByRole('combobox', { name: 'Beginning' })).toBeNull()
  await user.selectOptions(compare, 'Other months')
  // Those just before.
  expect(address()).toBe('/demo/trade-data?from=2026-01&to=2026-04&compare=2025-09')
  const beginning = screen.getByRole('combobox', { name: 'Beginning' })
  expect(beginning).toHaveDisplayValue('Sep 2025')
  const starts = within(beginning).getAllByRole('option')
  expect([starts[0], starts.at(-1)].map((option) => option?.textContent)).toEqual([
    'Jan 2024',
    'Dec 2025',
  ])
  await user.selectOptions(beginning, '2025-08')
  expect(address()).toBe('/demo/trade-data?from=2026-01&to=2026-04&compare=2025-08')
  expect(group.getByText('As many months as are shown: August to November 2025.')).toBeVisible()
  const answer = await screen.findByText(/against August to November 2025, to/)
  expect(answer).toHaveTextContent('than from August to November 2025')
  expect(summaries().at(-1)).toContain('compare=2025-08..2025-11')
  const bars = screen.getByRole('figure', { name: /^The United Kingdom added/ })
  expect(bars).toHaveTextContent('January to April 2026 against August to November 2025.')
  expect(bars).toHaveTextContent('nothing here is adjusted for the seasons')
  await user.selectOptions(compare, 'A year before')
  expect(address()).toBe('/demo/trade-data?from=2026-01&to=2026-04')
})

test('nothing grows towards months that come before: the bars are parts of a difference', async () => {
  open('?from=2024-01&to=2024-04&compare=2026-01')
  const bars = await screen.findByRole('figure', {
    name: /^The United Kingdom stood higher by 2\.3 points/,
  })
  expect(bars).toHaveTextContent(
    'Percentage points of the difference in exports, January to April 2024 against January to April 2026.',
  )
  expect(bars).not.toHaveTextContent(/growth/i)
  expect(
    within(bars).getByRole('application', {
      name: 'What each row is of the difference in exports',
    }),
  ).toBeVisible()
})

test('other months follow those shown, and where as many are not there a year before holds', async () => {
  const user = open('?from=2026-01&to=2026-04&compare=2025-09')
  const last = screen.getByRole('combobox', { name: 'Last month' })
  await user.selectOptions(last, '2026-02')
  expect(address()).toBe('/demo/trade-data?from=2026-01&to=2026-02&compare=2025-09')
  expect(screen.getByText('As many months as are shown: September to October 2025.')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'First month' }), '2025-01')
  expect(address()).toBe('/demo/trade-data?to=2026-02')
  expect(screen.getByRole('combobox', { name: 'Compare with' })).toHaveDisplayValue('A year before')
})

test('a link to months that are not there says what is compared instead', async () => {
  open('?compare=2025-06')
  expect(
    await screen.findByText(
      'Not taken from this link: Compare with “2025-06” (instead: A year before).',
    ),
  ).toBeVisible()
  expect(summaries()).toEqual([])
})

test('of a table other months are chosen too, and its newest stand still', async () => {
  const user = open()
  await bringTable(user)
  await screen.findByText(/^Your exports/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Last month' }), '2025-01')
  await user.selectOptions(screen.getByRole('combobox', { name: 'First month' }), '2024-12')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), 'Other months')
  expect(address()).toBe('/demo/trade-data?from=2024-12&to=2025-01&compare=2024-10')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Beginning' }), '2019-11')
  await waitFor(() => {
    const sent = bodies.filter((body) => body.startsWith('{"csv"'))
    expect(sent.at(-1)).toContain('"compare":"2019-11..2019-12"')
  })
})

test('other months that a table does not have are refused, and a year before is a press away', async () => {
  const user = open('?from=2025-01&to=2025-01&compare=2024-06')
  await bringTable(user)
  await user.click(await screen.findByRole('button', { name: 'Compare with a year before' }))
  expect(address()).toBe('/demo/trade-data?from=2025-01&to=2025-01')
  expect(await screen.findByText(/^Your exports/)).toBeVisible()
})
