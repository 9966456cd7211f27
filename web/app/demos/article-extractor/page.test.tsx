import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import { sample, type Report } from './ask'
import * as parts from './lazy-parts'
import ArticleExtractorPage from './page'

// The parts are there before a page is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  await Promise.all([CallTheApi, ...Object.values(parts)].map((part) => part.load()))
})

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
const other: Report = {
  ...sample.report,
  title: 'Another article',
  html: '<p>Another article’s only paragraph.</p>',
}

interface Asked {
  path: string
  body: { html?: string; url?: string }
}
let asked: Asked[]
let answer: (body: Asked['body']) => Response | Promise<Response>
let fetches: boolean

beforeEach(() => {
  asked = []
  fetches = true
  answer = () => json(other)
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, init?: RequestInit) => {
      if (path.endsWith('/status'))
        return Promise.resolve(
          json({ fetch_enabled: fetches, user_agent: fetches ? 'Us/1' : null }),
        )
      const body = JSON.parse(String(init?.body)) as Asked['body']
      asked.push({ path, body })
      return Promise.resolve(answer(body))
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function open(search = '', Page = ArticleExtractorPage) {
  window.history.replaceState(null, '', `/demo/article-extractor${search && `?${search}`}`)
  render(<Page />)
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

describe('the page', () => {
  test('answers with the sample before anything is asked', () => {
    open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Give me the article')
    expect(screen.getByText(/“Port Alder switches/)).toHaveTextContent('by Maren Oduya')
    expect(screen.getByText('Sample · synthetic')).toBeVisible()
    expect(asked).toEqual([])
  })

  test('fetches an address only when the button is pressed, and shares it', async () => {
    const { user, address } = open('url=https%3A%2F%2Fa.example%2Fnews')
    const field = screen.getByRole('textbox', { name: 'Address of an article' })
    expect(field).toHaveValue('https://a.example/news')
    expect(screen.getByText(/The link you followed brought this address/)).toBeVisible()
    expect(asked).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Extract' }))
    expect(await screen.findByText(/“Another article”/)).toBeVisible()
    expect(asked.map(({ body }) => body)).toEqual([{ url: 'https://a.example/news' }])
    await user.clear(field)
    await user.type(field, 'b.example/story{enter}')
    await waitFor(() => {
      expect(asked.at(-1)?.body).toEqual({ url: 'https://b.example/story' })
    })
    expect(address()).toContain('url=https%3A%2F%2Fb.example%2Fstory')
  })

  test('an address that is none is refused without asking', async () => {
    const { user } = open()
    await user.type(
      screen.getByRole('textbox', { name: 'Address of an article' }),
      'nonsense{enter}',
    )
    expect(screen.getByText(/This is not an address/)).toBeVisible()
    expect(asked).toEqual([])
  })

  test('pasted HTML is sent and never part of the address', async () => {
    const { user, address } = open()
    await user.click(screen.getByRole('radio', { name: 'HTML' }))
    await user.click(screen.getByRole('button', { name: 'Extract' }))
    expect(screen.getByText('Paste the HTML of a page first.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'HTML of a page' }), '<p>secret</p>')
    await user.type(screen.getByRole('textbox', { name: /Address it came from/ }), 'a.example')
    await user.click(screen.getByRole('button', { name: 'Extract' }))
    expect(await screen.findByText(/“Another article”/)).toBeVisible()
    expect(asked[0]?.body).toEqual({ html: '<p>secret</p>', url: 'https://a.example' })
    expect(address()).toBe('/demo/article-extractor?input=paste')
    expect(screen.getByText(/^Pasted · /)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show our sample page' }))
    expect(screen.getByText('Sample · synthetic')).toBeVisible()
  })

  test('a file is read at once', async () => {
    const { user } = open()
    await user.click(screen.getByRole('radio', { name: 'File' }))
    const file = new File(['<p>from a file</p>'], 'saved.html', { type: 'text/html' })
    await user.upload(screen.getByLabelText('Your HTML file'), file)
    expect(await screen.findByText(/^File · /)).toBeVisible()
    expect(asked[0]?.body).toEqual({ html: '<p>from a file</p>' })
  })
})

describe('refusals', () => {
  test('a page without an article keeps the last one and offers the other ways', async () => {
    const { user } = open()
    answer = () => json({ status: 422, code: 'no_article', title: 'No', detail: 'no' }, 422)
    await user.type(screen.getByRole('textbox', { name: /Address of/ }), 'a.example/home{enter}')
    const alert = await screen.findByText('There is no article on this page.')
    expect(alert).toBeVisible()
    expect(screen.getByText(/“Port Alder switches/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Paste the HTML' }))
    expect(screen.getByRole('textbox', { name: 'HTML of a page' })).toBeVisible()
    expect(screen.queryByText('There is no article on this page.')).not.toBeInTheDocument()
  })

  test('a busy server can be tried again', async () => {
    const { user } = open()
    answer = () => json({ status: 503, code: 'busy', title: 'Busy' }, 503, { 'retry-after': '5' })
    await user.type(screen.getByRole('textbox', { name: /Address of/ }), 'a.example/x{enter}')
    expect(await screen.findByText(/asked for 5 seconds/)).toBeVisible()
    answer = () => json(other)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/“Another article”/)).toBeVisible()
  })

  test('a server that does not fetch says so before anybody tries', async () => {
    fetches = false
    open()
    expect(await screen.findByText(/This server does not fetch pages/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Extract' })).toBeDisabled()
  })

  test('a fetch can be stopped', async () => {
    const { user } = open()
    answer = () => new Promise(() => undefined)
    await user.type(screen.getByRole('textbox', { name: /Address of/ }), 'a.example/x{enter}')
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    expect(await screen.findByRole('button', { name: 'Extract' })).toBeEnabled()
    expect(screen.queryByText(/did not come back/)).not.toBeInTheDocument()
  })
})

describe('an answer stays with its question', () => {
  const urlField = () => screen.getByRole('textbox', { name: /Address of/ })

  test('the link copied is of the article shown, not of the page on its way', async () => {
    const { user, address } = open('form=text')
    const { answer: late, release } = held()
    answer = () => late
    await user.type(urlField(), 'a.example/story{enter}')
    await screen.findByRole('button', { name: 'Stop' })
    expect(address()).toContain('url=')
    const copied = async () => {
      await user.click(screen.getByRole('button', { name: /^(?:Copy link|Copied)$/ }))
      return new URL(await navigator.clipboard.readText()).search
    }
    expect(await copied()).toBe('?form=text')
    release(json(other))
    await screen.findByText(/^Fetched · /)
    expect(await copied()).toBe('?url=https%3A%2F%2Fa.example%2Fstory&form=text')
  })

  test('a failed request is never shown beside the last answer', async () => {
    const { user } = open()
    await user.type(urlField(), 'a.example/good{enter}')
    await screen.findByText(/“Another article”/)
    answer = () => json({ status: 422, code: 'no_article', title: 'No' }, 422)
    await user.clear(urlField())
    await user.type(urlField(), 'a.example/bad{enter}')
    await screen.findByText('There is no article on this page.')
    const panel = screen.getByRole('region', { name: 'Call the API' })
    expect(within(panel).getByText('200 OK')).toBeVisible()
    const request = within(panel).getByRole('region', { name: 'Request' })
    expect(request).toHaveTextContent('a.example/good')
    expect(request).not.toHaveTextContent('a.example/bad')
    expect(screen.getByText(/a\.example\/good · read as/)).toBeVisible()
  })

  test('stopping ends the request and asks nothing again', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    const { user } = open()
    await user.type(urlField(), 'a.example/one{enter}')
    await screen.findByText(/“Another article”/)
    vi.stubGlobal(
      'fetch',
      vi.fn((_path: string, init?: RequestInit) => {
        signals.push(init?.signal)
        return new Promise(() => undefined)
      }),
    )
    await user.clear(urlField())
    await user.type(urlField(), 'a.example/two{enter}')
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    await screen.findByRole('button', { name: 'Extract' })
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
    expect(screen.getByText(/a\.example\/one · read as/)).toBeVisible()
  })
})

describe('the blocks', () => {
  test('are filtered and walked by keyboard, with score and reasons', async () => {
    const { user, address } = open()
    const list = screen.getByRole('listbox', { name: 'Blocks of the page' })
    const kept = sample.report.blocks.filter((block) => block.kept)
    await user.click(screen.getByRole('radio', { name: `Kept ${String(kept.length)}` }))
    expect(address()).toContain('blocks=kept')
    expect(within(list).getAllByRole('option')).toHaveLength(kept.length)
    list.focus()
    await user.keyboard('{End}{ArrowUp}')
    const chosen = within(list).getByRole('option', { selected: true })
    const text = kept.at(-2)?.text.slice(0, 20) ?? '?'
    expect(chosen).toHaveAccessibleName(new RegExp(`^Kept, .*${text}.* words, score [01].`))
    expect(list).toHaveAttribute('aria-activedescendant', chosen.id)
    const card = screen.getByRole('region', { name: 'The page, block by block' })
    expect(within(card).getByText('Kept', { selector: 'b' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(within(list).queryByRole('option', { selected: true })).not.toBeInTheDocument()
  })

  test('a passage of the article points at its block', async () => {
    const { user } = open()
    const passage = screen.getByText(/^This spring there were fewer boxes/, { selector: 'p' })
    await user.click(passage)
    const option = screen.getByRole('option', { selected: true })
    expect(option).toHaveAccessibleName(/This spring there were fewer boxes/)
    expect(passage).toHaveClass('is-shown')
  })
})

describe('the article', () => {
  test('has five forms', async () => {
    const { user, address } = open()
    await user.click(screen.getByRole('tab', { name: 'Markdown' }))
    expect(address()).toContain('form=markdown')
    expect(screen.getByRole('tabpanel', { name: 'Markdown' })).toHaveTextContent(
      'works department](',
    )
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tabpanel', { name: 'HTML' })).toHaveTextContent('<p>')
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tabpanel', { name: 'JSON' })).toHaveTextContent(
      '"byline": "Maren Oduya"',
    )
  })

  test('loads no picture and gives links no window to reach back through', () => {
    open()
    const article = screen.getByRole('tabpanel', { name: 'Article' })
    expect(article.querySelector('img')).toBeNull()
    for (const link of within(article).getAllByRole('link'))
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  })

  test('opens the values that lost', async () => {
    const { user } = open()
    const [first] = screen.getAllByText(/other values?$/)
    if (!first) throw new Error('the sample has rivals')
    await user.click(first)
    expect(first.closest('details')).toHaveAttribute('open')
  })
})

test('a batch reads its pages, says why one failed and opens them in place', async () => {
  const { user } = open('input=batch')
  answer = ({ url }) =>
    url?.endsWith('/2')
      ? json({ status: 422, code: 'no_article', title: 'No' }, 422)
      : json({ ...other, title: `Page ${url ?? ''}` })
  const box = screen.getByRole('textbox', { name: /Addresses of articles/ })
  await user.type(box, 'a.example/1{enter}a.example/2{enter}a.example/3')
  await user.click(screen.getByRole('button', { name: 'Extract all' }))
  expect(await screen.findByRole('heading', { name: '2 articles, 1 failed' })).toBeVisible()
  expect(screen.getByRole('row', { name: /a\.example ?\/2/ })).toHaveTextContent(
    'There is no article on this page.',
  )
  await user.click(screen.getByRole('button', { name: 'Open article 3' }))
  const article = screen.getByRole('region', { name: 'Page https://a.example/3' })
  expect(article).toHaveTextContent('only paragraph')
  await user.click(screen.getByRole('button', { name: 'Show its blocks and facts below' }))
  expect(screen.getByText(/“Page https:\/\/a\.example\/3”/)).toBeVisible()
})

test('a batch whose code does not load leaves the page standing', async () => {
  vi.doMock('./batch-figure', () => {
    throw new Error('offline')
  })
  vi.resetModules()
  const { default: Page } = await import('./page')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = open('input=batch', Page)
  await user.type(screen.getByRole('textbox', { name: /Addresses of articles/ }), 'a.example/1')
  await user.click(screen.getByRole('button', { name: 'Extract all' }))
  expect(await screen.findByText(/This part could not be loaded/)).toBeVisible()
  expect(screen.getByText(/“Port Alder switches/)).toBeVisible()
  vi.doUnmock('./batch-figure')
  vi.mocked(console.error).mockRestore()
})
