import { expect, test } from 'vitest'
import { csvRecords, delimiterOf, type Delimiter } from './csv'

const cellsOf = (text: string, delimiter: Delimiter = delimiterOf(text)) =>
  [...csvRecords(text, delimiter)].map(({ cells }) => cells)

test('quotes, line breaks in quotes, a byte order mark, blank lines and comments are understood', () => {
  const text = '\ufeffa,b\r\n"x\ny","say ""hi"""\r\n\r\n# a comment\n1,2'
  expect([...csvRecords(text, ',')]).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x\ny', 'say "hi"'] },
    { line: 6, cells: ['1', '2'] },
  ])
})

test('a value that begins with # is no comment', () => {
  const text = '# by hand, in May\nname,count\n# more\n#1 Auto,2\n'
  expect([...csvRecords(text, ',')].map(({ cells }) => cells)).toEqual([
    ['name', 'count'],
    ['#1 Auto', '2'],
  ])
})

test.each([
  ['a;b\n1,5;2', ';', ['1,5', '2']],
  ['a\tb\n1\t2', '\t', ['1', '2']],
  ['a|b\n1|2', '|', ['1', '2']],
  ['a^b\n1,5^2', '^', ['1,5', '2']],
  ['a,b\n1,2', ',', ['1', '2']],
  ['power,x\n2^3,8\n2^4,16', ',', ['2^3', '8']],
  ['a,b\n"1;2",3', ',', ['1;2', '3']],
  ['value\n1,500', ',', ['1', '500']],
])('%j is separated by %j', (text, delimiter, second) => {
  expect(delimiterOf(text)).toBe(delimiter)
  expect(cellsOf(text)[1]).toEqual(second)
})

test('a quote that is never closed takes the rest, and a lone quote inside a cell stays', () => {
  expect(cellsOf('a,b\n"1,2\n3', ',')[1]).toEqual(['1,2\n3'])
  expect(cellsOf('a,b\n5" pipe,2', ',')[1]).toEqual(['5" pipe', '2'])
})

test('the line by which Excel names the separator is obeyed and is no record', () => {
  const text = '\ufeffsep=;\r\na;b,c\r\n1;2,5\r\n'
  expect(delimiterOf(text)).toBe(';')
  expect([...csvRecords(text, ';')]).toEqual([
    { line: 2, cells: ['a', 'b,c'] },
    { line: 3, cells: ['1', '2,5'] },
  ])
})
