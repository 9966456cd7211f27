/** A worker's side of its questions; it runs in the worker, and in tests without one. */
import { Cancelled, Refusal, type Work } from './reading'
import type { Answerable, AskOf, FromWorker, ToWorker } from './worker-messages'

/** Progress is told so often, in milliseconds. */
const TELL_EVERY = 60

export abstract class WorkerSession<Q extends Answerable<Q>> {
  readonly #cancelled = new Set<number>()

  constructor(private readonly post: (message: FromWorker) => void) {}

  /** What is said of a failure that nobody foresaw. */
  protected abstract readonly fault: string

  protected abstract answer(message: AskOf<Q>, work: Work): Promise<Q[keyof Q]['answer']>

  async take(message: ToWorker<Q>) {
    const { id } = message
    if (message.question === 'cancel') {
      this.#cancelled.add(id)
      return
    }
    try {
      const answer = await this.answer(message as AskOf<Q>, this.#work(id))
      this.post({ id, answer })
    } catch (error) {
      if (error instanceof Cancelled) this.post({ id, cancelled: true })
      else if (error instanceof Refusal)
        this.post({ id, refusal: error.message, at: error.at ?? null })
      else this.post({ id, refusal: this.fault, at: null })
    } finally {
      this.#cancelled.delete(id)
    }
  }

  #work(id: number): Work {
    let told = 0
    return {
      progress: (share) => {
        const now = performance.now()
        if (now - told < TELL_EVERY && share < 1) return
        told = now
        this.post({ id, progress: share })
      },
      isCancelled: () => this.#cancelled.has(id),
    }
  }
}
