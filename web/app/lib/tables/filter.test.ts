// Conditions on rows: which rows pass, and what is then said, advised and warned of.
import { expect, test } from 'vitest'
import { cellText, type DataTable } from './columns'
import { filterRows } from './filter'
import { conditionsOf, testsFor } from './conditions'
import { openFile } from './open-file'
import { chartKinds, nothingAsked, type Asked, type Test } from './question'
import { noWork } from './reading'
import { profileFor, reportOf } from './report'

const tableOf = async (text: string): Promise<DataTable> =>
  (await openFile(new Blob([text]), {}, noWork)).table
const report = (table: DataTable, asked: Partial<Asked>) =>
  reportOf(table, { ...nothingAsked, ...asked })

const cars = await tableOf(
  [
    'car,make,year,code,on,used',
    'a,Ford,2021,007,2023-12-31,yes',
    'b,FORD,2022,7,2024-01-01,no',
    'c,"O\'Brien ""Sons""",2023,010,2024-01-31,yes',
    'd,,,011,,no',
    'e,Fordson,2023,7,2024-02-01,',
  ].join('\n'),
)

test.each([
  ['is', 'οδος', 'ab'],
  ['is', 'ΟΔΟΣ', 'ab'],
  ['contains', 'σ', 'ab'],
  ['is', 'izmir', 'cd'],
  ['is', 'İZMİR', 'cd'],
  ['contains', 'ß', 'e'],
] as const)('letters with two small ones are one: %s %s', async (test, value, expected) => {
  const table = await tableOf('row,word\na,ΟΔΟΣ\nb,οδος\nc,İzmir\nd,IZMIR\ne,Straße')
  const asked = { ...nothingAsked, where: 'word', test, value }
  const { columns } = filterRows(table, conditionsOf(profileFor(table), asked))
  const [rows] = columns
  expect(
    rows && Array.from({ length: expected.length + 1 }, (_, at) => cellText(rows, at)).join(''),
  ).toBe(expected)
})

type Asking = Pick<Asked, 'where' | 'test' | 'value'>
/** The cars that pass, by their letters. */
function passing(given: Asking, second: Partial<Asked> = {}) {
  const conditions = conditionsOf(profileFor(cars), { ...nothingAsked, ...given, ...second })
  const part = filterRows(cars, conditions)
  const [column] = part.columns
  return column ? Array.from({ length: part.rows }, (_, row) => cellText(column, row)).join('') : ''
}

test.each([
  ['make', 'is', 'ford', 'ab'],
  ['make', 'is', ' Ford ', 'ab'],
  ['make', 'not', 'ford', 'cde'],
  ['make', 'contains', 'FORD', 'abe'],
  ['make', 'contains', '"sons"', 'c'],
  ['make', 'is', 'o\'brien "sons"', 'c'],
  ['make', 'missing', '', 'd'],
  ['year', 'is', '2023', 'ce'],
  ['year', 'is', '2,023', 'ce'],
  ['year', 'not', '2023', 'abd'],
  ['year', 'least', '2022', 'bce'],
  ['year', 'most', '2022.5', 'ab'],
  ['year', 'missing', 'whatever', 'd'],
  // Digits that begin with a zero are words: 7 is not 007.
  ['code', 'is', '7', 'be'],
  ['code', 'is', '007', 'a'],
  ['on', 'is', '2024-01', 'bc'],
  ['on', 'is', '2024-01-01', 'b'],
  ['on', 'not', '2024', 'ad'],
  ['on', 'least', '2024', 'bce'],
  ['on', 'most', '2024-01', 'abc'],
  ['on', 'most', '2023', 'a'],
  ['on', 'missing', '', 'd'],
  ['used', 'is', 'Yes', 'ac'],
  ['used', 'not', 'yes', 'bde'],
] as const)('%s %s %s: %s', (where, wanted, value, letters) => {
  expect(passing({ where, test: wanted, value })).toBe(letters)
})

test('words that a format fills up with spaces are found without them', () => {
  const padded: DataTable = {
    rows: 4,
    columns: [
      {
        kind: 'text',
        name: 'province',
        words: ['ON   ', 'on', 'QC   '],
        codes: Int32Array.of(0, 1, 2, 0),
      },
    ],
  }
  const count = (test: Test) => {
    const asked = { ...nothingAsked, where: 'province', test, value: 'On' }
    return filterRows(padded, conditionsOf(profileFor(padded), asked)).rows
  }
  expect([count('is'), count('not'), count('contains')]).toEqual([3, 1, 3])
})

test('two conditions hold both, and one that is unfinished or of no column asks for nothing', () => {
  const ford = { where: 'make', test: 'contains', value: 'ford' } as const
  expect(passing(ford, { and: 'year', and_test: 'least', and_value: '2022' })).toBe('be')
  expect(passing(ford, { and: 'year', and_test: 'least', and_value: ' ' })).toBe('abe')
  expect(passing({ ...ford, where: 'maker' })).toBe('abcde')
  // A second condition is shown behind a first: without one it does not hold unseen.
  const second = { and: 'year', and_test: 'least', and_value: '2022' } as const
  expect(passing({ ...ford, where: 'maker' }, second)).toBe('abcde')
  expect(passing({ where: '', test: '', value: '' }, second)).toBe('abcde')
  expect(passing({ ...ford, value: '' }, second)).toBe('bce')
  expect(passing({ ...ford, value: '' })).toBe('abcde')
})

test('tests are offered by what a column holds; another is taken for “is”', () => {
  expect(testsFor('number')).not.toContain('contains')
  expect(testsFor('text')).not.toContain('least')
  expect(passing({ where: 'year', test: 'contains', value: '2023' })).toBe('ce')
  expect(passing({ where: 'make', test: 'least', value: 'Ford' })).toBe('ab')
})

test.each([
  ['year', 'recent', '“recent” is no figure to compare year with.'],
  ['year', '0x10', '“0x10” is no figure'],
  ['on', '31/12/2023', '“31/12/2023” is no date to compare on with.'],
  ['on', '2024-02-31', '“2024-02-31” is no date'],
  ['year', '2050', 'Of 5 rows there is none where year is 2050.'],
  ['make', 'Saab', 'Of 5 rows there is none where make is “Saab”.'],
])('%s is %s picks no row, and why is said', (where, value, message) => {
  const none = report(cars, { where, value })
  expect(none.among?.nothing).toContain(message)
  expect(none).toMatchObject({
    rows: 5,
    group_count: 0,
    groups: [],
    ends: null,
    among: { rows: 0 },
  })
  expect(none.profile).toHaveLength(6)
  expect(none.warnings).toEqual([])
})

test('no kind of chart fails on no rows', () => {
  for (const kind of chartKinds)
    expect(report(cars, { kind, where: 'make', value: 'Saab' }).groups).toEqual([])
})

test('rows without a cell of what is shown are said to have none', () => {
  const asked = { show: 'mean', of: 'year', by: 'make', where: 'year', test: 'missing' } as const
  expect(report(cars, asked).among?.nothing).toContain(
    'Of 1 row where year is missing, none has year and make.',
  )
})

test('a report of some rows tells of them, and its profile of the whole table', () => {
  const asked = { show: 'max', of: 'year', by: 'make', split: '-' } as const
  const some = report(cars, { ...asked, where: 'make', test: 'contains', value: 'ford' })
  expect(some.rows).toBe(5)
  expect(some.profile).toEqual(report(cars, asked).profile)
  expect(some.among).toMatchObject({ rows: 3, text: 'make contains “ford”' })
  expect(some.among?.measure).toMatchObject({ missing: 0, spread: { min: 2021, max: 2023 } })
  expect(some.by.list.map(({ label }) => label)).toEqual(['Ford', 'FORD', 'Fordson'])
  expect(some.group_count).toBe(3)
  // The same table asked anew without the condition is whole again.
  expect(report(cars, asked).among).toBeUndefined()
})

const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))
/** Two clinics among twenty others: what turns round between the two is only looked for among few groups. */
const clinics = await tableOf(
  `clinic,severity,year,stay\n${[
    ...[
      ['North', 'mild', 80, 4],
      ['North', 'severe', 20, 10],
      ['South', 'mild', 20, 3],
      ['South', 'severe', 80, 9],
    ].flatMap(([clinic, severity, count, mean]) =>
      times(
        Number(count),
        (at) =>
          `${String(clinic)},${String(severity)},2023,${String(Number(mean) + (at % 2) / 10)}`,
      ),
    ),
    ...times(20, (at) => `Other ${String(at)},mild,2022,5`),
  ].join('\n')}\n`,
)
const stays = { show: 'mean', of: 'stay', by: 'clinic' } as const

test('the split that turns a difference round is looked for among the rows asked for', () => {
  expect(report(clinics, stays).reversal).toBeNull()
  const some = report(clinics, { ...stays, where: 'year', value: '2023' })
  expect(some.reversal).toMatchObject({ split: 'severity' })
  expect(some.warnings.map(({ code }) => code)).toContain('simpson')
})

test('few rows behind a bar are counted among the rows asked for', () => {
  const bars = { ...stays, split: '-', kind: 'bars' } as const
  const codes = (asked: Partial<Asked>) =>
    report(clinics, { ...bars, ...asked }).warnings.map(({ code }) => code)
  expect(codes({})).toContain('few-rows')
  expect(codes({ where: 'year', value: '2023' })).not.toContain('few-rows')
})

const shops = await tableOf(
  `shop,day,sales\n${times(30, (at) => `s${String(at)},2024-01-${String(at + 1).padStart(2, '0')},${String((at * 7) % 30)}`).join('\n')}\n`,
)
const sums = { show: 'sum', of: 'sales', by: 'shop', split: '-' } as const

test('only the largest or the smallest groups, in their order, and how many are left out', () => {
  const largest = report(shops, { ...sums, limit: '5' })
  expect(largest.whole.map(({ sum }) => sum)).toEqual([29, 28, 27, 26, 25])
  expect(largest).toMatchObject({ left_out: 25, group_count: 30 })
  expect(largest.resolved.limited).toEqual({ count: 5, order: 'largest', of: 30 })
  const smallest = report(shops, { ...sums, limit: '5', order: 'smallest' })
  expect(smallest.whole.map(({ sum }) => sum)).toEqual([0, 1, 2, 3, 4])
  expect(smallest.groups.map(({ sum }) => sum)).toEqual([0, 1, 2, 3, 4])
  expect(largest.warnings.map(({ code }) => code)).not.toContain('many-groups')
})

const fifty = await tableOf(
  `shop,kind,sales\n${times(100, (at) => `s${String(at % 50)},${at < 50 ? 'a' : 'b'},${String(at)}`).join('\n')}\n`,
)

test('what is said of many groups is of those that are drawn, and not of all there are', () => {
  const said = (asked: Partial<Asked>) => {
    const { warnings, advice } = report(fifty, { ...sums, kind: 'bars', ...asked })
    return {
      many: warnings.find(({ code }) => code === 'many-groups')?.text,
      dumbbell: advice.find(({ kind }) => kind === 'dumbbell')?.reason,
    }
  }
  expect(said({ limit: '40' }).many).toBe(
    '40 values of shop are more than can be compared at a glance.',
  )
  expect(said({ split: 'kind', limit: '5' }).dumbbell).toBe(
    'It joins two groups; 5 of shop are drawn.',
  )
  expect(said({ split: 'kind' }).dumbbell).toBe('It joins two groups; 40 of shop are drawn.')
  const one = said({ split: 'kind', where: 'shop', value: 's1' })
  expect(one.dumbbell).toBe('It joins two groups; 1 of shop is drawn.')
})

test('groups of few rows are counted among those a limit leaves', async () => {
  const lines = times(7, (at) => times(at < 2 ? 2 : 12, () => `g${String(at)},${String(at)}`))
  const table = await tableOf(`shop,value\n${lines.flat().join('\n')}\n`)
  const smallOf = (asked: Partial<Asked>) =>
    report(table, { show: 'mean', of: 'value', by: 'shop', split: '-', ...asked }).small
  expect(smallOf({})).toEqual({ count: 2, label: 'g0', rows: 2 })
  expect(smallOf({ limit: '5', order: 'smallest' })).toEqual({ count: 2, label: 'g0', rows: 2 })
  expect(smallOf({ limit: '5' })).toBeNull()
})

test('a limit that cuts nothing off is not spoken of, and time keeps its course', () => {
  expect(report(shops, { ...sums, limit: '40' }).resolved.limited).toBeUndefined()
  const byDay = report(shops, { ...sums, by: 'day', limit: '5' })
  expect(byDay.whole).toHaveLength(30)
  const byWeekday = report(shops, { ...sums, by: 'day', span: 'day of the week', limit: '5' })
  expect(byWeekday.whole).toHaveLength(7)
})
