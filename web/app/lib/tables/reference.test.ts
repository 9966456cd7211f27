// Figures that DuckDB gave for the same files, and those of the bundled table of fuel ratings.
import { readFile } from 'node:fs/promises'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { expect, test } from 'vitest'
import { cellText } from './columns'
import { openFile } from './open-file'
import { nothingAsked, type Asked } from './question'
import { Cancelled, noWork, Refusal } from './reading'
import { profileFor, reportOf } from './report'

const vega = new URL('../../../node_modules/vega-datasets/data/', import.meta.url)
const own = new URL('../../demos/data-visualization/data/', import.meta.url)

async function tableAt(file: URL) {
  const { table } = await openFile(new Blob([await readFile(file)]), {}, noWork)
  return table
}

const ask = (given: Partial<Asked>): Asked => ({ ...nothingAsked, ...given })

/** A figure a group of the first column, by its label. */
async function figures(file: URL, given: Partial<Asked>) {
  const report = reportOf(await tableAt(file), ask({ split: '-', ...given }))
  const { show } = report.resolved
  return Object.fromEntries(
    report.whole.map((group) => [report.by.list[group.by]?.label, group[show]]),
  )
}

test('Seattle’s Januaries: 466.0 mm of rain, 8.229 °C at the warmest of the day', async () => {
  const file = new URL('seattle-weather.csv', vega)
  const span = 'month of the year' as const
  const rain = await figures(file, { show: 'sum', of: 'precipitation', by: 'date', span })
  expect(rain['Jan']).toBeCloseTo(466, 9)
  const warm = await figures(file, { show: 'mean', of: 'temp_max', by: 'date', span })
  expect(warm['Jan']).toBeCloseTo(8.229, 3)
})

test('miles per gallon by origin: Europe 27.8914, Japan 30.4506, USA 20.0835', async () => {
  const report = reportOf(
    await tableAt(new URL('cars.json', vega)),
    ask({ show: 'mean', of: 'Miles_per_Gallon', by: 'Origin', split: '-' }),
  )
  const found = report.whole.map(({ by, mean, count }) => [
    report.by.list[by]?.label,
    Number(mean.toFixed(4)),
    count,
  ])
  expect(found).toEqual([
    ['Japan', 30.4506, 79],
    ['Europe', 27.8914, 70],
    ['USA', 20.0835, 249],
  ])
  // Eight cars have no mileage: counted they are rows like any other.
  const counts = await figures(new URL('cars.json', vega), { show: 'count', by: 'Origin' })
  expect(counts).toEqual({ Europe: 73, Japan: 79, USA: 254 })
})

test('life expectancy and fertility hang together by -0.8335735273158434', async () => {
  for (const [file, of, by] of [
    [new URL('gapminder.json', vega), 'life_expect', 'fertility'],
    [new URL('world-health.csv', own), 'life_expectancy', 'fertility'],
  ] as const) {
    const report = reportOf(await tableAt(file), ask({ of, by, kind: 'scatter', split: '-' }))
    expect(report.points?.correlation).toBeCloseTo(-0.8335735273158434, 12)
  }
})

test('fuel ratings: manuals look thriftier and use more at each of four cylinder counts', async () => {
  const table = await tableAt(new URL('fuel-ratings-2023.csv', own))
  expect([table.rows, table.columns.length]).toEqual([833, 14])
  expect(profileFor(table).reduce((sum, { missing }) => sum + missing, 0)).toBe(0)
  const report = reportOf(table, ask({ show: 'mean', of: 'city_l100', by: 'transmission' }))
  expect(report.resolved).toMatchObject({ split: 'cylinders', kind: 'dumbbell' })
  const { first, second, levels } = report.reversal ?? {}
  expect([first?.label, first?.mean.toFixed(2), first?.count]).toEqual(['Manual', '12.12', 66])
  expect([second?.label, second?.mean.toFixed(2), second?.count]).toEqual([
    'Automatic',
    '12.46',
    767,
  ])
  expect(levels?.map(({ label }) => label)).toEqual(['3', '4', '6', '8'])
  expect(levels?.every((level) => level.first > level.second)).toBe(true)
})

test('fuel ratings: 14 of 39 makes rest on fewer than ten rows, FIAT on one', async () => {
  const report = reportOf(
    await tableAt(new URL('fuel-ratings-2023.csv', own)),
    ask({ show: 'mean', of: 'city_l100', by: 'make', split: '-', kind: 'bars' }),
  )
  expect(report.group_count).toBe(39)
  expect(report.small).toEqual({ count: 14, label: 'FIAT', rows: 1 })
  expect(report.warnings.find(({ code }) => code === 'few-rows')?.text).toContain(
    '14 of 39 groups rest on fewer than 10 rows, FIAT on 1.',
  )
  expect(report.advice[0]?.kind).toBe('dots')
})

const rows = 5000
const parquet = (codec: 'SNAPPY' | 'UNCOMPRESSED') =>
  parquetWriteBuffer({
    codec,
    rowGroupSize: 1000,
    columnData: [
      { name: 'id', data: Array.from({ length: rows }, (_, at) => BigInt(at)), type: 'INT64' },
      {
        name: 'city',
        data: Array.from({ length: rows }, (_, at) => ['Ottawa', 'Québec', null][at % 3] ?? null),
        type: 'STRING',
      },
      {
        name: 'price',
        data: Array.from({ length: rows }, (_, at) => (at % 10 === 0 ? null : at / 4)),
        type: 'DOUBLE',
      },
      {
        name: 'day',
        data: Array.from({ length: rows }, (_, at) => new Date(Date.UTC(2024, 0, 1 + (at % 31)))),
        type: 'TIMESTAMP',
      },
      {
        name: 'paid',
        data: Array.from({ length: rows }, (_, at) => at % 2 === 0),
        type: 'BOOLEAN',
      },
    ],
  })

test.each(['SNAPPY', 'UNCOMPRESSED'] as const)(
  'Parquet, %s: typed by row groups',
  async (codec) => {
    const { table, how } = await openFile(new Blob([parquet(codec)]), {}, noWork)
    expect(how.format).toBe('parquet')
    expect(table.columns.map(({ name, kind }) => `${name}:${kind}`)).toEqual([
      'id:number',
      'city:text',
      'price:number',
      'day:date',
      'paid:boolean',
    ])
    const row = (at: number) => table.columns.map((column) => cellText(column, at))
    expect(row(0)).toEqual(['0', 'Ottawa', '', '2024-01-01', 'true'])
    expect(row(4999)).toEqual(['4999', 'Québec', '1249.75', '2024-01-09', 'false'])
    expect(profileFor(table).map(({ missing }) => missing)).toEqual([0, 1666, 500, 0, 0])
  },
)

test('Parquet: texts that are all dates are dates, others stay as they are', async () => {
  const texts = (name: string, data: (string | null)[]) => ({ name, data, type: 'STRING' as const })
  const file = parquetWriteBuffer({
    columnData: [
      texts('at', ['2009-12-01 07:45:00', null, '2010-01-31 00:00:00']),
      texts('day', ['2009-12-01', '2009-12-02', '2009-12-01']),
      texts('code', ['2009-12-01', '2009-12-01x', '2009-12-02']),
      texts('nothing', [null, null, null]),
      texts('away', ['2024-03-31T22:30:00-05:00', '2024-03-31 22:30:00Z', null]),
    ],
  })
  const { table, how } = await openFile(new Blob([file]), {}, noWork)
  expect(
    table.columns.map((column) => [column.kind, cellText(column, 0), cellText(column, 1)]),
  ).toEqual([
    ['date', '2009-12-01 07:45', ''],
    ['date', '2009-12-01', '2009-12-02'],
    ['text', '2009-12-01', '2009-12-01x'],
    ['text', '', ''],
    ['date', '2024-04-01 03:30', '2024-03-31 22:30'],
  ])
  expect(how.columns.map(({ kind }) => kind)).toEqual(['date', 'date', 'text', 'text', 'date'])
  expect(how.notes).toEqual([
    'Times in away say how far they are from UTC and are counted in UTC: “2024-03-31T22:30:00-05:00” is 2024-04-01 03:30.',
  ])
})

test('Parquet: infinite figures are left out, counted and said; gaps are neither', async () => {
  const doubles = (name: string, data: (number | null)[]) => ({
    name,
    data,
    type: 'DOUBLE' as const,
  })
  const file = parquetWriteBuffer({
    columnData: [
      doubles('ratio', [0.5, Number.POSITIVE_INFINITY, null, Number.NEGATIVE_INFINITY, 1.5]),
      doubles('share', [0.5, Number.NaN, null, 0.25, 1]),
    ],
  })
  const { table, how } = await openFile(new Blob([file]), {}, noWork)
  const [ratio, share] = profileFor(table)
  expect(ratio).toMatchObject({ missing: 3, spread: { min: 0.5, max: 1.5, mean: 1 }, digits: 1 })
  expect(share).toMatchObject({ missing: 2, spread: { max: 1 } })
  expect(how.columns.map(({ odd }) => odd)).toEqual([
    {
      count: 2,
      examples: [
        { line: 2, text: 'Infinity' },
        { line: 4, text: '-Infinity' },
      ],
    },
    { count: 0, examples: [] },
  ])
  expect(how.notes).toEqual([
    '2 cells of ratio are infinite and were left out, the first in row 2.',
  ])
})

test('reading tells how far it is, and stops when it is not wanted any more', async () => {
  const lines = Array.from({ length: 600_000 }, (_, at) => `${String(at)},x`)
  const file = new Blob([`a,b\n${lines.join('\n')}\n`])
  const told: number[] = []
  await openFile(file, {}, { progress: (share) => told.push(share), isCancelled: () => false })
  expect(told.length).toBeGreaterThan(2)
  expect(told.at(-1)).toBe(1)
  const stopped = openFile(file, {}, { progress: () => undefined, isCancelled: () => true })
  await expect(stopped).rejects.toThrow(Cancelled)
  const group = openFile(new Blob([parquet('SNAPPY')]), {}, { ...noWork, isCancelled: () => true })
  await expect(group).rejects.toThrow(Cancelled)
})

test('a file that is too large is refused before it is read', async () => {
  const large = { size: 300_000_000, slice: () => new Blob(['x']) } as unknown as Blob
  const refusal = await openFile(large, {}, noWork).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect((refusal as Refusal).message).toMatch(/^It is 300 MB; files are read up to 250 MB/)
})
