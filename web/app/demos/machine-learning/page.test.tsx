import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import { OwnBanner } from '@/components/demo/frame-parts'
import { defaults, type Report } from './ask'
import MachineLearningPage from './page'

// The panel is there before a page is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  await Promise.all([CallTheApi, OwnBanner].map((part) => part.load()))
})

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

// The page is large, and finding by role in it is slow on a busy machine.

const asked: { path: string; body: string }[] = []
let analyze: (body: string) => Response | Promise<Response>
let compare: () => Response | Promise<Response>

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
  compare = () => json({ title: 'Busy', status: 503, errors: [] }, 503)
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, init?: RequestInit) => {
      const body = typeof init?.body === 'string' ? init.body : ''
      asked.push({ path, body })
      if (path.endsWith('/status'))
        return Promise.resolve(json({ fetch_enabled: false, ai_model: null }))
      if (path.endsWith('/analyze')) return Promise.resolve(analyze(body))
      return Promise.resolve(compare())
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The comparison is a file of its own: the page is there once it has come. */
async function open(search = '', Page = MachineLearningPage) {
  window.history.replaceState(null, '', `/demo/machine-learning${search && `?${search}`}`)
  await act(async () => {
    render(<Page />)
    await Promise.resolve()
  })
  return {
    user: userEvent.setup({ delay: null }),
    address: () => window.location.pathname + window.location.search,
  }
}

/** An answer that comes when the test says so. */
function held() {
  let release: (answer: Response) => void = () => undefined
  const answer = new Promise<Response>((resolve) => {
    release = resolve
  })
  return { answer, release }
}

const box = () => screen.getByRole('region', { name: 'Article text' })
const names = () => within(box()).getAllByRole('button')

describe('the page', () => {
  test('answers without waiting, and asks nothing about the default sample', async () => {
    await open()
    expect(screen.getByText(/It says:/)).toHaveTextContent(/Its tone is/)
    expect(box()).toHaveTextContent(defaults.report.sentences[0]?.text.slice(0, 30) ?? '')
    await waitFor(() => {
      expect(asked.some(({ path }) => path.endsWith('/status'))).toBe(true)
    })
    expect(await screen.findByRole('heading', { name: /^One story/ })).toBeVisible()
    expect(asked.map(({ path }) => path)).toEqual(['/api/v1/machine-learning/status'])
  })

  test('every character of the article is on the page, marks or not', async () => {
    await open()
    const flat = (text: string) => text.replace(/\s+/g, '')
    expect(flat(box().textContent)).toBe(flat(defaults.report.text))
  })

  test('arrow keys walk names and sentences; Enter chooses, Escape puts away', async () => {
    const { user } = await open()
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
    const { user, address } = await open()
    const before = names().length
    await user.click(screen.getByRole('button', { name: /^Dates/ }))
    expect(address()).toBe('/demo/machine-learning?hide=date')
    expect(names().length).toBeLessThan(before)
    await user.click(screen.getByRole('button', { name: /Tone of sentences/ }))
    expect(address()).toContain('tone=0')
    expect(box().querySelector('[class*="tint-"]')).toBeNull()
  })

  test('own text is analyzed, never written into the address, and one can go back', async () => {
    const { user, address } = await open()
    await user.click(screen.getByRole('radio', { name: 'Text' }))
    await user.click(screen.getByRole('button', { name: 'Analyze this text' }))
    expect(screen.getByText('Paste a text with at least one word.')).toBeVisible()
    fireEvent.change(screen.getByRole('textbox', { name: 'Text of the article' }), {
      target: { value: 'Ada 🙂 won.' },
    })
    await user.click(screen.getByRole('button', { name: 'Analyze this text' }))
    expect(await screen.findByText(/It names nobody/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Nobody is named' })).toBeVisible()
    expect(box()).toHaveTextContent('Ada 🙂 won.')
    expect(asked.find(({ path }) => path.endsWith('/analyze'))?.body).toBe('{"text":"Ada 🙂 won."}')
    expect(address()).toBe('/demo/machine-learning')
    await user.click(within(box()).getByText(/won/))
    expect(within(box()).getByText('won')).toHaveClass('tone-word')
    await user.click(screen.getByRole('button', { name: 'Back to our data' }))
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
    await open('sample=hockey-final')
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
    const { user, address } = await open('sample=hockey-final')
    const alert = await screen.findByText(/The analysis did not come back/)
    expect(alert).toBeVisible()
    expect(screen.getByText(/Text may have at most/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to the sample' }))
    expect(address()).toBe('/demo/machine-learning')
  })

  test('an address is not asked for where fetching is off', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Address' }))
    expect(await screen.findByText(/does not read web addresses/)).toBeVisible()
    const field = screen.getByRole('textbox', { name: 'Web address of the article' })
    fireEvent.change(field, { target: { value: 'https://example.org/' } })
    await user.click(screen.getByRole('button', { name: 'Read and analyze' }))
    expect(asked.some(({ path }) => path.endsWith('/analyze'))).toBe(false)
  })
})

describe('an answer stays with its question', () => {
  const upload = (user: ReturnType<typeof userEvent.setup>, text: string) =>
    user.upload(screen.getByLabelText('Your HTML or text file'), new File([text], 'mine.txt'))
  const engineLine = () => screen.getByText(/run inside our server|not stored, and not part/)

  test('the visitor’s file name never stands over the sample’s figures', async () => {
    const { answer, release } = held()
    analyze = () => answer
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'File' }))
    await upload(user, 'Ada 🙂 won.')
    await screen.findByText('Analyzing the article…')
    expect(engineLine()).toHaveTextContent(/^A fictional article of ours/)
    expect(screen.queryByText(/mine\.txt/)).toBeNull()
    release(json(short))
    expect(await screen.findByRole('heading', { name: 'mine.txt' })).toBeVisible()
    expect(engineLine()).toHaveTextContent(
      /^mine\.txt: read by our server for this answer, not stored/,
    )
    expect(box()).toHaveTextContent('Ada 🙂 won.')
  })

  test('a request that failed is not shown beside 200 OK', async () => {
    analyze = () => json({ title: 'No', status: 422, code: 'no_article', errors: [] }, 422)
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Text' }))
    fireEvent.change(screen.getByRole('textbox', { name: 'Text of the article' }), {
      target: { value: 'My own words.' },
    })
    await user.click(screen.getByRole('button', { name: 'Analyze this text' }))
    await screen.findByText(/The analysis did not come back/)
    expect(screen.getByText(/Your article is still on this page/)).toBeVisible()
    const panel = screen.getByRole('region', { name: 'Call the API' })
    expect(within(panel).getByText('200 OK')).toBeVisible()
    expect(within(panel).getByRole('region', { name: 'Request' })).not.toHaveTextContent(
      'My own words.',
    )
    expect(engineLine()).toHaveTextContent(/^A fictional article of ours/)
  })

  test('two articles keep their names while another pair is on its way', async () => {
    const { answer, release } = held()
    compare = () => answer
    const { user } = await open()
    const section = await screen.findByRole('region', { name: 'Compare two articles' })
    const before = within(section).getByText(/^Only in the second: /)
    const [first, second] = [defaults.report.title, defaults.second.title]
    expect(before).toHaveTextContent(second ?? '?')
    await user.selectOptions(
      within(section).getByRole('combobox', { name: 'Second article' }),
      'hockey-final',
    )
    await screen.findByText('Comparing the two articles…')
    expect(within(section).getByText(/^Only in the second: /)).toHaveTextContent(second ?? '?')
    // What stood under the choice was the other article's.
    expect(within(section).queryByText(/ words$/)).toBeNull()
    const b = { ...defaults.second, title: null }
    release(json({ a: defaults.report, b, comparison: defaults.comparison }))
    await waitFor(() => {
      expect(within(section).getByText(/^Only in the second: /)).not.toHaveTextContent(
        second ?? '?',
      )
    })
    expect(within(section).getByText(/^Only in the first: /)).toHaveTextContent(first ?? '?')
  })

  test('an open note follows its figure to another article', async () => {
    const { user } = await open()
    const words = defaults.report.word_count.toLocaleString('en-CA')
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words}, Words`) }))
    expect(screen.getByRole('dialog')).toHaveTextContent(`${words} / 238`)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sample article' }), [
      'hockey-final',
    ])
    await waitFor(() => {
      expect(screen.getByRole('dialog')).toHaveTextContent('2 / 238')
    })
  })
})

test('a section whose code does not load leaves the page standing', async () => {
  vi.doMock('./compare-section', () => {
    throw new Error('offline')
  })
  vi.resetModules()
  const { default: Page } = await import('./page')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await open('', Page)
  expect(await screen.findByText(/This part could not be loaded/)).toBeVisible()
  expect(screen.getByText(/It says:/)).toBeVisible()
  vi.doUnmock('./compare-section')
  vi.mocked(console.error).mockRestore()
})
