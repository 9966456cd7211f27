/** Several pages one after another: two at a time, with the waits the server asks for. */
import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '@/components/demo/api-problem'
import { counted, formatNumber } from '@/lib/format'
import { addressOf } from '@/lib/page-address'
import { extract, type Extraction } from './ask'

/** Pages in one batch. */
export const MAX_BATCH = 20

/** A list of addresses, one a line, each once; or what is wrong with it. */
export function addressesOf(text: string): { urls: string[] } | { refusal: string } {
  const urls = new Set<string>()
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const given = addressOf(line)
    if ('refusal' in given) return { refusal: `Line ${String(index + 1)}: ${given.refusal}` }
    urls.add(given.url)
  }
  const over = urls.size - MAX_BATCH
  if (urls.size === 0) return { refusal: 'Give at least one address, one a line.' }
  if (over > 0)
    return {
      refusal: `A batch has at most ${String(MAX_BATCH)} addresses; these are ${String(urls.size)}. Leave ${String(over)} for the next one.`,
    }
  return { urls: [...urls] }
}

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

/** The finding over the batch. */
export function batchTitle(rows: readonly BatchRow[]) {
  const { all, done, failed, stopped, running } = tally(rows)
  if (running > 0) return `${formatNumber(done + failed)} of ${counted(all, 'page')} read`
  const parts = [
    counted(done, 'article'),
    failed > 0 && `${formatNumber(failed)} failed`,
    stopped > 0 && `${formatNumber(stopped)} not fetched`,
  ]
  return parts.filter(Boolean).join(', ')
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

/** A batch of addresses: its rows, and how to start and stop it. Leaving the page stops it too. */
export function useBatch() {
  const [rows, setRows] = useState<readonly BatchRow[]>([])
  const running = useRef<AbortController | null>(null)
  useEffect(
    () => () => {
      running.current?.abort()
    },
    [],
  )
  const start = (urls: readonly string[]) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setRows(urls.map((url) => ({ url, state: { kind: 'waiting' } })))
    void runBatch(urls, {
      ask: (url, signal) => extract({ kind: 'url', url }, signal),
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

export type BatchState = ReturnType<typeof useBatch>
