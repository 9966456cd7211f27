import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import MachineLearningPage from './page'
import { defaults, type Report } from './query'

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

// The page is large, and finding by role in it is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 10_000 })

const asked: { path: string; body: string }[] = []
let analyze: (body: string) => Response

/** A report on a short text with one name, made by hand. */
const short: Report = {
  ...defaults.report,
  title: null,
  text: 'Ada 🙂 won.',
  sentences: [{ index: 0, start: 0, end: 10, paragraph: 0, heading: false, text: 'Ada 🙂 won.' }],
  summary: [],
  sentiment: {
    label: 'positive',
    score: 0.5,
    shares: { positive: 1, neutral: 0, negative: 0 },
    sentences: [
      {
        index: 0,
        score: 0.5,
        label: 'positive',
        words: [{ text: 'won', start: 6, end: 9, lexicon_weight: 2.3, weight: 2.3, reasons: [] }],
      },
    ],
  },
  entities: [],
  key_phrases: [],
  word_count: 2,
  reading_minutes: 1,
}

beforeEach(() => {
  asked.length = 0
  analyze = () => json(short)
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, init?: RequestInit) => {
      const body = typeof init?.body === 'string' ? init.body : ''
      asked.push({ path, body })
      if (path.endsWith('/status'))
        return Promise.resolve(json({ fetch_enabled: false, ai_model: null }))
      if (path.endsWith('/analyze')) return Promise.resolve(analyze(body))
      return Promise.resolve(json({ title: 'Busy', status: 503, errors: [] }, 503))
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function open(search = '') {
  const memory = memoryLocation({
    path: '/demo/machine-learning',
    searchPath: search,
    record: true,
  })
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <MachineLearningPage />
    </Router>,
  )
  return { user: userEvent.setup(), address: () => memory.history.at(-1) ?? '' }
}

const box = () => screen.getByRole('region', { name: 'Article text' })
const names = () => within(box()).getAllByRole('button')

describe('the page', () => {
  test('answers without waiting, and asks nothing about the default sample', async () => {
    open()
    expect(screen.getByText(/It says:/)).toHaveTextContent(/Its tone is/)
    expect(box()).toHaveTextContent(defaults.report.sentences[0]?.text.slice(0, 30) ?? '')
    await waitFor(() => {
      expect(asked.some(({ path }) => path.endsWith('/status'))).toBe(true)
    })
    expect(screen.getByRole('heading', { name: /^One story/ })).toBeVisible()
    expect(asked.map(({ path }) => path)).toEqual(['/api/v1/machine-learning/status'])
  })

  test('every character of the article is on the page, marks or not', () => {
    open()
    const flat = (text: string) => text.replace(/\s+/g, '')
    expect(flat(box().textContent)).toBe(flat(defaults.report.text))
  })

  test('arrow keys walk names and sentences; Enter chooses, Escape puts away', async () => {
    const { user } = open()
    box().focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(names()[1]).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(names()[1]).toHaveAttribute('aria-pressed', 'true')
    const detail = screen.getByRole('group', { name: 'What is chosen' })
    expect(detail).toHaveTextContent(/named/)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: 'What is chosen' })).toBeNull()
    await user.keyboard('{Home}{ArrowDown}{Enter}')
    expect(screen.getByRole('group', { name: 'What is chosen' })).toHaveTextContent('Sentence 2 of')
    await user.tab()
    expect(box()).not.toContainElement(document.activeElement as HTMLElement)
  })

  test('filters hide their marks and stand in the address', async () => {
    const { user, address } = open()
    const before = names().length
    await user.click(screen.getByRole('button', { name: /^Dates/ }))
    expect(address()).toBe('/demo/machine-learning?hide=date')
    expect(names().length).toBeLessThan(before)
    await user.click(screen.getByRole('button', { name: /Tone of sentences/ }))
    expect(address()).toContain('tone=0')
    expect(box().querySelector('[class*="tint-"]')).toBeNull()
  })

  test('own text is analysed, never written into the address, and one can go back', async () => {
    const { user, address } = open()
    await user.click(screen.getByRole('radio', { name: 'Text' }))
    await user.click(screen.getByRole('button', { name: 'Analyse this text' }))
    expect(screen.getByText('Paste a text with at least one word.')).toBeVisible()
    fireEvent.change(screen.getByRole('textbox', { name: 'Text of the article' }), {
      target: { value: 'Ada 🙂 won.' },
    })
    await user.click(screen.getByRole('button', { name: 'Analyse this text' }))
    expect(await screen.findByText(/It names nobody/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Nobody is named' })).toBeVisible()
    expect(box()).toHaveTextContent('Ada 🙂 won.')
    expect(asked.find(({ path }) => path.endsWith('/analyze'))?.body).toBe('{"text":"Ada 🙂 won."}')
    expect(address()).toBe('/demo/machine-learning')
    await user.click(within(box()).getByText(/won/))
    expect(within(box()).getByText('won')).toHaveClass('tone-word')
    await user.click(screen.getByRole('button', { name: 'Back to the sample' }))
    expect(screen.getByText(/It says:/)).toBeVisible()
  })

  test('a text that looks like markup is text', async () => {
    const text = '<img src=x onerror=alert(1)> & <b>Ada</b>'
    analyze = () =>
      json({
        ...short,
        title: '<script>alert(2)</script>',
        text,
        sentences: [{ ...short.sentences[0], start: 0, end: text.length, text }],
      })
    open('sample=hockey-final')
    expect(await screen.findByRole('heading', { name: '<script>alert(2)</script>' })).toBeVisible()
    expect(box().textContent).toBe(text)
    expect(box().querySelector('img, b')).toBeNull()
  })

  test('a refusal keeps the last good report and says what to do', async () => {
    analyze = () =>
      json(
        {
          title: 'Unprocessable',
          status: 422,
          code: 'invalid',
          errors: [
            { field: 'text', message: 'text may have at most 100000 characters, got 100001' },
          ],
        },
        422,
      )
    const { user, address } = open('sample=hockey-final')
    const alert = await screen.findByText(/The analysis did not come back/)
    expect(alert).toBeVisible()
    expect(screen.getByText(/text: text may have at most/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to the sample' }))
    expect(address()).toBe('/demo/machine-learning')
  })

  test('an address is not asked for where fetching is off', async () => {
    const { user } = open()
    await user.click(screen.getByRole('radio', { name: 'Address' }))
    expect(await screen.findByText(/does not read web addresses/)).toBeVisible()
    const field = screen.getByRole('textbox', { name: 'Web address of the article' })
    fireEvent.change(field, { target: { value: 'https://example.org/' } })
    await user.click(screen.getByRole('button', { name: 'Read and analyse' }))
    expect(asked.some(({ path }) => path.endsWith('/analyze'))).toBe(false)
  })
})
