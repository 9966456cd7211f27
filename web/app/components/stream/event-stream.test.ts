import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countEvent, nothingDelivered, type Delivery } from './delivery'
import { createStream, type StreamSubject, type World } from './event-stream'
import { FakeEventSource } from './fake-event-source.test-support'

/** A job that tells its steps. */
interface Messages {
  opening: { emitted_at: string }
  step: { emitted_at: string; number: number }
  beat: { emitted_at: string }
  end: { emitted_at: string; total: number }
}
interface Job extends Delivery {
  total: number | null
}

const positionOf = (id: string) => ({ line: 'job', moment: 0, number: Number(id.slice(4)) })
const subject: StreamSubject<Messages, Job> = {
  names: ['opening', 'step', 'beat', 'end'],
  last: 'end',
  initial: { ...nothingDelivered, total: null },
  reduce: (state, batch) => {
    const draft = { ...state, counts: { ...state.counts } }
    for (const message of batch) {
      if (message.name === 'opening') draft.position = positionOf(message.id)
      else if (message.name === 'step') countEvent(draft, positionOf(message.id), message)
      else if (message.name === 'end') draft.total = message.data.total
    }
    return draft
  },
}
const emitted_at = '2026-11-15T08:00:01Z'
const say = (number: number) => {
  FakeEventSource.last.say('step', `job.${String(number)}`, { emitted_at, number })
}

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
  const store = createStream(world, subject)
  store.choose(path)
  store.start()
  return store
}

/** A running stream at event 10. */
function running(path?: string) {
  const store = started(path)
  FakeEventSource.last.open()
  FakeEventSource.last.say('opening', 'job.10', { emitted_at })
  drawFrame()
  return store
}

test('what was heard belongs to its path until another speaks', () => {
  const store = running('/stream')
  store.choose('/stream?speed=1')
  drawFrame()
  expect(store.read().heard).toBe('/stream')
  FakeEventSource.last.open()
  FakeEventSource.last.say('opening', 'job.20', { emitted_at })
  drawFrame()
  expect(store.read().heard).toBe('/stream?speed=1')
})

describe('starting', () => {
  test('nothing is asked before one starts; the page has its own figures', () => {
    const store = createStream(world, subject)
    store.choose('/stream')
    expect(FakeEventSource.all).toHaveLength(0)
    expect(store.read().phase.name).toBe('idle')
    expect(store.read()).toBe(store.initial())
    expect(store.read().state).toBe(subject.initial)
  })

  test('connecting, then open with the first message', () => {
    const store = started()
    expect(store.read().phase.name).toBe('connecting')
    FakeEventSource.last.open()
    FakeEventSource.last.say('opening', 'job.10', { emitted_at })
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
  for (let id = 11; id < 111; id += 1) say(id)
  expect(seen).not.toHaveBeenCalled()
  drawFrame()
  expect(seen).toHaveBeenCalledTimes(1)
  expect(store.read().state.counts).toMatchObject({ taken: 100, missed: 0, repeated: 0 })
})

describe('a pause', () => {
  test('holds still, and resuming asks for what came after the last event', () => {
    const store = running()
    say(11)
    store.pause('visitor')
    const held = FakeEventSource.last
    expect(held.readyState).toBe(2)
    expect(store.read().phase).toEqual({ name: 'paused', by: 'visitor' })
    // What had arrived is not thrown away, and nothing more gets in.
    expect(store.read().state.counts.taken).toBe(1)
    held.say('step', 'job.12', { emitted_at, number: 12 })
    drawFrame()
    expect(store.read().state.counts.taken).toBe(1)
    store.start()
    expect(FakeEventSource.last.url).toBe('/stream?last_event_id=job.11')
  })

  test('of one’s own replay keeps its parameters', () => {
    const store = running('/stream?speed=60')
    store.pause('hidden')
    store.start()
    expect(FakeEventSource.last.url).toBe('/stream?speed=60&last_event_id=job.10')
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
    say(11)
    FakeEventSource.last.fail('tries again')
    expect(store.read().phase.name).toBe('reconnecting')
    FakeEventSource.last.open()
    say(11)
    say(12)
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
    FakeEventSource.last.say('beat', '', { emitted_at })
    vi.advanceTimersByTime(14_000)
    expect(FakeEventSource.all).toHaveLength(1)
    vi.advanceTimersByTime(2_000)
    expect(store.read().phase.name).toBe('reconnecting')
    expect(FakeEventSource.last.url).toBe('/stream?last_event_id=job.10')
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
    FakeEventSource.last.say('end', 'job.99', { emitted_at, total: 99 })
    expect(store.read().phase.name).toBe('ended')
    expect(store.read().state.total).toBe(99)
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
