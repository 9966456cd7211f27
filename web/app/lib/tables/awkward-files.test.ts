// Files as programs write them: each opens right, or says why not.
import { expect, test } from 'vitest'
import { archiveOf, workbookOf } from '../workbook.test-support'
import { cellText } from './columns'
import { openFile } from './open-file'
import { noWork, Refusal, type ReadingChoice } from './reading'

type Given = string | Uint8Array

const read = (given: Given, choice: ReadingChoice = {}) =>
  openFile(new Blob([given as BlobPart]), choice, noWork)

/** The table as words: `name:kind` for each column, then the first row, the last row and the count. */
async function summaryOf(given: Given, choice?: ReadingChoice) {
  const { table, how } = await read(given, choice)
  const row = (at: number) => table.columns.map((column) => cellText(column, at)).join(' | ')
  return {
    columns: table.columns.map(({ name, kind }) => `${name}:${kind}`).join(' '),
    first: row(0),
    last: row(table.rows - 1),
    all: Array.from({ length: Math.min(table.rows, 9) }, (_, at) => row(at)),
    rows: table.rows,
    notes: how.notes.join(' '),
    how,
  }
}

interface Expected {
  columns?: string
  first?: string
  last?: string
  /** The first nine rows. */
  all?: readonly string[]
  rows?: number
  notes?: RegExp
}

const utf16 = (text: string, isLittle: boolean, hasMark: boolean) => {
  const bytes = new Uint8Array(2 * text.length + (hasMark ? 2 : 0))
  const view = new DataView(bytes.buffer)
  const shift = hasMark ? 2 : 0
  if (hasMark) view.setUint16(0, 0xfeff, isLittle)
  for (let at = 0; at < text.length; at += 1)
    view.setUint16(shift + 2 * at, text.charCodeAt(at), isLittle)
  return bytes
}
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)
const withMark = (text: string) => Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8(text)])

const plain = 'city,people\nOttawa,1017449\nQuébec,549459\n'
const plainRead: Expected = {
  columns: 'city:text people:number',
  first: 'Ottawa | 1017449',
  last: 'Québec | 549459',
  rows: 2,
}
const cell = (at: string, value: string, more = '') => `<c r="${at}"${more}>${value}</c>`
const words = (at: string, text: string) => cell(at, `<is><t>${text}</t></is>`, ' t="inlineStr"')
const figure = (at: string, value: number | string, more = '') =>
  cell(at, `<v>${String(value)}</v>`, more)
const row = (number: number, ...cells: string[]) =>
  `<row r="${String(number)}">${cells.join('')}</row>`
const many = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n')

const opens: readonly (readonly [what: string, given: Given, expected: Expected])[] = [
  // Separators.
  ['commas', plain, plainRead],
  ['semicolons', plain.replaceAll(',', ';'), plainRead],
  ['tabs', plain.replaceAll(',', '\t'), plainRead],
  ['bars', plain.replaceAll(',', '|'), plainRead],
  ['carets', plain.replaceAll(',', '^'), plainRead],
  ['a separator that Excel names', `sep=;\n${plain.replaceAll(',', ';')}`, plainRead],
  [
    'semicolons around decimal commas',
    'item;price\npen;1,50\nink;12,25\n',
    { columns: 'item:text price:number', first: 'pen | 1.5', last: 'ink | 12.25' },
  ],
  [
    'one column of sentences with commas',
    'remark\nGood, but slow\nFine\nToo dear, too late, too far\nNever again\n',
    { columns: 'remark:text', rows: 4 },
  ],
  // Encodings.
  ['UTF-8 with its mark', withMark(plain), plainRead],
  ['UTF-16, little-endian, marked', utf16(plain, true, true), plainRead],
  ['UTF-16, big-endian, marked', utf16(plain, false, true), plainRead],
  ['UTF-16, little-endian, no mark', utf16(plain, true, false), plainRead],
  ['UTF-16, big-endian, no mark', utf16(plain, false, false), plainRead],
  ['Latin-1', latin(plain), plainRead],
  [
    'Latin-1 whose first accent comes late',
    latin(`city,people\n${many(4000, (at) => `Place ${String(at)},${String(at)}`)}\nQuébec,5\n`),
    { rows: 4001, last: 'Québec | 5' },
  ],
  // Line ends.
  ['lines of Windows', plain.replaceAll('\n', '\r\n'), plainRead],
  ['lines of the old Mac', plain.replaceAll('\n', '\r'), plainRead],
  ['line ends of three kinds', 'a,b\r\n1,2\r3,4\n5,6', { columns: 'a:number b:number', rows: 3 }],
  ['no line end at the end', plain.trimEnd(), plainRead],
  ['blank lines between', plain.replaceAll('\n', '\n\n'), plainRead],
  ['lines of gaps', 'a,b\n,\n1,2\n,\n', { rows: 1, first: '1 | 2' }],
  // Quotes.
  [
    'a line break and a separator in quotes',
    'name,note\nAnn,"first\nsecond, third"\nBob,x\n',
    { rows: 2, first: 'Ann | first\nsecond, third' },
  ],
  ['doubled quotes', 'name,note\nAnn,"say ""hi"""\nBob,x\n', { first: 'Ann | say "hi"' }],
  [
    'quotes behind backslashes',
    'name,note\nAnn,"say \\"hi\\" now"\nBob,x\n',
    { first: 'Ann | say "hi" now' },
  ],
  ['single quotes', "name,note\n'Ann','a, b'\n'Bob','c'\n", { first: 'Ann | a, b' }],
  ['inches', 'pipe,length\n5" steel,3\n6" steel,4\n', { first: '5" steel | 3', rows: 2 }],
  ['a quote inside quotes', 'pipe,length\n"5" steel",3\n"6" steel",4\n', { first: '5" steel | 3' }],
  [
    'a quote that never closes',
    'name,amount\n"Ann,3\nBob,4\nCid,5\n',
    { rows: 3, first: '"Ann | 3', notes: /never closes in 1 line \(2\)/ },
  ],
  ['spaces around quotes', 'name, note\n"Ann", "a, b"\n"Bob", "c"\n', { first: 'Ann | a, b' }],
  [
    'a huge cell',
    `name,text\nAnn,"${'x'.repeat(3_000_000)}"\nBob,y\n`,
    { rows: 2, last: 'Bob | y' },
  ],
  // Above and below the table.
  [
    'titles above',
    'Sales of the year\nPrinted on Monday\n\nregion,sales,cost\nEast,10,4\nWest,12,5\n',
    { columns: 'region:text sales:number cost:number', rows: 2, notes: /2 lines above the table/ },
  ],
  [
    'titles above, padded by a spreadsheet',
    'Sales of the year,,\n,,\nregion,sales,cost\nEast,10,4\nWest,12,5\n',
    { columns: 'region:text sales:number cost:number', rows: 2 },
  ],
  [
    'a source below',
    'region,sales,cost\nEast,10,4\nWest,12,5\nSource: our books\n',
    { rows: 2, notes: /1 line below the table was left out: “Source: our books”/ },
  ],
  [
    'a sum below',
    'region,sales\nEast,10\nWest,12\nTotal,22\n',
    { rows: 2, notes: /left out: “Total 22”/ },
  ],
  [
    'comments',
    '# made by hand\nregion,sales\nEast,10\n# and more\nWest,12\n',
    { columns: 'region:text sales:number', rows: 2, notes: /2 comment lines \(#\) were left out/ },
  ],
  [
    'a heading that is #',
    '#,name,score\n1,Ann,3\n2,Bob,4\n',
    { columns: '#:number name:text score:number', rows: 2 },
  ],
  [
    'values that begin with #',
    'colour,n\n#ff0000,3\n#00ff00,4\n',
    { first: '#ff0000 | 3', rows: 2 },
  ],
  // Shape.
  [
    'rows that are too short',
    'a,b,c\n1,2,3\n4,5\n6,7,8\n',
    { rows: 3, notes: /1 row shorter than the headings \(line 3\)/ },
  ],
  [
    'rows that are too long',
    'a,b\n1,2\n4,5,9\n6,7\n',
    { columns: 'a:number b:number', rows: 3, notes: /1 row longer than the headings \(line 3\)/ },
  ],
  ['a separator at the end of each line', 'a,b,\n1,2,\n3,4,\n', { columns: 'a:number b:number' }],
  // Headings.
  [
    'no headings',
    '1,2.5,x\n2,3.5,y\n3,4.5,z\n',
    {
      columns: 'column 1:number column 2:number column 3:text',
      rows: 3,
      notes: /No line of headings/,
    },
  ],
  [
    'two columns of one name',
    'year,sales,sales\n2023,1,2\n2024,3,4\n',
    {
      columns: 'year:number sales:number sales (2):number',
      notes: /second column is called “sales”/,
    },
  ],
  [
    'a heading that is missing',
    'year,,sales\n2023,1,2\n2024,3,4\n',
    { columns: 'year:number column 2:number sales:number' },
  ],
  [
    'years as headings',
    'region,2021,2022,2023\nEast,1,2,3\nWest,4,5,6\n',
    { columns: 'region:text 2021:number 2022:number 2023:number', rows: 2 },
  ],
  ['all text', 'name,colour\nAnn,red\nBob,blue\n', { columns: 'name:text colour:text', rows: 2 }],
  // Figures.
  ['thousands by commas', 'a,b\nx,"1,234"\ny,"12,345,678"\n', { last: 'y | 12345678' }],
  [
    'thousands by points',
    'a;b\nx;1.234,50\ny;2.345.678,00\n',
    { first: 'x | 1234.5', last: 'y | 2345678' },
  ],
  ['thousands by spaces', 'a;b\nx;1 234,5\ny;12 345,0\n', { first: 'x | 1234.5' }],
  ['thousands by apostrophes', "a;b\nx;1'234.50\ny;2'345.00\n", { first: 'x | 1234.5' }],
  [
    'brackets for a minus',
    'a,b\nx,(12.5)\ny,30\nz,-4\nw,7-\n',
    { first: 'x | -12.5', last: 'w | -7' },
  ],
  [
    'currencies and per cents',
    'a,b,c\nx,$4.50,12 %\ny,"$1,200.00",3.5 %\n',
    { columns: 'a:text b:number c:number', last: 'y | 1200 | 3.5' },
  ],
  [
    'leading zeros',
    'account,sum\n00123,4\n00456,5\n',
    { columns: 'account:text sum:number', first: '00123 | 4' },
  ],
  [
    'gaps in many words',
    `a,b\n${many(6, (at) => `x,${String(at)}`)}\nx,NA\nx,n/a\nx,null\nx,-\nx,#N/A\n`,
    { columns: 'a:text b:number', rows: 11 },
  ],
  [
    'words that elsewhere stand for gaps',
    'country,allergy,status\nNA,None,null\nZA,Nuts,\nNA,None,-\nBW,n/a,open\n',
    {
      columns: 'country:text allergy:text status:text',
      all: ['NA | None | null', 'ZA | Nuts | ', 'NA | None | ', 'BW |  | open'],
      notes:
        /^NA, None and null in country, allergy and status were read as words like the others \(5 cells\)\. Where they stand for gaps, empty such cells and try that file\.$/,
    },
  ],
  [
    'one word that could stand for gaps, in several cells',
    'country,sales\nNA,1\nZA,2\nNA,3\n',
    {
      columns: 'country:text sales:number',
      all: ['NA | 1', 'ZA | 2', 'NA | 3'],
      notes: /^NA in country was read as a word like the others \(2 cells\)/,
    },
  ],
  [
    'words that stand for gaps, and none beside them',
    'a,b,c,d\nNA,1,yes,2024-01-31\nNA,NA,None,null\nNA,3,no,2024-02-29\n',
    {
      columns: 'a:text b:number c:boolean d:date',
      all: [' | 1 | yes | 2024-01-31', ' |  |  | ', ' | 3 | no | 2024-02-29'],
      notes: /^$/,
    },
  ],
  [
    'a word among figures',
    `a,b\n${many(30, (at) => `x,${String(at)}`)}\nx,unknown\n`,
    { columns: 'a:text b:number', rows: 31, last: 'x | ' },
  ],
  ['mixed types', 'a,b\n1,x\n2,3\nfour,5\nsix,y\n', { columns: 'a:text b:text', rows: 4 }],
  [
    'figures that end after 1,500 rows',
    `a,b\n${many(1500, (at) => `x,${String(at)}`)}\n${many(500, () => 'x,later')}\n`,
    { columns: 'a:text b:text', rows: 2000, first: 'x | 0', last: 'x | later' },
  ],
  [
    'a column that begins after 1,500 rows',
    `a,b\n${many(1500, () => 'x,')}\n${many(50, (at) => `x,${String(at)}`)}\n`,
    { columns: 'a:text b:number', last: 'x | 49' },
  ],
  ['true and false', 'a,b\nTRUE,1\nFALSE,2\n', { columns: 'a:boolean b:number' }],
  [
    'rates that look like months of a year',
    'a,b\nx,1.3316\ny,1.2987\nz,1.4021\n',
    { columns: 'a:text b:number', first: 'x | 1.3316' },
  ],
  [
    'pressures that look like a year and a month',
    'a,b\nx,1012.5\ny,1009.1\nz,1011.3\n',
    { columns: 'a:text b:number', first: 'x | 1012.5' },
  ],
  [
    'versions',
    'v,n\n1.2.10,1\n1.3.11,2\n2.0.12,3\n',
    { columns: 'v:text n:number', first: '1.2.10 | 1' },
  ],
  [
    'whole figures too long for a number',
    'id,n\n9007199254740993,1\n9007199254740995,2\n',
    { columns: 'id:text n:number', first: '9007199254740993 | 1' },
  ],
  [
    'a figure too long for a number after 1,500 others',
    `id,n\n${many(1500, (at) => `${String(at)},1`)}\n12345678901234567891,2\n`,
    { columns: 'id:text n:number', last: '12345678901234567891 | 2' },
  ],
  [
    'a column called constructor',
    'constructor,n\nFord,1\nFiat,2\n',
    { columns: 'constructor:text n:number' },
  ],
  [
    'a cell of nothing but apostrophes and digits',
    `a,b\nx,${"1'".repeat(50_000)}\ny,2\n`,
    { columns: 'a:text b:text' },
  ],
  [
    'a cell of nothing but backslashes',
    `a,b\nx,"say \\"hi\\" ${'\\'.repeat(50_000)}y"\ny,2\n`,
    { rows: 2 },
  ],
  [
    'a quote that never closes in each of 150,000 lines',
    `a,b\n${many(150_000, () => '"x,1')}\n`,
    { rows: 150_000, notes: /in 150,000 lines/ },
  ],
  [
    'yes in two spellings',
    'a,b\nyes,1\nNo,2\nYES,3\n',
    { columns: 'a:boolean b:number', last: 'yes | 3' },
  ],
  // Dates in five orders and more.
  [
    '2024-05-17',
    'd,v\n2024-05-17,1\n2024-06-01,2\n',
    { columns: 'd:date v:number', first: '2024-05-17 | 1' },
  ],
  [
    '17.05.24',
    'd;v\n17.05.24;1\n01.06.24;2\n',
    { first: '2024-05-17 | 1', last: '2024-06-01 | 2' },
  ],
  [
    '05/17/2024',
    'd,v\n05/17/2024,1\n06/01/2024,2\n',
    { first: '2024-05-17 | 1', last: '2024-06-01 | 2' },
  ],
  [
    '17/05/2024',
    'd,v\n17/05/2024,1\n01/06/2024,2\n',
    { first: '2024-05-17 | 1', last: '2024-06-01 | 2' },
  ],
  [
    '17 May 2024',
    'd,v\n17 May 2024,1\n1 June 2024,2\n',
    { first: '2024-05-17 | 1', last: '2024-06-01 | 2' },
  ],
  ['May 17, 2024', 'd,v\n"May 17, 2024",1\n"June 1, 2024",2\n', { first: '2024-05-17 | 1' }],
  [
    '20240517',
    'd,v\n20240517,1\n20240601,2\n20240602,3\n',
    { columns: 'd:date v:number', first: '2024-05-17 | 1' },
  ],
  [
    '17 mai 2024',
    'd;v\n17 mai 2024;1\n1 juin 2024;2\n',
    { first: '2024-05-17 | 1', last: '2024-06-01 | 2' },
  ],
  [
    'times with a zone',
    'd,v\n2024-05-17T14:05:00-04:00,1\n2024-05-17T15:05:00-04:00,2\n',
    {
      first: '2024-05-17 18:05 | 1',
      notes:
        /^Times in d say how far they are from UTC and are counted in UTC: “2024-05-17T14:05:00-04:00” is 2024-05-17 18:05\.$/,
    },
  ],
  [
    'times without a zone and of UTC itself',
    'd,e,f\n2024-03-31 22:30,2024-03-31T22:30Z,31-03-2024\n2024-03-31 23:30,2024-03-31T23:30+00:00,01-04-2024\n',
    {
      columns: 'd:date e:date f:date',
      first: '2024-03-31 22:30 | 2024-03-31 22:30 | 2024-03-31',
      notes: /^$/,
    },
  ],
  [
    'months and quarters',
    'd,q\n2024-01,2024Q1\n2024-04,2024Q2\n',
    { columns: 'd:date q:date', last: '2024-04 | 2024-04' },
  ],
  [
    'a day that does not exist',
    `d,v\n${many(25, (at) => `2024-01-${String(at + 1).padStart(2, '0')},1`)}\n2024-02-30,2\n`,
    { columns: 'd:date v:number', last: ' | 2' },
  ],
  // JSON.
  [
    'JSON, records',
    '[{"a":1,"b":"x"},{"a":2.5,"c":true}]',
    { columns: 'a:number b:text c:boolean', rows: 2 },
  ],
  [
    'JSON, figures beside decimal commas in texts',
    '[{"a":1.234,"b":"1,5","c":"2,5"},{"a":2.345,"b":"2,25","c":"3,5"}]',
    { columns: 'a:number b:number c:number', first: '1.234 | 1.5 | 2.5' },
  ],
  [
    'JSON, whole figures too long for a number',
    '[{"id":12345678901234567890,"n":1},{"id":12345678901234567891,"n":2}]',
    { columns: 'id:text n:number', all: ['12345678901234567890 | 1', '12345678901234567891 | 2'] },
  ],
  [
    'JSON lines, whole figures too long for a number',
    '{"id":-12345678901234567890}\n{"a":\n{"id":-12345678901234567891}\n',
    { columns: 'id:text', all: ['-12345678901234567890', '-12345678901234567891'] },
  ],
  [
    'JSON, figures of sixteen digits that a number holds, and digits within texts',
    '[{"id":1234567890123456,"x":0.12345678901234566,"t":"a \\"12345678901234567891\\\\"},{"id":2,"x":1.2345e+25,"t":"[12345678901234567891]"}]',
    {
      columns: 'id:number x:number t:text',
      all: [
        '1234567890123456 | 0.12345678901234566 | a "12345678901234567891\\',
        '2 | 1.2345e+25 | [12345678901234567891]',
      ],
    },
  ],
  ['JSON, columns', '{"a":[1,2],"b":["x","y"]}', { columns: 'a:number b:text', last: '2 | y' }],
  [
    'JSON, records in a field',
    '{"meta":{"n":2},"data":[{"a":1},{"a":2}]}',
    { columns: 'a:number', rows: 2 },
  ],
  [
    'JSON, records in records',
    '[{"a":{"b":1,"c":[1,2]}}]',
    { columns: 'a.b:number a.c:text', first: '1 | [1,2]' },
  ],
  ['JSON, rows of cells', '[["a","b"],[1,"x"],[2,"y"]]', { columns: 'a:number b:text', rows: 2 }],
  ['JSON lines', '{"a":1}\n{"a":2}\n', { columns: 'a:number', rows: 2 }],
  [
    'JSON lines, one broken',
    '{"a":1}\n{"a":2}\n{"a":\n{"a":4}\n',
    { rows: 3, notes: /1 line could not be parsed and was left out, the first is line 3/ },
  ],
  // Workbooks.
  [
    'Excel with a date, a per cent and a formula',
    workbookOf({
      Sales: [
        row(1, words('A1', 'day'), words('B1', 'rate'), words('C1', 'sum')),
        row(
          2,
          figure('A2', 45_429, ' s="1"'),
          figure('B2', 0.125, ' s="2"'),
          cell('C2', '<f>1+2</f><v>3</v>'),
        ),
        row(
          3,
          figure('A3', 45_430, ' s="1"'),
          figure('B3', 0.2, ' s="2"'),
          cell('C3', '<f>2+2</f><v>4</v>'),
        ),
      ].join(''),
    }),
    { columns: 'day:date rate:number sum:number', first: '2024-05-17 | 12.5 | 3' },
  ],
  [
    'Excel with cells merged down',
    workbookOf(
      {
        Sales: [
          row(1, words('A1', 'region'), words('B1', 'sum')),
          row(2, words('A2', 'East'), figure('B2', 1)),
          row(3, figure('B3', 2)),
          row(4, words('A4', 'West'), figure('B4', 3)),
        ].join(''),
      },
      { after: '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>' },
    ),
    { columns: 'region:text sum:number', all: ['East | 1', 'East | 2', 'West | 3'] },
  ],
]

test.each(opens)('%s', async (_, given, { notes, ...expected }) => {
  const read = await summaryOf(given)
  expect(read).toMatchObject(expected)
  if (notes) expect(read.notes).toMatch(notes)
})

const refused: readonly (readonly [what: string, given: Given, why: RegExp])[] = [
  ['an empty file', '', /The file is empty/],
  ['blank lines alone', '\n\n \n', /nothing in it/],
  ['headings alone', 'a,b,c\n', /no row below/],
  ['a PDF', '%PDF-1.7 and so on', /It is a PDF/],
  ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 1, 2, 3]), /old kind \(\.xls\)/],
  ['a packed file', Uint8Array.from([0x1f, 0x8b, 8, 0]), /Unpack it/],
  [
    'a picture',
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1, 2, 3]),
    /not text/,
  ],
  ['another archive', archiveOf({ 'readme.txt': 'hello' }), /no \.xlsx workbook/],
  [
    'a damaged workbook',
    workbookOf({ A: row(1, words('A1', 'x')) }).slice(0, 300),
    /damaged|no \.xlsx/,
  ],
  ['cut-off Parquet', utf8('PAR1 and then nothing'), /its end is missing/],
  ['cut-off JSON', '[{"a":1},{"a":', /cannot be parsed/],
  ['JSON without a table', '{}', /no fields|nothing/],
  ['an empty list', '[]', /the list is empty/],
  [
    'too many columns',
    `${many(700, String).replaceAll('\n', ',')}\n${many(700, String).replaceAll('\n', ',')}`,
    /at most 500/,
  ],
]

test.each(refused)('%s is refused, and says why', async (_, given, why) => {
  const refusal = await read(given).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect((refusal as Refusal).message).toMatch(why)
})

test('there are more than sixty of them', () => {
  expect(opens.length + refused.length).toBeGreaterThanOrEqual(60)
})

test('an unsure order of day and month is said, and can be changed', async () => {
  const text = 'd,v\n03/04/2024,1\n05/06/2024,2\n04/05/2024,3\n'
  const guessed = await summaryOf(text)
  expect(guessed.how.columns[0]).toMatchObject({ kind: 'date', order: 'dmy', isUnsure: true })
  expect(guessed.first).toBe('2024-04-03 | 1')
  const chosen = await summaryOf(text, { order: 'mdy' })
  expect(chosen.first).toBe('2024-03-04 | 1')
  expect(chosen.how.columns[0]?.isUnsure).toBe(false)
  // Ascending one way only: that way.
  const ascending = await summaryOf('d,v\n01/02/2024,1\n02/01/2024,2\n03/01/2024,3\n')
  expect(ascending.how.columns[0]?.order).toBe('mdy')
})

test('an order that is chosen is of the unsure dates alone', async () => {
  const text = 'sure,open\n25/12/2024,03/04/2024\n05/11/2024,05/06/2024\n13/10/2024,04/05/2024\n'
  const chosen = await summaryOf(text, { order: 'mdy' })
  expect(chosen.first).toBe('2024-12-25 | 2024-03-04')
  expect(chosen.all[1]).toBe('2024-11-05 | 2024-05-06')
  expect(chosen.how.columns.map(({ order }) => order)).toEqual(['dmy', 'mdy'])
  // Words that the visitor calls dates have the order that is chosen.
  const called = await summaryOf('d,v\nsoon,1\n03/04/2024,2\n', {
    order: 'mdy',
    kinds: { d: 'date' },
  })
  expect(called.last).toBe('2024-03-04 | 2')
})

test('an order that is chosen holds where the first cells of a column are empty', async () => {
  const text = `v,d\n${many(1500, (at) => `${String(at)},`)}\n1,03/04/2024\n2,05/06/2024\n3,04/05/2024\n`
  const chosen = await summaryOf(text, { order: 'mdy' })
  expect(chosen.last).toBe('3 | 2024-04-05')
  expect(chosen.how.columns[1]?.isUnsure).toBe(false)
})

test('a decimal mark that is chosen is of the columns that do not tell theirs', async () => {
  const text = 'price\tweight\n1.5\t1,234\n12.25\t2,345\n'
  expect((await summaryOf(text, { mark: ',' })).first).toBe('1.5 | 1.234')
  expect((await summaryOf(text, { mark: '.' })).first).toBe('1.5 | 1234')
  const sheet = [
    row(1, words('A1', 'rate'), words('B1', 'weight')),
    row(2, figure('A2', 0.5), words('B2', '1,234')),
    row(3, figure('A3', 1.125), figure('B3', 2.5)),
  ].join('')
  const workbook = await summaryOf(workbookOf({ A: sheet }), { mark: ',' })
  expect(workbook.all).toEqual(['0.5 | 1.234', '1.125 | 2.5'])
})

test('a per cent keeps its point where texts beside it are said to have a decimal comma', async () => {
  const sheet = [
    row(1, words('A1', 'item'), words('B1', 'share')),
    row(2, words('A2', 'x'), words('B2', '1,234%')),
    row(3, words('A3', 'y'), figure('B3', 0.12345, ' s="2"')),
  ].join('')
  const workbook = await summaryOf(workbookOf({ A: sheet }), { mark: ',' })
  expect(workbook.all).toEqual(['x | 1.234', 'y | 12.345'])
})

const commas = (separator: string, ...more: string[]) =>
  ['item', ...more.slice(0, 1), 'weight']
    .join(separator)
    .concat(
      '\n',
      ...['1,234', '2,345'].map((weight, at) =>
        ['x', ...more.slice(at + 1, at + 2), weight].join(separator).concat('\n'),
      ),
    )
const unsure = /could group thousands or mark decimals, and nothing in the file tells/
const taken = /in a file separated by semicolons it was taken to mark decimals/

test.each<readonly [what: string, given: Given, value: string, note: RegExp | null]>([
  ['semicolons', commas(';'), '1.234', taken],
  ['semicolons and a column with points', commas(';', 'price', '1.5', '2.5'), '1234', null],
  ['tabs', commas('\t'), '1234', unsure],
  ['tabs and a column with commas', commas('\t', 'price', '1,5', '2,5'), '1.234', null],
  ['tabs and a column with points', commas('\t', 'price', '1.5', '2.5'), '1234', null],
  ['commas around quotes', 'item,weight\nx,"1,234"\ny,"2,345"\n', '1234', null],
  ['a cell of the column that tells', `${commas('\t')}y\t0,5\n`, '1.234', null],
  [
    'a cell of the column that tells after 1,500 others',
    `${commas('\t')}${many(1500, () => 'x\t1,234')}\ny\t0,5\n`,
    '1.234',
    null,
  ],
  [
    'the other mark in a cell after 1,500 others',
    `${commas(';')}${many(1500, () => 'x;1,234')}\ny;1,234,567\n`,
    '1234',
    null,
  ],
  [
    'texts in JSON',
    '[{"item":"x","weight":"1,234"},{"item":"y","weight":"2,345"}]',
    '1234',
    unsure,
  ],
  [
    'texts in a workbook',
    workbookOf({
      A: [
        row(1, words('A1', 'item'), words('B1', 'weight')),
        row(2, words('A2', 'x'), words('B2', '1,234')),
        row(3, words('A3', 'y'), figure('B3', 2.5)),
      ].join(''),
    }),
    '1234',
    // The figure has a point because all figures of a workbook have one.
    unsure,
  ],
])(
  'a comma before three digits is read as the file tells, and else said to be unsure: %s',
  async (_, given, value, note) => {
    const { how, notes, all } = await summaryOf(given)
    expect(all[0]).toMatch(new RegExp(`\\| ${value}$`))
    const weight = how.columns.at(-1)
    expect(weight).toMatchObject({ kind: 'number', isUnsure: note === unsure })
    if (note) expect(notes).toMatch(note)
    else expect(notes).not.toMatch(/comma/i)
  },
)

test('a lone comma far down a file of semicolons marks decimals as it does at the top', async () => {
  const text = `item;weight\n${many(1500, (at) => `x;${String(at)}`)}\ny;1,234\n`
  const read = await summaryOf(text)
  expect(read.last).toBe('y | 1.234')
  expect(read.notes).toMatch(
    /A comma in weight could .* “1,234” was read as 1\.234\. If it means 1234, change the decimal mark under “Read it differently”\./,
  )
  // A kind that was chosen keeps the mark that the cells say.
  expect((await summaryOf(text, { kinds: { weight: 'number' } })).last).toBe('y | 1.234')
})

const dotted =
  /^A point in umsatz could mark decimals or group thousands, and nothing in the file tells which: “1\.234” was read as 1\.234\. If it means 1234, change the decimal mark under “Read it differently”\.$/

test.each<readonly [what: string, text: string, first: string, note: RegExp]>([
  ['semicolons', 'ort;umsatz\nBonn;1.234\nKiel;12.345\nUlm;500\n', 'Bonn | 1.234', dotted],
  ['tabs', 'ort\tumsatz\nBonn\t1.234\nKiel\t12.345\n', 'Bonn | 1.234', dotted],
  [
    'a figure of four decimals after 1,500 others',
    `ort;umsatz\n${many(1500, () => 'Bonn;1.234')}\nUlm;1.2345\n`,
    'Bonn | 1.234',
    /^$/,
  ],
  ['a figure below one', 'ort;umsatz\nBonn;1.234\nKiel;0.345\n', 'Bonn | 1.234', /^$/],
  ['a second group', 'ort;umsatz\nBonn;1.234\nKiel;12.345.678\n', 'Bonn | 1234', /^$/],
  [
    'a column with decimal commas',
    'ort;umsatz;anteil\nBonn;1.234;0,5\nKiel;12.345;0,25\n',
    'Bonn | 1234 | 0.5',
    /^$/,
  ],
  ['commas', 'ort,umsatz\nBonn,1.234\nKiel,12.345\n', 'Bonn | 1.234', /^$/],
])(
  'a point before three digits is said to be unsure where nothing tells: %s',
  async (_, text, first, note) => {
    const read = await summaryOf(text)
    expect(read.first).toBe(first)
    expect(read.notes).toMatch(note)
  },
)

test('what a lone point means is no question any more when it was said', async () => {
  const text = 'ort;umsatz\nBonn;1.234\nKiel;12.345\n'
  expect(await summaryOf(text, { mark: ',' })).toMatchObject({ first: 'Bonn | 1234', notes: '' })
  expect(await summaryOf(text, { mark: '.' })).toMatchObject({ first: 'Bonn | 1.234', notes: '' })
})

test('what a lone comma means is no question any more when it was said', async () => {
  for (const [mark, value] of [
    [',', '1.234'],
    ['.', '1234'],
  ] as const) {
    const { first, how, notes } = await summaryOf(commas('\t'), { mark })
    expect(first).toBe(`x | ${value}`)
    expect(how.columns[1]?.isUnsure).toBe(false)
    expect(notes).toBe('')
  }
})

test('everything a reader guesses can be chosen', async () => {
  expect(await summaryOf('a;b\n1;2\n3;4\n', { separator: ',' })).toMatchObject({
    columns: 'a;b:text',
  })
  expect(await summaryOf(latin('ville\nQu\xe9bec\nx\n'), { encoding: 'macintosh' })).toMatchObject({
    first: 'QuÈbec',
  })
  expect(await summaryOf('1,2\n3,4\n', { header: 1 })).toMatchObject({
    columns: '1:number 2:number',
    rows: 1,
  })
  expect(await summaryOf('a,b\nc,d\n', { header: 0 })).toMatchObject({ rows: 2 })
  expect(await summaryOf('a;b\nx;1,234\ny;2,345\n', { mark: '.' })).toMatchObject({
    first: 'x | 1234',
  })
  expect(await summaryOf('a,b\n1,2\n3,4\n', { kinds: { a: 'text' } })).toMatchObject({
    columns: 'a:text b:number',
  })
  expect(await summaryOf('a,b\nyes,1\nNo,2\nmaybe,3\n', { kinds: { a: 'boolean' } })).toMatchObject(
    {
      last: ' | 3',
    },
  )
  const two = workbookOf({
    One: row(1, words('A1', 'a')) + row(2, figure('A2', 1)),
    Two: row(1, words('A1', 'b')) + row(2, figure('A2', 2)),
  })
  expect(await summaryOf(two)).toMatchObject({ columns: 'a:number' })
  expect(await summaryOf(two, { sheet: 'Two' })).toMatchObject({ columns: 'b:number' })
})

test('odd cells are counted and named by line', async () => {
  const { how } = await read(`a,b\n${many(30, (at) => `x,${String(at)}`)}\nx,unknown\n`)
  expect(how.columns[1]?.odd).toEqual({ count: 1, examples: [{ line: 32, text: 'unknown' }] })
})

test('a cell without a figure gives the others no decimals', async () => {
  const digits = async (cells: string) => {
    const [column] = (await read(`name,sales\n${cells}`)).table.columns.slice(1)
    return column?.kind === 'number' ? column.digits : null
  }
  expect(await digits('a,3\nb,NA\nc,5\n')).toBe(0)
  expect(await digits('a,3\nb,NA\nc,5.25\n')).toBe(2)
})
