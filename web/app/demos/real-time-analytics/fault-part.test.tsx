import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CallTheApi } from '@/components/demo/api-panel'
import { FakeEventSource } from '@/components/stream/fake-event-source.test-support'
import * as lazy from './lazy-parts'
import RealTimeAnalyticsPage from './page'
import { opening, session } from './stream.test-support'

vi.mock('./fault-result', () => {
  throw new Error('gone')
})

// Every part but the one in question is there before the page is.
beforeAll(async () => {
  const others = [CallTheApi, ...Object.values(lazy)].filter((part) => part !== lazy.FaultResult)
  await Promise.all(others.map((part) => part.load()))
})

beforeEach(() => {
  FakeEventSource.all = []
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.report([{ isIntersecting: true }])
      }
      disconnect() {
        // Nothing is kept.
      }
    },
  )
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 0))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json({ now: session.at, stations: [] }))),
  )
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a part whose code does not come says so in its place; the page stands', async () => {
  window.history.replaceState(null, '', '/demo/real-time-analytics')
  render(<RealTimeAnalyticsPage />)
  await waitFor(() => {
    expect(FakeEventSource.all).toHaveLength(1)
  })
  const fault = {
    kind: 'spike',
    station: 'halifax',
    from: session.at,
    until: '2026-11-09T10:00:00Z',
    size_c: 15,
  } as const
  await act(async () => {
    FakeEventSource.last.open()
    FakeEventSource.last.say('snapshot', 'session.20', {
      ...opening(),
      channel: { ...opening().channel, session: { ...session, fault } },
    })
    // The frame after the one in which the page draws it.
    await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.')
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getByRole('application', { name: 'Map of the stations' })).toBeVisible()
})
