// The page's side of SQL: who waits for the engine while it is fetched, and how long it is fetched for nobody.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RunOptions } from './sql-client'

vi.mock('@duckdb/duckdb-wasm/dist/duckdb-eh.wasm?url', () => ({ default: '/duckdb.wasm' }))
vi.mock('./limits', () => ({ ENGINE_BYTES: 4 }))
/** How many workers were ended. */
let ended = 0
const words = { keywords: ['SELECT'], functions: [] }
vi.mock('@/lib/start-worker', () => ({
  startWorker: () => {
    const port = {
      onmessage: null as ((event: { data: object }) => void) | null,
      onerror: null,
      terminate: () => {
        ended += 1
      },
      postMessage: ({ id, question }: { id: number; question: string }) => {
        if (question === 'start') port.onmessage?.({ data: { id, answer: words } })
      },
    }
    return port
  },
}))

/** The engine in one piece. */
function engineBytes() {
  const pieces = [Uint8Array.of(1, 2, 3, 4)]
  return {
    read: () => {
      const value = pieces.pop()
      return Promise.resolve({ done: value === undefined, value })
    },
  }
}

/** Every fetch of the engine, which ends when it is told to. */
let fetched: { signal: AbortSignal; arrive: () => void }[]
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  fetched = []
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    let arrive: () => void = () => undefined
    const response = new Promise((resolve, reject) => {
      arrive = () => {
        resolve({ ok: true, status: 200, body: { getReader: engineBytes } })
      }
      signal.addEventListener('abort', () => {
        reject(new Error('aborted'))
      })
    })
    fetched.push({ signal, arrive })
    return response
  })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A run that waits for the engine, and can be stopped. */
async function run() {
  const { startSql } = await import('./sql-client')
  const stop = new AbortController()
  const onStage = vi.fn<RunOptions['onStage']>()
  const started = startSql({ signal: stop.signal, onStage }).catch((error: unknown) => error)
  return { stop, onStage, started }
}

test('a second run waits for the engine that the first began to fetch', async () => {
  const first = await run()
  first.stop.abort()
  const second = await run()
  expect(second.onStage).toHaveBeenLastCalledWith('fetching', 0)
  expect(await first.started).toMatchObject({ message: 'not wanted any more' })
  vi.advanceTimersByTime(60_000)
  expect(fetched).toHaveLength(1)
  expect(fetched[0]?.signal.aborted).toBe(false)
  fetched[0]?.arrive()
  expect(await second.started).toEqual(words)
  expect(second.onStage).toHaveBeenLastCalledWith('starting', null)
  expect(await (await run()).started).toEqual(words)
  expect(fetched).toHaveLength(1)
})

test('an engine that nobody waits for is not fetched to its end, and is fetched anew when asked for', async () => {
  const first = await run()
  first.stop.abort()
  vi.advanceTimersByTime(1000)
  expect(fetched[0]?.signal.aborted).toBe(true)
  const second = await run()
  expect(fetched).toHaveLength(2)
  fetched[1]?.arrive()
  expect(await second.started).toEqual(words)
})

test('an engine that is ended is fetched anew with the next run', async () => {
  ended = 0
  const first = await run()
  fetched[0]?.arrive()
  expect(await first.started).toEqual(words)
  const { endSql } = await import('./sql-client')
  endSql()
  expect(ended).toBe(1)
  const second = await run()
  expect(fetched).toHaveLength(2)
  fetched[1]?.arrive()
  expect(await second.started).toEqual(words)
})
