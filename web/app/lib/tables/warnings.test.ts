// Each warning on a table that deserves it, and on one much like it that does not.
import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { Column, DataTable } from './columns'
import { openFile } from './open-file'
import { smallDigits } from './numbers'
import { isAdditive, NONE, nothingAsked, type Asked } from './question'
import { noWork } from './reading'
import { reportOf } from './report'
import type { WarningCode } from './warnings'

const own = new URL('../../demos/data-visualization/data/', import.meta.url)
const bundled = new Map<string, DataTable>()
beforeAll(async () => {
  for (const name of [
    'fuel-ratings-2023',
    'trade-by-chapter',
    'ontario-hours-2016',
    'world-health',
  ]) {
    const file = new Blob([await readFile(new URL(`${name}.csv`, own))])
    bundled.set(name, (await openFile(file, {}, noWork)).table)
  }
})

type Cells = readonly (number | string | null)[]

/** A table of columns by name: figures where the first cell is one, else words; days where they look like it. */
function tableOf(columns: Readonly<Record<string, Cells>>): DataTable {
  const made = Object.entries(columns).map(([name, cells]): Column => {
    const first = cells.find((cell) => cell !== null)
    if (typeof first === 'number')
      return {
        kind: 'number',
        name,
        digits: 1,
        values: Float64Array.from(cells, (cell) => (cell === null ? Number.NaN : Number(cell))),
      }
    if (typeof first === 'string' && /^\d{4}-\d\d-\d\d$/.test(first))
      return {
        kind: 'date',
        name,
        unit: 'day',
        values: Float64Array.from(cells, (cell) => Date.parse(String(cell))),
      }
    const words = [...new Set(cells.filter((cell) => cell !== null))].map(String)
    return {
      kind: 'text',
      name,
      words,
      codes: Int32Array.from(cells, (cell) => (cell === null ? -1 : words.indexOf(String(cell)))),
    }
  })
  return { rows: Object.values(columns)[0]?.length ?? 0, columns: made }
}

const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))
/** Rows of groups, so many of each, with a figure that wavers round the group's own. */
const grouped = (groups: readonly (readonly [name: string, count: number, level: number])[]) =>
  tableOf({
    group: groups.flatMap(([name, count]) => times(count, () => name)),
    value: groups.flatMap(([, count, level]) =>
      times(count, (at) => level * (1 + ((at % 3) - 1) / 100)),
    ),
  })
/** Two clinics and two severities: the one that looks better is worse in both, when the mix is uneven. */
const clinics = (
  counts: readonly [number, number, number, number],
  means: readonly [number, number, number, number],
) =>
  tableOf({
    clinic: counts.flatMap((count, at) => times(count, () => (at < 2 ? 'North' : 'South'))),
    severity: counts.flatMap((count, at) => times(count, () => (at % 2 === 0 ? 'mild' : 'severe'))),
    stay: counts.flatMap((count, at) =>
      times(count, (n) => (means[at] ?? 0) + (n % 2 === 0 ? 0.1 : -0.1)),
    ),
  })
const uneven = clinics([80, 20, 20, 80], [4, 10, 3, 9])
const even = clinics([50, 50, 50, 50], [4, 10, 3, 9])
const sameSign = clinics([80, 20, 20, 80], [4, 10, 5, 11])
const dayText = (from: number, at: number) =>
  new Date(from + at * 86_400_000).toISOString().slice(0, 10)
/** A row a day from a day on. */
const daysFrom = (from: number, count: number) =>
  tableOf({ day: times(count, (at) => dayText(from, at)) })
const days = (count: number, value: (at: number) => number) =>
  tableOf({
    day: times(count, (at) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10)),
    price: times(count, value),
  })
/** 100 rows of zeros, so many ones, and one other figure. */
const flags = (count: number, other: number) =>
  tableOf({
    g: times(100, (at) => (at % 2 ? 'a' : 'b')),
    v: times(100, (at) => (at === 0 ? other : at <= count ? 1 : 0)),
  })
/** 100 sales of 5 in four regions, so many of them without a channel. */
const channels = (without: number) =>
  tableOf({
    region: times(100, (at) => ['North', 'South', 'East', 'West'][at % 4] ?? ''),
    channel: times(100, (at) => (at < without ? null : at % 3 ? 'web' : 'shop')),
    sales: times(100, () => 5),
  })
/** So many days, or months, after 1 January 2024. */
const dayAt = (day: number, month = 0) =>
  new Date(Date.UTC(2024, month, 1 + day)).toISOString().slice(0, 10)
/** Mondays to Fridays from 1 January 2024, a Monday, within so many days. */
const workingDays = (within: number) => {
  const some = times(within, (at) => at).filter((at) => at % 7 < 5)
  return tableOf({ day: some.map((at) => dayAt(at)), n: some })
}
/** An hour a row from nine to five, so many days; the last day ends at `last`. */
const openHours = (count: number, last: number): DataTable => {
  const moments = times(count, (at) =>
    times((at === count - 1 ? last : 17) - 8, (hour) => Date.UTC(2024, 0, 1 + at, 9 + hour)),
  ).flat()
  const values = Float64Array.from(moments)
  const visits = Float64Array.from(moments, (_, at) => at)
  return {
    rows: moments.length,
    columns: [
      { kind: 'date', name: 'time', unit: 'time', values },
      { kind: 'number', name: 'visits', digits: 0, values: visits },
    ],
  }
}
const cloud = (count: number, step: number) =>
  tableOf({
    x: times(count, (at) => (at * 7919) % step),
    y: times(count, (at) => (at * 104_729) % (step + 13)),
  })
/** Falling within each of three groups, rising over all. */
const staircase = tableOf({
  kind: times(90, (at) => ['a', 'b', 'c'][Math.floor(at / 30)] ?? ''),
  dose: times(90, (at) => Math.floor(at / 30) * 40 + (at % 30)),
  effect: times(90, (at) => Math.floor(at / 30) * 60 - (at % 30)),
})
const rising = tableOf({
  kind: times(90, (at) => ['a', 'b', 'c'][at % 3] ?? ''),
  dose: times(90, (at) => at),
  effect: times(90, (at) => 2 * at + (at % 5)),
})

const of = (name: string) => () => bundled.get(name) as DataTable

const cases: readonly (readonly [
  what: string,
  code: WarningCode,
  isDeserved: boolean,
  table: DataTable | (() => DataTable),
  asked: Partial<Asked>,
])[] = [
  [
    'two clinics with an uneven mix',
    'simpson',
    true,
    uneven,
    { show: 'mean', of: 'stay', by: 'clinic' },
  ],
  [
    'the same drawn without a split',
    'simpson',
    true,
    uneven,
    { show: 'mean', of: 'stay', by: 'clinic', split: '-' },
  ],
  [
    'medians, which the test does not compare',
    'simpson',
    false,
    uneven,
    { show: 'median', of: 'stay', by: 'clinic' },
  ],
  [
    'four rows of a level, which is chance',
    'simpson',
    false,
    clinics([16, 4, 4, 16], [4, 10, 3, 9]),
    { show: 'mean', of: 'stay', by: 'clinic' },
  ],
  [
    'two clinics with an even mix',
    'simpson',
    false,
    even,
    { show: 'mean', of: 'stay', by: 'clinic' },
  ],
  [
    'a difference that stays the same way',
    'simpson',
    false,
    sameSign,
    { show: 'mean', of: 'stay', by: 'clinic' },
  ],
  [
    'a sum, which is no comparison of levels',
    'simpson',
    false,
    uneven,
    { show: 'sum', of: 'stay', by: 'clinic' },
  ],
  [
    'fuel by transmission',
    'simpson',
    true,
    of('fuel-ratings-2023'),
    { show: 'mean', of: 'city_l100', by: 'transmission' },
  ],
  [
    'some pair among 39 makes',
    'simpson',
    false,
    of('fuel-ratings-2023'),
    { show: 'mean', of: 'city_l100', by: 'make' },
  ],
  [
    'life expectancy by region',
    'simpson',
    false,
    of('world-health'),
    { show: 'mean', of: 'life_expectancy', by: 'region' },
  ],
  [
    'points that fall within each kind and rise over all',
    'simpson',
    true,
    staircase,
    { of: 'effect', by: 'dose', split: 'kind', kind: 'scatter' },
  ],
  [
    'points that rise within each kind and over all',
    'simpson',
    false,
    rising,
    { of: 'effect', by: 'dose', split: 'kind', kind: 'scatter' },
  ],

  [
    'a group of two rows',
    'few-rows',
    true,
    grouped([
      ['a', 30, 5],
      ['b', 2, 6],
    ]),
    { show: 'mean', kind: 'bars' },
  ],
  [
    'groups of thirty',
    'few-rows',
    false,
    grouped([
      ['a', 30, 5],
      ['b', 30, 6],
    ]),
    { show: 'mean', kind: 'bars' },
  ],
  [
    'the same small group as a dot with its range',
    'few-rows',
    false,
    grouped([
      ['a', 30, 5],
      ['b', 2, 6],
    ]),
    { show: 'mean', kind: 'dots' },
  ],
  [
    'a sum of few rows, which is whole',
    'few-rows',
    false,
    grouped([
      ['a', 30, 5],
      ['b', 2, 6],
    ]),
    { show: 'sum', kind: 'bars' },
  ],
  [
    'a table with a row a group',
    'few-rows',
    false,
    grouped([
      ['a', 1, 5],
      ['b', 1, 6],
      ['c', 1, 7],
    ]),
    { show: 'mean', kind: 'bars' },
  ],
  [
    'makes of cars as bars',
    'few-rows',
    true,
    of('fuel-ratings-2023'),
    { show: 'mean', of: 'city_l100', by: 'make', kind: 'bars', split: '-' },
  ],
  [
    'hours of the day over a year',
    'few-rows',
    false,
    of('ontario-hours-2016'),
    { show: 'mean', of: 'demand_mw', by: 'time', span: 'hour of the day', split: '-' },
  ],

  [
    'sums by year with four months of the last',
    'part-spans',
    true,
    of('trade-by-chapter'),
    { show: 'sum', of: 'exports_millions', by: 'month', span: 'year', split: '-' },
  ],
  [
    'means by year with four months of the last',
    'part-spans',
    false,
    of('trade-by-chapter'),
    { show: 'mean', of: 'exports_millions', by: 'month', span: 'year', split: '-' },
  ],
  [
    'sums by month, each of which is there',
    'part-spans',
    false,
    of('trade-by-chapter'),
    { show: 'sum', of: 'exports_millions', by: 'month', span: 'month', split: '-' },
  ],
  [
    'sums of the two whole years that are asked for',
    'part-spans',
    false,
    of('trade-by-chapter'),
    {
      ...{ show: 'sum', of: 'exports_millions', by: 'month', span: 'year', split: '-' },
      ...{ where: 'month', test: 'most', value: '2025' },
    },
  ],
  [
    'sums by month of the year, four of which come once more than the others',
    'part-spans',
    true,
    of('trade-by-chapter'),
    { show: 'sum', of: 'exports_millions', by: 'month', span: 'month of the year', split: '-' },
  ],
  [
    'means by month of the year, four of which come once more than the others',
    'part-spans',
    false,
    of('trade-by-chapter'),
    { show: 'mean', of: 'exports_millions', by: 'month', span: 'month of the year', split: '-' },
  ],
  [
    'sums by month of the year over two whole years',
    'part-spans',
    false,
    of('trade-by-chapter'),
    {
      ...{ show: 'sum', of: 'exports_millions', by: 'month', split: '-' },
      ...{ span: 'month of the year', where: 'month', test: 'most', value: '2025' },
    },
  ],
  [
    'rows of ten weeks and two days by day of the week',
    'part-spans',
    true,
    days(72, (at) => at),
    { show: 'count', by: 'day', span: 'day of the week' },
  ],
  [
    'rows of a year by day of the week, one of which comes once more',
    'part-spans',
    false,
    days(365, (at) => at),
    { show: 'count', by: 'day', span: 'day of the week' },
  ],
  [
    'rows of a year from the middle of a month by month of the year',
    'part-spans',
    false,
    daysFrom(Date.UTC(2024, 2, 15), 365),
    { show: 'count', by: 'day', span: 'month of the year' },
  ],
  [
    'rows of three years from late January by month of the year',
    'part-spans',
    false,
    daysFrom(Date.UTC(2022, 0, 20), 1096),
    { show: 'count', by: 'day', span: 'month of the year' },
  ],
  [
    'rows of a year and a day by month of the year',
    'part-spans',
    true,
    daysFrom(Date.UTC(2023, 0, 1), 366),
    { show: 'count', by: 'day', span: 'month of the year' },
  ],
  [
    'rows of a year and a month from the middle of a month by month of the year',
    'part-spans',
    true,
    daysFrom(Date.UTC(2024, 2, 15), 396),
    { show: 'count', by: 'day', span: 'month of the year' },
  ],
  [
    'sums of two years and four months by month of the year, the months without figures',
    'part-spans',
    false,
    tableOf({
      day: times(851, (at) => dayText(Date.UTC(2023, 0, 1), at)),
      n: times(851, (at) => (at < 731 ? 20 : null)),
    }),
    { show: 'sum', of: 'n', by: 'day', span: 'month of the year' },
  ],
  [
    'rows of a product that is newer than the table by month of the year',
    'part-spans',
    false,
    tableOf({
      day: times(1460, (at) => dayText(Date.UTC(2022, 0, 1), at >> 1)),
      product: times(1460, (at) => (at % 2 === 0 || at < 300 ? 'A' : 'B')),
    }),
    {
      show: 'count',
      by: 'day',
      span: 'month of the year',
      where: 'product',
      test: 'is',
      value: 'B',
    },
  ],
  [
    'rows of 17 weeks and four days by day of the week',
    'part-spans',
    false,
    days(123, (at) => at),
    { show: 'count', by: 'day', span: 'day of the week' },
  ],
  [
    'figures of three years of quarters by month of the year',
    'part-spans',
    false,
    tableOf({
      day: times(12, (at) => new Date(Date.UTC(2022, 3 * at, 1)).toISOString().slice(0, 10)),
      n: times(12, (at) => at),
    }),
    { show: 'sum', of: 'n', by: 'day', span: 'month of the year' },
  ],
  [
    'rows of 400 days by month, three of them in the last',
    'part-spans',
    true,
    days(400, (at) => at),
    { show: 'count', by: 'day', span: 'month' },
  ],
  [
    'rows of a leap year and a January by month',
    'part-spans',
    false,
    days(397, (at) => at),
    { show: 'count', by: 'day', span: 'month' },
  ],
  [
    'rows of working days by month',
    'part-spans',
    false,
    workingDays(274),
    { show: 'count', by: 'day', span: 'month' },
  ],
  [
    'rows of every Monday by month, with the last Monday missing',
    'part-spans',
    true,
    tableOf({ day: times(12, (at) => dayAt(7 * at)), n: times(12, (at) => at) }),
    { show: 'count', by: 'day', span: 'month' },
  ],
  [
    'a row a year, in July',
    'part-spans',
    false,
    tableOf({ day: times(12, (at) => `${String(2010 + at)}-07-01`), n: times(12, (at) => at) }),
    { show: 'sum', of: 'n', by: 'day', span: 'year' },
  ],
  [
    'hours by day, the shop open from nine to five',
    'part-spans',
    false,
    openHours(28, 17),
    { show: 'count', by: 'time', span: 'day' },
  ],
  [
    'the same, with the last day ending at eleven',
    'part-spans',
    true,
    openHours(28, 11),
    { show: 'count', by: 'time', span: 'day' },
  ],
  [
    'a year whose first months have no figure',
    'part-spans',
    true,
    tableOf({
      day: times(36, (at) => dayAt(0, at)),
      v: times(36, (at) => (at < 3 ? null : 10)),
    }),
    { show: 'sum', of: 'v', by: 'day', span: 'year' },
  ],
  [
    'a product that is new in the middle of the first year',
    'part-spans',
    false,
    tableOf({
      day: times(72, (at) => dayAt(0, at % 36)),
      v: times(72, () => 10),
      product: times(72, (at) => (at < 36 ? 'old' : at < 42 ? 'old' : 'new')),
    }),
    { show: 'sum', of: 'v', by: 'day', span: 'year', split: '-', where: 'product', value: 'new' },
  ],

  [
    'a line between 98 and 100',
    'truncated-axis',
    true,
    days(60, (at) => 98 + (at % 20) / 10),
    { show: 'mean', by: 'day', kind: 'line' },
  ],
  [
    'the same from zero',
    'truncated-axis',
    false,
    days(60, (at) => 98 + (at % 20) / 10),
    { show: 'mean', by: 'day', kind: 'line', axis: 'zero' },
  ],
  [
    'a line that doubles',
    'truncated-axis',
    false,
    days(60, (at) => 50 + at),
    { show: 'mean', by: 'day', kind: 'line' },
  ],
  [
    'a line that crosses zero',
    'truncated-axis',
    false,
    days(60, (at) => at - 30),
    { show: 'mean', by: 'day', kind: 'line' },
  ],
  [
    'dots of nearly one size',
    'truncated-axis',
    true,
    grouped([
      ['a', 30, 100],
      ['b', 30, 103],
    ]),
    { show: 'mean', kind: 'dots' },
  ],
  [
    'bars asked to leave zero out',
    'truncated-axis',
    true,
    grouped([
      ['a', 30, 100],
      ['b', 30, 103],
    ]),
    { show: 'mean', kind: 'bars', axis: 'data' },
  ],
  [
    'a line between -102 and -100',
    'truncated-axis',
    true,
    days(60, (at) => -102 + (at % 20) / 10),
    { show: 'mean', by: 'day', kind: 'line' },
  ],
  [
    'dots of nearly one size whose ranges are wide',
    'truncated-axis',
    false,
    tableOf({
      group: times(80, (at) => (at % 2 ? 'a' : 'b')),
      value: times(80, (at) => 100 + (at % 2) + (at % 4 < 2 ? -80 : 80)),
    }),
    { show: 'mean', kind: 'dots' },
  ],
  [
    'two measures, each in a panel from zero',
    'truncated-axis',
    false,
    of('ontario-hours-2016'),
    { of: 'demand_mw', also: 'temperature_c', by: 'time', span: 'month', kind: 'line', split: '-' },
  ],
  [
    'bars from zero',
    'truncated-axis',
    false,
    grouped([
      ['a', 30, 100],
      ['b', 30, 103],
    ]),
    { show: 'mean', kind: 'bars', axis: 'zero' },
  ],

  [
    'megawatts beside degrees',
    'dual-axis',
    true,
    of('ontario-hours-2016'),
    { show: 'mean', of: 'demand_mw', also: 'temperature_c', by: 'time', split: '-' },
  ],
  [
    'exports beside imports',
    'dual-axis',
    false,
    of('trade-by-chapter'),
    { show: 'sum', of: 'exports_millions', also: 'imports_millions', by: 'month', split: '-' },
  ],
  [
    'dots, which draw the first measure alone',
    'dual-axis',
    false,
    of('ontario-hours-2016'),
    { of: 'demand_mw', also: 'temperature_c', by: 'time', kind: 'dots', split: '-' },
  ],
  [
    'one measure alone',
    'dual-axis',
    false,
    of('ontario-hours-2016'),
    { show: 'mean', of: 'demand_mw', by: 'time', split: '-' },
  ],

  [
    '8,784 hours by demand and price',
    'overplotting',
    true,
    of('ontario-hours-2016'),
    { of: 'price_cad_mwh', by: 'demand_mw', kind: 'scatter' },
  ],
  [
    'two hundred points apart',
    'overplotting',
    false,
    cloud(200, 211),
    { of: 'y', by: 'x', kind: 'scatter' },
  ],
  [
    'two thousand points on forty places',
    'overplotting',
    true,
    tableOf({ x: times(2000, (at) => at % 40), y: times(2000, (at) => at % 8) }),
    { of: 'y', by: 'x', kind: 'scatter' },
  ],
  [
    'the same hours as a line',
    'overplotting',
    false,
    of('ontario-hours-2016'),
    { of: 'price_cad_mwh', by: 'time', kind: 'line' },
  ],

  [
    'a few very large incomes',
    'skewed-mean',
    true,
    tableOf({
      town: times(60, (at) => (at % 2 ? 'a' : 'b')),
      income: times(60, (at) => (at % 20 === 0 ? 5000 : 40 + (at % 7))),
    }),
    { show: 'mean', of: 'income' },
  ],
  [
    'the same by the median',
    'skewed-mean',
    false,
    tableOf({
      town: times(60, (at) => (at % 2 ? 'a' : 'b')),
      income: times(60, (at) => (at % 20 === 0 ? 5000 : 40 + (at % 7))),
    }),
    { show: 'median', of: 'income' },
  ],
  [
    'incomes round one figure',
    'skewed-mean',
    false,
    grouped([
      ['a', 30, 40],
      ['b', 30, 44],
    ]),
    { show: 'mean' },
  ],

  [
    'a million among zeros and ones',
    'skewed-mean',
    true,
    flags(19, 1_000_000),
    { show: 'mean', of: 'v' },
  ],
  ['a share of zeros and ones', 'skewed-mean', false, flags(20, 0), { show: 'mean', of: 'v' }],
  ['one in ten of zeros and ones', 'skewed-mean', false, flags(10, 0), { show: 'mean', of: 'v' }],

  [
    'a sum of prices',
    'summed-rate',
    true,
    days(60, (at) => 50 + at),
    { show: 'sum', of: 'price', by: 'day' },
  ],
  [
    'a mean of prices',
    'summed-rate',
    false,
    days(60, (at) => 50 + at),
    { show: 'mean', of: 'price', by: 'day' },
  ],
  [
    'a tenth without a figure',
    'missing',
    true,
    tableOf({
      g: times(50, (at) => (at % 2 ? 'a' : 'b')),
      v: times(50, (at) => (at % 10 === 0 ? null : 10 + (at % 3))),
    }),
    { show: 'mean', of: 'v' },
  ],
  [
    'two in five without a channel, stacked',
    'missing',
    true,
    channels(40),
    { show: 'sum', of: 'sales', by: 'region', split: 'channel', kind: 'stacked' },
  ],
  [
    'two in five without a channel, as means',
    'missing',
    true,
    channels(40),
    { show: 'mean', of: 'sales', by: 'region', split: 'channel', kind: 'bars' },
  ],
  [
    'the same, not split',
    'missing',
    false,
    channels(40),
    { show: 'sum', of: 'sales', by: 'region', split: '-' },
  ],
  [
    'the same as areas, which draw no split',
    'missing',
    false,
    channels(40),
    { show: 'sum', of: 'sales', by: 'region', split: 'channel', kind: 'treemap' },
  ],
  [
    'two in a hundred without a channel',
    'missing',
    false,
    channels(2),
    { show: 'sum', of: 'sales', by: 'region', split: 'channel', kind: 'stacked' },
  ],
  [
    'one row without a figure',
    'missing',
    false,
    tableOf({
      g: times(50, (at) => (at % 2 ? 'a' : 'b')),
      v: times(50, (at) => (at === 1 ? null : 10 + (at % 3))),
    }),
    { show: 'mean', of: 'v' },
  ],

  [
    '39 makes as bars',
    'many-groups',
    true,
    of('fuel-ratings-2023'),
    { show: 'mean', of: 'city_l100', by: 'make', kind: 'bars', split: '-' },
  ],
  [
    'ten classes and fewer',
    'many-groups',
    false,
    of('fuel-ratings-2023'),
    { show: 'mean', of: 'city_l100', by: 'fuel', split: '-' },
  ],
]

test.each(cases)('%s: %s is %s', (_, code, isDeserved, table, asked) => {
  const { warnings } = reportOf(typeof table === 'function' ? table() : table, {
    ...nothingAsked,
    ...asked,
  })
  expect(
    warnings.some((warning) => warning.code === code),
    JSON.stringify(warnings),
  ).toBe(isDeserved)
})

test('dates that fit both ways are warned of until one says which', () => {
  const table = days(40, (at) => at)
  const codes = (unsure: readonly string[]) =>
    reportOf(table, nothingAsked, unsure).warnings.map(({ code }) => code)
  expect(codes(['day'])).toContain('unsure-dates')
  expect(codes([])).not.toContain('unsure-dates')
})

test('places that come round more often than others are named', () => {
  const [warning] = reportOf(of('trade-by-chapter')(), {
    ...nothingAsked,
    ...{ show: 'sum', of: 'exports_millions', by: 'month', span: 'month of the year', split: '-' },
  }).warnings
  expect(warning?.text).toBe(
    'From the first date to the last Jan to Apr come 3 times and the others twice: their totals cannot be compared. Ask for dates in which each comes as often.',
  )
})

test('the dates of a span that is not whole are named', () => {
  const warned = (table: DataTable, asked: Partial<Asked>) =>
    reportOf(table, { ...nothingAsked, ...asked }).warnings.find(
      ({ code }) => code === 'part-spans',
    )?.text
  expect(
    warned(of('trade-by-chapter')(), {
      ...{ show: 'sum', of: 'exports_millions', by: 'month', span: 'year', split: '-' },
    }),
  ).toBe(
    '2026 is not whole: the dates run from 2026-01 to 2026-04. A total over part of a year cannot be compared with one over all of it. Leave it out, or compare the same part of each.',
  )
  const both = tableOf({
    day: times(60, (at) => dayAt(20 + at)),
    n: times(60, (at) => at),
  })
  expect(warned(both, { show: 'sum', of: 'n', by: 'day', span: 'month' })).toContain(
    '2024-01 and 2024-03 are not whole: the dates run from 2024-01-21 to 2024-01-31 and from',
  )
})

test('commas that fit both ways are warned of wherever their column is shown', () => {
  const table = grouped([
    ['a', 30, 5],
    ['b', 30, 6],
  ])
  const warned = (asked: Partial<Asked>, unsure: readonly string[]) =>
    reportOf(table, { ...nothingAsked, ...asked }, unsure).warnings.find(
      ({ code }) => code === 'unsure-commas',
    )?.text
  expect(warned({ of: 'value' }, ['value'])).toBe(
    'Commas or points in value could group thousands or mark decimals, and nothing in the file tells which: commas were read as thousands, points as decimals. Say which under “Read it differently”.',
  )
  expect(warned({ of: 'value' }, [])).toBeUndefined()
  expect(warned({ show: 'count', by: 'group', split: NONE }, ['value'])).toBeUndefined()
  // A figure that is no date is not warned of as one.
  const { warnings } = reportOf(table, { ...nothingAsked, by: 'value' }, ['value'])
  expect(warnings.map(({ code }) => code)).not.toContain('unsure-dates')
})

test('every warning has a case that deserves it and one that does not', () => {
  expect(cases.length).toBeGreaterThanOrEqual(30)
  for (const code of new Set(cases.map(([, one]) => one))) {
    const answers = cases.filter(([, one]) => one === code).map(([, , isDeserved]) => isDeserved)
    expect([...new Set(answers)].sort(), code).toEqual([false, true])
  }
})

test('kinds that cannot be drawn say why, and the best is drawn instead', () => {
  const table = grouped([
    ['a', 30, 5],
    ['b', 30, 6],
    ['c', 30, 7],
  ])
  const report = reportOf(table, { ...nothingAsked, show: 'mean', kind: 'line' })
  expect(report.refused).toEqual({
    kind: 'line',
    reason: 'group has no order to draw a line along.',
  })
  expect(report.resolved.kind).toBe('dots')
  expect(report.advice.find(({ kind }) => kind === 'treemap')).toMatchObject({ fit: 'impossible' })
  expect(report.advice).toHaveLength(10)
})

test('the largest sums are drawn, and the ends are among the groups that are', () => {
  const table = tableOf({
    shop: [...times(50, (at) => `s${String(at)}`), ...times(50, (at) => `s${String(at)}`), 'rare'],
    value: [...times(100, (at) => 10 + (at % 50)), 9000],
  })
  const asked = { ...nothingAsked, of: 'value', by: 'shop', split: '-', kind: 'bars' } as const
  const sums = reportOf(table, { ...asked, show: 'sum' })
  expect(sums.by.list[sums.whole[0]?.by ?? 0]?.label).toBe('rare')
  expect(sums.warnings.find(({ code }) => code === 'many-groups')?.text).toContain(
    '51 values of shop are more than can be compared at a glance: the 40 with the largest sum of value are drawn.',
  )
  const means = reportOf(table, { ...asked, show: 'mean' })
  expect(means.left_out).toBe(11)
  expect(means.ends).toMatchObject({ most: { mean: 49 }, least: { mean: 10 } })
  expect(means.whole.map(({ by }) => by)).toContain(means.ends?.most.by)
})

/** A year of sales in thirty towns, town `t0` with the smallest. */
const towns = tableOf({
  month: times(360, (at) => `2024-${String((at % 12) + 1).padStart(2, '0')}-01`),
  town: times(360, (at) => `t${String(Math.floor(at / 12))}`),
  sales: times(360, (at) => Math.floor(at / 12) + 1),
})
const byTown = { ...nothingAsked, of: 'sales', by: 'month', span: 'month', split: 'town' } as const

test.each(['sum', 'count'] as const)(
  'levels beyond 24 are gathered as others where figures add up: %s',
  (show) => {
    const report = reportOf(towns, { ...byTown, show, kind: 'stacked' })
    const total = (groups: readonly { sum: number; count: number }[]) =>
      groups.reduce((sum, group) => sum + group[show], 0)
    expect(total(report.groups)).toBe(total(report.whole))
    expect(report).toMatchObject({ levels_folded: 7, levels_left_out: 0 })
    const drawn = new Set(report.groups.map(({ split }) => report.split?.list[split]?.label))
    expect(drawn.size).toBe(24)
    expect(drawn).toContain('7 others')
    // Those with the smallest sums are the others.
    if (show === 'sum') for (const at of times(7, String)) expect(drawn).not.toContain(`t${at}`)
  },
)

test('rows without a value in the split are a layer where figures add up, and are said to be', () => {
  const asked = { ...nothingAsked, of: 'sales', by: 'region', split: 'channel' } as const
  const sums = reportOf(channels(40), { ...asked, show: 'sum', kind: 'stacked' })
  const heights = new Map(sums.whole.map(({ by }) => [by, 0]))
  for (const { by, sum } of sums.groups) heights.set(by, (heights.get(by) ?? 0) + sum)
  expect([...heights.values()]).toEqual(sums.whole.map(({ sum }) => sum))
  expect([...heights.values()].reduce((a, b) => a + b)).toBe(500)
  expect(sums.split?.list.at(-1)?.label).toBe('no channel')
  const text = ({ warnings }: typeof sums) => warnings.find(({ code }) => code === 'missing')?.text
  expect(text(sums)).toBe('40 % of the rows have no channel and are drawn as “no channel”.')
  const means = reportOf(channels(40), { ...asked, show: 'mean', kind: 'bars' })
  expect(means.split?.list.map(({ label }) => label)).toEqual(['web', 'shop'])
  expect(text(means)).toBe(
    '40 % of the rows have no channel and are in no group. If they differ from the others, so does the answer.',
  )
})

test('a column that is both measured and split by is warned of once', () => {
  const gaps = tableOf({
    g: times(40, (at) => `g${String(at % 2)}`),
    value: times(40, (at) => (at % 4 === 0 ? null : at % 5)).toReversed(),
  })
  const asked = { ...nothingAsked, show: 'sum', of: 'value', by: 'g', split: 'value' } as const
  const { warnings } = reportOf(gaps, asked)
  expect(warnings.find(({ code }) => code === 'missing')?.text).toBe(
    '25 % of the rows have no value and are in no group. If they differ from the others, so does the answer.',
  )
})

test('three quarters of zeros are said to be 0', () => {
  const calls = tableOf({
    g: times(40, (at) => `g${String(at % 2)}`),
    calls: times(40, (at) => [1, 2, 3, 2, 1, 2, 400][at - 33] ?? 0),
  })
  const asked = { ...nothingAsked, show: 'mean', of: 'calls', by: 'g' } as const
  const { warnings } = reportOf(calls, asked)
  expect(warnings.find(({ code }) => code === 'skewed-mean')?.text).toContain(
    'three quarters of the rows are 0: a few',
  )
})

test('a level called like the rows without one is not taken for them', () => {
  const channel = ['no channel', 'web', null]
  const table = tableOf({
    region: times(60, (at) => `r${String(at % 2)}`),
    channel: times(60, (at) => channel[Math.floor(at / 2) % 3] ?? null),
    sales: times(60, (at) => at),
  })
  const asked = {
    ...nothingAsked,
    show: 'sum',
    of: 'sales',
    by: 'region',
    split: 'channel',
  } as const
  const { split, warnings } = reportOf(table, asked)
  expect(split?.list.map(({ label }) => label)).toEqual(['no channel', 'web', 'missing channel'])
  expect(warnings.find(({ code }) => code === 'missing')?.text).toContain(
    'drawn as “missing channel”',
  )
})

test.each([
  [30, 24],
  [23, 24],
  [22, 23],
])('%s levels and rows without one are drawn as %s', (count, drawn) => {
  const table = tableOf({
    g: times(count * 4, (at) => `g${String(at % 2)}`),
    level: times(count * 4, (at) => (at < 4 ? null : `l${String(at % count)}`)),
    value: times(count * 4, (at) => at),
  })
  const asked = { ...nothingAsked, show: 'sum', of: 'value', by: 'g', split: 'level' } as const
  const { groups } = reportOf(table, asked)
  expect(new Set(groups.map(({ split }) => split)).size).toBe(drawn)
})

test('means of levels beyond 24 are left out and counted, and 24 are drawn whole', () => {
  const means = reportOf(towns, { ...byTown, show: 'mean', kind: 'multiples' })
  expect(means).toMatchObject({ levels_folded: 0, levels_left_out: 6 })
  expect(new Set(means.groups.map(({ split }) => split)).size).toBe(24)
  const few = reportOf(
    tableOf({
      g: times(48, (at) => `g${String(at % 2)}`),
      level: times(48, (at) => `l${String(at % 24)}`),
      value: times(48, (at) => at),
    }),
    { ...nothingAsked, show: 'sum', of: 'value', by: 'g', split: 'level' },
  )
  expect(few).toMatchObject({ levels_folded: 0, levels_left_out: 0 })
})

test('points keep their own level however many there are', () => {
  const report = reportOf(
    tableOf({
      x: times(90, (at) => at),
      y: times(90, (at) => 2 * at),
      level: times(90, (at) => `l${String(at % 30)}`),
    }),
    { ...nothingAsked, show: 'sum', of: 'y', by: 'x', split: 'level', kind: 'scatter' },
  )
  expect(report.resolved.kind).toBe('scatter')
  expect(report.split?.list).toHaveLength(30)
  expect(report.levels_left_out).toBe(6)
})

test('a few small values are called small, and what is drawn whole is not said to be cut', () => {
  const table = tableOf({
    town: times(60, (at) => `t${String(at % 35)}`),
    income: times(60, (at) => (at % 3 === 0 ? 1 : 5000 + (at % 7))),
  })
  const { warnings } = reportOf(table, { ...nothingAsked, show: 'mean', of: 'income', split: '-' })
  const text = (wanted: WarningCode) => warnings.find(({ code }) => code === wanted)?.text
  expect(text('skewed-mean')).toContain('a few small values carry it')
  expect(text('many-groups')).toMatch(/more than can be compared at a glance\.$/)
})

test.each([
  ['operating_cost', true],
  ['exports_millions', true],
  ['discount', false],
  ['p_value', false],
  ['cost_per_unit', false],
])('whether %s adds up: %s', (name, adds) => {
  expect(isAdditive(name)).toBe(adds)
})

test('figures below one keep three digits that count', () => {
  expect([0.00123, 0.5, 0.1234, 0, 12.5].map((value) => smallDigits(value, 1))).toEqual([
    5, 1, 3, 1, 1,
  ])
})
