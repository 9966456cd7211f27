/** Several requests one after another: two at a time, with the waits the server asks for. */
import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from './api-problem'

export type RowState<T> =
  | { kind: 'waiting' }
  | { kind: 'fetching' }
  /** The server asked for patience; the row is tried again after so many seconds. */
  | { kind: 'held'; seconds: number }
  | { kind: 'done'; result: T }
  | { kind: 'failed'; error: unknown }
  | { kind: 'stopped' }

/** One request of a batch, by what it asks about: an address, a name. */
export interface BatchRow<T> {
  key: string
  state: RowState<T>
}

/** More at once would only meet the per-host limit. */
const AT_ONCE = 2
/** How often a row that was asked to wait is tried in all. */
const TRIES = 3
/** A longer wait is not worth an open page: the row fails and says so. */
const LONGEST_WAIT_SECONDS = 90

type Ask<T> = (key: string, signal: AbortSignal) => Promise<T>

export interface BatchTools<T> {
  ask: Ask<T>
  wait: (seconds: number, signal: AbortSignal) => Promise<void>
  onChange: (index: number, state: RowState<T>) => void
  signal: AbortSignal
}

/** The seconds a refusal asks for, where waiting helps and is bearable. */
function patience(error: unknown) {
  if (!(error instanceof ApiProblem)) return null
  const { status, retryAfter = 5 } = error.problem
  return (status === 429 || status === 503) && retryAfter <= LONGEST_WAIT_SECONDS
    ? Math.max(1, retryAfter)
    : null
}

/** Runs a batch to its end or until the signal stops it. */
export async function runBatch<T>(keys: readonly string[], tools: BatchTools<T>): Promise<void> {
  const { ask, wait, onChange, signal } = tools
  let next = 0
  // A wait holds the whole batch: the limit is the visitor's, not the row's.
  let gate = Promise.resolve()
  const read = async (index: number, key: string) => {
    for (let tries = 1; ; tries++) {
      await gate
      if (signal.aborted) return
      onChange(index, { kind: 'fetching' })
      try {
        onChange(index, { kind: 'done', result: await ask(key, signal) })
        return
      } catch (error) {
        if (signal.aborted) return
        const seconds = patience(error)
        if (seconds === null || tries === TRIES) {
          onChange(index, { kind: 'failed', error })
          return
        }
        onChange(index, { kind: 'held', seconds })
        gate = Promise.all([gate, wait(seconds, signal)]).then(() => undefined)
      }
    }
  }
  const work = async () => {
    while (!signal.aborted) {
      await gate
      const index = next++
      const key = keys[index]
      if (key === undefined) return
      await read(index, key)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** How far a batch is, in numbers. */
export function tally(rows: readonly BatchRow<unknown>[]) {
  const count = (...kinds: RowState<unknown>['kind'][]) =>
    rows.filter(({ state }) => kinds.includes(state.kind)).length
  return {
    all: rows.length,
    done: count('done'),
    failed: count('failed'),
    stopped: count('stopped'),
    running: count('waiting', 'fetching', 'held'),
  }
}

/** Waits, or stops waiting when the signal says so. */
function wait(seconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(done, seconds * 1000)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
  })
}

/** A batch: its rows, and how to start and stop it. Leaving the page stops it too. */
export function useBatch<T>(ask: Ask<T>) {
  const [rows, setRows] = useState<readonly BatchRow<T>[]>([])
  const running = useRef<AbortController | null>(null)
  useEffect(
    () => () => {
      running.current?.abort()
    },
    [],
  )
  const start = (keys: readonly string[]) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setRows(keys.map((key) => ({ key, state: { kind: 'waiting' } })))
    void runBatch(keys, {
      ask,
      wait,
      signal: controller.signal,
      onChange: (index, state) => {
        // An answer may still arrive from a batch that was stopped.
        if (controller.signal.aborted) return
        setRows((now) => now.map((row, at) => (at === index ? { ...row, state } : row)))
      },
    })
  }
  const stop = () => {
    running.current?.abort()
    setRows((now) =>
      now.map((row) =>
        row.state.kind === 'done' || row.state.kind === 'failed'
          ? row
          : { ...row, state: { kind: 'stopped' } },
      ),
    )
  }
  return { rows, start, stop }
}
