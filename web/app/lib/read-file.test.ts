import { describe, expect, test } from 'vitest'
import type { ColumnRule } from './read-cell'
import { readFile, readFreely } from './read-file'
import type { ReadChoice } from './read-table'
import { archiveOf, workbookOf } from './workbook.test-support'

const rules: readonly ColumnRule[] = [
  { key: 'lender', kind: 'text' },
  { key: 'rate_pct', kind: 'number' },
  { key: 'since', kind: 'text', optional: true },
]

async function read(given: string | Uint8Array, choice: ReadChoice = {}) {
  const table = await readFile(given, rules, 100, choice)
  if ('refusal' in table) throw new Error(table.refusal)
  return table
}
const refusal = async (bytes: Uint8Array) => {
  const table = await readFile(bytes, rules, 100, {})
  return 'refusal' in table ? table.refusal : null
}

const text = 'lender;rate_pct\nBanque Épargne;4,19\n'
const rows = [{ lender: 'Banque Épargne', rate_pct: 4.19, since: null }]
const latin = (given: string) => Uint8Array.from(given, (char) => char.charCodeAt(0))
function wide(given: string, isLittle: boolean) {
  const view = new DataView(new ArrayBuffer(given.length * 2))
  for (let at = 0; at < given.length; at += 1)
    view.setUint16(at * 2, given.charCodeAt(at), isLittle)
  return new Uint8Array(view.buffer)
}

describe('text', () => {
  test.each([
    ['UTF-8', 'utf-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', 'utf-8', new TextEncoder().encode(`\ufeff${text}`)],
    ['Latin-1', 'windows-1252', latin(text)],
    ['UTF-16 LE with a mark', 'utf-16le', wide(`\ufeff${text}`, true)],
    ['UTF-16 BE with a mark', 'utf-16be', wide(`\ufeff${text}`, false)],
    ['UTF-16 LE without', 'utf-16le', wide(text, true)],
    ['UTF-16 BE without', 'utf-16be', wide(text, false)],
  ])('in %s is read by itself', async (_, encoding, bytes) => {
    expect(await read(bytes)).toMatchObject({
      rows,
      how: { encoding, delimiter: ';', marks: [','] },
    })
  })

  test('is read in the encoding one chooses', async () => {
    const table = await read(latin(text), { encoding: 'macintosh' })
    expect(table.rows[0]?.['lender']).toBe('Banque …pargne')
  })

  test('with tabs', async () => {
    const table = await read(latin('lender\trate_pct\nA\t1,234.5\n'))
    expect(table).toMatchObject({ rows: [{ rate_pct: 1234.5 }], how: { delimiter: '\t' } })
  })
})

describe('a table with columns of any name', () => {
  test('is text in any encoding, or a workbook’s first sheet as CSV', async () => {
    expect(await readFreely(latin(text))).toEqual({ text, encoding: 'windows-1252' })
    expect(await readFreely(text)).toEqual({ text })
    const cell = (place: string, words: string) =>
      `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`
    const book = workbookOf({
      Prices: `<row r="1">${cell('A1', 'date')}${cell('B1', 'A, B')}</row><row r="2"><c r="A2" s="1"><v>46143</v></c><c r="B2"><v>12.5</v></c></row>`,
    })
    expect(await readFreely(book)).toEqual({ text: 'date,"A, B"\n2026-05-01,12.5\n' })
  })

  test('or is refused with what to do instead', async () => {
    expect(await readFreely(latin('%PDF-1.7'))).toEqual({
      refusal: expect.stringContaining('It is a PDF') as string,
    })
    const archive = archiveOf({ 'a.txt': 'no workbook' })
    expect(await readFreely(archive)).toEqual({
      refusal: expect.stringContaining('no .xlsx workbook') as string,
    })
  })
})

describe('a workbook', () => {
  const head =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>since</t></is></c></row>'
  const texts = [
    '<t>lender</t>',
    '<r><t>rate</t></r><r><t>_pct</t></r><rPh><t>x</t></rPh>',
    '<t xml:space="preserve">A &amp; B </t>',
  ]
  const offers = `${head}<row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3" s="2"><v>4.1900000000000003E-2</v></c><c r="C3" s="1"><v>46143</v></c></row>`

  test.each([true, false])(
    'is read: texts, dates and per cents as they are meant (packed: %s)',
    async (isPacked) => {
      const table = await read(workbookOf({ Offers: offers }, { texts, isPacked }))
      expect(table.issues).toEqual([])
      expect(table.rows).toEqual([{ lender: 'A & B', rate_pct: 4.19, since: '2026-05-01' }])
      expect(table.how).toMatchObject({
        delimiter: null,
        sheets: { all: ['Offers'], read: 'Offers' },
      })
    },
  )

  test.each([
    ['an exponent is a number', 's="3"><v>46143', 46143],
    ['so is one kept as text', 's="4"><v>46143', 46143],
  ])('%s', async (_, cell, rate_pct) => {
    const sheet = offers.replace('s="2"><v>4.1900000000000003E-2', cell)
    expect((await read(workbookOf({ Offers: sheet }, { texts }))).rows).toMatchObject([
      { rate_pct },
    ])
  })

  test('of 1904 counts its days from there', async () => {
    const properties = '<workbookPr date1904="1"/>'
    const table = await read(
      workbookOf({ Offers: offers.replace('46143', '44681') }, { texts, properties }),
    )
    expect(table.rows[0]?.['since']).toBe('2026-05-01')
  })

  test('with several sheets reads the one chosen, with names of any prefix', async () => {
    const other =
      '<x:row r="1"><x:c r="A1" t="str"><x:v>lender</x:v></x:c><x:c r="B1" t="str"><x:v>rate_pct</x:v></x:c></x:row><x:row r="2"><x:c r="A2" t="str"><x:f>B1</x:f><x:v>C</x:v></x:c><x:c r="B2"><x:f>2+3</x:f><x:v>5</x:v></x:c></x:row>'
    const book = workbookOf({ Notes: '', Rates: other })
    expect((await read(book, { sheet: 'Rates' })).rows).toEqual([
      { lender: 'C', rate_pct: 5, since: null },
    ])
    expect((await read(book)).issues).toEqual([{ line: 1, rule: 'the file is empty' }])
  })

  test('what is merged down a column stands in each of its rows', async () => {
    const more = `${offers}<row r="4"><c r="B4"><v>5.5</v></c></row>`
    const after = '<mergeCells count="1"><mergeCell ref="A3:A4"/></mergeCells>'
    expect((await read(workbookOf({ Offers: more }, { texts, after }))).rows).toMatchObject([
      { lender: 'A & B', rate_pct: 4.19 },
      { lender: 'A & B', rate_pct: 5.5 },
    ])
  })

  test('what is merged in two columns ends in each by itself, in whatever order it is named', async () => {
    const more = [4, 5, 6].map(
      (row) => `<row r="${String(row)}"><c r="B${String(row)}"><v>${String(row)}</v></c></row>`,
    )
    const after =
      '<mergeCells count="2"><mergeCell ref="C5:C6"/><mergeCell ref="C3:C4"/><mergeCell ref="A3:A6"/></mergeCells>'
    const table = await read(workbookOf({ Offers: offers + more.join('') }, { texts, after }))
    expect(table.rows).toEqual([
      { lender: 'A & B', rate_pct: 4.19, since: '2026-05-01' },
      { lender: 'A & B', rate_pct: 4, since: '2026-05-01' },
      { lender: 'A & B', rate_pct: 5, since: null },
      { lender: 'A & B', rate_pct: 6, since: null },
    ])
  })

  test('a day past all days is refused by its row, and a time of day is one', async () => {
    const late = offers.replace('46143', '2.5E8')
    expect((await read(workbookOf({ Offers: late }, { texts }))).rows[0]?.['since']).toBe('#DATE')
    const noon = offers.replace('46143', '46143.5')
    expect((await read(workbookOf({ Offers: noon }, { texts }))).rows[0]?.['since']).toBe(
      '2026-05-01T12:00',
    )
  })

  test('an error of a formula is named by its row', async () => {
    const broken = offers.replace('s="2"><v>4.1900000000000003E-2', 't="e"><v>#N/A')
    const { issues } = await read(workbookOf({ Offers: broken }, { texts }))
    expect(issues).toEqual([
      { line: 3, column: 'rate_pct', found: '#N/A', rule: 'must be a number' },
    ])
  })
})

/** A workbook whose directory says of its last part, a sheet, that it is so large unpacked. */
function sayingSize(bytes: number, packed?: number) {
  const book = workbookOf({ Offers: ' '.repeat(100_000) })
  const at = Buffer.from(book).lastIndexOf('PK\x01\x02')
  const view = new DataView(book.buffer, book.byteOffset)
  view.setUint32(at + 24, bytes, true)
  if (packed !== undefined) view.setUint32(at + 20, packed, true)
  return book
}
function withDirectoryElsewhere() {
  const book = workbookOf({ Offers: '' })
  new DataView(book.buffer, book.byteOffset).setUint32(book.length - 10, 0xffffffff, true)
  return book
}

describe('what is no table says what to do', () => {
  test.each([
    [
      'an old workbook',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]),
      /old kind \(.xls\).*Save it as .xlsx/,
    ],
    ['a PDF', latin('%PDF-1.7 x'), /PDF.*as .xlsx or CSV/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 7, 0, 1, 2, 0]), /not text/],
    [
      'another archive',
      archiveOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }),
      /no .xlsx workbook/,
    ],
    [
      'a workbook that was cut off',
      workbookOf({ A: '' }).subarray(0, 200),
      /damaged. Open it, save it again/,
    ],
    ['a workbook that unpacks to more than is read', sayingSize(64_000_000), /larger than 64 MB/],
    ['one that does not tell how far it unpacks', sayingSize(0), /larger than 64 MB/],
    ['one that tells it elsewhere', sayingSize(9, 0), /larger than 64 MB/],
    ['one whose directory stands elsewhere', withDirectoryElsewhere(), /larger than 64 MB/],
    ['one that unpacks to more than it tells', sayingSize(1000), /damaged/],
  ])('%s', async (_, bytes, advice) => {
    expect(await refusal(bytes)).toMatch(advice)
  })
})
