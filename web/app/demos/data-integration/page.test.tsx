import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import { defaultPlan, type Plan } from './ask'
import * as parts from './lazy-parts'
import GardenPage from './page'

// The parts are there before the page is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  await Promise.all([CallTheApi, ...Object.values(parts)].map((part) => part.load()))
})

// Two lists of fifty cities make finding by role slow in the test's document.

const asked: string[] = []
let answer: () => unknown

const refusal = (field: string, message: string) =>
  Response.json({ title: 'Invalid', errors: [{ field, message }] }, { status: 422 })

beforeEach(() => {
  asked.length = 0
  answer = () => defaultPlan
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => {
      asked.push(path)
      const given = await answer()
      return given instanceof Response ? given : Response.json(given)
    }),
  )
})
afterEach(() => {
  // A pause still running must not ask a real server.
  cleanup()
  vi.unstubAllGlobals()
})

function open(query = '') {
  window.history.replaceState(null, '', `/demo/data-integration${query}`)
  render(<GardenPage />)
  return userEvent.setup()
}

const address = () => window.location.search

/** An answer that comes when the test says so. */
function held() {
  let release: (given: unknown) => void = () => undefined
  const given = new Promise<unknown>((resolve) => {
    release = resolve
  })
  return { given, release }
}

const halifax: Plan = {
  ...defaultPlan,
  city: { ...defaultPlan.city, slug: 'halifax', name: 'Halifax' },
}
const request = () => screen.getByRole('region', { name: 'Request' })

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
      /In Calgary 5 of your 8 crops ripen.*Start on Mar 21/,
    )
    expect(asked).toEqual([])
  })

  test('a figure opens to what stands behind it', async () => {
    const user = open()
    await user.click(screen.getByRole('button', { name: /^5 of your 8/ }))
    const note = screen.getByRole('dialog', { name: 'Crops that grow in Calgary' })
    expect(note).toHaveTextContent('Tomato')
    expect(note).toHaveTextContent('marginal, 74 %')
  })

  test('typing and Enter add a crop, its chip takes it away', async () => {
    const user = open()
    await user.type(screen.getByRole('combobox', { name: 'Add a crop' }), 'kal{Enter}')
    expect(address()).toContain('basil,kale')
    await user.click(screen.getByRole('button', { name: 'Remove Tomato' }))
    expect(address()).not.toContain('tomato')
    await waitFor(() => {
      expect(asked.at(-1)).toContain('crops=bush-bean')
    })
  })

  test('without a crop it says where to add one, and keeps the city', async () => {
    open('?crops=')
    expect(await screen.findByRole('heading', { name: 'No crops chosen' })).toBeVisible()
    expect(screen.getByRole('heading', { name: /rows of 7 tables joined/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: /\.ics/ })).toBeNull()
  })

  test('a city without frost dates says so and points to one’s own', async () => {
    answer = () => noFrost
    open('?city=iqaluit')
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
    answer = () => refusal('crops', message)
    open('?crops=moonflower')
    const form = screen.getByRole('form', { name: 'Your garden' })
    expect(await within(form).findByRole('alert')).toHaveTextContent('did you mean sunflower?')
    expect(
      screen.getAllByText(/figures of the last case that could be worked out, not of this one/)[0],
    ).toBeVisible()
    expect(within(form).getByRole('combobox', { name: 'Add a crop' })).toBeInvalid()
    expect(screen.getByText(/ripen in an average/)).toHaveTextContent('5 of your 8')
    expect(request()).not.toHaveTextContent('moonflower')
  })

  test('a box of the lineage opens to the rows behind it', async () => {
    const user = open()
    const [box] = screen.getAllByRole('button', { name: /^Frost dates 40 rows/ })
    await user.click(box ?? document.body)
    const rows = screen.getByRole('table', { name: /The rows this plan uses/ })
    expect(within(rows).getByRole('row', { name: /calgary/ })).toHaveTextContent('05-23')
  })

  test('own frost dates go into the address', async () => {
    const user = open()
    await user.click(screen.getByRole('button', { name: 'Use these dates' }))
    expect(address()).toContain('last=05-23&first=09-15')
    await user.click(screen.getByRole('button', { name: 'Back to the table’s dates' }))
    expect(address()).not.toContain('last=')
  })

  test('own frost dates stay with their place', async () => {
    const user = open('?last=05-23&first=09-15&move=halifax')
    await user.click(await screen.findByRole('button', { name: 'Swap the cities' }))
    expect(address()).toContain('city=halifax')
    expect(address()).not.toMatch(/last=|first=/)
    await user.click(screen.getByRole('button', { name: 'Use these dates' }))
    expect(address()).toContain('last=')
    // As a reload does with a list it fills in again.
    fireEvent.change(screen.getByLabelText('City'), { target: { value: 'halifax' } })
    expect(address()).toContain('last=')
    await user.selectOptions(screen.getByLabelText('City'), 'regina')
    expect(address()).toContain('city=regina')
    expect(address()).not.toMatch(/last=|first=/)
  })

  test('frost dates in the wrong order are refused beside the second, and nothing is asked', async () => {
    const user = open('?last=05-23&first=09-15')
    const form = screen.getByRole('form', { name: 'Own frost dates' })
    await waitFor(() => {
      expect(asked).toHaveLength(1)
    })
    const first = within(form).getByLabelText('First fall frost')
    await user.clear(first)
    await user.type(first, '2027-05-01')
    await user.click(within(form).getByRole('button', { name: 'Use these dates' }))
    const text = 'Your first frost must fall after your last frost, May 23.'
    expect(within(form).getByRole('alert')).toHaveTextContent(text)
    expect(first).toHaveAccessibleDescription(text)
    expect(asked).toHaveLength(1)
  })

  test('a year out of reach is refused as a year, and nothing is asked', async () => {
    const user = open()
    const year = screen.getByRole('textbox', { name: 'Year' })
    await user.clear(year)
    await user.type(year, '1999{Enter}')
    expect(year).toHaveAccessibleDescription('The year must be at least 2000.')
    expect(asked).toEqual([])
  })

  test('the share of heat of a crop opens beside its verdict', async () => {
    const user = open()
    const why = screen.getByRole('region', { name: /^Why: 5 grow/ })
    await user.click(within(why).getByRole('button', { name: /^74\s%,/ }))
    expect(within(why).getByRole('dialog', { name: 'Heat for tomato in Calgary' })).toBeVisible()
  })
})

describe('an answer stays with its question', () => {
  test('a new city’s name, files and request wait for its plan', async () => {
    const user = open()
    const { given, release } = held()
    answer = () => given
    await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'halifax')
    await waitFor(() => {
      expect(asked.at(-1)).toContain('city=halifax')
    })
    const file = () => screen.getByRole('link', { name: /\.ics/ })
    expect(file()).toHaveAttribute('href', expect.stringContaining('city=calgary'))
    expect(request()).toHaveTextContent('city=calgary')
    expect(screen.getByText(/ripen in an average/)).toHaveTextContent('In Calgary')
    release(halifax)
    await waitFor(() => {
      expect(screen.getByText(/ripen in an average/)).toHaveTextContent('In Halifax')
    })
    expect(file()).toHaveAttribute('href', expect.stringContaining('city=halifax'))
    expect(request()).toHaveTextContent('city=halifax')
  })

  test('the visitor’s table is not named before it is in the plan', async () => {
    const user = open()
    const { given, release } = held()
    answer = () => given
    await user.click(screen.getByRole('button', { name: 'Paste text' }))
    await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
    await user.paste('name,days_min,in_row_cm,row_cm\nOur turnip,45,10,30\n')
    await user.click(screen.getByRole('button', { name: 'Use these rows' }))
    await waitFor(() => {
      expect(asked).toEqual(['/api/v1/data-integration/plan'])
    })
    expect(screen.queryByText('the pasted rows')).toBeNull()
    expect(request()).not.toHaveTextContent('crops_csv')
    release(defaultPlan)
    expect(await screen.findByText('the pasted rows')).toBeVisible()
    expect(request()).toHaveTextContent('crops_csv')
  })

  test('a failed request is not shown beside the last good answer', async () => {
    const user = open()
    answer = () => new Response('', { status: 500 })
    await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'halifax')
    expect(await screen.findByRole('alert')).toHaveTextContent('The plan did not come back.')
    expect(request()).toHaveTextContent('city=calgary')
    expect(screen.getByText(/ripen in an average/)).toHaveTextContent('In Calgary')
  })
})
