import { describe, expect, test } from 'vitest'
import { ApiProblem } from './api-problem'
import { runBatch, tally, type BatchTools, type RowState } from './batch'

const refused = (status: number, retryAfter?: number) =>
  new ApiProblem({ status, title: 'no', errors: [], retryAfter })
const done = 'an answer'

/** Runs a batch on answers given in advance and notes everything that happens. */
async function run(
  keys: readonly string[],
  ask: BatchTools<string>['ask'],
  controller = new AbortController(),
) {
  const log: string[] = []
  const last: RowState<string>[] = []
  await runBatch(keys, {
    ask,
    wait: (seconds) => {
      log.push(`wait ${String(seconds)}`)
      return Promise.resolve()
    },
    onChange: (index, state) => {
      last[index] = state
      log.push(`${String(index)} ${state.kind}`)
    },
    signal: controller.signal,
  })
  return { log, last: last.map(({ kind }) => kind) }
}

describe('a batch', () => {
  test('reads every row, two at a time', async () => {
    let running = 0
    let most = 0
    const { last } = await run(['a', 'b', 'c', 'd', 'e'], async () => {
      running++
      most = Math.max(most, running)
      await Promise.resolve()
      running--
      return done
    })
    expect(last).toEqual(['done', 'done', 'done', 'done', 'done'])
    expect(most).toBe(2)
  })

  test('goes on after a row that fails', async () => {
    const { last } = await run(['a', 'b', 'c'], (key) =>
      key === 'b' ? Promise.reject(refused(422)) : Promise.resolve(done),
    )
    expect(last).toEqual(['done', 'failed', 'done'])
  })

  test('waits as long as the server asks, then tries again', async () => {
    let asked = 0
    const { log, last } = await run(['a'], () =>
      ++asked === 1 ? Promise.reject(refused(429, 7)) : Promise.resolve(done),
    )
    expect(log).toEqual(['0 fetching', '0 held', 'wait 7', '0 fetching', '0 done'])
    expect(last).toEqual(['done'])
  })

  test('holds the other rows back while it waits', async () => {
    let open = () => {}
    const asked: string[] = []
    const controller = new AbortController()
    const running = runBatch(['a', 'b', 'c'], {
      ask: (key) => {
        asked.push(key)
        return asked.length === 1 ? Promise.reject(refused(503, 5)) : Promise.resolve(done)
      },
      wait: () =>
        new Promise((resolve) => {
          open = resolve
        }),
      onChange: () => undefined,
      signal: controller.signal,
    })
    await new Promise((resolve) => setTimeout(resolve))
    // The second row was on its way already; the third is not begun.
    expect(asked).toEqual(['a', 'b'])
    open()
    await running
    expect(asked.toSorted()).toEqual(['a', 'a', 'b', 'c'])
  })

  test('gives a row up after three tries, or when the wait is unbearable', async () => {
    let asked = 0
    const { last } = await run(['a'], () => {
      asked++
      return Promise.reject(refused(429, 1))
    })
    expect([asked, last]).toEqual([3, ['failed']])
    const far = await run(['a'], () => Promise.reject(refused(429, 3600)))
    expect(far.log).toEqual(['0 fetching', '0 failed'])
  })

  test('stops where it is told to and says nothing more', async () => {
    const controller = new AbortController()
    const { log } = await run(
      ['a', 'b', 'c', 'd'],
      () => {
        controller.abort()
        return Promise.reject(new DOMException('stopped', 'AbortError'))
      },
      controller,
    )
    expect(log).toEqual(['0 fetching'])
  })
})

test('the tally counts every row once', () => {
  const rows = (['waiting', 'fetching', 'stopped'] as const).map((kind) => ({
    key: kind,
    state: { kind },
  }))
  const counts = tally([...rows, { key: 'd', state: { kind: 'done', result: done } }])
  expect(counts).toEqual({ all: 4, done: 1, failed: 0, stopped: 1, running: 2 })
})
