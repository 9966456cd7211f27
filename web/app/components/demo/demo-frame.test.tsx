import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TypedRequest } from '@/api/request'
import { choice, numeric } from '@/lib/url-state'
import { useView } from '@/lib/use-view'
import type { Refusal } from './api-problem'
import { CallTheApi } from './call-the-api'
import { ControlGroup, Controls } from './controls'
import { chipText, DataLine } from './data-line'
import { Answer, DemoFrame, HowItWorks } from './demo-frame'
import { DemoQueryProvider } from './demo-query'
import { ProblemNotice } from './faces'
import { Segments } from './fields'
import { fieldsOf } from './fields-of'
import { OpenFigure } from './note'
import { OwnData } from './own-data'
import { useAnswer } from './use-answer'
import { NumberField } from './value-fields'

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
  const { view, reset, isDefault, href } = state
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
      answer={
        <Answer>
          Fit is {view.fit}, limit <OpenFigure note={note}>{String(view.limit)}</OpenFigure>.
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
      how={<HowItWorks method={<p>m</p>} limits={['Month-end values.']} company={<p>c</p>} />}
      talk={{ title: 'Have a curve to watch?', text: 'Tell us which one.' }}
    />
  )
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
  await user.click(screen.getByRole('radio', { name: 'Nelson–Siegel' }))
  expect(address()).toBe('/demo/bond-yields')
  await user.click(screen.getByRole('radio', { name: 'None' }))
  expect(address()).toBe('/demo/bond-yields?fit=none')
  await user.click(screen.getByRole('button', { name: 'Back to the default view' }))
  expect(address()).toBe('/demo/bond-yields')
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
    expect(fieldNamed()).toHaveValue(500)
    expect(fieldNamed()).toHaveAccessibleDescription('The limit must be at most 100.')
    expect(address()).toBe('/demo/bond-yields')
  })

  test('a value from elsewhere takes the place of what was typed', async () => {
    renderAt('/demo/bond-yields?limit=20')
    await user.clear(fieldNamed())
    await user.type(fieldNamed(), '500')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Back to the default view' }))
    expect(fieldNamed()).toHaveValue(0)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('the API’s refusal stands at its field', () => {
    const values = { minimum: 5, maximum: null, got: 0 }
    renderAt('/demo/bond-yields', [{ field: 'limit', message: 'x', code: 'out_of_range', values }])
    expect(fieldNamed()).toHaveAccessibleDescription('The limit must be at least 5.')
  })
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
  expect(chipText(live, null)).toBe('Live · 29 May 2026')
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
  await user.upload(screen.getByLabelText('Your CSV file'), file)
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
  render(<ProblemNotice what="The fit" error={error} slug="x" href="/demo/x" onRetry={onRetry} />)
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
