import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, asked, bringTable, open, stubTrade } from './page.test-support'

stubTrade()

test('concentration is told over time, and asked for with the other flow', async () => {
  const user = open()
  const figure = screen.getByRole('figure', {
    name: /^By partner, exports are less concentrated: HHI 0\.586 in 2024, 0\.495 from/,
  })
  expect(figure).toHaveAttribute('id', 'figure-concentration')
  expect(figure).toHaveTextContent('By chapter it fell from 0.092 to 0.091.')
  expect(asked.some((path) => path.includes('top=1'))).toBe(false)
  await user.click(within(figure).getByText('Table'))
  const row = within(figure).getByRole('row', { name: /2025-12/ })
  expect(row).toHaveTextContent('0.532')
  expect(row).toHaveTextContent('0.090')
  const panel = screen.getByRole('group', { name: 'Flow' })
  await user.click(within(panel).getByText('Imports'))
  await waitFor(() => {
    expect(asked).toContain('/api/v1/trade-data/series?flow=imports&by=chapter&top=1')
  })
  expect(asked).toContain('/api/v1/trade-data/series?flow=imports&by=product&top=1')
})

test('both at once are not shown of Canada’s trade, and the reason is', () => {
  open('?by=pair')
  const figure = screen.getByRole('figure', { name: /^The United Kingdom added 2\.3 points/ })
  expect(figure).toHaveTextContent('cannot be shown of Canada’s trade: the bundled tables count')
  expect(screen.queryByRole('radio', { name: 'Both' })).toBeNull()
})

test('partner and product at once tell what each pair added, by a link too', async () => {
  const user = open()
  await bringTable(user)
  await screen.findByText(/^Your exports/)
  await user.click(screen.getByRole('radio', { name: 'Both' }))
  expect(address()).toBe('/demo/trade-data?by=pair')
  const title = 'United Kingdom × My pumps added 2.3 points, United States × My pumps took 4.0'
  const figure = screen.getByRole('figure', { name: title })
  expect(figure).toHaveTextContent('of all pairs of a partner and a product')
  // The other figures show one side at a time.
  expect(
    screen.getByRole('heading', { name: /^The United States fell below 70\s% of exports/ }),
  ).toBeVisible()
  await user.click(
    screen.getAllByRole('button', { name: 'Back to Canada’s trade' })[0] as HTMLElement,
  )
  expect(await screen.findByText(/cannot be shown of Canada’s trade/)).toBeVisible()
})

test('a table without partners has no pairs', async () => {
  const user = open('?by=pair')
  await user.click(screen.getByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste('product,month,value\nPumps,2025-01,300\n')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  expect(await screen.findByText(/names of one of the two alone/)).toBeVisible()
  expect(screen.queryByRole('radio', { name: 'Both' })).toBeNull()
})
