import { useEffect, useRef, useState } from 'react'
import { runBatch, type BatchRow } from './batch'
import { extract } from './query'

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
