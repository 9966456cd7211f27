import { expect, test } from 'vitest'
import { arrangedRows, windowOf, type Arrangement } from './arrange'
import type { DataTable } from './columns'
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
