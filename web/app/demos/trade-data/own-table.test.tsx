import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, asked, bodies, bringTable, open, own, stubTrade } from './page.test-support'

stubTrade()

test('a table of one’s own is answered, and the way back is taken', async () => {
  const user = open()
  await bringTable(user)
  expect(await screen.findByText(/^Your exports/)).toHaveTextContent('to $500')
  expect(screen.getByRole('radio', { name: 'Products' })).not.toBeChecked()
  expect(screen.queryByRole('radio', { name: 'Chapters' })).toBeNull()
  const sent = bodies.find((body) => body.includes('"csv"')) ?? ''
  expect(sent).toContain('US,Pumps,2025-01,300')
  // The months of the page are not the table's.
  expect(sent).not.toContain('"from"')
  // Its months are its own, whatever the bundled tables have.
  const first = screen.getByRole('combobox', { name: 'First month' })
  expect(within(first).getAllByRole('option')[0]).toHaveTextContent('Nov 2019')
  await user.click(
    screen.getAllByRole('button', { name: 'Back to Canada’s trade' })[0] as HTMLElement,
  )
  expect(await screen.findByText(/^Canada’s exports/)).toBeVisible()
})

test('names of a table of one’s own are chosen and stay out of the address', async () => {
  const user = open()
  await bringTable(user)
  await screen.findByText(/^Your exports/)
  const whose = () => screen.getByRole('combobox', { name: 'Whose tariff' })
  const other = own.partners.rows[1]?.name ?? ''
  await user.selectOptions(whose(), other)
  const what = own.products.rows[1]?.name ?? ''
  await user.selectOptions(screen.getByRole('combobox', { name: 'On what' }), what)
  await waitFor(() => {
    const sent = bodies.some((body) => body.includes(other) && body.includes(what))
    expect(sent).toBe(true)
  })
  expect(whose()).toHaveDisplayValue(other)
  const shares = () => screen.getByRole('application', { name: 'Shares of exports' })
  expect(shares()).toHaveAccessibleDescription(/move by one partner;/)
  act(() => {
    shares().focus()
  })
  await user.keyboard('{ArrowRight}{Enter}')
  expect(screen.getByRole('heading', { name: 'Exports under “United States”' })).toBeVisible()
  // A partner has products in it.
  expect(shares()).toHaveAccessibleDescription(/move by one tile;/)
  expect(address()).toBe('/demo/trade-data')
  // Other rows have other parts; what stands in the address is still the page's.
  await user.click(screen.getByRole('radio', { name: 'Products' }))
  expect(screen.queryByRole('heading', { name: /under “/ })).toBeNull()
  expect(address()).toBe('/demo/trade-data?by=section')
  expect(whose()).toHaveDisplayValue(other)
})

test('with other rows goes the part that a link has opened of Canada’s trade', async () => {
  const user = open('?by=section&into=V')
  await bringTable(user)
  await screen.findByText(/^Your exports/)
  expect(address()).toBe('/demo/trade-data?by=section&into=V')
  await user.click(screen.getByRole('radio', { name: 'Partners' }))
  expect(address()).toBe('/demo/trade-data')
})

test('a case leaves the table of one’s own, and none is of it', async () => {
  const user = open()
  const current = () =>
    ['2025 against 2024', 'Jan–Apr 2026', 'Imports', 'Vehicle tariff'].filter(
      (name) => screen.getByRole('link', { name }).getAttribute('aria-current') === 'true',
    )
  expect(current()).toEqual(['2025 against 2024'])
  await bringTable(user)
  await screen.findByText(/^Your exports/)
  expect(current()).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Jan–Apr 2026' }))
  expect(address()).toBe('/demo/trade-data?from=2026-01&to=2026-04')
  await waitFor(() => {
    expect(screen.getByText(/^Canada’s exports/)).toHaveTextContent('January to April 2026')
  })
  expect(current()).toEqual(['Jan–Apr 2026'])
  // Of the table these months are not asked for: it has none of them.
  expect(bodies.some((body) => body.includes('"csv"') && body.includes('2026-01'))).toBe(false)
})

test('months with days are taken, and a credit note is refused with the reason', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste('partner,month,value\nUS,31/01/2025,300\nDE,05/01/2025,-20\n')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  expect(await screen.findByText(/no share is negative: take credit notes off/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Go on without them' }))
  await screen.findByText(/^Your exports/)
  expect(bodies.some((body) => body.includes('US,2025-01,300'))).toBe(true)
})

test('the months of a table of one’s own follow the choice of rows, and nothing is sent anew', async () => {
  const user = open()
  await bringTable(user)
  await screen.findByText(/^Your exports/)
  const title = () => screen.getByRole('heading', { name: /^Of those drawn,/ })
  const tables = () => asked.filter((path) => path.endsWith('/table')).length
  const sent = tables()
  expect(title()).not.toHaveTextContent('My ')
  await user.click(screen.getByRole('radio', { name: 'Products' }))
  expect(address()).toBe('/demo/trade-data?by=section')
  expect(title()).toHaveTextContent(/^Of those drawn, My /)
  // Whom the trade is with is still drawn by partner.
  expect(
    screen.getByRole('heading', { name: /^The United States fell below 70\s% of exports/ }),
  ).toBeVisible()
  expect(tables()).toBe(sent)
})

test('the months of the plain page can be chosen for a table of one’s own', async () => {
  const user = open()
  await bringTable(user)
  await screen.findByText(/^Your exports/)
  const first = () => screen.getByRole('combobox', { name: 'First month' })
  await user.selectOptions(first(), '2024-12')
  expect(address()).toBe('/demo/trade-data?from=2024-12&to=2025-12')
  await user.selectOptions(first(), '2025-01')
  expect(address()).toBe('/demo/trade-data?from=2025-01&to=2025-12')
  await waitFor(() => {
    const ofTable = bodies.filter((body) => body.startsWith('{"csv"'))
    expect(ofTable.at(-1)).toContain('"from":"2025-01","to":"2025-12"')
  })
})

test('months that a table does not have are refused, and its newest are a press away', async () => {
  const user = open('?from=2026-01&to=2026-04')
  await bringTable(user)
  await user.click(await screen.findByRole('button', { name: 'The newest months of your table' }))
  expect(address()).toBe('/demo/trade-data')
  expect(await screen.findByText(/^Your exports/)).toBeVisible()
})

test('a table without partners shows none', async () => {
  const user = open()
  expect(screen.getByRole('heading', { name: /lead what goes out/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste('product,month,value\nPumps,2025-01,300\nValves,2025-01,200\n')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  expect(await screen.findByText(/^Your exports/)).toBeVisible()
  expect(screen.queryByRole('radio', { name: 'Partners' })).toBeNull()
  expect(screen.getByRole('radio', { name: 'Products' })).toBeChecked()
  // Neither who buys what nor the share of the largest partner is drawn.
  expect(screen.queryByRole('heading', { name: /lead what goes out/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: /^Exports$/ })).toBeNull()
  expect(screen.queryByText('Not named')).toBeNull()
})
