import { expect, test } from 'vitest'
import { arrangedRows, windowOf, type Arrangement } from './arrange'
import type { DataTable } from './columns'
import { guessKeys, joinTables } from './join'
import { openFile } from './open-file'
import { noWork } from './reading'

const tableOf = async (text: string): Promise<DataTable> =>
  (await openFile(new Blob([text]), {}, noWork)).table

const plain: Arrangement = { sort: null, search: '' }
const by = (column: string, direction: 'ascending' | 'descending' = 'ascending'): Arrangement => ({
  ...plain,
  sort: { column, direction },
})

async function arranged(text: string, arrangement: Arrangement) {
  const table = await tableOf(text)
  return windowOf(table, arrangedRows(table, arrangement), 0).map((cells) => cells.join(' '))
}

const cities =
  'city,people,on\nOttawa,30,2024-03-01\nGatineau,,2024-01-01\nÉtobicoke,-5,2024-02-01\nacton,30,\n'

test('rows by figures, words and dates, stably, with gaps last either way', async () => {
  expect(await arranged(cities, by('people'))).toEqual([
    'Étobicoke -5 2024-02-01',
    'Ottawa 30 2024-03-01',
    'acton 30 ',
    'Gatineau  2024-01-01',
  ])
  expect((await arranged(cities, by('people', 'descending'))).at(-1)).toBe('Gatineau  2024-01-01')
  expect((await arranged(cities, by('city'))).map((row) => row.split(' ')[0])).toEqual([
    'acton',
    'Étobicoke',
    'Gatineau',
    'Ottawa',
  ])
  expect((await arranged(cities, by('on', 'descending')))[0]).toMatch(/^Ottawa/)
})

test('rows that hold a word', async () => {
  expect(await arranged(cities, { ...plain, search: 'ACT' })).toEqual(['acton 30 '])
  expect(await arranged(cities, { ...plain, search: '2024-02' })).toHaveLength(1)
  expect(await arranged(cities, { ...plain, search: 'nowhere' })).toEqual([])
})

test('a hundred thousand figures are in the order that a comparison gives', async () => {
  let state = 7
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const lines = Array.from({ length: 100_000 }, () =>
    String((random() - 0.5) * 10 ** (random() * 8)),
  )
  const table = await tableOf(`v\n${lines.join('\n')}\n`)
  const column = table.columns[0]
  if (column?.kind !== 'number') throw new Error('v holds figures')
  const rows = arrangedRows(table, by('v', 'descending'))
  const expected = [...column.values].sort((a, b) => b - a)
  expect(Array.from(rows, (row) => column.values[row])).toEqual(expected)
})

test('two tables by a key: partners, gaps, doubles and leftovers are counted', async () => {
  const sales = await tableOf('shop,sum\nA,1\nB,2\nC,3\nA,4\n')
  const shops = await tableOf('code,town,sum\na,Ottawa,9\nB,Hull,8\nb,Gatineau,7\nD,Laval,6\n')
  const joined = joinTables(sales, shops, { left: 'shop', right: 'code' })
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
  expect(joinTables(sales, shops, { left: 'shop', right: 'none' })).toBeNull()
})
