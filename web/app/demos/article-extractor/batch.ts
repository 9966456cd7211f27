/** Several pages one after another: two at a time, with the waits the server asks for. */
import { ApiProblem } from '@/components/demo/api-problem'
import type { Extraction } from './query'

export type RowState =
  | { kind: 'waiting' }
  | { kind: 'fetching' }
  /** The server asked for patience; the row is tried again after so many seconds. */
  | { kind: 'held'; seconds: number }
  | { kind: 'done'; extraction: Extraction }
  | { kind: 'failed'; error: unknown }
  | { kind: 'stopped' }

/** One page of a batch. */
export interface BatchRow {
  url: string
  state: RowState
}

/** More at once would only meet the per-host limit. */
const AT_ONCE = 2
/** How often a row that was asked to wait is tried in all. */
const TRIES = 3
/** A longer wait is not worth an open page: the row fails and says so. */
const LONGEST_WAIT_SECONDS = 90

export interface BatchTools {
  ask: (url: string, signal: AbortSignal) => Promise<Extraction>
  wait: (seconds: number, signal: AbortSignal) => Promise<void>
  onChange: (index: number, state: RowState) => void
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
export async function runBatch(urls: readonly string[], tools: BatchTools): Promise<void> {
  const { ask, wait, onChange, signal } = tools
  let next = 0
  // A wait holds the whole batch: the limit is the visitor's, not the row's.
  let gate = Promise.resolve()
  const read = async (index: number, url: string) => {
    for (let tries = 1; ; tries++) {
      await gate
      if (signal.aborted) return
      onChange(index, { kind: 'fetching' })
      try {
        onChange(index, { kind: 'done', extraction: await ask(url, signal) })
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
      const url = urls[index]
      if (url === undefined) return
      await read(index, url)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** How far a batch is, in numbers. */
export function tally(rows: readonly BatchRow[]) {
  const count = (...kinds: RowState['kind'][]) =>
    rows.filter(({ state }) => kinds.includes(state.kind)).length
  return {
    all: rows.length,
    done: count('done'),
    failed: count('failed'),
    stopped: count('stopped'),
    running: count('waiting', 'fetching', 'held'),
  }
}
