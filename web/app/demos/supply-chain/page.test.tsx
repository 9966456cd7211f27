import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import * as frameParts from '@/components/demo/frame-parts'
import { stubMedia } from '@/lib/media.test-support'
import { defaultReport } from './contract.gen'
import * as parts from './lazy-parts'
import SupplyChainPage, { pressed } from './page'

// The parts are there before the page is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  const all = [CallTheApi, ...Object.values(frameParts), ...Object.values(parts)]
  await Promise.all(all.map((part) => part.load()))
})

const { network, inventory } = defaultReport
const asked: string[] = []
const bodies: string[] = []
const signals: AbortSignal[] = []
let answers: (path: string) => unknown = () => network

beforeEach(() => {
  asked.length = 0
  bodies.length = 0
  answers = (path) => (path.includes('inventory') ? inventory : network)
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, init?: RequestInit) => {
      asked.push(path)
      if (typeof init?.body === 'string') bodies.push(init.body)
      if (init?.signal) signals.push(init.signal)
      const answer = answers(path)
      return Promise.resolve(answer instanceof Response ? answer : Response.json(answer))
    }),
  )
  stubMedia()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function open(query = '') {
  window.history.replaceState(null, '', `/demo/supply-chain${query}`)
  render(<SupplyChainPage />)
  return userEvent.setup({ delay: null })
}

test('the question and the proven plan stand there at once, and nothing is asked for', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Where should the warehouses be, and what flows where?',
  )
  const answer = screen.getByText(/^Five: /)
  expect(answer).toHaveTextContent('Toronto, Montreal, Calgary, Winnipeg and Vancouver, proven')
  expect(answer).toHaveTextContent(
    /Halifax would add only \$25,701: it opens if a site costs under \$724,299/,
  )
  expect(asked).toEqual([])
})

test('every figure has its finding', () => {
  open()
  for (const finding of [
    /^Three in four residents are within 250\skm/,
    'Toronto matters most, Vancouver least',
    /^5 sites cost least; one more pays below \$724,299/,
    /^One site more takes the way from 2\.4\sh to 1\.8\sh for \$25,701 a year/,
    /^Proven after \d+ iterations/,
    /^Order 866 at a time, when stock falls to 3,096/,
  ])
    expect(screen.getByRole('heading', { name: finding })).toBeVisible()
})

test('what the address says is asked, and only what it needs', async () => {
  open('?site_cost=700000&closed=calgary,toronto&sites=4&barred=vancouver>victoria')
  await waitFor(() => {
    expect(asked).toHaveLength(1)
  })
  expect(asked[0]).toBe(
    '/api/v1/supply-chain/network?demand_kg=10&freight=0.12&site_cost=700000&speed_kmh=70&sites=4&closed=calgary,toronto&barred=vancouver%3Evictoria',
  )
})

test('limits that cannot hold are told in words, and the last plan stays', async () => {
  const message =
    '3 sites of 40,000 t hold 120,000 t, and 143,549.8 t are ordered: 23,549.8 t stay unserved. 4 sites would do.'
  answers = () =>
    Response.json(
      {
        title: 'Invalid',
        detail: 'x',
        code: 'invalid',
        errors: [{ field: 'sites', message, code: 'capacity_conflict', values: {} }],
      },
      { status: 422 },
    )
  open('?sites=3&capacity_t=40000')
  expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent('4 sites would do.')
  expect(screen.getByText(/^Five: /)).toBeVisible()
})

test('a place is opened, closed and left to the solver by pressing it', () => {
  const free = { open: [], closed: [] }
  const opened = pressed(free, 'halifax')
  expect(opened).toEqual({ open: ['halifax'], closed: [] })
  const closed = pressed(opened, 'halifax')
  expect(closed).toEqual({ open: [], closed: ['halifax'] })
  expect(pressed(closed, 'halifax')).toEqual(free)
})

/** What two sites of the visitor’s cost. */
const placedAt = (...mine: readonly string[]) => ({
  ...network,
  sites: network.sites.map((site) => ({ ...site, is_open: mine.includes(site.key) })),
  freight_cost: 8_000_000,
  site_costs: 1_500_000,
  total_cost: 9_500_000,
})

test('sites are placed by hand first, then held against the best, and left to the solver again', async () => {
  const placed = placedAt('toronto', 'calgary')
  answers = (path) => (path.includes('/placed') ? placed : network)
  const user = open('?mine=toronto,calgary&closed=montreal')
  expect(await screen.findByText(/^Two: Toronto and Calgary\. Yours costs/)).toBeVisible()
  expect(asked).toEqual([
    '/api/v1/supply-chain/placed?demand_kg=10&freight=0.12&site_cost=750000&speed_kmh=70&mine=toronto,calgary',
  ])
  expect(screen.queryByRole('heading', { name: /Proven after/ })).toBeNull()
  expect(screen.getByRole('heading', { name: /^Your network: / })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'See what the solver finds' }))
  const answer = await screen.findByText(/the best costs/)
  expect(answer).toHaveTextContent(/it also opens Montreal, Winnipeg and Vancouver: \$5\.13M/)
  // What else was decided by hand is not asked of the solver.
  expect(asked.at(-1)).toBe(
    '/api/v1/supply-chain/network?demand_kg=10&freight=0.12&site_cost=750000&speed_kmh=70',
  )
  // What is drawn of the best network beside the visitor's own says so.
  for (const finding of [/Toronto matters most/, /5 sites cost least/, /Proven after/]) {
    const heading = screen.getByRole('heading', { name: finding })
    expect(heading).toHaveTextContent(/^Best network: /)
  }
  await user.click(screen.getByRole('button', { name: 'Leave the sites to the solver' }))
  expect(window.location.search).toBe('?closed=montreal')
})

test('what the solver finds is shown and put away by one button, which keeps the focus', async () => {
  const placed = placedAt('toronto', 'regina')
  answers = (path) => (path.includes('/placed') ? placed : network)
  const user = open('?mine=toronto,regina')
  expect(await screen.findByText(/^Two: Toronto and Regina\. Yours costs/)).toBeVisible()
  const button = screen.getByRole('button', { name: 'See what the solver finds' })
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await user.click(button)
  expect(await screen.findByText(/the best costs/)).toBeVisible()
  expect(button).toHaveAttribute('aria-pressed', 'true')
  await user.click(button)
  expect(await screen.findByText(/^Two: Toronto and Regina\. Yours costs/)).toBeVisible()
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(button).toHaveFocus()
  expect(window.location.search).toBe('?mine=toronto,regina')
})

test('nothing is held against the best once no site of the visitor’s is left', async () => {
  const placed = placedAt('toronto', 'winnipeg')
  answers = (path) => (path.includes('/placed') ? placed : network)
  const user = open('?mine=toronto,winnipeg&best=1')
  expect(await screen.findByText(/the best costs/)).toBeVisible()
  const sites = screen.getByRole('group', { name: 'Own sites' })
  await user.click(within(sites).getByRole('button', { name: 'None' }))
  expect(window.location.search).toBe('')
  expect(await screen.findByText(/^Five: /)).toBeVisible()
})

test('before placed sites have their answer the map has them alone', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => undefined)),
  )
  open('?mine=saskatoon')
  expect(await screen.findByRole('heading', { name: 'The sites you placed' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: /Toronto matters most/ })).toBeNull()
})

test('a site placed with the keyboard is told', async () => {
  const placed = placedAt('toronto', 'moncton')
  answers = (path) => (path.includes('/placed') ? placed : network)
  const user = open('?mine=toronto,moncton')
  expect(await screen.findByText(/^Two: /)).toBeVisible()
  const map = screen.getByRole('application', { name: 'Sites and what flows from them' })
  act(() => {
    map.focus()
  })
  await user.keyboard('{Home}{Enter}')
  const [first] = [...network.sites].sort((a, b) => a.longitude - b.longitude)
  const name = first?.name ?? ''
  expect(screen.getByText(`Your site in ${name} is open.`)).toHaveAttribute('role', 'status')
})

test('sites of one’s own that cannot serve everybody stay on the map, and are told what would do', async () => {
  const message =
    '1 site of 30,000 t holds 30,000 t, and 143,549.8 t are ordered: 113,549.8 t stay unserved. 5 sites would do.'
  const errors = [{ field: 'mine', message, code: 'capacity_conflict', values: {} }]
  answers = () =>
    Response.json({ title: 'Invalid', detail: 'x', code: 'invalid', errors }, { status: 422 })
  open('?mine=regina&capacity_t=30000')
  expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent('5 sites would do.')
  expect(screen.getByRole('heading', { name: 'These sites cannot serve everybody' })).toBeVisible()
})

/** What a job says, as the server sends it. */
const told = (...events: [name: string, data: unknown][]) =>
  events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('')

async function bringPlaces() {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste('name,latitude,longitude,demand,fixed_cost\nA,45,-75,10,100\nB,46,-75,5,\n')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  await waitFor(() => {
    expect(asked).toContain('/api/v1/supply-chain/network-table/job')
  })
  return user
}

test('places of one’s own are planned, and the way back is taken', async () => {
  const five = { ...network, total_cost: 5_000_000 }
  answers = (path) => (path.endsWith('/job') ? new Response(told(['report', five])) : network)
  const user = await bringPlaces()
  expect(bodies[0]).toContain('A,45,-75,10,100')
  const [back] = await screen.findAllByRole('button', { name: 'Back to the Canadian cities' })
  await user.click(back as HTMLElement)
  expect(screen.getByText(/^Five: /)).toBeVisible()
})

test('another speed changes the hours of one’s own places and plans nothing again', async () => {
  answers = (path) => (path.endsWith('/job') ? new Response(told(['report', network])) : network)
  const user = await bringPlaces()
  expect(
    await screen.findAllByRole('button', { name: 'Back to the Canadian cities' }),
  ).not.toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Change' }))
  const speed = screen.getByRole('spinbutton', { name: /^Average speed, assumed/ })
  await user.clear(speed)
  await user.type(speed, '35{Enter}')
  expect(
    await screen.findByRole('heading', {
      name: /^One site more takes the way from 4\.8\sh to 3\.6\sh for \$25,701/,
    }),
  ).toBeVisible()
  // The call is still the one that was sent.
  expect(screen.getByText(/^This call asks at 70\skm\/h/)).toBeInTheDocument()
  expect(asked).toEqual(['/api/v1/supply-chain/network-table/job'])
})

test('long work says how far it is, and ends when it is stopped', async () => {
  const stage = { done: 0, of: 12, iterations: 40, best: 5_200_000, bound: 4_900_000 }
  let send: ReadableStreamDefaultController<Uint8Array> | undefined
  const ended = vi.fn()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = controller
    },
  })
  answers = (path) => (path.endsWith('/job') ? new Response(body) : network)
  const user = await bringPlaces()
  const say = (text: string) => {
    act(() => {
      send?.enqueue(new TextEncoder().encode(text))
    })
  }
  say(told(['waiting', { at_once: 1 }]))
  expect(await screen.findByText(/Others’ long computations have their turn/)).toBeVisible()
  say(told(['progress', stage]))
  expect(
    await screen.findByText(/^Best so far \$5\.2M a year; none can be below \$4\.9M/),
  ).toBeVisible()
  // The map is still that of the cities, and decides nothing for the visitor's places.
  expect(screen.queryAllByText(/Press a place to open it/)).toEqual([])
  say(told(['progress', { ...stage, done: 3 }]))
  expect(await screen.findByText(/what would change it: 3 of 12/)).toBeVisible()
  signals.at(-1)?.addEventListener('abort', ended)
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(ended).toHaveBeenCalledOnce()
  expect(screen.getByText(/^Five: /)).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryAllByText(/Press a place to open it/)).not.toEqual([])
  // The file is kept, and one press plans it anew.
  expect(
    screen.getByText(/The best found by then costs \$5\.2M a year; none can be below \$4\.9M/),
  ).toBeVisible()
  const five = { ...network, total_cost: 5_000_000 }
  answers = (path) => (path.endsWith('/job') ? new Response(told(['report', five])) : network)
  await user.click(screen.getByRole('button', { name: 'Plan it again' }))
  expect(
    await screen.findAllByRole('button', { name: 'Back to the Canadian cities' }),
  ).not.toHaveLength(0)
  expect(bodies.at(-1)).toContain('A,45,-75,10,100')
  expect(screen.queryByText(/^Planning stopped/)).toBeNull()
})

test('what was stopped is told until something else is asked through the controls', async () => {
  const waits = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(told(['waiting', { at_once: 1 }])))
    },
  })
  answers = (path) =>
    path.endsWith('/job') ? new Response(waits) : path.includes('inventory') ? inventory : network
  const user = await bringPlaces()
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  const stopped = () => screen.queryByText(/^Planning stopped/)
  const type = async (name: RegExp, text: string) => {
    const field = screen.getByRole('spinbutton', { name })
    await user.clear(field)
    await user.type(field, `${text}{Enter}`)
  }
  const goBackTo = (query: string) => {
    act(() => {
      window.history.replaceState(null, '', `/demo/supply-chain${query}`)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
  }
  expect(stopped()).toBeVisible()
  // The stock is another question, and the way back through the history is none of the controls.
  await type(/^Days to delivery/, '16')
  expect(stopped()).toBeVisible()
  goBackTo('?freight=0.2')
  await waitFor(() => {
    expect(asked.some((path) => path.includes('freight=0.2'))).toBe(true)
  })
  goBackTo('')
  expect(stopped()).toBeVisible()
  await type(/^Freight/, '0.3')
  await waitFor(() => {
    expect(asked.some((path) => path.includes('freight=0.3'))).toBe(true)
  })
  goBackTo('')
  expect(stopped()).toBeNull()
})

test('the stock is worked out from what is typed', async () => {
  const user = open()
  const form = screen.getByRole('form', { name: 'How it sells and how it is delivered' })
  const days = within(form).getByRole('spinbutton', { name: 'Days to delivery' })
  await user.clear(days)
  await user.type(days, '16{Enter}')
  await waitFor(() => {
    expect(bodies.at(-1)).toContain('"lead_time":16')
  })
})
