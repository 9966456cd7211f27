/** The engine in a test: the same WebAssembly, started by Node. */
import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createDuckDB, NODE_RUNTIME, VoidLogger } from '@duckdb/duckdb-wasm/blocking'
import { beforeAll } from 'vitest'
import type { DataTable } from '../columns'
import { lend, type Lent, type Slice } from '../lending'
import { noWork } from '../reading'
import { SqlEngine } from './engine'

const { resolve } = createRequire(import.meta.url)
const wasm = resolve('@duckdb/duckdb-wasm/dist/duckdb-eh.wasm')

export async function makeDuckDB() {
  const bundle = { mainModule: wasm, mainWorker: '' }
  const db = await createDuckDB({ mvp: bundle, eh: bundle }, new VoidLogger(), NODE_RUNTIME)
  return db.instantiate(() => undefined)
}

export const engineSize = async () => (await stat(wasm)).size

/** An engine for all tests of a file. */
export function startedEngine() {
  let started: SqlEngine | null = null
  beforeAll(async () => {
    started = new SqlEngine(await makeDuckDB())
  })
  const engine = () => {
    if (!started) throw new Error('the engine starts before the first test')
    return started
  }
  /** Lends a table as the worker does, through a port. */
  const give = async (table: DataTable) => {
    const { port1, port2 } = new MessageChannel()
    lend(table, port1)
    const ask = <A>(question: number | null) =>
      new Promise<A>((answer) => {
        port2.onmessage = ({ data }: MessageEvent<A>) => {
          answer(data)
        }
        port2.postMessage(question)
      })
    const rowsFrom = (row: number) => ask<Slice>(row)
    await engine().take({ lent: await ask<Lent>(null), rowsFrom }, noWork)
    port1.close()
  }
  return { engine, give }
}
