import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createStream, type World } from './event-stream'
import { FakeEventSource } from './fake-event-source.test-support'
import { StreamBar } from './stream-bar'

const world: World = {
  connect: (url) => new FakeEventSource(url) as unknown as EventSource,
  ask: () => Promise.reject(new TypeError('no network')),
  now: () => 0,
  isOnline: () => true,
  nextFrame: () => 0,
  dropFrame: () => undefined,
  after: () => 0,
  drop: () => undefined,
}
const words = {
  idle: 'It starts in view.',
  calm: 'It waits for you.',
  open: { word: 'Live', text: 'As it comes.' },
  ended: 'Done.',
}

beforeEach(() => {
  FakeEventSource.all = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

test('starts, pauses and resumes, and says how the stream stands', async () => {
  const stream = createStream<{ step: { emitted_at: string } }, { clock: string }>(world, {
    names: ['step'],
    last: 'step',
    initial: { clock: '2026-11-08T08:00:00Z' },
    reduce: (state) => state,
  })
  stream.choose('/stream')
  render(<StreamBar title="The job" stream={stream} words={words} />)
  expect(screen.getByRole('region', { name: 'The job' })).toHaveTextContent(
    'Nov 8, 2026, 08:00 UTCNot startedIt starts in view.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  expect(screen.getByText('Connecting')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(screen.getByText(/^Resume goes on/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }))
  expect(FakeEventSource.all).toHaveLength(2)
})
