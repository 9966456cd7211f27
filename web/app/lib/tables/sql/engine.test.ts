// DuckDB itself, as it is shipped: figures that were published of the same files, and what it must refuse.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cellText, type DataTable } from '../columns'
import { openFile } from '../open-file'
import { Cancelled, noWork, Refusal } from '../reading'
import { engineSize, makeDuckDB, startedEngine } from './duckdb.test-support'
import { MAX_RESULT_ROWS, SqlEngine } from './engine'
import { ENGINE_BYTES } from './limits'

const vega = new URL('../../../../node_modules/vega-datasets/data/', import.meta.url)
const { engine, give } = startedEngine()
const giveFile = async (content: string | Buffer) =>
  give((await openFile(new Blob([content as BlobPart]), {}, noWork)).table)
const giveVega = async (name: string) => giveFile(await readFile(new URL(name, vega)))

const cellsOf = ({ columns, rows }: DataTable) =>
  Array.from({ length: rows }, (_, row) => columns.map((column) => cellText(column, row)))
const ask = async (text: string) => cellsOf((await engine().run(text, noWork)).table)
const refusal = async (text: string) => {
  const error: unknown = await engine()
    .run(text, noWork)
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Refusal)
  const { message, at } = error as Refusal
  return { message, at: at ? text.slice(at.from, at.to) : null }
}

test('the engine is as large as the page expects it to be', async () => {
  expect(await engineSize()).toBe(ENGINE_BYTES)
})

test('Seattle’s Januaries: 466.0 mm of rain, 8.229 °C at the warmest of the day', async () => {
  await giveVega('seattle-weather.csv')
  const [cells] = await ask(
    'SELECT round(sum(precipitation), 6), round(avg(temp_max), 3) FROM data WHERE month("date") = 1',
  )
  expect(cells).toEqual(['466', '8.229'])
})

test('miles per gallon by origin: Europe 27.8914, Japan 30.4506, USA 20.0835', async () => {
  await giveVega('cars.json')
  const cells = await ask(
    'SELECT Origin, round(avg(Miles_per_Gallon), 4), count(*) FROM data GROUP BY Origin ORDER BY Origin',
  )
  expect(cells).toEqual([
    ['Europe', '27.8914', '73'],
    ['Japan', '30.4506', '79'],
    ['USA', '20.0835', '254'],
  ])
})

test('life expectancy and fertility hang together by -0.8335735273158434', async () => {
  await giveVega('gapminder.json')
  const [cells] = await ask('SELECT corr(life_expect, fertility) FROM data')
  expect(Number(cells?.[0])).toBeCloseTo(-0.8335735273158434, 12)
})

const kinds = [
  'day,at,city,n,big,paid,x',
  '2024-01-31,2024-01-31 14:05,Québec,1,1.5,yes,',
  '1969-12-31,1969-12-31 23:59,"a ""b""",-7,3000000000.25,no,4',
  ',,,,,,5',
  '2024-02-29,2024-02-29 00:00,Ottawa,2147483647,2,yes,6',
  '',
].join('\n')

test('columns keep their kinds on the way in and out', async () => {
  await giveFile(kinds)
  expect(await ask('SELECT column_name, column_type FROM (DESCRIBE data)')).toEqual([
    ['day', 'DATE'],
    ['at', 'TIMESTAMP'],
    ['city', 'VARCHAR'],
    ['n', 'INTEGER'],
    ['big', 'DOUBLE'],
    ['paid', 'BOOLEAN'],
    ['x', 'INTEGER'],
  ])
  const { table } = await engine().run('FROM data', noWork)
  expect(table.columns.map(({ kind }) => kind)).toEqual([
    'date',
    'date',
    'text',
    'number',
    'number',
    'boolean',
    'number',
  ])
  expect(cellsOf(table)).toEqual([
    ['2024-01-31', '2024-01-31 14:05', 'Québec', '1', '1.5', 'true', ''],
    ['1969-12-31', '1969-12-31 23:59', 'a "b"', '-7', '3000000000.25', 'false', '4'],
    ['', '', '', '', '', '', '5'],
    ['2024-02-29', '2024-02-29', 'Ottawa', '2147483647', '2', 'true', '6'],
  ])
})

test('what no column of a table holds comes as text, as a figure or not at all', async () => {
  const [cells] = await ask(
    "SELECT [1, 2], {'a': 1}, TIME '10:05:07', 9007199254740993, sum(1), 1.50::DECIMAL(9, 2), 'infinity'::DATE, 'inf'::DOUBLE, NULL",
  )
  expect(cells).toEqual([
    '[1,2]',
    '{"a":1}',
    '10:05:07',
    '9007199254740993',
    '1',
    '1.5',
    '',
    '',
    '',
  ])
  expect(await refusal("SELECT [{'k': 'a'::ENUM('a', 'b')}] AS e")).toEqual({
    message: 'The column e is an ENUM, which does not come over. Ask for it as VARCHAR.',
    at: null,
  })
  const { table } = await engine().run('SELECT 1 AS a, 2 AS a, 3 AS a', noWork)
  expect(table.columns.map(({ name }) => name)).toEqual(['a', 'a_1', 'a_2'])
})

test('more rows than one slice come over in order', async () => {
  const lines = Array.from({ length: 250_001 }, (_, at) => `${String(at)},w${String(at % 7)}`)
  await giveFile(`id,word\n${lines.join('\n')}\n`)
  expect(
    await ask(
      "SELECT count(*), min(id), max(id), count(DISTINCT word), max(word) FROM data WHERE word = 'w' || (id % 7)",
    ),
  ).toEqual([['250001', '0', '250000', '7', 'w6']])
})

test.each([
  ["SELECT * FROM 'http://127.0.0.1/x.csv'", 'file system operations are disabled'],
  ["SELECT * FROM read_csv('https://example.org/x.csv')", 'file system operations are disabled'],
  ["SELECT * FROM glob('*')", 'file system operations are disabled'],
  ["WITH x AS (SELECT 1) COPY data TO 'x.csv'", 'syntax error'],
  ["EXPLAIN ANALYZE COPY (SELECT 1) TO 'x.csv'", 'file system operations are disabled'],
  ["SELECT json_extract('{}', 'a')", 'Extensions are not loaded here.'],
  ['SELECT current_date', 'Extensions are not loaded here.'],
])('%s is refused by the engine', async (text, words) => {
  expect((await refusal(text)).message).toContain(words)
})

test.each([
  ['INSTALL json', 'INSTALL'],
  ['LOAD json', 'LOAD'],
  ["ATTACH 'x.db'", 'ATTACH'],
  ["COPY data TO 'x.csv'", 'COPY'],
  ["SET memory_limit = '9GB'", 'SET'],
  ['/* a; b */ PRAGMA database_list', 'PRAGMA'],
  ['DROP TABLE data', 'DROP'],
])('%s is no question', async (text, word) => {
  const { message, at } = await refusal(text)
  expect(message).toMatch(/^Only questions are answered here/)
  expect(at).toBe(word)
})

test('what is no question for the page the engine refuses as well', async () => {
  const db = await makeDuckDB()
  const locked = new SqlEngine(db)
  expect(locked.words().keywords).toContain('qualify')
  const other = (db.connect() as unknown as { _conn: number })._conn
  for (const [text, words] of [
    ['LOAD json', 'Loading external extensions is disabled'],
    ["ATTACH 'x.db'", 'file system operations are disabled'],
    ["EXPORT DATABASE 'x'", 'file system operations are disabled'],
    ["COPY (SELECT 1) TO 'x.csv'", 'file system operations are disabled'],
    ["SET memory_limit = '9GB'", 'the configuration has been locked'],
    ['SET enable_external_access = true', 'Cannot'],
  ] as const)
    expect(() => db.runQuery(other, text), text).toThrow(words)
})

test.each([
  ['SELECT é, nope FROM range(1)', 'é'],
  ["SELECT 'é', nope FROM range(1)", 'nope'],
  ["SELECT 'é𝄞' , , 1", ','],
  ['SELEC 1', 'SELEC'],
  ['SELECT 1 /', '/'],
  ['SELECT *\nFROM nowhere', 'nowhere'],
  ['SELECT nofun(1)', 'nofun'],
  ["SELECT 'x'::INTEGER", '::'],
  ['SELECT 1; SELECT 2', 'SELECT'],
])('the fault of %s is marked', async (text, marked) => {
  expect((await refusal(text)).at).toBe(marked)
})

test('an error is said in the engine’s own words', async () => {
  expect((await refusal('SELECT nope FROM range(1)')).message).toMatch(
    /^Binder Error: Referenced column "nope" not found in FROM clause!/,
  )
  expect((await refusal('FROM range(1) WHERE false')).message).toMatch(/^No row answers/)
  expect((await refusal('  -- nothing')).message).toMatch(/^There is no question yet/)
  expect(await ask('-- ; first\n(SELECT 3);;')).toEqual([['3']])
})

test('an answer is cut at a million rows, and the engine goes on', async () => {
  const { table, isCut } = await engine().run('FROM range(9000000000)', noWork)
  expect([table.rows, isCut]).toEqual([MAX_RESULT_ROWS, true])
  const whole = await engine().run(`FROM range(${String(MAX_RESULT_ROWS)})`, noWork)
  expect([whole.table.rows, whole.isCut]).toEqual([MAX_RESULT_ROWS, false])
  expect(await ask('SELECT 1')).toEqual([['1']])
})

test('a long question stops when it is not wanted any more', async () => {
  let asked = 0
  const work = { ...noWork, isCancelled: () => (asked += 1) > 2 }
  const began = performance.now()
  const long = 'SELECT sum(a.range * b.range) FROM range(3000000) a, range(3000000) b'
  await expect(engine().run(long, work)).rejects.toThrow(Cancelled)
  expect(performance.now() - began).toBeLessThan(30_000)
  expect(await ask('SELECT 1')).toEqual([['1']])
})

test('memory ends at its limit, with a word of advice', async () => {
  const small = new SqlEngine(await makeDuckDB(), '64MB')
  await expect(small.run('SELECT list(range) FROM range(50000000)', noWork)).rejects.toThrow(
    /^Out of Memory Error: The question needs more than the memory it may have here/,
  )
  expect((await small.run('SELECT 1', noWork)).table.rows).toBe(1)
})

test('what a question would change is taken back', async () => {
  await giveFile('a,b\n1,x\n2,y\n')
  await engine()
    .run('WITH w AS (SELECT 1) DELETE FROM data', noWork)
    .catch(() => undefined)
  await engine()
    .run('WITH w AS (SELECT 1) INSERT INTO data VALUES (3, NULL)', noWork)
    .catch(() => undefined)
  expect(await ask('SELECT count(*) FROM data')).toEqual([['2']])
})
