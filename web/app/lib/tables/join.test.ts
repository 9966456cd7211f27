// Two tables as one: which rows find a partner, and what becomes of the others.
import { expect, test } from 'vitest'
import { windowOf } from './arrange'
import type { DataTable } from './columns'
import { guessKeys, joinTables, type JoinWay } from './join'
import { openFile } from './open-file'
import { noWork } from './reading'

const tableOf = async (text: string): Promise<DataTable> =>
  (await openFile(new Blob([text]), {}, noWork)).table
const left = (one: string, other: string): JoinWay => ({
  keys: [{ left: one, right: other }],
  isInner: false,
})
const rowsOf = (table: DataTable | undefined) =>
  table &&
  windowOf(
    table,
    Uint32Array.from({ length: table.rows }, (_, row) => row),
    0,
  )

test('two tables by a key: partners, gaps, doubles and leftovers are counted', async () => {
  const sales = await tableOf('shop,sum\nA,1\nB,2\nC,3\nA,4\n')
  const shops = await tableOf('code,town,sum\na,Ottawa,9\nB,Hull,8\nb,Gatineau,7\nD,Laval,6\n')
  const joined = joinTables(sales, shops, left('shop', 'code'))
  expect(joined).toMatchObject({ matched: 3, unmatched: 1, doubled: 1, unused: 2 })
  const rows = joined && windowOf(joined.table, Uint32Array.of(0, 1, 2, 3), 0)
  expect(joined?.table.columns.map(({ name }) => name)).toEqual(['shop', 'sum', 'town', 'sum (2)'])
  expect(rows).toEqual([
    ['A', '1', 'Ottawa', '9'],
    ['B', '2', 'Hull', '8'],
    ['C', '3', '', ''],
    ['A', '4', 'Ottawa', '9'],
  ])
  expect(guessKeys(sales, shops)).toEqual({ left: 'shop', right: 'code' })
  expect(joinTables(sales, shops, left('shop', 'none'))).toBeNull()
})

test('rows without a partner are dropped where that is asked for, and their words with them', async () => {
  const sales = await tableOf('shop,sum\nA,1\nB,2\n,3\nA,4\nC,5\n')
  const shops = await tableOf('shop,town,opened\na,Ottawa,2020-05-01\nC,,\n,Nowhere,2021-01-01\n')
  const joined = joinTables(sales, shops, { ...left('shop', 'shop'), isInner: true })
  // An empty cell is no key: it finds nothing, not even another empty one.
  expect(joined).toMatchObject({ matched: 3, unmatched: 2, doubled: 0, unused: 1 })
  expect(rowsOf(joined?.table)).toEqual([
    ['A', '1', 'Ottawa', '2020-05-01'],
    ['A', '4', 'Ottawa', '2020-05-01'],
    ['C', '5', '', ''],
  ])
  expect(joined?.table.columns[0]).toMatchObject({ words: ['A', 'C'] })
  const none = joinTables(sales, shops, { ...left('sum', 'town'), isInner: true })
  expect(none).toMatchObject({ matched: 0, table: { rows: 0 } })
})

test('two keys must agree both, and stand in several rows only together', async () => {
  const sales = await tableOf('shop,month,sum\nA,1,10\nA,2,20\nB,1,30\nB,,40\n')
  const plans = await tableOf('Branch,month,plan\na,1,11\na,2,22\nA,2,99\nb,2,33\nb,,44\n')
  const keys = [
    { left: 'shop', right: 'Branch' },
    { left: 'month', right: 'month' },
  ]
  const joined = joinTables(sales, plans, { keys, isInner: false })
  expect(joined).toMatchObject({ matched: 2, unmatched: 2, doubled: 1, unused: 3 })
  expect(joined?.table.columns.map(({ name }) => name)).toEqual(['shop', 'month', 'sum', 'plan'])
  expect(rowsOf(joined?.table)).toEqual([
    ['A', '1', '10', '11'],
    ['A', '2', '20', '22'],
    ['B', '1', '30', ''],
    ['B', '', '40', ''],
  ])
  // By the first key alone three of those rows would be one shop's.
  expect(joinTables(sales, plans, { ...left('shop', 'Branch') })).toMatchObject({
    matched: 4,
    doubled: 2,
  })
  expect(joinTables(sales, plans, { keys: [], isInner: false })).toBeNull()
})

test('cells do not run together into another key', async () => {
  const one = await tableOf('a,b,n\nx y,z,1\nx,y z,2\n')
  const other = await tableOf('a,b,m\nx,y z,5\n')
  const keys = ['a', 'b'].map((name) => ({ left: name, right: name }))
  const joined = joinTables(one, other, { keys, isInner: true })
  expect(rowsOf(joined?.table)).toEqual([['x', 'y z', '2', '5']])
})
