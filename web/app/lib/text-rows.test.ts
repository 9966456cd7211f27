import { expect, test } from 'vitest'
import { readRows, writeRows } from './text-rows'

test.each<[text: string, numbers: number, rows: ReturnType<typeof readRows>]>([
  ['', 1, []],
  ['30y 100', 1, [{ name: '30y', numbers: [100] }]],
  [
    '5y 40,10y: 20 %;\n30y=40',
    1,
    [
      { name: '5y', numbers: [40] },
      { name: '10y', numbers: [20] },
      { name: '30y', numbers: [40] },
    ],
  ],
  ['10y+20y 10 40.5', 2, [{ name: '10y+20y', numbers: [10, 40.5] }]],
  ['Royal Bank 7', 1, [{ name: 'Royal Bank', numbers: [7] }]],
  ['5y', 1, null],
  ['5y forty', 1, null],
  ['10y+20y 10', 2, null],
  ['40', 1, null],
])('%j with %d numbers a row', (text, numbers, rows) => {
  expect(readRows(text, numbers)).toEqual(rows)
})

test('what is written is read again', () => {
  const rows = [
    { name: '10y+20y', numbers: [-5, 40.25] },
    { name: '30y', numbers: [0, 100] },
  ]
  expect(writeRows(rows)).toBe('10y+20y -5 40.25, 30y 0 100')
  expect(readRows(writeRows(rows), 2)).toEqual(rows)
})
