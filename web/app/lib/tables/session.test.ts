// The page's side and the worker's, without a worker between them.
import { expect, test, vi } from 'vitest'
import type { Questions } from './messages'
import { nothingAsked } from './question'
import { Cancelled, Refusal } from './reading'
import { TableSession } from './session'
import { WorkerClient, type Port as PortOf } from './worker-client'
import type { FromWorker } from './worker-messages'

type Port = PortOf<Questions>
class TableClient extends WorkerClient<Questions> {
  constructor(start: () => Port) {
    super(start, 'The table may be too large for this browser.')
  }
}

const deaf: Port = {
  postMessage: () => undefined,
  terminate: () => undefined,
  onmessage: null,
  onerror: null,
}

function connected() {
  const port: Port = { ...deaf }
  const session = new TableSession((data: FromWorker) => port.onmessage?.({ data }))
  port.postMessage = (message) => void session.take(message)
  return { client: new TableClient(() => port), port }
}

const file = new Blob(['shop;sum\nA;1,5\nB;2,5\nA;3,5\n'])
const open = (client: TableClient, name = 'shops.csv', given = file) =>
  client.ask('open', { file: given, name, choice: {} })
const rows = { sort: null, search: '' }

test('a file is opened, asked about, shown in windows and taken along', async () => {
  const { client } = connected()
  const opened = await open(client)
  expect(opened).toMatchObject({ name: 'shops.csv', rows: 3, size: file.size, joined: null })
  const report = await client.ask('report', { table: opened.id, asked: nothingAsked })
  expect(report.resolved).toMatchObject({ of: 'sum', by: 'shop', show: 'mean' })
  const shown = await client.ask('rows', { table: opened.id, arrangement: rows, from: 1 })
  expect(shown).toEqual({
    total: 3,
    rows: [
      ['B', '2.5'],
      ['A', '3.5'],
    ],
  })
  const csv = await client.ask('csv', { table: opened.id, arrangement: { ...rows, search: 'b' } })
  expect(await csv.text()).toBe('shop,sum\nB,2.5\n')
  const formulas = await open(client, 'x', new Blob(['a,b\n=1+1,-2\nx,3\n']))
  const guarded = await client.ask('csv', { table: formulas.id, arrangement: rows })
  expect(await guarded.text()).toBe("a,b\n'=1+1,-2\nx,3\n")
})

test('the same file is read differently when told so', async () => {
  const { client } = connected()
  const { id } = await open(client)
  const again = await client.ask('reread', { table: id, choice: { header: 0 } })
  expect(again.rows).toBe(4)
  expect(again.profile.map(({ name }) => name)).toEqual(['column 1', 'column 2'])
})

test('two files are joined, and keys without a partner are refused', async () => {
  const { client } = connected()
  const left = await open(client)
  const right = await open(client, 'towns.csv', new Blob(['shop,town\nA,Ottawa\nB,Hull\n']))
  const keys = await client.ask('guessKeys', { left: left.id, right: right.id })
  expect(keys).toEqual({ left: 'shop', right: 'shop' })
  const joined = await client.ask('join', {
    left: left.id,
    right: right.id,
    way: { keys: [{ left: 'shop', right: 'shop' }], isInner: false },
  })
  expect(joined).toMatchObject({
    name: 'shops.csv with towns.csv',
    joined: { matched: 3, with: 'towns.csv' },
  })
  expect(joined.profile.map(({ name }) => name)).toEqual(['shop', 'sum', 'town'])
  const wrong = client.ask('join', {
    left: left.id,
    right: right.id,
    way: { keys: [{ left: 'shop', right: 'town' }], isInner: false },
  })
  await expect(wrong).rejects.toThrow(/No row of shops.csv has a shop that stands in town/)
})

test('an inner join is as long as its matches, and two keys that never agree are refused', async () => {
  const { client } = connected()
  const left = await open(client, 'sales.csv', new Blob(['shop,month,sum\nA,1,5\nB,2,6\nA,2,7\n']))
  const right = await open(client, 'plan.csv', new Blob(['shop,month,plan\nA,1,4\nB,1,9\n']))
  const keys = ['shop', 'month'].map((name) => ({ left: name, right: name }))
  const ids = { left: left.id, right: right.id }
  const joined = await client.ask('join', { ...ids, way: { keys, isInner: true } })
  expect(joined).toMatchObject({ rows: 1, joined: { matched: 1, unmatched: 2, isInner: true } })
  expect(joined.how.columns.map(({ name }) => name)).toEqual(['shop', 'month', 'sum', 'plan'])
  const shown = await client.ask('rows', { table: joined.id, arrangement: rows, from: 0 })
  expect(shown.rows).toEqual([['A', '1', '5', '4']])
  const apart = [
    { left: 'shop', right: 'shop' },
    { left: 'sum', right: 'plan' },
  ]
  const wrong = client.ask('join', { ...ids, way: { keys: apart, isInner: false } })
  await expect(wrong).rejects.toThrow(
    'No row of sales.csv has a shop and sum that stand together in shop and plan of plan.csv.',
  )
})

test('cells that are odd in the second file are told of its columns, whatever they are called', async () => {
  const { client } = connected()
  const shops = Array.from({ length: 60 }, (_, at) => `S${String(at)},5\n`).join('')
  const left = await open(client, 'one.csv', new Blob([`shop,sum\n${shops}B,x\n`]))
  const right = await open(client, 'two.csv', new Blob([`shop,sum\n${shops}B,y\n`]))
  const joined = await client.ask('join', {
    left: left.id,
    right: right.id,
    way: { keys: [{ left: 'shop', right: 'shop' }], isInner: false },
  })
  expect(joined.how.columns.map(({ name, odd }) => [name, odd.count])).toEqual([
    ['shop', 0],
    ['sum', 1],
    ['sum (2)', 1],
  ])
})

test('odd cells are told of only where each row of their file is in the joined table once', async () => {
  const { client } = connected()
  const times = (line: (at: number) => string) => Array.from({ length: 60 }, (_, at) => line(at))
  const sales = times((at) => `S${String(at)},${at === 0 ? '' : '5'}\n`).join('')
  const plans = times((at) => `S${String(at)},${at === 0 ? 'y' : '6'}\n`).join('')
  const join = async (first: string, second: string, isInner: boolean) => {
    const left = await open(client, 'sales.csv', new Blob([first]))
    const right = await open(client, 'plans.csv', new Blob([second]))
    const way = { keys: [{ left: 'shop', right: 'shop' }], isInner }
    const { how, profile } = await client.ask('join', { left: left.id, right: right.id, way })
    return {
      odd: how.columns.map(({ odd }) => odd.count),
      missing: profile.map(({ missing }) => missing),
    }
  }
  const one = `shop,sum\n${sales}B,x\n`
  const other = `shop,plan\n${plans}`
  // The row with the odd cell finds no partner and is dropped: what is missing is the empty cell alone.
  expect(await join(one, other, true)).toEqual({ odd: [0, 0, 1], missing: [0, 1, 1] })
  expect(await join(one, other, false)).toEqual({ odd: [0, 1, 1], missing: [0, 2, 2] })
  expect((await join(one, `${other}B,7\n`, true)).odd).toEqual([0, 1, 1])
  // A row of the second file that is not asked for, and one that is asked for twice.
  expect((await join(one, `${other}D,7\n`, false)).odd).toEqual([0, 1, 0])
  expect((await join(`${one}S1,5\n`, other, false)).odd).toEqual([0, 1, 0])
})

test('what is closed, refused or not wanted any more is said so', async () => {
  const { client } = connected()
  await expect(open(client, 'x', new Blob(['']))).rejects.toThrow(Refusal)
  const { id } = await open(client)
  await client.ask('close', { table: id })
  await expect(client.ask('report', { table: id, asked: nothingAsked })).rejects.toThrow(
    /not open any more/,
  )
  const stop = new AbortController()
  const waiting = client.ask('open', { file, name: 'x', choice: {} }, { signal: stop.signal })
  stop.abort()
  await expect(waiting).rejects.toThrow(Cancelled)
})

test('a worker that fails is replaced', async () => {
  let started = 0
  const ports: Port[] = []
  const client = new TableClient(() => {
    started += 1
    const port: Port = { ...deaf }
    ports.push(port)
    return port
  })
  const lost = open(client)
  ports[0]?.onerror?.(null)
  await expect(lost).rejects.toThrow(/too large for this browser/)
  void open(client).catch(() => undefined)
  expect(started).toBe(2)
})

test('a worker that does not stop is ended, and what it held is lost', async () => {
  vi.useFakeTimers()
  const terminate = vi.fn()
  const client = new TableClient(() => ({ ...deaf, terminate }))
  client.onLost = vi.fn()
  const stop = new AbortController()
  const waiting = client.ask('open', { file, name: 'x', choice: {} }, { signal: stop.signal })
  stop.abort()
  await expect(waiting).rejects.toThrow(Cancelled)
  expect(terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(terminate).toHaveBeenCalledOnce()
  expect(client.onLost).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
