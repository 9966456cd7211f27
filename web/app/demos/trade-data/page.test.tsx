import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import * as frameParts from '@/components/demo/frame-parts'
import { stubMedia } from '@/lib/media.test-support'
import { defaultReport } from './contract.gen'
import * as parts from './lazy-parts'
import TradeDataPage from './page'

// The parts are there before the page is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  const all = [CallTheApi, ...Object.values(frameParts), ...Object.values(parts)]
  await Promise.all(all.map((part) => part.load()))
})

const { partners, sections, chapters, series, shock, reconciliation, intra_industry, source } =
  defaultReport
const asked: string[] = []
const bodies: string[] = []

const own = {
  first: '2019-11',
  last: '2025-01',
  rows: 2,
  partners: { ...partners, total: 500, rows: partners.rows.slice(0, 2) },
  products: {
    ...sections,
    by: 'product',
    rows: sections.rows.slice(0, 2).map((row) => ({ ...row, name: `My ${row.name}` })),
  },
  links: [{ partner: 'United States', product: 'My pumps', value: 300, before: null }],
  links_share: 0.9,
  series,
  product_series: {
    ...series,
    by: 'product',
    rows: series.rows.slice(0, 2).map((row) => ({ ...row, name: `My ${row.name}` })),
  },
}

/** Of a table without a column of partners. */
const ownProducts = {
  ...own,
  partners: {
    ...own.partners,
    rows: [{ ...partners.rows[0], key: '', name: 'Not named', kind: 'rest', share: 1 }],
    movers: [],
  },
  links: own.links.map((link) => ({ ...link, partner: 'Not named' })),
  series: own.product_series,
  product_series: null,
}

function answerTo(path: string, body: string) {
  const query = new URLSearchParams(path.split('?')[1])
  if (path.includes('/table')) return body.includes('partner') ? own : ownProducts
  if (path.includes('/shock')) return { ...shock, ...(JSON.parse(body) as object) }
  if (path.includes('/reconcile')) return { ...reconciliation, source }
  if (path.includes('/intra-industry')) return { ...intra_industry, source }
  if (path.includes('/advantage'))
    return {
      period: '1998 to 2000',
      products: 785,
      rows: [{ sitc: '9610', canada: 1, world: 2, rca: 6.8 }],
    }
  if (path.includes('/series')) return { ...series, step: query.get('step') ?? 'month', source }
  const flow = query.get('flow') ?? 'exports'
  const base = { partner: partners, chapter: chapters }[query.get('by') ?? ''] ?? sections
  const bare = { growth_pct: null, compare_from: null, compare_to: null }
  return { ...base, flow, ...(query.get('compare') === 'none' && bare), source }
}

const refusal = {
  title: 'Invalid input',
  code: 'invalid',
  errors: [
    {
      field: 'partner_share_pct',
      code: 'published_apart',
      message: 'how much of chapter 76 goes to United States is not in the bundled tables',
    },
  ],
}

const noSuchMonth = {
  title: 'Invalid input',
  code: 'invalid',
  errors: [
    {
      field: 'from',
      code: 'not_a_month',
      message: 'from must be a month like 2025-01, from 2019-11 to 2025-01, got "2026-01"',
    },
  ],
}

/** One partner's tariff on one chapter, without a share that is assumed. */
function isRefused(path: string, body: string) {
  if (!path.includes('/shock')) return false
  const sent = JSON.parse(body) as object
  return 'partner' in sent && 'chapter' in sent && !('partner_share_pct' in sent || 'csv' in sent)
}

beforeEach(() => {
  asked.length = 0
  bodies.length = 0
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, init?: RequestInit) => {
      const body = typeof init?.body === 'string' ? init.body : ''
      asked.push(path)
      bodies.push(body)
      if (isRefused(path, body)) return Promise.resolve(Response.json(refusal, { status: 422 }))
      if (path.includes('/table') && body.includes('"from":"2026-01"'))
        return Promise.resolve(Response.json(noSuchMonth, { status: 422 }))
      return Promise.resolve(Response.json(answerTo(path, body)))
    }),
  )
  stubMedia()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function open(query = '') {
  window.history.replaceState(null, '', `/demo/trade-data${query}`)
  render(<TradeDataPage />)
  return userEvent.setup({ delay: null })
}

const address = () => window.location.pathname + window.location.search
const summaries = () =>
  asked.filter((path) => path.includes('/summary') && /by=(partner|section)/.test(path))

test('the question and the verdict stand there at once, and no summary is asked for', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Whom does Canada trade with, in what, and what changed?',
  )
  const answer = screen.getByText(/^Canada’s exports/)
  expect(answer).toHaveTextContent('fell 0.2 % in 2025, to $779.0 billion.')
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

/** Uses two rows of one's own. */
async function bringTable(user: ReturnType<typeof open>) {
  await user.click(screen.getByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste('partner,product,month,value\nUS,Pumps,2025-01,300\nDE,Valves,2025-01,200\n')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
}

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
  act(() => {
    screen.getByRole('application', { name: 'Shares of exports' }).focus()
  })
  await user.keyboard('{ArrowRight}{Enter}')
  expect(screen.getByRole('heading', { name: 'Exports under “United States”' })).toBeVisible()
  expect(address()).toBe('/demo/trade-data')
  // Other rows have other parts; what stands in the address is still the page's.
  await user.click(screen.getByRole('radio', { name: 'Products' }))
  expect(screen.queryByRole('heading', { name: /under “/ })).toBeNull()
  expect(address()).toBe('/demo/trade-data?by=section')
  expect(whose()).toHaveDisplayValue(other)
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

test('the level of the shares that is opened is told, and goes with other rows', async () => {
  const user = open('?by=section&into=V')
  const title = () => screen.queryByRole('heading', { name: /^Two parts make up .* under “/ })
  await waitFor(() => {
    expect(title()).toHaveTextContent('exports under “Minerals and fuels”')
  })
  const goods = screen.getByRole('link', { name: 'Goods in place of partners, 2025' })
  expect(goods).toHaveAttribute('aria-current', 'true')
  await user.click(within(screen.getByRole('radiogroup', { name: 'Rows' })).getByText('Partners'))
  expect(title()).toBeNull()
  expect(address()).toBe('/demo/trade-data')
})

test('a part that is not there is said, and what is shown in its place', async () => {
  open('?by=section&into=999999')
  expect(await screen.findByText(/cannot be opened here: all exports are shown/)).toBeVisible()
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

test('of Canada’s trade the months of the plain page leave the address plain', async () => {
  const user = open('?from=2025-03')
  await user.selectOptions(screen.getByRole('combobox', { name: 'First month' }), '2025-01')
  expect(address()).toBe('/demo/trade-data')
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
