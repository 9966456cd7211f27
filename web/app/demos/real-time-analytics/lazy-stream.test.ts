import { beforeEach, expect, test } from 'vitest'
import { createLazyStream } from './lazy-stream'
import { defaults } from './report'
import { stateOf } from './stream-state'
import { createStream, type StreamStore } from './stream-store'
import { FakeEventSource } from './test-stream'

const first = { phase: { name: 'idle' }, state: stateOf(defaults.snapshot), clocks: null } as const
const real = () =>
  createStream(
    {
      connect: (url) => new FakeEventSource(url) as unknown as EventSource,
      ask: () => Promise.reject(new Error('not asked')),
      now: () => 0,
      isOnline: () => true,
      nextFrame: () => 0,
      dropFrame: () => undefined,
      after: () => 0,
      drop: () => undefined,
    },
    defaults.snapshot,
  )
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  FakeEventSource.all = []
})

test('nothing is loaded before someone wants to listen', async () => {
  let loads = 0
  const stream = createLazyStream(() => {
    loads += 1
    return Promise.resolve(real())
  }, first)
  stream.choose('/stream')
  expect(loads).toBe(0)
  expect(stream.read()).toBe(first)
  stream.start()
  stream.start()
  expect(stream.read().phase.name).toBe('connecting')
  await settled()
  expect(loads).toBe(1)
  expect(FakeEventSource.all.map(({ url }) => url)).toEqual(['/stream'])
})

test('a pause while the code is on its way holds, and starting again plays', async () => {
  const stream = createLazyStream(() => Promise.resolve(real()), first)
  stream.choose('/stream')
  stream.start()
  stream.pause('visitor')
  await settled()
  expect(FakeEventSource.all).toHaveLength(0)
  expect(stream.read().phase.name).toBe('idle')
  stream.start()
  expect(FakeEventSource.all).toHaveLength(1)
})

test('the stream asked for last is the one that is played', async () => {
  const stream = createLazyStream(() => Promise.resolve(real()), first)
  stream.choose('/stream')
  stream.playNext()
  stream.choose('/stream?speed=60')
  await settled()
  expect(FakeEventSource.all.map(({ url }) => url)).toEqual(['/stream?speed=60'])
})

test('code that does not come leaves the page as it is, and may be tried again', async () => {
  let isThere = false
  const stream = createLazyStream(
    () => (isThere ? Promise.resolve(real()) : Promise.reject<StreamStore>(new Error('gone'))),
    first,
  )
  stream.choose('/stream')
  stream.start()
  await settled()
  expect(stream.read().phase.name).toBe('offline')
  expect(stream.read().state.stations.size).toBe(35)
  isThere = true
  stream.start()
  await settled()
  expect(FakeEventSource.all).toHaveLength(1)
})
