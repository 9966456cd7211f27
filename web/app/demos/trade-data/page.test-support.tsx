/** The page with an API that answers from its default report, for the tests of the page. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import * as frameParts from '@/components/demo/frame-parts'
import { stubMedia } from '@/lib/media.test-support'
import { defaultReport } from './contract.gen'
import * as parts from './lazy-parts'
import TradeDataPage from './page'

const { partners, sections, chapters, series, shock, reconciliation, intra_industry, source } =
  defaultReport
export const asked: string[] = []
export const bodies: string[] = []

export const own = {
  first: '2019-11',
  last: '2025-01',
  rows: 2,
  partners: { ...partners, total: 500, rows: partners.rows.slice(0, 2) },
  products: {
    ...sections,
    by: 'product',
    rows: sections.rows.slice(0, 2).map((row) => ({ ...row, name: `My ${row.name}` })),
  },
  pairs: {
    ...partners,
    by: 'pair',
    rows: partners.rows.slice(0, 2).map((row) => ({ ...row, name: `${row.name} × My pumps` })),
    movers: partners.movers.map((row) => ({ ...row, name: `${row.name} × My pumps` })),
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
  pairs: null,
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
  const compare = query.get('compare') ?? ''
  const [compare_from, compare_to] = compare.split('..')
  return {
    ...base,
    flow,
    from: query.get('from'),
    to: query.get('to'),
    ...(compare === 'none' && bare),
    ...(compare_to !== undefined && { compare_from, compare_to }),
    source,
  }
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

const noSuchPeriod = {
  title: 'Invalid input',
  code: 'invalid',
  errors: [
    {
      field: 'compare',
      code: 'not_a_period',
      message: 'compare must be as many months as from and to are, within 2025-01 to 2025-01',
    },
  ],
}

/** One partner's tariff on one chapter, without a share that is assumed. */
function isRefused(path: string, body: string) {
  if (!path.includes('/shock')) return false
  const sent = JSON.parse(body) as object
  return 'partner' in sent && 'chapter' in sent && !('partner_share_pct' in sent || 'csv' in sent)
}

/** Loads the parts of the page once, and answers what it asks in each test of the file. */
export function stubTrade() {
  // The parts are there before the page is: what a test looks at must not depend on when its code came.
  beforeAll(async () => {
    const all = [CallTheApi, ...Object.values(frameParts), ...Object.values(parts)]
    await Promise.all(all.map((part) => part.load()))
  })
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
        if (path.includes('/table') && body.includes('"compare":"2024-06'))
          return Promise.resolve(Response.json(noSuchPeriod, { status: 422 }))
        return Promise.resolve(Response.json(answerTo(path, body)))
      }),
    )
    stubMedia()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
}

export function open(query = '') {
  window.history.replaceState(null, '', `/demo/trade-data${query}`)
  render(<TradeDataPage />)
  return userEvent.setup({ delay: null })
}

export const address = () => window.location.pathname + window.location.search
export const summaries = () =>
  asked.filter((path) => path.includes('/summary') && /by=(partner|section)/.test(path))

/** Uses two rows of one's own. */
export async function bringTable(user: ReturnType<typeof open>) {
  await user.click(screen.getByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste('partner,product,month,value\nUS,Pumps,2025-01,300\nDE,Valves,2025-01,200\n')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
}
