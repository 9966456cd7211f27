import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TypedRequest } from '@/api/request'
import { choice, numeric } from '@/lib/url-state'
import { useView } from '@/lib/use-view'
import type { Refusal } from './api-problem'
import { CallTheApi } from './call-the-api'
import { ControlGroup, Controls } from './controls'
import { chipText, DataLine } from './data-line'
import { Answer } from './answer'
import { DemoFrame } from './demo-frame'
import { DemoQueryProvider } from './demo-query'
import { ProblemNotice } from './problem-notice'
import { Segments } from './fields'
import { fieldsOf } from './fields-of'
import * as parts from './frame-parts'
import { HowItWorks } from './how-it-works'
import { OpenFigure } from './note'
import { OwnData } from './own-data'
import { useAnswer } from './use-answer'
import { NumberField } from './number-field'

// The parts are there before the frame is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  await Promise.all(Object.values(parts).map((part) => part.load()))
})

const settings = {
  fit: choice(
    [
      { value: 'none', label: 'None' },
      { value: 'nelson_siegel', label: 'Nelson–Siegel' },
    ],
    'nelson_siegel',
    { label: 'Fit' },
  ),
  limit: numeric(0, { min: -100, max: 100 }, { label: 'Below', wire: 'limit', noun: 'The limit' }),
}

function Page({ refused = [] }: { refused?: readonly Refusal[] }) {
  const state = useView(settings)
  const { view, reset, isDefault, href, link } = state
  const field = fieldsOf(settings, state, refused)
  return (
    <DemoFrame
      demo={{
        slug: 'bond-yields',
        title: 'Canadian Bond Yields',
        group: 'in-development',
        question: 'What is the curve saying?',
      }}
      href={href}
      link={link}
      answer={
        <Answer>
          Fit is {view.fit}, limit{' '}
          <OpenFigure name="limit" note={note}>
            {String(view.limit)}
          </OpenFigure>
          .
        </Answer>
      }
      source={
        <DataLine source={{ mode: 'snapshot', as_of: '2026-05', publisher: 'Bank of Canada' }}>
          305 months
        </DataLine>
      }
      controls={
        <Controls summary="Nelson–Siegel" href={href} isDefault={isDefault} onReset={reset}>
          <ControlGroup legend="Fit">
            <Segments {...field('fit')} />
            <NumberField {...field('limit')} unit="bp" />
          </ControlGroup>
        </Controls>
      }
      figures={<p>figures</p>}
      how={<HowItWorks method={['m', 'y =\nx']} limits={['Month-end values.']} company={['c']} />}
      talk={{ title: 'Have a curve to watch?', text: 'Tell us which one.' }}
    />
  )
}

const scope = {
  recomputed: ['the curve'],
  kept: ['the spreads'],
}
const note = { title: 'Limit', formula: ['x'], result: 'x', source: 's', date: 'd' }

function renderAt(path: string, refused: readonly Refusal[] = []) {
  window.history.replaceState(null, '', path)
  render(<Page refused={refused} />)
}

const address = () => window.location.pathname + window.location.search

test('the question is the heading and the answer comes first', () => {
  renderAt('/demo/bond-yields')
  const heading = screen.getByRole('heading', { level: 1, name: 'What is the curve saying?' })
  const figures = screen.getByText('figures')
  expect(heading.compareDocumentPosition(figures) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByText('In development')).toBeVisible()
  expect(screen.getByText('Snapshot · 2026-05')).toBeVisible()
})

test('the address sets the view, and a control writes the address', async () => {
  const user = userEvent.setup()
  renderAt('/demo/bond-yields?fit=none&limit=abc')
  expect(screen.getByText(/Fit is none, limit/)).toBeVisible()
  expect(screen.getByRole('spinbutton')).toHaveAccessibleDescription('The limit must be a number.')
  await user.click(screen.getByRole('radio', { name: 'Nelson–Siegel' }))
  expect(address()).toBe('/demo/bond-yields?limit=abc')
  await user.click(screen.getByRole('radio', { name: 'None' }))
  expect(address()).toBe('/demo/bond-yields?fit=none&limit=abc')
  await user.click(screen.getByRole('button', { name: 'Back to the default view' }))
  expect(address()).toBe('/demo/bond-yields')
})

test('a link that is not wholly understood says what holds instead, until something is changed', async () => {
  const user = userEvent.setup()
  renderAt('/demo/bond-yields?fit=spline&limit=5&utm=x')
  expect(
    screen.getByText('Not taken from this link: Fit “spline” (instead: Nelson–Siegel).'),
  ).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'None' }))
  expect(screen.queryByText(/Not taken from this link/)).toBeNull()
})

test('a link that is understood says nothing of it', () => {
  renderAt('/demo/bond-yields?fit=none&limit=5&utm=x')
  expect(screen.queryByText(/Not taken from this link/)).toBeNull()
})

describe('a number', () => {
  // All keys at once: a busy machine's pause between two of them is nobody's.
  const user = userEvent.setup({ delay: null })
  const fieldNamed = () => screen.getByRole('spinbutton', { name: 'Below, bp' })

  test('is taken over when the person pauses, and not half typed', async () => {
    renderAt('/demo/bond-yields')
    await user.clear(fieldNamed())
    await user.type(fieldNamed(), '50')
    expect(address()).toBe('/demo/bond-yields')
    expect(screen.getByText(/limit/)).toHaveTextContent('limit 0')
    await waitFor(() => {
      expect(address()).toBe('/demo/bond-yields?limit=50')
    })
  })

  test('is taken over on leaving the field and on Enter', async () => {
    renderAt('/demo/bond-yields')
    await user.clear(fieldNamed())
    await user.type(fieldNamed(), '50{Enter}')
    expect(screen.getByText(/limit/)).toHaveTextContent('limit 50')
    await user.type(fieldNamed(), '{Backspace}')
    await user.tab()
    expect(screen.getByText(/limit/)).toHaveTextContent('limit 5')
  })

  test('out of range stays as typed, with the reason beside it', async () => {
    renderAt('/demo/bond-yields')
    await user.clear(fieldNamed())
    await user.type(fieldNamed(), '500')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.tab()
    expect(screen.getByRole('alert')).toHaveTextContent('The limit must be at most 100.')
    expect(fieldNamed()).toHaveValue('500')
    expect(fieldNamed()).toHaveAccessibleDescription('The limit must be at most 100.')
    await user.click(screen.getByRole('radio', { name: 'None' }))
    expect(address()).toBe('/demo/bond-yields?fit=none&limit=500')
    expect(fieldNamed()).toHaveValue('500')
  })

  test('impossible in a shared link stands in its field, with the reason', () => {
    renderAt('/demo/bond-yields?limit=500')
    expect(fieldNamed()).toHaveValue('500')
    expect(screen.getByRole('alert')).toHaveTextContent('The limit must be at most 100.')
  })

  test('a value from elsewhere takes the place of what was typed', async () => {
    renderAt('/demo/bond-yields?limit=20')
    await user.clear(fieldNamed())
    await user.type(fieldNamed(), '500')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Back to the default view' }))
    expect(fieldNamed()).toHaveValue('0')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('the API’s refusal stands at its field', () => {
    const values = { minimum: 5, maximum: null, got: 0 }
    renderAt('/demo/bond-yields', [{ field: 'limit', message: 'x', code: 'out_of_range', values }])
    expect(fieldNamed()).toHaveAccessibleDescription('The limit must be at least 5.')
  })
})

test('a page left while its sheet is open leaves the next one its own steps', async () => {
  const user = userEvent.setup()
  window.history.replaceState(null, '', '/demo/bond-yields')
  const { unmount } = render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Change' }))
  window.history.pushState(null, '', '/demo/other')
  unmount()
  render(<Page />)
  const before = window.history.length
  await user.click(screen.getByRole('radio', { name: 'None' }))
  expect(window.history.length).toBe(before + 1)
})

test('a demo leads to published figures where there are some, else to how it is measured', () => {
  const words = { method: ['m', 'y =\nx'], limits: [], company: [] }
  const { rerender } = render(<HowItWorks {...words} />)
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link('How accuracy is measured')).toBe('/accuracy#other')
  rerender(<HowItWorks {...words} isCompared />)
  expect(link('Published figures beside ours')).toBe('/accuracy')
  expect(screen.getByText(/y =/)).toHaveClass('formula')
})

test('the contact form opens with the demo named and the view in the message', () => {
  renderAt('/demo/bond-yields?fit=none')
  expect(screen.getByRole('link', { name: 'Talk to us about this' })).toHaveAttribute(
    'href',
    '/contact?about=bond-yields&view=%2Fdemo%2Fbond-yields%3Ffit%3Dnone',
  )
})

test('Copy link copies the address of this very view', async () => {
  const user = userEvent.setup()
  renderAt('/demo/bond-yields?fit=none')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/demo/bond-yields?fit=none`,
  )
  expect(screen.getByText('Copied to the clipboard.')).toBeInTheDocument()
})

test('the chip always says an age or a date', () => {
  const base = { as_of: '2026-05-29', publisher: 'Bank of Canada' }
  const now = Date.parse('2026-06-01T12:00:00Z')
  const live = { ...base, mode: 'live', fetched_at: '2026-06-01T11:58:00Z' } as const
  expect(chipText(live, now)).toBe('Live · 2\u00a0min ago')
  expect(chipText(live, null)).toBe('Live · May 29, 2026')
  const cached = { ...live, mode: 'cached', fetched_at: '2026-06-01T09:00:00Z' } as const
  expect(chipText({ ...cached, stale: true }, now)).toBe(
    'Cached · 3\u00a0h, publisher not answering',
  )
  expect(chipText({ ...base, mode: 'replay', as_of: '2021-01' }, now)).toBe('Replay · 2021-01')
})

test('own data: errors name line, column and rule; the good rows can be used', async () => {
  const user = userEvent.setup()
  const onUse = vi.fn()
  render(
    <OwnData
      what="a curve"
      scope={scope}
      columns={[
        { key: 'years', kind: 'number' },
        { key: 'yield_pct', kind: 'number' },
      ]}
      maxRows={100}
      template={{ name: 'curve.csv', text: 'years,yield_pct\n2,2.96\n' }}
      using={null}
      onUse={onUse}
      onStop={vi.fn()}
    />,
  )
  expect(screen.getByText(/never stored/)).toBeVisible()
  const file = new File(['years,yield_pct\n2,"3,22"\n5,3.1\n'], 'mine.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText(/^Your CSV or Excel file/), file)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('1 of 2 rows could not be read')
  expect(alert).toHaveTextContent('line 2, yield_pct “3,22”: use a point, not a comma.')
  await user.click(screen.getByRole('button', { name: 'Go on without them' }))
  expect(onUse).toHaveBeenCalledWith([{ years: 5, yield_pct: 3.1 }], 'mine.csv')
})

test('own data: pasted rows are used at once', async () => {
  const user = userEvent.setup()
  const onUse = vi.fn()
  render(
    <OwnData
      what="a curve"
      scope={scope}
      columns={[{ key: 'years', kind: 'number' }]}
      maxRows={100}
      template={{ name: 'curve.csv', text: 'years\n2\n' }}
      using={{ name: 'mine.csv', rows: 2 }}
      onUse={onUse}
      onStop={vi.fn()}
    />,
  )
  expect(screen.getByRole('button', { name: 'Back to the published figures' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Paste text' }))
  await user.type(screen.getByRole('textbox', { name: /Rows to paste/ }), 'years{enter}7')
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  expect(onUse).toHaveBeenCalledWith([{ years: 7 }], 'the pasted rows')
})

test('the error face says what happened and asks again', async () => {
  const user = userEvent.setup()
  const onRetry = vi.fn()
  const { ApiProblem } = await import('./api-problem')
  const error = new ApiProblem({ status: 503, title: 'Busy', errors: [], retryAfter: 5 })
  render(<ProblemNotice what="The fit" error={error} onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('The fit did not come back.')
  expect(screen.getByRole('alert')).toHaveTextContent('asked for 5 seconds')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

describe('against the API', () => {
  const request: TypedRequest<{ rmse_bp: number }> = {
    method: 'POST',
    path: '/api/v1/x/fit',
    body: { model: 'a' },
  }
  beforeEach(() => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
      Promise.resolve(Response.json({ rmse_bp: 6.44 })),
    )
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('the API panel shows the request in three languages and sends it', async () => {
    const user = userEvent.setup()
    render(<CallTheApi exchanges={[{ request, answer: { rmse_bp: 1 } }]} />)
    expect(screen.getByRole('region', { name: 'Request' })).toHaveTextContent('curl -X POST')
    screen.getByRole('tab', { name: 'curl' }).focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('region', { name: 'Request' })).toHaveTextContent('requests.post')
    expect(screen.getByRole('region', { name: 'Answer' })).toHaveTextContent('"rmse_bp": 1')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => {
      expect(screen.getByRole('region', { name: 'Answer' })).toHaveTextContent('"rmse_bp": 6.44')
    })
  })

  test('a request that failed is not shown as answered', async () => {
    const user = userEvent.setup()
    vi.mocked(globalThis.fetch).mockImplementation(() =>
      Promise.resolve(
        Response.json({ title: 'Busy' }, { status: 503, statusText: 'Service Unavailable' }),
      ),
    )
    const first = { request: { ...request, path: '/api/v1/x/compare' }, answer: { changes: 3 } }
    render(<CallTheApi exchanges={[first, { request, answer: { rmse_bp: 1 } }]} />)
    const answer = screen.getByRole('region', { name: 'Answer' })
    expect(answer).toHaveTextContent('"rmse_bp": 1')
    expect(answer).not.toHaveTextContent('changes')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('503 Service Unavailable')).toBeVisible()
    expect(screen.queryByText('200 OK')).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Answer' })).toHaveTextContent('Busy')
  })

  function Report({ initial }: { initial: { rmse_bp: number } | null }) {
    const { answered, pending, failure } = useAnswer({
      name: 'x',
      view: { is: 'asked' },
      own: null,
      initial: { view: { is: initial ? 'asked' : 'another' }, own: null, report: initial },
      ask: (call) => call(request),
    })
    if (failure) return <p role="alert">{failure.message}</p>
    return <p>{pending ? 'pending' : `error ${String(answered.report?.rmse_bp)}`}</p>
  }

  test('a prerendered report is shown at once and then refreshed', async () => {
    render(
      <DemoQueryProvider>
        <Report initial={{ rmse_bp: 1 }} />
      </DemoQueryProvider>,
    )
    expect(screen.getByText('error 1')).toBeVisible()
    expect(await screen.findByText('error 6.44')).toBeVisible()
  })

  test('invalid input is not asked twice', async () => {
    const fetch = vi
      .mocked(globalThis.fetch)
      .mockImplementation(() =>
        Promise.resolve(Response.json({ title: 'Invalid', detail: 'bad' }, { status: 422 })),
      )
    render(
      <DemoQueryProvider>
        <Report initial={null} />
      </DemoQueryProvider>,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('bad')
    expect(fetch).toHaveBeenCalledOnce()
  })
})

test('the licence leads to its page for people, not to the figures', () => {
  const source = {
    mode: 'snapshot' as const,
    publisher: 'Bank of Canada',
    licence: 'Terms of use',
    licence_url: 'https://www.bankofcanada.ca/terms/',
    url: 'https://www.bankofcanada.ca/valet/observations/json',
  }
  render(<DataLine source={source}>yields</DataLine>)
  const link = screen.getByRole('link', { name: /^Terms of use/ })
  expect(link).toHaveAttribute('href', source.licence_url)
})
