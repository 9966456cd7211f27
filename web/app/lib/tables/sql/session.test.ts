// A table from the worker that reads to the one that answers in SQL and back, without the workers between.
import { expect, test, vi } from 'vitest'
import { nothingAsked } from '../question'
import { Cancelled, Refusal } from '../reading'
import { TableSession } from '../session'
import type { Answerable, FromWorker, ToWorker } from '../worker-messages'
import { WorkerClient, type Port } from '../worker-client'
import type { WorkerSession } from '../worker-session'
import { makeDuckDB } from './duckdb.test-support'
import type { SqlQuestions } from './messages'
import { SqlSession } from './session'
import type { Questions } from '../messages'

function clientOf<Q extends Answerable<Q>>(
  make: (post: (message: FromWorker) => void) => WorkerSession<Q>,
) {
  const port: Port<Q> = {
    postMessage: () => undefined,
    terminate: () => undefined,
    onmessage: null,
    onerror: null,
  }
  const session = make((data) => port.onmessage?.({ data }))
  port.postMessage = (message: ToWorker<Q>) => void session.take(message)
  return new WorkerClient<Q>(() => port, 'lost')
}

const made = vi.fn(makeDuckDB)
const onBroken = vi.fn()
const tables = clientOf<Questions>((post) => new TableSession(post))
const sql = clientOf<SqlQuestions>((post) => new SqlSession(post, made, onBroken))
const open = (text: string) =>
  tables.ask('open', { file: new Blob([text]), name: 'shops.csv', choice: {} })

async function take(table: number) {
  const { port1, port2 } = new MessageChannel()
  await tables.ask('lend', { table, port: port1 })
  await sql.ask('take', { table, port: port2 })
}

async function answerTo(text: string) {
  const { port1, port2 } = new MessageChannel()
  const told = await sql.ask('run', { text, port: port1 })
  const asked = { port: port2, name: 'SQL answer', sql: { text, of: 'shops.csv' } }
  return { told, opened: await tables.ask('adopt', asked) }
}

test('an answer is a table that is asked, listed and saved like any other', async () => {
  await expect(answerTo('SELECT 1')).rejects.toThrow('The engine stopped')
  const words = await sql.ask('start', { wasm: new ArrayBuffer(0) })
  expect(words.keywords).toContain('qualify')
  expect(words.functions).toContain('quantile_cont')
  expect(words.functions).not.toContain('read_csv')
  // A second page visit of the panel starts none beside it.
  await sql.ask('start', { wasm: new ArrayBuffer(0) })
  expect(made).toHaveBeenCalledOnce()

  const shops = await open('shop,sales\nA,1\nB,2\nA,3.5\n')
  await take(shops.id)
  const { told, opened } = await answerTo(
    'SELECT shop, sum(sales) AS total FROM data GROUP BY shop ORDER BY shop',
  )
  expect(told).toEqual({ rows: 2, isCut: false })
  expect(opened).toMatchObject({
    name: 'SQL answer',
    rows: 2,
    sql: { of: 'shops.csv' },
    how: { format: 'sql', notes: [] },
  })
  const report = await tables.ask('report', { table: opened.id, asked: nothingAsked })
  expect(report.resolved).toMatchObject({ of: 'total', by: 'shop' })
  const arrangement = { sort: null, search: '' }
  const csv = await tables.ask('csv', { table: opened.id, arrangement })
  expect(await csv.text()).toBe('shop,total\nA,4.5\nB,2\n')
  await expect(tables.ask('reread', { table: opened.id, choice: {} })).rejects.toThrow(
    'Only a file can be read again.',
  )
})

test('another table takes the place of the one before', async () => {
  const other = await open('town,people\nOttawa,5\nHull,7\n')
  await take(other.id)
  await take(other.id)
  const { opened } = await answerTo('SELECT sum(people) AS people FROM data')
  const rows = await tables.ask('rows', {
    table: opened.id,
    arrangement: { sort: null, search: '' },
    from: 0,
  })
  expect(rows.rows).toEqual([['12']])
})

test('a fault comes with its place, and a question taken back is no fault', async () => {
  const fault: unknown = await answerTo('SELECT nope FROM data').catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(Refusal)
  expect((fault as Refusal).at).toEqual({ from: 7, to: 11 })
  const stop = new AbortController()
  const { port1 } = new MessageChannel()
  const long = 'SELECT sum(a.range * b.range) FROM range(5000000) a, range(5000000) b'
  const waiting = sql.ask('run', { text: long, port: port1 }, { signal: stop.signal })
  setTimeout(() => {
    stop.abort()
  }, 300)
  await expect(waiting).rejects.toThrow(Cancelled)
  expect((await answerTo('SELECT 1 AS one')).told.rows).toBe(1)
})

test('an engine that breaks is given up, and a fault of the question is not one', async () => {
  expect(onBroken).not.toHaveBeenCalled()
  const db = await makeDuckDB()
  const broken = clientOf<SqlQuestions>(
    (post) => new SqlSession(post, () => Promise.resolve(db), onBroken),
  )
  await broken.ask('start', { wasm: new ArrayBuffer(0) })
  db.startPendingQuery = () => {
    throw new WebAssembly.RuntimeError('memory access out of bounds')
  }
  const { port1 } = new MessageChannel()
  await expect(broken.ask('run', { text: 'SELECT 1', port: port1 })).rejects.toThrow(
    'The engine stopped',
  )
  expect(onBroken).toHaveBeenCalledOnce()
})
