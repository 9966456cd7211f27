/** The page's side of a worker's questions: it is started with the first of them. */
import { Cancelled, Refusal } from './reading'
import type { Answerable, FromWorker, ToWorker } from './worker-messages'

/** What a worker is to the page; tests have one of their own. */
export interface Port<Q extends Answerable<Q>> {
  postMessage: (message: ToWorker<Q>, transfer: Transferable[]) => void
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
  /** What goes over to the worker instead of being copied. */
  transfer?: Transferable[]
}

export class WorkerClient<Q extends Answerable<Q>> {
  readonly #waiting = new Map<number, Waiting>()
  /** Questions that were taken back, until the worker says that it has stopped. */
  readonly #stopping = new Map<number, ReturnType<typeof setTimeout>>()
  #port: Port<Q> | null = null
  #next = 1

  /** Called when the worker is gone, and all it held with it. */
  onLost: () => void = () => undefined

  constructor(
    private readonly start: () => Port<Q>,
    /** Why a question was not answered when the worker is gone. */
    private readonly lost: string,
  ) {}

  ask<Name extends keyof Q>(
    question: Name,
    ask: Q[Name]['ask'],
    { signal, onProgress, transfer = [] }: AskOptions = {},
  ): Promise<Q[Name]['answer']> {
    const id = this.#next
    this.#next += 1
    const port = (this.#port ??= this.#listen())
    return new Promise<Q[Name]['answer']>((resolve, reject) => {
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
        port.postMessage({ id, question: 'cancel' }, [])
        if (this.#waiting.delete(id))
          this.#stopping.set(
            id,
            setTimeout(() => {
              this.#lose(port)
            }, STOPS_WITHIN_MS),
          )
        reject(new Cancelled('not wanted any more'))
      })
      port.postMessage({ id, question, ask } as ToWorker<Q>, transfer)
    })
  }

  /** Ends the worker and lets go of all it holds; the next question starts another. */
  end() {
    if (this.#port) this.#lose(this.#port)
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
      else if ('refusal' in data) waiting.reject(new Refusal(data.refusal, data.at ?? undefined))
      else waiting.reject(new Cancelled('not wanted any more'))
    }
    // A worker that fails holds nothing any more: the next question starts another.
    port.onerror = () => {
      this.#lose(port)
    }
    return port
  }

  #lose(port: Port<Q>) {
    if (this.#port !== port) return
    this.#port = null
    port.terminate()
    for (const timer of this.#stopping.values()) clearTimeout(timer)
    this.#stopping.clear()
    for (const { reject } of this.#waiting.values()) reject(new Refusal(this.lost))
    this.#waiting.clear()
    this.onLost()
  }
}
