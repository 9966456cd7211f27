import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { createStream } from '@/components/stream/event-stream'
import { initialView } from '@/lib/url-state'
import { FaultResult } from './lazy-parts'
import { ReplayBar } from './replay-bar'
import { defaults, type Messages } from './report'
import { settings, type View } from './settings'
import { reduce } from './stream-reducer'
import { stateOf } from './stream-state'
import { arrived, opening, session } from './stream.test-support'

beforeAll(async () => {
  await FaultResult.load()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

const fault = {
  kind: 'freeze',
  station: 'halifax',
  from: session.at,
  until: '2026-11-09T20:00:00Z',
  size_c: 0,
} as const

/** A bar over a replay of one's own that stands still. */
function show(phase: 'open' | 'paused', own: object = {}, asked: Partial<View> = {}) {
  const state = reduce(stateOf(defaults.snapshot), [
    arrived('snapshot', 'session.1', {
      ...opening(),
      channel: { ...opening().channel, session: { ...session, ...own } },
    } as Messages['snapshot']),
  ])
  const subject = { names: [], last: 'end' as const, initial: state, reduce }
  const stream = createStream<Messages, typeof state>({} as never, subject)
  const path = '/stream?seed=7'
  const live = { phase: { name: phase, by: 'visitor' } as never, state, heard: path, clocks: null }
  const still = { ...stream, path, subscribe: () => () => undefined, read: () => live }
  const [onPlay, onMove] = [vi.fn(), vi.fn()]
  function Bar() {
    const [view, setView] = useState<View>({
      ...initialView(settings),
      ...{ mode: 'test', speed: 600, seed: session.seed, start: session.start, at: session.at },
      ...asked,
    })
    const change = (told: (patch: Partial<View>) => void) => (patch: Partial<View>) => {
      told(patch)
      setView((now) => ({ ...now, ...patch }))
    }
    return (
      <ReplayBar
        stream={still as never}
        state={{ view, settled: view, refused: {}, href: '/x' } as never}
        onPlay={change(onPlay)}
        onMove={change(onMove)}
      />
    )
  }
  render(<Bar />)
  return {
    onPlay,
    onMove,
    slider: () => screen.getByRole('slider', { name: 'Place in the replay' }),
  }
}

/** One press of an arrow key on a slider. */
function press(slider: HTMLElement) {
  const { value } = slider as HTMLInputElement
  act(() => {
    fireEvent.change(slider, { target: { value: String(Number(value) + 1) } })
    fireEvent.keyUp(slider, { key: 'ArrowRight' })
  })
}

test('quick presses add up before the stream has followed, and a pause stays a pause', () => {
  const { onPlay, onMove, slider } = show('paused')
  expect(slider()).toHaveValue('24')
  press(slider())
  press(slider())
  press(slider())
  expect(slider()).toHaveValue('27')
  expect(onMove).toHaveBeenLastCalledWith(expect.objectContaining({ at: '2026-11-09T11:00:00Z' }))
  expect(onPlay).not.toHaveBeenCalled()
  expect(screen.getByText('Paused. Resume plays from Nov 9, 2026, 11:00 UTC.')).toBeVisible()
  expect(screen.queryByText('Resume goes on after the last event you saw.')).toBeNull()
})

test('a stream that runs goes on from the new place', () => {
  const { onPlay, onMove, slider } = show('open')
  press(slider())
  press(slider())
  expect(onPlay).toHaveBeenLastCalledWith(expect.objectContaining({ at: '2026-11-09T10:00:00Z' }))
  expect(onMove).not.toHaveBeenCalled()
})

test('in an event a place sought while paused is kept when the speed is changed', () => {
  const { onPlay, slider } = show('paused', {}, { mode: 'event' })
  press(slider())
  fireEvent.click(screen.getByRole('radio', { name: '60×' }))
  expect(onPlay).toHaveBeenLastCalledWith({ at: '2026-11-09T09:00:00Z', speed: 60 })
})

test('a fault in the last hours of a replay begins a day before its end', () => {
  // It stands at Nov 9, 08:00.
  const { onPlay } = show('open', { until: '2026-11-09T20:00:00Z' })
  fireEvent.click(screen.getByRole('button', { name: /Drop-out/ }))
  const since = '2026-11-08T20:00:00Z'
  expect(onPlay).toHaveBeenLastCalledWith(expect.objectContaining({ at: since, since }))
})

test('a frozen sensor says at once how many equal readings there are', () => {
  show('open', { fault })
  expect(screen.getByRole('region', { name: 'The fault you injected' })).toHaveTextContent(
    /\d of (?:6|12) equal readings/,
  )
})
