/** The engine in a test: the same WebAssembly, started by Node. */
import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createDuckDB, NODE_RUNTIME, VoidLogger } from '@duckdb/duckdb-wasm/blocking'

const { resolve } = createRequire(import.meta.url)
const wasm = resolve('@duckdb/duckdb-wasm/dist/duckdb-eh.wasm')

export async function makeDuckDB() {
  const bundle = { mainModule: wasm, mainWorker: '' }
  const db = await createDuckDB({ mvp: bundle, eh: bundle }, new VoidLogger(), NODE_RUNTIME)
  return db.instantiate(() => undefined)
}

export const engineSize = async () => (await stat(wasm)).size
