/** Answers questions in SQL about the table it was given last; it runs in the worker, and in tests without one. */
import type { DuckDBBindings } from '@duckdb/duckdb-wasm/blocking'
import { handOver, type Lent, type Slice } from '../lending'
import { Refusal, type Work } from '../reading'
import type { AskOf, FromWorker } from '../worker-messages'
import { WorkerSession } from '../worker-session'
import { EngineBroken, MAX_RESULT_ROWS, SqlEngine } from './engine'
import type { SqlQuestions } from './messages'

/** Makes the engine out of its bytes. */
export type MakeDuckDB = (wasm: ArrayBuffer) => Promise<DuckDBBindings>

/** Asks at a port, one question after the other. */
function asker(port: MessagePort) {
  return <A>(question: number | null) =>
    new Promise<A>((resolve) => {
      port.onmessage = ({ data }: MessageEvent<A>) => {
        resolve(data)
      }
      port.postMessage(question)
    })
}

export class SqlSession extends WorkerSession<SqlQuestions> {
  #engine: SqlEngine | null = null
  /** The table the engine has. */
  #table: number | null = null
  /** One after the other: there is one connection. */
  #last: Promise<unknown> = Promise.resolve()

  protected readonly fault = 'The engine stopped. Run the question again: it starts anew.'

  constructor(
    post: (message: FromWorker) => void,
    private readonly makeDuckDB: MakeDuckDB,
    /** Ends the worker: the page starts another with the next question. */
    private readonly onBroken: (error: Error) => void,
  ) {
    super(post)
  }

  protected answer(message: AskOf<SqlQuestions>, work: Work) {
    const answer = this.#last
      .then(() => this.#answerNow(message, work))
      .catch((error: unknown) => {
        if (error instanceof EngineBroken) this.onBroken(error)
        throw error
      })
    this.#last = answer.catch(() => undefined)
    return answer
  }

  async #answerNow(
    message: AskOf<SqlQuestions>,
    work: Work,
  ): Promise<SqlQuestions[keyof SqlQuestions]['answer']> {
    if (message.question === 'start') {
      this.#engine ??= new SqlEngine(await this.makeDuckDB(message.ask.wasm))
      return this.#engine.words()
    }
    if (!this.#engine) throw new Refusal(this.fault)
    const { port } = message.ask
    try {
      if (message.question === 'take') return await this.#take(this.#engine, message.ask, work)
      const { table, isCut } = await this.#engine.run(message.ask.text, work)
      const { rows } = table
      const notes = isCut
        ? [
            `The answer has more rows: these are the first ${MAX_RESULT_ROWS.toLocaleString('en-CA')}.`,
          ]
        : []
      handOver(port, { table, notes })
      return { rows, isCut }
    } finally {
      port.close()
    }
  }

  async #take(engine: SqlEngine, { table, port }: SqlQuestions['take']['ask'], work: Work) {
    if (this.#table === table) return null
    this.#table = null
    const ask = asker(port)
    const lent = await ask<Lent>(null)
    await engine.take({ lent, rowsFrom: (row) => ask<Slice>(row) }, work)
    this.#table = table
    return null
  }
}
