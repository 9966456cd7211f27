import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import { FakeEventSource } from '@/components/stream/fake-event-source.test-support'
import { stubMedia } from '@/lib/media.test-support'
import * as parts from './lazy-parts'
import RealTimeAnalyticsPage from './page'
import { defaults } from './report'
import { alert, observation, opening, pastOpening, session, stats } from './stream.test-support'

// The parts are there before the page is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  await Promise.all([CallTheApi, ...Object.values(parts)].map((part) => part.load()))
})

const asked: { path: string; body: string }[] = []
let answers: (path: string) => Response | Promise<Response>

/** The stations are always told; the detector's verdict is the test's. */
const answersBy = (detect: () => Response | Promise<Response>) => (path: string) =>
  path.includes('/stations')
    ? Response.json({ now: new Date().toISOString(), stations: [] })
    : detect()

/** The map is in view at once. */
class Seen {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.report([{ isIntersecting: true }])
  }
  disconnect() {
    // Nothing is kept.
  }
}

beforeEach(() => {
  asked.length = 0
  FakeEventSource.all = []
  answers = answersBy(() => Response.json(defaults.detect))
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('IntersectionObserver', Seen)
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 0))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  stubMedia()
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, init?: RequestInit) => {
      asked.push({ path, body: typeof init?.body === 'string' ? init.body : '' })
      return Promise.resolve(answers(path))
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function open(query = '') {
  window.history.replaceState(null, '', `/demo/real-time-analytics${query}`)
  render(<RealTimeAnalyticsPage />)
  return userEvent.setup()
}

const address = () => window.location.search

/** Lets the stream say something and the page draw it. */
async function hear(say: (stream: FakeEventSource) => void) {
  await waitFor(() => {
    expect(FakeEventSource.all.length).toBeGreaterThan(0)
  })
  await act(async () => {
    say(FakeEventSource.last)
    // The frame after the one in which the page draws it.
    await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

async function connected(query = '') {
  const user = open(query)
  await hear((stream) => {
    stream.open()
    stream.say('snapshot', 'session.10', opening())
  })
  return user
}

describe('the page', () => {
  test('answers before any connection and starts when the map is in view', async () => {
    open()
    expect(
      screen.getByRole('heading', { level: 1, name: /unusual in Canada’s weather/ }),
    ).toBeVisible()
    expect(screen.getByText(/In the test signal this page was built with/)).toBeVisible()
    await waitFor(() => {
      expect(FakeEventSource.last.url).toBe('/api/v1/real-time-analytics/stream')
    })
    expect(screen.getByText('Connecting')).toBeVisible()
    await hear((stream) => {
      stream.open()
      stream.say('snapshot', 'session.10', opening())
    })
    expect(screen.getByText('Test signal 600×')).toBeVisible()
  })

  test('a past event asks its own question, and shows nothing of another stream as its answer', async () => {
    const user = open('?mode=event')
    expect(
      await screen.findByRole('heading', { level: 1, name: /Manitoba’s weather, March 1964/ }),
    ).toBeVisible()
    expect(screen.getByText(/Nothing has been played yet/)).toBeVisible()
    await waitFor(() => {
      expect(FakeEventSource.last.url).toContain('?event=manitoba-1964-03&speed=600')
    })
    await hear((stream) => {
      stream.open()
      stream.say('snapshot', 'session.10', pastOpening())
    })
    expect(screen.getByText(/^Mar 23, 1964, 23:00 UTC: the/)).toBeVisible()
    expect(screen.getByText('Past event 600×')).toBeVisible()
    expect(
      screen.getByText(/Environment and Climate Change Canada · Manitoba’s blizzards/),
    ).toBeVisible()
    const panel = screen.getByRole('region', { name: 'Station' })
    expect(panel).toHaveTextContent('Winnipeg, MB')
    expect(panel).toHaveTextContent('blowing snow')
    expect(panel).toHaveTextContent('Blizzard')
    expect(screen.queryByRole('button', { name: 'Spike' })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Past event' }), 'lytton-2021-06')
    expect(address()).toBe('?mode=event&event=lytton-2021-06')
    await user.click(screen.getByRole('radio', { name: 'Test signal' }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('in this test signal')
    expect(screen.getByRole('button', { name: 'Spike' })).toBeVisible()
  })

  test('waits for the visitor whose device asks for calm', async () => {
    stubMedia(true)
    const user = open()
    expect(screen.getByText(/the stream waits for you/)).toBeVisible()
    expect(FakeEventSource.all).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() => {
      expect(FakeEventSource.all).toHaveLength(1)
    })
  })

  test('pause holds still; resume goes on after the last event', async () => {
    const user = await connected()
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    expect(screen.getByText(/Resume goes on/)).toBeVisible()
    await hear((stream) => {
      stream.say('observation', 'session.11', observation({ id: 11, temperature_c: 47.5 }))
    })
    expect(screen.queryByText('47.5')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Resume' }))
    expect(FakeEventSource.last.url).toContain('last_event_id=session.10')
  })

  test('a case chosen while paused plays', async () => {
    const user = await connected()
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    await user.click(screen.getByRole('link', { name: 'Manitoba’s blizzard, 1964' }))
    await waitFor(() => {
      expect(FakeEventSource.last.url).toContain('?event=manitoba-1964-03')
    })
    expect(screen.getByText('Connecting')).toBeVisible()
  })

  test('rests while the tab is hidden and says so', async () => {
    await connected()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(screen.getByText('Paused while this tab was hidden.')).toBeVisible()
    hidden.mockReturnValue(false)
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(FakeEventSource.all).toHaveLength(2)
    hidden.mockRestore()
  })

  test('an alert is said aloud, a reading is not', async () => {
    await connected()
    await hear((stream) => {
      stream.say('observation', 'session.11', observation({ id: 11 }))
      stream.say('stats', '', stats({ resume_id: 'session.11' }))
    })
    const voices = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(voices().join('')).not.toContain('Alert:')
    await hear((stream) => {
      stream.say('alert', 'session.12', alert({ id: 12, station: 'halifax' }))
    })
    expect(voices().join('')).toContain(
      'Alert: Unusual temperature, Halifax. 31 °C against −2.1 °C',
    )
  })

  test('a station is chosen from the list, the map or the table', async () => {
    const user = await connected()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Station' }), 'halifax')
    expect(address()).toContain('station=halifax')
    const map = screen.getByRole('application', { name: 'Map of the stations' })
    act(() => {
      map.focus()
    })
    await user.keyboard('{End}{Enter}')
    expect(address()).toContain('station=st-johns')
    const figure = screen.getByRole('figure', { name: /stations|Ordinary/ })
    await user.click(within(figure).getByRole('button', { name: /Table/ }))
    await user.click(within(figure).getByRole('button', { name: 'Victoria' }))
    expect(address()).toContain('station=victoria')
    expect(screen.getByRole('combobox', { name: 'Station' })).toHaveValue('victoria')
  })

  test('a fault makes a replay of one’s own from this moment, and its catch is told', async () => {
    const user = await connected('?station=halifax')
    await user.click(screen.getByRole('button', { name: 'Spike' }))
    expect(address()).toContain('fault=spike&where=halifax')
    await waitFor(() => {
      expect(FakeEventSource.last.url).toContain('fault=spike&station=halifax')
    })
    const fault = {
      kind: 'spike',
      station: 'halifax',
      from: session.at,
      until: '2026-11-09T10:00:00Z',
      size_c: 15,
    } as const
    await hear((stream) => {
      stream.open()
      stream.say('snapshot', 'session.20', {
        ...opening(),
        channel: { ...opening().channel, session: { ...session, fault } },
      })
    })
    const watch = await screen.findByRole('region', { name: 'The fault you injected' })
    expect(watch).toHaveTextContent('Waiting for the first broken reading')
    await hear((stream) => {
      const at = '2026-11-09T09:00:00Z'
      stream.say('alert', 'session.21', alert({ id: 21, station: 'halifax', at }))
    })
    expect(within(watch).getByRole('status')).toHaveTextContent('Caught after 1.0 h')
    await user.click(within(watch).getByRole('button', { name: 'Mend it and go on' }))
    await waitFor(() => {
      expect(FakeEventSource.last.url).not.toContain('fault')
    })
  })

  test('a refusal is told with the server’s own words', async () => {
    open()
    answers = () =>
      new Response(
        JSON.stringify({ title: 'Too many streams', status: 429, detail: 'at most 12 streams' }),
        { status: 429, headers: { 'retry-after': '30' } },
      )
    await hear((stream) => {
      stream.fail('is refused')
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server said no (429): at most 12 streams. The page asks again in 30 seconds.',
    )
  })

  test('an address the engine refuses says which rule it breaks', async () => {
    open('?mode=test&speed=60&at=2026-03-01T00:00:00Z')
    const message = 'at must lie within 168 hours of start'
    answers = () =>
      Response.json({ title: 'Invalid', errors: [{ field: 'at', message }] }, { status: 422 })
    await hear((stream) => {
      stream.fail('is refused')
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `The server said no (422): ${message}. Change the settings and start again.`,
    )
  })

  test('an own series is judged; one without a number is refused', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'Paste text' }))
    const box = screen.getByRole('textbox', { name: /Rows to paste/ })
    await user.click(box)
    await user.paste('time,value\na,\nb,\n')
    await user.click(screen.getByRole('button', { name: 'Use these rows' }))
    expect(await screen.findByText(/holds no number/)).toBeVisible()

    await user.click(await screen.findByRole('button', { name: 'Paste text' }))
    await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
    const rows = defaults.detect_params.values.map(
      (value, index) => `t${String(index)},${String(value)}`,
    )
    await user.paste(`time,value\n${rows.join('\n')}\n`)
    await user.click(screen.getByRole('button', { name: 'Use these rows' }))
    await waitFor(() => {
      expect(asked.some(({ path }) => path.endsWith('/detect'))).toBe(true)
    })
    expect(await screen.findByText(/the pasted rows\. Line: the values/)).toBeVisible()
  })

  test('scores, counters, delays and false alarms open to their sums', async () => {
    const user = await connected('?station=halifax')
    const opensIn = async (region: HTMLElement, figure: RegExp | string, note: RegExp | string) => {
      const [button] = within(region).getAllByRole('button', { name: figure })
      await user.click(button ?? region)
      expect(within(region).getByRole('dialog', { name: note })).toBeVisible()
    }
    const panel = screen.getByRole('region', { name: 'Station' })
    await opensIn(panel, /^[+−]?\d\.\d, score by/, /^Halifax, /)
    const card = screen.getByRole('region', { name: 'From the server to your browser' })
    await opensIn(card, '0, Events received', 'Events received')
    const detectors = screen.getByRole('figure', { name: /caught \d+ of \d+ spikes/ })
    await opensIn(detectors, /^\d+ of \d+, Robust/, 'Robust: spikes caught')
    await opensIn(detectors, /false alert/, 'False alerts of two that agree')
    const received = String(defaults.snapshot.stats.received)
    const [reports] = screen.getAllByRole('button', {
      name: (name) => name.replace(/\D/g, '') === received,
    })
    await user.click(reports ?? card)
    expect(screen.getByRole('dialog', { name: 'Reports' })).toHaveTextContent('of every kind')
  })

  test('a station the page does not know says so', async () => {
    open('?station=atlantis')
    expect(await screen.findByText(/There is no station of this name/)).toBeVisible()
  })
})

/** An answer that comes when the test says so. */
function held() {
  let release: (answer: Response) => void = () => undefined
  const answer = new Promise<Response>((resolve) => {
    release = resolve
  })
  return { answer, release }
}

async function pasteSeries(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox', { name: /Rows to paste/ }))
  await user.paste(`value\n${defaults.detect_params.values.join('\n')}\n`)
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  await waitFor(() => {
    expect(asked.some(({ path }) => path.endsWith('/detect'))).toBe(true)
  })
}

describe('an answer stays with its question', () => {
  const figure = () => screen.getByRole('figure', { name: /flags 2 of 72 scored values/ })

  test('the visitor’s file is not named over our sample’s figures', async () => {
    const user = open()
    const { answer, release } = held()
    answers = answersBy(() => answer)
    await pasteSeries(user)
    expect(figure()).toHaveTextContent('96 synthetic hours')
    expect(screen.queryByText(/the pasted rows/)).toBeNull()
    release(Response.json(defaults.detect))
    expect(await screen.findByText(/^the pasted rows\. Line/)).toBeVisible()
    expect(screen.getByText('the pasted rows')).toBeVisible()
  })

  test('a new limit waits for its verdict, and a failed one leaves the last with its own', async () => {
    const user = open()
    answers = answersBy(() => new Response('', { status: 400 }))
    const limit = screen.getByRole('spinbutton', { name: 'Limit' })
    await user.clear(limit)
    await user.type(limit, '9{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The detector’s verdict did not come back.',
    )
    expect(figure()).toHaveTextContent('at the limit of 3.5')
    const panel = screen.getByRole('region', { name: 'Call the API' })
    expect(within(panel).getByRole('region', { name: 'Request' })).toHaveTextContent(
      '"threshold": 3.5',
    )
  })

  test('a refused window says why at its field and keeps the verdict', async () => {
    const user = open()
    answers = answersBy(() =>
      Response.json(
        {
          title: 'Invalid',
          errors: [
            {
              field: 'window',
              message: 'window must be at most 95',
              code: 'out_of_range',
              values: { minimum: 2, maximum: 95 },
            },
          ],
        },
        { status: 422 },
      ),
    )
    const field = screen.getByRole('spinbutton', { name: 'Window' })
    await user.clear(field)
    await user.type(field, '500{Enter}')
    await waitFor(() => {
      expect(field).toHaveAccessibleDescription('The window must be 2 to 95.')
    })
    expect(figure()).toHaveTextContent('at the limit of 3.5')
    const steps = window.history.length
    await user.type(field, '0')
    expect(window.history.length).toBe(steps)
  })
})
