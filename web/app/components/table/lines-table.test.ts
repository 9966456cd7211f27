import { expect, test } from 'vitest'
import { headingOf, valueOf } from '@/lib/table'
import { linesTable } from './lines-table'

test('lines keep their order, and export plain amounts under the heading they are given', () => {
  const rows = [
    { item: 'Part', amount: 1.5, text: '$1.50', detail: 'the first' },
    { item: 'Sum', amount: 1.5, text: '$1.50', unit: '$' },
  ]
  const { columns, fixedOrder } = linesTable(
    rows,
    ['Item', { key: 'cost', header: 'Cost', unit: '$' }],
    [{ key: 'unit', header: 'Unit', value: ({ unit }) => unit }],
  )
  expect(fixedOrder).toBe(true)
  expect(columns.map((column) => [column.key, headingOf(column)])).toEqual([
    ['item', 'Item'],
    ['cost', 'Cost, $'],
    ['unit', 'Unit'],
  ])
  expect(rows.map((row) => columns.map((column) => valueOf(column, row)))).toEqual([
    ['Part', 1.5, null],
    ['Sum', 1.5, '$'],
  ])
})
