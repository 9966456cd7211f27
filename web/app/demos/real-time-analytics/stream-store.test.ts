import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaults } from './report'
import { createStream, type World } from './stream-store'
import { FakeEventSource, observation, opening, session, stats } from './test-stream'

let frames: (() => void)[] = []
let answer: () => Promise<Response>
let isOnline = true
const asked: string[] = []

const world: World = {
  connect: (url) => new FakeEventSource(url) as unknown as EventSource,
  ask: (url) => {
    asked.push(url)
    return answer()
  },
  now: () => Date.now(),
  isOnline: () => isOnline,
  nextFrame: (callback) => frames.push(callback),
  dropFrame: () => {
    frames = []
  },
  after: (ms, callback) => setTimeout(callback, ms) as unknown as number,
  drop: (handle) => {
    clearTimeout(handle)
  },
}
const drawFrame = () => {
  for (const draw of frames.splice(0)) draw()
}
const problem = (status: number, body: object, headers: Record<string, string> = {}) =>
  Promise.resolve(
    new Response(JSON.stringify({ title: 'No', status, ...body }), {
      status,
      headers: { 'content-type': 'application/problem+json', ...headers },
    }),
  )

beforeEach(() => {
  vi.useFakeTimers()
  FakeEventSource.all = []
  frames = []
  asked.length = 0
  isOnline = true
  answer = () => problem(503, { detail: 'busy' }, { 'retry-after': '15' })
})
afterEach(() => {
  vi.useRealTimers()
})

function started(path = '/stream') {
  const store = createStream(world, defaults.snapshot)
  store.choose(path)
  store.start()
  return store
}

/** A running stream at event 10. */
function running(path?: string) {
  const store = started(path)
  FakeEventSource.last.open()
  FakeEventSource.last.say('snapshot', 'session.10', opening())
  drawFrame()
  return store
}

describe('starting', () => {
  test('nothing is asked before one starts; the page has its own figures', () => {
    const store = createStream(world, defaults.snapshot)
    store.choose('/stream')
    expect(FakeEventSource.all).toHaveLength(0)
    expect(store.read().phase.name).toBe('idle')
    expect(store.read()).toBe(store.initial())
    expect(store.read().state.stations.size).toBe(35)
  })

  test('connecting, then open with the first message', () => {
    const store = started()
    expect(store.read().phase.name).toBe('connecting')
    FakeEventSource.last.open()
    FakeEventSource.last.say('snapshot', 'session.10', opening())
    expect(store.read().phase.name).toBe('open')
  })

  test('a second start opens no second connection', () => {
    const store = running()
    store.start()
    expect(FakeEventSource.all).toHaveLength(1)
  })
})

test('a burst is taken in once a frame', () => {
  const store = running()
  const seen = vi.fn()
  store.subscribe(seen)
  for (let id = 11; id < 111; id += 1)
    FakeEventSource.last.say('observation', `session.${String(id)}`, observation({ id }))
  expect(seen).not.toHaveBeenCalled()
  drawFrame()
  expect(seen).toHaveBeenCalledTimes(1)
  expect(store.read().state.counts).toMatchObject({ taken: 100, missed: 0, repeated: 0 })
})

describe('a pause', () => {
  test('holds still, and resuming asks for what came after the last event', () => {
    const store = running()
    FakeEventSource.last.say('observation', 'session.11', observation({ id: 11 }))
    store.pause('visitor')
    const held = FakeEventSource.last
    expect(held.readyState).toBe(2)
    expect(store.read().phase).toEqual({ name: 'paused', by: 'visitor' })
    // What had arrived is not thrown away, and nothing more gets in.
    expect(store.read().state.counts.taken).toBe(1)
    held.say('observation', 'session.12', observation({ id: 12 }))
    drawFrame()
    expect(store.read().state.counts.taken).toBe(1)
    store.start()
    expect(FakeEventSource.last.url).toBe('/stream?last_event_id=session.11')
  })

  test('of one’s own replay keeps its parameters', () => {
    const store = running('/stream?speed=60')
    store.pause('hidden')
    store.start()
    expect(FakeEventSource.last.url).toBe('/stream?speed=60&last_event_id=session.10')
  })

  test('survives a change of stream', () => {
    const store = running()
    store.pause('visitor')
    store.choose('/stream?speed=1')
    expect(FakeEventSource.all).toHaveLength(1)
    store.start()
    expect(FakeEventSource.last.url).toBe('/stream?speed=1')
  })

  test('ends when the visitor asks for another stream', () => {
    const store = running()
    store.pause('visitor')
    store.playNext()
    store.choose('/stream?speed=1')
    expect(FakeEventSource.last.url).toBe('/stream?speed=1')
    expect(store.read().phase.name).toBe('connecting')
  })
})

describe('a broken line', () => {
  test('is tried again by the browser; a repeated event is taken once', () => {
    const store = running()
    FakeEventSource.last.say('observation', 'session.11', observation({ id: 11 }))
    FakeEventSource.last.fail('tries again')
    expect(store.read().phase.name).toBe('reconnecting')
    FakeEventSource.last.open()
    FakeEventSource.last.say('observation', 'session.11', observation({ id: 11 }))
    FakeEventSource.last.say('observation', 'session.12', observation({ id: 12 }))
    drawFrame()
    expect(store.read().phase.name).toBe('open')
    expect(store.read().state.counts).toMatchObject({ taken: 2, repeated: 1, missed: 0 })
  })

  test('says offline when the device is', () => {
    const store = running()
    isOnline = false
    FakeEventSource.last.fail('tries again')
    expect(store.read().phase.name).toBe('offline')
  })

  test('that nobody noticed shows by its silence', () => {
    const store = running()
    vi.advanceTimersByTime(14_000)
    FakeEventSource.last.say('stats', '', stats())
    vi.advanceTimersByTime(14_000)
    expect(FakeEventSource.all).toHaveLength(1)
    vi.advanceTimersByTime(2_000)
    expect(store.read().phase.name).toBe('reconnecting')
    expect(FakeEventSource.last.url).toBe('/stream?last_event_id=session.10')
  })
})

describe('a refusal', () => {
  test('is explained, and asked again when the server said', async () => {
    const store = started()
    FakeEventSource.last.fail('is refused')
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual(['/stream'])
    expect(store.read().phase).toMatchObject({
      name: 'refused',
      problem: { status: 503, detail: 'busy' },
      waitSeconds: 15,
    })
    vi.advanceTimersByTime(14_000)
    expect(FakeEventSource.all).toHaveLength(1)
    vi.advanceTimersByTime(2_000)
    expect(FakeEventSource.all).toHaveLength(2)
  })

  test('of the settings is not asked again', async () => {
    answer = () => problem(422, { errors: [{ field: 'speed', message: 'speed must be 1 to 600' }] })
    const store = started('/stream?speed=9999')
    FakeEventSource.last.fail('is refused')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(store.read().phase).toMatchObject({ name: 'refused', waitSeconds: null })
    expect(FakeEventSource.all).toHaveLength(1)
  })

  test('without an answer waits longer each time', async () => {
    answer = () => Promise.reject(new TypeError('no network'))
    const store = started()
    for (const wait of [2_000, 4_000, 8_000]) {
      FakeEventSource.last.fail('is refused')
      await vi.advanceTimersByTimeAsync(0)
      expect(store.read().phase.name).toBe('reconnecting')
      const tries = FakeEventSource.all.length
      await vi.advanceTimersByTimeAsync(wait - 100)
      expect(FakeEventSource.all).toHaveLength(tries)
      await vi.advanceTimersByTimeAsync(200)
      expect(FakeEventSource.all).toHaveLength(tries + 1)
    }
  })

  test('that comes after a pause changes nothing', async () => {
    const store = started()
    FakeEventSource.last.fail('is refused')
    store.pause('visitor')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(store.read().phase.name).toBe('paused')
    expect(FakeEventSource.all).toHaveLength(1)
  })
})

describe('the end', () => {
  test('of a replay closes it, and playing again begins anew', () => {
    const store = running('/stream?speed=600')
    const end = { ...defaults.snapshot.stats, emitted_at: session.until, clock: session.until }
    FakeEventSource.last.say('end', 'session.99', end)
    expect(store.read().phase.name).toBe('ended')
    expect(store.read().state.clock).toBe(session.until)
    store.start()
    expect(FakeEventSource.last.url).toBe('/stream?speed=600')
  })

  test('of the page lets everything go', () => {
    const store = running()
    store.close()
    expect(FakeEventSource.last.readyState).toBe(2)
    vi.advanceTimersByTime(60_000)
    expect(FakeEventSource.all).toHaveLength(1)
  })

  test('already reached: the server has nothing more to say', async () => {
    answer = () => Promise.resolve(new Response(null, { status: 204 }))
    const store = running('/stream?speed=600')
    FakeEventSource.last.fail('is refused')
    await vi.advanceTimersByTimeAsync(0)
    expect(store.read().phase.name).toBe('ended')
  })
})

test('another stream begins where it begins', () => {
  const store = running()
  store.choose('/stream?speed=60')
  expect(FakeEventSource.last.url).toBe('/stream?speed=60')
  expect(store.read().phase.name).toBe('connecting')
})
