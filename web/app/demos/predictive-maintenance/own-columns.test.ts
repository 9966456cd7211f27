import { expect, test } from 'vitest'
import { choicesOf, columnsOf, leftOutOf, sensorsOf, templates, withColumns } from './own-columns'

const nasa = `1 1 ${Array.from({ length: 24 }, (_, at) => at + 0.5).join(' ')}  \n`

test.each([
  ['NASA’s columns by spaces', nasa, { headings: null, rows: 1 }],
  ['a sensor that did not answer', nasa.replace('0.5', 'N/A'), { headings: null, rows: 1 }],
  ['NASA’s columns by commas', nasa.trim().replaceAll(' ', ','), { headings: null, rows: 1 }],
  [
    'NASA’s columns by semicolons, with decimal commas',
    nasa.trim().replaceAll(' ', ';').replaceAll('.', ','),
    { headings: null, rows: 1 },
  ],
  ['headings', 'unit,cycle,a,b\n1,1,2,3\n', { unit: 0, cycle: 1, rows: 1 }],
  ['a mark of byte order', '\uFEFFunit;cycle;a\n1;1;2\n', { unit: 0, cycle: 1 }],
  ['other names', 'time;Machine ID;a\n1;1;2\n', { unit: 1, cycle: 0 }],
  ['unknown names', 'asset nr,stamp,a\n1,1,2\n', { unit: 0, cycle: 1 }],
])('%s are understood', (_, text, expected) => {
  expect(columnsOf(text)).toMatchObject(expected)
})

test.each([
  [nasa, [], 21],
  [nasa.trim().replaceAll(' ', ',').replace(',0.5,', ',,'), [], 21],
  ['unit,cycle,op1,Setting 2,oil,op\n1,1,2,3,4,5\n', ['op1', 'Setting 2'], 2],
  // What is the machine or the cycle is no setting.
  ['op1,op2,temp\n1,1,2\n', [], 1],
  // Another count of time would tell when a machine ran.
  ['unit,cycle,time,date,Engine,temp\n1,1,170,2026,7,5\n', ['time', 'date', 'Engine'], 1],
])('of %j %j are no sensors', (text, names, sensors) => {
  const columns = columnsOf(text)
  expect(columns && leftOutOf(columns)).toEqual(names)
  expect(columns && sensorsOf(columns)).toBe(sensors)
})

test('words and dates are not learnt from unless they are chosen', () => {
  const columns = columnsOf('unit;cycle;site;on;temp;load\n1;1;Regina;2026-01-05;5,5;"1 200"\n')
  if (!columns) throw new Error('it is a table')
  expect(columns.out).toEqual([2, 3])
  expect(choicesOf(columns).map(({ name }) => name)).toEqual(['site', 'on', 'temp', 'load'])
  expect(sensorsOf(columns)).toBe(2)
  expect(sensorsOf({ ...columns, out: [2, 3, 5] })).toBe(1)
})

test.each([
  ['nothing', ' \n'],
  ['two columns', 'unit,cycle\n1,1\n'],
  ['numbers without headings', '1 2 3\n'],
])('%s is no table of readings', (_, text) => {
  expect(columnsOf(text)).toBeNull()
})

test('machine and cycle are renamed, and nothing else is taken for them', () => {
  const text = 'day,pump,hours,temp,unit\n1,P1,5,20,x\n'
  const columns = columnsOf(text)
  expect(columns && withColumns(text, { ...columns, unit: 1, cycle: 2, out: [0] })).toBe(
    '_,unit,cycle,temp,_\n1,P1,5,20,x\n',
  )
  const plain = columnsOf(nasa)
  expect(plain && withColumns(nasa, plain)).toBe(nasa)
})

test('the templates are tables of the columns they name, enough to be learnt from', () => {
  expect(columnsOf(templates.train())).toMatchObject({ unit: 0, cycle: 1, rows: 354 })
  expect(columnsOf(templates.test())?.rows).toBe(80)
})
