// Parquet and JSON as the rows a demo needs: opened as tables are, checked as any other file is.
import { parquetWriteBuffer } from 'hyparquet-writer'
import { expect, test } from 'vitest'
import type { ColumnRule, ReadChoice } from '../read-table'
import { checkRows } from './check-rows'
import { noWork, Refusal } from './reading'

const value: ColumnRule = { key: 'value', kind: 'number' }

/** Checks a file against its columns, nine rows at the most. */
const check = (
  given: string | Uint8Array | ArrayBuffer,
  rules: readonly ColumnRule[] = [value],
  choice: ReadChoice = {},
) => checkRows({ file: new Blob([given as BlobPart]), rules, maxRows: 9, choice }, noWork)

const wide = Uint8Array.from([
  0xff,
  0xfe,
  ...[...'[{"value":1}]'].flatMap((letter) => [letter.charCodeAt(0), 0]),
])

test.each([
  ['records', '[{"value":1}]'],
  ['a record a line', '{"value":1}\n'],
  ['columns', '{"value":[1],"note":["x"]}'],
  ['rows of cells', '[["value"],[1]]'],
  ['records in UTF-16', wide],
])('JSON: %s', async (_, given) => {
  expect(await check(given)).toMatchObject({
    rows: [{ value: 1 }],
    issues: [],
    total: 1,
    how: { header: 1, delimiter: null, used: ['value'] },
  })
})

test('an infinite figure of Parquet is named, not left out', async () => {
  const data = [1, Number.POSITIVE_INFINITY]
  const file = parquetWriteBuffer({ columnData: [{ name: 'value', data, type: 'DOUBLE' }] })
  const { issues } = await check(file, [{ ...value, optional: true }])
  expect(issues).toMatchObject([{ line: 2, column: 'value', rule: 'must be a number' }])
})

test('times of Parquet are written as a workbook’s are, midnight among them', async () => {
  const at = [
    Date.UTC(2026, 4, 1),
    Date.UTC(2026, 4, 1, 13, 5),
    null,
    Date.UTC(2026, 4, 1, 13, 5, 9),
  ]
  const file = parquetWriteBuffer({
    columnData: [
      {
        name: 'at',
        data: at.map((ms) => (ms === null ? null : new Date(ms))),
        type: 'TIMESTAMP',
      },
      { name: 'value', data: [1n, 2n, 3n, null], type: 'INT64' },
    ],
  })
  const rules = [
    { key: 'at', kind: 'text', gaps: true },
    { ...value, gaps: true },
  ] as const
  expect((await check(file, rules)).rows).toEqual([
    { at: '2026-05-01T00:00', value: 1 },
    { at: '2026-05-01T13:05', value: 2 },
    { at: null, value: 3 },
    { at: '2026-05-01T13:05:09', value: null },
  ])
})

test('rows and cells beyond what a demo takes are refused', async () => {
  const many = JSON.stringify(Array.from({ length: 12 }, (_, at) => ({ value: at })))
  const refusal = await check(many).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({
    message: 'At most 9 rows are read, the file has 12. Keep the part you need, and try that file.',
  })
  await expect(check('[1')).rejects.toThrow(/cannot be parsed/)
})

test('a lone comma in a text is asked about, and a decimal comma of texts changes no figure', async () => {
  const rules = [value, { key: 'text', kind: 'number' }] as const
  const both = '[{"value":1.234,"text":"1,500"},{"value":-2,"text":"2,500"}]'
  expect(await check(both, rules)).toMatchObject({
    question: { column: 'text', example: '1,500' },
  })
  expect((await check(both, rules, { mark: ',' })).rows).toEqual([
    { value: 1.234, text: 1.5 },
    { value: -2, text: 2.5 },
  ])
  expect((await check(both, rules, { mark: '.' })).rows[0]).toEqual({ value: 1.234, text: 1500 })
})

test('what is wrong is told by the row, the heading or the line it stands in', async () => {
  const lines = await check('{"value":1}\n{"value":"x"}\n{"val\n{"value":4}\n')
  expect(lines.rows).toEqual([{ value: 1 }, { value: 4 }])
  expect(lines.total).toBe(4)
  expect(lines.issues).toEqual([
    { line: 2, column: 'value', found: 'x', rule: 'must be a number' },
    { line: 3, rule: 'this line is no JSON' },
  ])
  // A row after a line that is none, or is empty, is still told by its own.
  const later = await check('{"value":1}\n{"val\n\n{"value":"x"}\n{"value":2}\n')
  expect(later.issues).toEqual([
    { line: 4, column: 'value', found: 'x', rule: 'must be a number' },
    { line: 2, rule: 'this line is no JSON' },
  ])
  expect((await check('[{"other":1}]')).issues).toEqual([
    { line: 1, column: 'value', rule: 'this column is missing from the headings' },
  ])
})
