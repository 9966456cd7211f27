/** The page's side of SQL: fetches the engine when it is first asked for, hands it tables and takes answers back. */
import duckdb from '@duckdb/duckdb-wasm/dist/duckdb-eh.wasm?url'
import { startWorker } from '../../start-worker'
import type { Opened } from '../messages'
import { Cancelled, Refusal } from '../reading'
import { tables } from '../table-client'
import { WorkerClient, type Port } from '../worker-client'
import { ENGINE_BYTES } from './limits'
import type { SqlQuestions, SqlWords } from './messages'

export type SqlStage = 'fetching' | 'starting' | 'handing over' | 'running'

export interface RunOptions {
  signal: AbortSignal
  /** From 0 to 1, or null where nobody knows. */
  onStage: (stage: SqlStage, share: number | null) => void
}

const engine = new WorkerClient<SqlQuestions>(
  () => startWorker('sql-worker') as unknown as Port<SqlQuestions>,
  'The engine stopped: the question may need more memory than this browser gives. Run another: it starts anew.',
)
/** A start that nobody waits for any more ends after this: one who presses Run again waits anew at once. */
const GIVES_UP_AFTER_MS = 1000

/** The start of the engine. It has a signal of its own, for whoever asked first may not be who waits for it at last. */
class Start {
  readonly words: Promise<SqlWords>
  readonly #waiting = new Set<RunOptions>()
  readonly #stop = new AbortController()
  #stage: Parameters<RunOptions['onStage']> | null = null
  #ending: ReturnType<typeof setTimeout> | undefined

  constructor() {
    this.words = start({
      signal: this.#stop.signal,
      onStage: (...stage) => {
        this.#stage = stage
        for (const { onStage } of this.#waiting) onStage(...stage)
      },
    })
      .catch((error: unknown) => {
        this.#forget()
        throw error
      })
      .finally(() => {
        this.#stage = null
      })
  }

  /** Whoever asks from here on starts anew. */
  #forget() {
    if (started === this) started = null
  }

  /** The words of the engine, unless they are not wanted any more before it runs. */
  wait(options: RunOptions) {
    const { signal, onStage } = options
    return new Promise<SqlWords>((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(options)
        reject(new Cancelled('not wanted any more'))
        if (this.#waiting.size > 0) return
        this.#ending = setTimeout(() => {
          this.#forget()
          this.#stop.abort()
        }, GIVES_UP_AFTER_MS)
      }
      clearTimeout(this.#ending)
      this.#waiting.add(options)
      if (this.#stage) onStage(...this.#stage)
      signal.addEventListener('abort', leave)
      void this.words.then(resolve, reject).finally(() => {
        clearTimeout(this.#ending)
        this.#waiting.delete(options)
        signal.removeEventListener('abort', leave)
      })
    })
  }
}

/** The engine that runs, or will. */
let started: Start | null = null
engine.onLost = () => {
  started = null
}

async function fetchEngine({ signal, onStage }: RunOptions) {
  const response = await fetch(duckdb, { signal }).catch(() => null)
  if (signal.aborted) throw new Cancelled('not wanted any more')
  if (response?.status === 406)
    throw new Refusal(
      'This connection takes no brotli, in which the engine is sent. Open the page by https.',
    )
  if (!response?.ok || !response.body)
    throw new Refusal('The engine did not load. Try again in a moment.')
  const wasm = new Uint8Array(ENGINE_BYTES)
  let filled = 0
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw signal.aborted
        ? new Cancelled('not wanted any more')
        : new Refusal('The engine did not load to its end. Try again in a moment.')
    })
    if (done) break
    if (filled + value.length > ENGINE_BYTES) break
    wasm.set(value, filled)
    filled += value.length
    onStage('fetching', filled / ENGINE_BYTES)
  }
  if (filled !== ENGINE_BYTES)
    throw new Refusal('The engine did not load to its end. Try again in a moment.')
  return wasm.buffer
}

async function start(options: RunOptions) {
  options.onStage('fetching', 0)
  const wasm = await fetchEngine(options)
  options.onStage('starting', null)
  return engine.ask('start', { wasm }, { signal: options.signal, transfer: [wasm] })
}

/** What the engine knows, which runs from here on; one that failed is tried again. */
export function startSql(options: RunOptions) {
  if (options.signal.aborted) return Promise.reject(new Cancelled('not wanted any more'))
  started ??= new Start()
  return started.wait(options)
}

/** Ends the engine with the page it ran for: it holds up to a gigabyte. */
export const endSql = () => {
  engine.end()
}

/** Asks a question of a table; what it comes to is a table too. */
export async function askSql(
  table: number,
  question: { name: string; text: string; of: string },
  options: RunOptions,
): Promise<Opened> {
  const { signal, onStage } = options
  await startSql(options)
  onStage('handing over', null)
  const lending = new MessageChannel()
  await tables.ask('lend', { table, port: lending.port1 }, { transfer: [lending.port1] })
  await engine.ask(
    'take',
    { table, port: lending.port2 },
    {
      signal,
      transfer: [lending.port2],
      onProgress: (share) => {
        onStage('handing over', share)
      },
    },
  )
  onStage('running', null)
  const { name, text, of } = question
  const answer = new MessageChannel()
  await engine.ask('run', { text, port: answer.port1 }, { signal, transfer: [answer.port1] })
  return tables.ask(
    'adopt',
    { port: answer.port2, name, sql: { text, of } },
    { transfer: [answer.port2] },
  )
}
