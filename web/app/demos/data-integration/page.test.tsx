import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import GardenPage from './page'
import { defaultPlan, type Plan } from './report'

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

// Two lists of fifty cities make finding by role slow in the test's document.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

const asked: string[] = []
let answer: () => Response

beforeEach(() => {
  asked.length = 0
  answer = () => json(defaultPlan)
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string) => {
      asked.push(path)
      return Promise.resolve(answer())
    }),
  )
})
afterEach(() => {
  // A pause still running must not ask a real server.
  cleanup()
  vi.unstubAllGlobals()
})

function open(search = '') {
  const memory = memoryLocation({
    path: '/demo/data-integration',
    searchPath: search,
    record: true,
  })
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <GardenPage />
    </Router>,
  )
  return { user: userEvent.setup(), address: () => memory.history.at(-1) ?? '' }
}

const noFrost: Plan = {
  ...defaultPlan,
  city: { ...defaultPlan.city, name: 'Iqaluit', frost_basis: null },
  frost: null,
  crops: defaultPlan.crops.map((crop) => ({ ...crop, verdict: 'unknown' as const })),
  notes: ['No frost dates are published for Iqaluit in our tables.'],
}

describe('the page', () => {
  test('answers without asking anyone', () => {
    open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'What can I grow here, and when do I plant it?',
    )
    expect(screen.getByText(/ripen in an average/)).toHaveTextContent(
      /In Calgary 5 of your 8 crops ripen.*Start on 21 Mar/,
    )
    expect(asked).toEqual([])
  })

  test('a figure opens to what stands behind it', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: '5 of your 8' }))
    const note = screen.getByRole('dialog', { name: 'Crops that grow in Calgary' })
    expect(note).toHaveTextContent('Tomato')
    expect(note).toHaveTextContent('marginal, 0.74')
  })

  test('typing and Enter add a crop, its chip takes it away', async () => {
    const { user, address } = open()
    await user.type(screen.getByRole('combobox', { name: 'Add a crop' }), 'kal{Enter}')
    expect(address()).toContain('basil,kale')
    await user.click(screen.getByRole('button', { name: 'Remove Tomato' }))
    expect(address()).not.toContain('tomato')
    await waitFor(() => {
      expect(asked.at(-1)).toContain('crops=bush-bean')
    })
  })

  test('without a crop it says where to add one, and keeps the city', async () => {
    open('crops=')
    expect(await screen.findByRole('heading', { name: 'No crops chosen' })).toBeVisible()
    expect(screen.getByRole('heading', { name: /rows of 7 tables joined/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: /\.ics/ })).toBeNull()
  })

  test('a city without frost dates says so and points to one’s own', async () => {
    answer = () => json(noFrost)
    open('city=iqaluit')
    expect(
      await screen.findByRole('heading', { name: 'No calendar for Iqaluit yet' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Enter your own frost dates' })).toHaveAttribute(
      'href',
      '#own-frost',
    )
  })

  test('a refused list of crops is said under the sentence', async () => {
    const message = 'crops has no "moonflower"; did you mean sunflower?'
    answer = () => json({ status: 422, title: 'x', errors: [{ field: 'crops', message }] }, 422)
    open('crops=moonflower')
    const form = screen.getByRole('form', { name: 'Your garden' })
    expect(await within(form).findByRole('alert')).toHaveTextContent('did you mean sunflower?')
    expect(within(form).getByRole('combobox', { name: 'Add a crop' })).toBeInvalid()
  })

  test('a box of the lineage opens to the rows behind it', async () => {
    const { user } = open()
    const [box] = screen.getAllByRole('button', { name: /^Frost dates 40 rows/ })
    await user.click(box ?? document.body)
    const rows = screen.getByRole('table', { name: /The rows this plan uses/ })
    expect(within(rows).getByRole('row', { name: /calgary/ })).toHaveTextContent('05-23')
  })

  test('own frost dates go into the address', async () => {
    const { user, address } = open()
    await user.click(screen.getByRole('button', { name: 'Use these dates' }))
    expect(address()).toContain('last=05-23&first=09-15')
    await user.click(screen.getByRole('button', { name: 'Back to the table’s dates' }))
    expect(address()).not.toContain('last=')
  })
})
