/** The page's side of the tables: asks the worker, which is started with the first question. */
import { startWorker } from '../start-worker'
import type { FromWorker, QuestionName, Questions, ToWorker } from './messages'
import { Cancelled, Refusal } from './reading'

/** What a worker is to the page; tests have one of their own. */
export interface Port {
  postMessage: (message: ToWorker) => void
  terminate: () => void
  onmessage: ((event: { data: FromWorker }) => void) | null
  onerror: ((event: unknown) => void) | null
}

interface Waiting {
  resolve: (answer: unknown) => void
  reject: (reason: Error) => void
  onProgress: ((share: number) => void) | undefined
}

/** A worker that does not stop within this is ended. */
const STOPS_WITHIN_MS = 2000

export interface AskOptions {
  signal?: AbortSignal
  onProgress?: (share: number) => void
}

export class TableClient {
  readonly #waiting = new Map<number, Waiting>()
  /** Questions that were taken back, until the worker says that it has stopped. */
  readonly #stopping = new Map<number, ReturnType<typeof setTimeout>>()
  #port: Port | null = null
  #next = 1

  /** Called when the worker is gone, and all tables with it. */
  onLost: () => void = () => undefined

  constructor(private readonly start: () => Port) {}

  ask<Q extends QuestionName>(
    question: Q,
    ask: Questions[Q]['ask'],
    { signal, onProgress }: AskOptions = {},
  ): Promise<Questions[Q]['answer']> {
    const id = this.#next
    this.#next += 1
    const port = (this.#port ??= this.#listen())
    return new Promise<Questions[Q]['answer']>((resolve, reject) => {
      if (signal?.aborted) {
        reject(new Cancelled('not wanted any more'))
        return
      }
      this.#waiting.set(id, {
        resolve: resolve as (answer: unknown) => void,
        reject,
        onProgress,
      })
      signal?.addEventListener('abort', () => {
        port.postMessage({ id, question: 'cancel' })
        if (this.#waiting.delete(id))
          this.#stopping.set(
            id,
            setTimeout(() => {
              this.#lose(port)
            }, STOPS_WITHIN_MS),
          )
        reject(new Cancelled('not wanted any more'))
      })
      port.postMessage({ id, question, ask } as ToWorker)
    })
  }

  #listen() {
    const port = this.start()
    port.onmessage = ({ data }) => {
      if (!('progress' in data)) {
        clearTimeout(this.#stopping.get(data.id))
        this.#stopping.delete(data.id)
      }
      const waiting = this.#waiting.get(data.id)
      if (!waiting) return
      if ('progress' in data) {
        waiting.onProgress?.(data.progress)
        return
      }
      this.#waiting.delete(data.id)
      if ('answer' in data) waiting.resolve(data.answer)
      else if ('refusal' in data) waiting.reject(new Refusal(data.refusal))
      else waiting.reject(new Cancelled('not wanted any more'))
    }
    // A worker that fails holds nothing any more: the next question starts another.
    port.onerror = () => {
      this.#lose(port)
    }
    return port
  }

  #lose(port: Port) {
    if (this.#port !== port) return
    this.#port = null
    port.terminate()
    for (const timer of this.#stopping.values()) clearTimeout(timer)
    this.#stopping.clear()
    for (const { reject } of this.#waiting.values())
      reject(
        new Refusal('The reader stopped: the table may be too large for this browser’s memory.'),
      )
    this.#waiting.clear()
    this.onLost()
  }
}

/** The tables of this page. */
export const tables = new TableClient(() => startWorker('table-worker') as unknown as Port)
