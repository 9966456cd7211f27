// The quote mark of a text: guessed from its first records, or as one says.
import { expect, test } from 'vitest'
import { cellText } from './columns'
import { dialectOf } from './dialect'
import { openFile } from './open-file'
import { noWork, type ReadingChoice } from './reading'

async function rowsOf(text: string, choice: ReadingChoice = {}) {
  const { table, how } = await openFile(new Blob([text]), choice, noWork)
  const rows = Array.from({ length: table.rows }, (_, row) =>
    table.columns.map((column) => cellText(column, row)),
  )
  return { rows, how }
}

const doubled = 'name,note\nAnn,"a, b"\nBob,"say ""hi"""\n'
const single = "name,note\n'Ann','a, b'\n'Bob','it''s'\n"

test.each([
  ['double quotes', doubled, '"'],
  ['single quotes throughout', single, "'"],
  ['no quotes at all', 'a,b\n1,2\n', '"'],
  ['an apostrophe in a word', "name,n\nO'Brien,1\n", '"'],
])('guessed: %s', async (_, text, quote) => {
  expect(dialectOf(text, {}).quote).toBe(quote)
  expect((await rowsOf(text)).how.quote).toBe(quote)
})

test('single quotes are read where they are chosen, though a double one stands in the text', async () => {
  const mixed = "name,size\n'pipe, steel',5\"\n'rod, brass',6\"\n"
  expect((await rowsOf(mixed)).rows[0]).not.toEqual(['pipe, steel', '5"'])
  const { rows, how } = await rowsOf(mixed, { quote: "'" })
  expect(rows).toEqual([
    ['pipe, steel', '5"'],
    ['rod, brass', '6"'],
  ])
  expect(how.quote).toBe("'")
})

test('double quotes are read where single ones would be guessed', async () => {
  const { rows } = await rowsOf(single.replaceAll(', ', ' '), { quote: '"' })
  expect(rows).toEqual([
    ["'Ann'", "'a b'"],
    ["'Bob'", "'it''s'"],
  ])
})

test('without quotes every mark is a letter, and a line is a record', async () => {
  const inches = 'item;size\n"5";"half\n"6";whole"\n'
  const { rows, how } = await rowsOf(inches, { quote: '' })
  expect(rows).toEqual([
    ['"5"', '"half'],
    ['"6"', 'whole"'],
  ])
  expect(how.quote).toBe('')
  // No stray mark is spoken of, for none was looked for.
  expect(how.notes).toEqual([])
})

test('the separator is guessed under the quote mark that was chosen, and the other way round', () => {
  const text = "a;b\n'1;5';2\n'2;5';3\n'3;5';4\n"
  expect(dialectOf(text, { quote: "'" })).toMatchObject({ separator: ';', quote: "'" })
  expect(dialectOf(text, { separator: ',' })).toMatchObject({ separator: ',', quote: "'" })
})
