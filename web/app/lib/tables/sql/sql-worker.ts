/** Runs DuckDB beside the page. Its policy lets it compile WebAssembly, load nothing and connect to nothing. */
import { BROWSER_RUNTIME, createDuckDB, VoidLogger } from 'duckdb-blocking'
import type { ToWorker } from '../worker-messages'
import type { SqlQuestions } from './messages'
import { SqlSession, type MakeDuckDB } from './session'

type Instantiated = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void

/** The page fetched the engine's bytes: its own way to them is a request, which is refused here. */
const makeDuckDB: MakeDuckDB = async (wasm) => {
  const bundle = { mainModule: 'given', mainWorker: '' }
  const runtime = { ...BROWSER_RUNTIME, progressUpdate: () => undefined }
  const db = await createDuckDB({ mvp: bundle, eh: bundle }, new VoidLogger(), runtime)
  // The package would wait for ever for an engine that cannot be compiled.
  return new Promise((resolve, reject) => {
    const given = {
      instantiateWasm: (imports: WebAssembly.Imports, done: Instantiated) => {
        Object.assign(globalThis, { DUCKDB_RUNTIME: runtime })
        WebAssembly.instantiate(wasm, imports).then(({ instance, module }) => {
          done(instance, module)
        }, reject)
        return []
      },
    }
    Object.assign(db, given)
      .instantiate(() => undefined)
      .then(resolve, reject)
  })
}

const session = new SqlSession(
  (message) => {
    postMessage(message)
  },
  makeDuckDB,
  (error) => {
    // Uncaught, it reaches the page, which ends this worker.
    setTimeout(() => {
      throw error
    })
  },
)

addEventListener('message', ({ data }: MessageEvent<ToWorker<SqlQuestions>>) => {
  void session.take(data)
})
