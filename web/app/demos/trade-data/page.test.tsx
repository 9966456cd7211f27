import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, asked, bodies, open, stubTrade, summaries } from './page.test-support'

stubTrade()

test('the question and the verdict stand there at once, and no summary is asked for', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Whom does Canada trade with, in what, and what changed?',
  )
  const answer = screen.getByText(/^Canada’s exports/)
  expect(answer).toHaveTextContent('fell 0.2 % in 2025 against 2024, to $779.0 billion.')
  expect(answer).toHaveTextContent('The United States took away 4.0 percentage points')
  expect(answer).toHaveTextContent('the United Kingdom added 2.3')
  expect(answer).toHaveTextContent('Trade is less concentrated')
  expect(
    screen.getByRole('heading', { name: /^The United Kingdom added 2\.3 points/ }),
  ).toBeVisible()
  expect(summaries()).toEqual([])
})

test('a figure opens to what it is made of', async () => {
  const user = open()
  const [figure] = screen.getAllByRole('button', { name: '4.0, What the United States added' })
  await user.click(figure as HTMLElement)
  const note = screen.getByRole('dialog', { name: 'What the United States added' })
  expect(note).toHaveTextContent('−4.0 points')
  expect(note).toHaveTextContent('all rows add up to it')
})

test('imports are asked for by partner and by goods, and stand in the address', async () => {
  const user = open()
  const panel = screen.getByRole('group', { name: 'Flow' })
  await user.click(within(panel).getByText('Imports'))
  expect(address()).toBe('/demo/trade-data?flow=imports')
  expect(await screen.findByText(/^Canada’s imports/)).toBeVisible()
  expect(summaries()).toEqual([
    '/api/v1/trade-data/summary?flow=imports&from=2025-01&to=2025-12&by=partner&top=20',
    '/api/v1/trade-data/summary?flow=imports&from=2025-01&to=2025-12&by=section',
  ])
})

test('without a comparison the shares are told and no growth', async () => {
  open('?compare=none')
  const answer = await screen.findByText(/^Canada’s exports were/)
  expect(answer).toHaveTextContent('Nothing is compared.')
  expect(summaries()[0]).toContain('compare=none')
})

test('the basis is named, and a link leads to the figure of both', () => {
  open()
  const flow = screen.getByRole('group', { name: 'Flow' })
  expect(flow).toHaveTextContent('On customs basis')
  const href = within(flow).getByRole('link').getAttribute('href') ?? ''
  const figure = screen.getByRole('figure', { name: /^In 2024 the balance of payments/ })
  expect(`#${figure.id}`).toBe(href)
})

test.each([
  ['2025 against 2024', ''],
  ['Jan–Apr 2026', '?from=2026-01&to=2026-04'],
  ['Imports', '?flow=imports'],
  ['Vehicle tariff', '?by=chapter&partner=all&chapter=87'],
])('the case “%s” is a press away', async (name, query) => {
  const user = open('?compare=none')
  await user.click(screen.getByRole('link', { name }))
  expect(address()).toBe(`/demo/trade-data${query}`)
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'true')
})

test('a first month after the last takes it along', async () => {
  const user = open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'First month' }), '2026-02')
  expect(address()).toBe('/demo/trade-data?from=2026-02&to=2026-02')
})

test('goods open down to chapters and products', async () => {
  open('?by=section')
  await waitFor(() => {
    expect(asked.some((path) => path.includes('by=product'))).toBe(true)
  })
  expect(screen.getByRole('heading', { name: /added .* points, .* took/ })).toHaveTextContent(
    'Precious metals and stones added 1.9 points',
  )
})

test('chapters tell what each added to the growth', async () => {
  const user = open()
  await user.click(within(screen.getByRole('radiogroup', { name: 'Rows' })).getByText('Chapters'))
  expect(address()).toBe('/demo/trade-data?by=chapter')
  expect(
    screen.getByRole('heading', { name: /^Precious stones and metals added 1\.9 points/ }),
  ).toBeVisible()
  // The chapters are those of the answer: no further summary of them is waited for.
  expect(asked.some((path) => path.includes('by=chapter&top='))).toBe(false)
})

test('the tariff is asked for with the assumptions of the address', async () => {
  open('?chapter=87&tariff_pct=50&elasticity=3&partner_share_pct=90')
  await waitFor(() => {
    expect(bodies.some((body) => body.includes('"tariff_pct":50'))).toBe(true)
  })
  const body = JSON.parse(bodies.find((text) => text.includes('"tariff_pct":50')) ?? '') as object
  expect(body).toMatchObject({
    partner: 'US',
    chapter: '87',
    elasticity: 3,
    partner_share_pct: 90,
    from: '2025-01',
    to: '2025-12',
  })
})

test('one partner and one chapter are refused with the reason, and everybody’s tariff is a press away', async () => {
  const user = open('?chapter=76')
  const alert = (await screen.findByText(/is not in the bundled tables/)).closest('[role="alert"]')
  expect(alert).toHaveTextContent('How much of chapter 76 goes to United States')
  await user.click(screen.getByRole('button', { name: 'Everybody’s tariff on it' }))
  expect(address()).toBe('/demo/trade-data?partner=all&chapter=76')
  await waitFor(() => {
    expect(screen.queryByText(/is not in the bundled tables/)).toBeNull()
  })
  const body = JSON.parse(
    bodies.findLast((text) => text.includes('"chapter":"76"')) ?? '',
  ) as object
  expect(body).not.toHaveProperty('partner')
  expect(screen.getByRole('combobox', { name: 'Whose tariff' })).toHaveDisplayValue('Everybody')
})

test('a chapter one chooses is asked for as everybody’s tariff, and refused by nobody', async () => {
  const user = open()
  const whose = screen.getByRole('combobox', { name: 'Whose tariff' })
  expect(within(whose).getByRole('option', { name: 'Everybody' })).toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'On what' }), '87')
  expect(address()).toBe('/demo/trade-data?partner=all&chapter=87')
  await waitFor(() => {
    expect(bodies.some((body) => body.includes('"chapter":"87"'))).toBe(true)
  })
  const body = JSON.parse(bodies.findLast((text) => text.includes('"87"')) ?? '') as object
  expect(body).not.toHaveProperty('partner')
  expect(screen.queryByText(/is not in the bundled tables/)).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'On what' }), '')
  expect(address()).toBe('/demo/trade-data')
})

test('a share one assumes is sent with partner and chapter', async () => {
  open('?chapter=76&partner_share_pct=40')
  await waitFor(() => {
    expect(bodies.some((body) => body.includes('"partner_share_pct":40'))).toBe(true)
  })
  expect(screen.queryByText(/is not in the bundled tables/)).toBeNull()
})

test('a tariff typed in is kept in the address', async () => {
  const user = open()
  const field = screen.getByRole('spinbutton', { name: /^Tariff/ })
  await user.clear(field)
  await user.type(field, '40{Enter}')
  await waitFor(() => {
    expect(address()).toBe('/demo/trade-data?tariff_pct=40')
  })
})

test('an elasticity is typed with one decimal, and its arrow keys go by tenths', async () => {
  const user = open()
  const field = screen.getByRole('spinbutton', { name: 'Elasticity' })
  await user.clear(field)
  await user.type(field, '1.2{Enter}')
  await waitFor(() => {
    expect(address()).toBe('/demo/trade-data?elasticity=1.2')
  })
  await user.type(field, '{ArrowUp}{Enter}')
  await waitFor(() => {
    expect(address()).toBe('/demo/trade-data?elasticity=1.3')
  })
})

test('a tariff is drawn before and after, and its assumptions in a figure of their own', async () => {
  const user = open()
  act(() => {
    screen.getByRole('application', { name: /^Shares of exports before and after/ }).focus()
  })
  await user.keyboard('{ArrowDown}')
  const figure = screen.getByRole('figure', { name: /^A 25\s% tariff of the United States/ })
  expect(figure).toHaveTextContent(/before 72\.5\s%, \$564\.6\sbillion/)
  expect(figure).toHaveTextContent(/after 65\.3\s%, \$404\.0\sbillion/)
  expect(figure).toHaveTextContent('the 8 whose shares change most')
  expect(screen.getByRole('figure', { name: /^Most depends on the elasticity/ })).toHaveTextContent(
    'Grey: at the lower value',
  )
})

test('the table one builds keeps its rows, columns and figures in the address', async () => {
  const user = open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows of the table' }), 'chapter')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Part of the tariff' }), 'V')
  expect(address()).toBe('/demo/trade-data?rows=chapter&within=V')
  await waitFor(() => {
    expect(asked.at(-1)).toBe(
      '/api/v1/trade-data/series?by=chapter&step=year&flow=balance&top=300&within=V',
    )
  })
})

test('the table one builds does not offer a balance by product, and says why', async () => {
  const user = open()
  const rows = screen.getByRole('combobox', { name: 'Rows of the table' })
  const product = within(rows).getByRole('option', { name: 'Products' })
  const figures = within(screen.getByRole('radiogroup', { name: 'Figures of the table' }))
  expect(product).toBeDisabled()
  expect(screen.getByText(/^A balance is by partner, section or chapter/)).toBeVisible()
  await user.click(figures.getByRole('radio', { name: 'Exports' }))
  expect(product).toBeEnabled()
  expect(screen.queryByText(/^A balance is by/)).toBeNull()
  await user.selectOptions(rows, 'product')
  expect(figures.getByRole('radio', { name: 'Balance' })).toBeDisabled()
  expect(address()).toBe('/demo/trade-data?rows=product&measure=exports')
})

test('an address that asks for a balance by product leaves both choices open to change', async () => {
  const user = open('?rows=product')
  const rows = screen.getByRole('combobox', { name: 'Rows of the table' })
  expect(rows).toHaveValue('product')
  await user.selectOptions(rows, 'section')
  expect(
    within(screen.getByRole('radiogroup', { name: 'Figures of the table' })).getByRole('radio', {
      name: 'Balance',
    }),
  ).toBeEnabled()
})

test('the level of the shares that is opened is told, and goes with other rows', async () => {
  const user = open('?by=chapter&partner=all&chapter=87&into=V')
  const title = () => screen.queryByRole('heading', { name: /^Two parts make up .* under “/ })
  await waitFor(() => {
    expect(title()).toHaveTextContent('exports under “Minerals and fuels”')
  })
  const vehicles = screen.getByRole('link', { name: 'Vehicle tariff' })
  expect(vehicles).toHaveAttribute('aria-current', 'true')
  await user.click(within(screen.getByRole('radiogroup', { name: 'Rows' })).getByText('Partners'))
  expect(title()).toBeNull()
  expect(address()).toBe('/demo/trade-data?partner=all&chapter=87')
})

test('a part that is not there is said, and what is shown in its place', async () => {
  open('?by=section&into=none')
  expect(await screen.findByText(/cannot be opened here: all exports are shown/)).toBeVisible()
})

test('of Canada’s trade the months of the plain page leave the address plain', async () => {
  const user = open('?from=2025-03')
  await user.selectOptions(screen.getByRole('combobox', { name: 'First month' }), '2025-01')
  expect(address()).toBe('/demo/trade-data')
})

test('the two bases are asked for at once, for totals may be newer', async () => {
  open()
  expect(
    screen.getByRole('heading', {
      name: /^In 2024 the balance of payments had exports 0\.4\s% below/,
    }),
  ).toBeVisible()
  await waitFor(() => {
    expect(asked).toContain('/api/v1/trade-data/reconcile')
  })
})
