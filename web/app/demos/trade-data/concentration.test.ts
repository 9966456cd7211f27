import { expect, test } from 'vitest'
import type { Indexes } from './ask'
import {
  concentrationTitle,
  concentrationWords,
  panelsOf,
  tableColumns,
  type Concentration,
  type Level,
} from './concentration'
import { levelsOf } from './concentration-figure'
import { defaultReport } from './contract.gen'
import { ownReport } from './own-report.test-support'
import { verdictOf } from './verdict'

const { series, chapter_concentration: chapter, product_concentration: product } = defaultReport
const canadas: Concentration = {
  flow: series.flow,
  columns: series.columns,
  levels: levelsOf(series, { chapter, product }, null),
}
const words = (of: Concentration, isOwn = false) =>
  concentrationWords(of, isOwn).replaceAll('\u00a0', ' ')

/** So many months from January 2024 with these indexes, single and by the year. */
function months(hhi: (number | null)[], year: (number | null)[] = hhi.map(() => null)) {
  const indexes: Indexes = {
    hhi,
    hhi_most: hhi,
    year_hhi: year,
    year_hhi_most: year,
  }
  const columns = hhi.map((_, at) => {
    const month = String((at % 12) + 1).padStart(2, '0')
    return `${String(2024 + Math.floor(at / 12))}-${month}`
  })
  const levels: Level[] = [{ by: 'partner', indexes }]
  return { flow: 'exports', columns, levels } satisfies Concentration
}

test('by partner exports became less concentrated, by chapter too, and by product nobody can tell', () => {
  expect(canadas.levels.map(({ by }) => by)).toEqual(['partner', 'chapter', 'product'])
  // The year to December 2024 is the published 0.586451.
  expect(concentrationTitle(canadas)).toBe(
    'By partner, exports are less concentrated: HHI 0.586 in 2024, 0.495 from May 2025 to April 2026',
  )
  const said = words(canadas)
  expect(said).toContain('Twelve months at a time, so that the seasons cancel.')
  expect(said).toContain('By chapter it fell from 0.092 to 0.091.')
  expect(said).toContain(
    'By product it cannot be told: 0.027 to 0.035 then, 0.029 to 0.036 at last.',
  )
  expect(said).toContain('What is left of a chapter is one figure')
  expect(said).toContain('a price alone moves shares')
  expect(said).not.toContain('in common')
})

test('the panels begin where twelve months are full, and name what is a least', () => {
  const { columns, items } = panelsOf(canadas)
  expect(columns[0]).toBe('2024-12')
  expect(items.map(({ name }) => name)).toEqual([
    'By partner',
    'By chapter',
    'By product, at least',
  ])
  expect(items.every(({ values }) => values.length === columns.length)).toBe(true)
  expect(items[0]?.values[12]).toBe(0.532096)
})

test('the table has months and years of each level, and the most where it is open', () => {
  const columns = tableColumns(canadas)
  expect(columns.map(({ key }) => key)).toEqual([
    'partner_hhi',
    'partner_year_hhi',
    'chapter_hhi',
    'chapter_year_hhi',
    'product_hhi',
    'product_hhi_most',
    'product_year_hhi',
    'product_year_hhi_most',
  ])
  expect(columns[1]?.value({ at: 23 })).toBe(0.532096)
  expect(columns[1]?.value({ at: 0 })).toBeNull()
})

test('a short table is told by single months, with the caveat of the seasons', () => {
  const short = months([0.5, null, 0.7])
  expect(concentrationTitle(short)).toBe(
    'By partner, exports are more concentrated: HHI 0.500 in January 2024, 0.700 in March 2024',
  )
  expect(words(short, true)).toContain('Single months, not adjusted for the seasons.')
  expect(panelsOf(short).items[0]?.values).toEqual([0.5, null, 0.7])
  // One month has nothing to be compared with.
  expect(concentrationTitle(months([0.5]))).toBe('Concentration of exports')
  expect(concentrationTitle(months([null, null]))).toBe('Concentration of exports')
  expect(concentrationTitle({ ...short, levels: [] })).toBe('Concentration of exports')
})

test('years of which most months have no trade are none, and those with some say how many', () => {
  const year = Array.from({ length: 24 }, (_, at) => (at < 11 ? null : 0.5))
  const few = months(
    year.map((_, at) => (at === 0 || at === 12 || at === 13 ? 0.6 : null)),
    year,
  )
  expect(concentrationTitle(few)).toContain('HHI 0.600 in January 2024, 0.600 in February 2025')
  expect(words(few)).toContain('Single months')
  const half = months(
    year.map((_, at) => (at % 2 === 0 ? 0.6 : null)),
    year,
  )
  expect(words(half)).toContain(
    'Twelve months at a time; 6 of the first and 6 of the last have trade.',
  )
})

test('spans that do not overlap are told as spans', () => {
  const [least, most] = [
    [0.5, 0.3],
    [0.6, 0.35],
  ]
  const open: Indexes = { hhi: least, hhi_most: most, year_hhi: [], year_hhi_most: [] }
  const two = months([0.5, 0.5])
  const both = { ...two, levels: [...two.levels, { by: 'product' as const, indexes: open }] }
  expect(words(both, true)).toContain(
    'By product it fell from between 0.500 and 0.600 to between 0.300 and 0.350.',
  )
  expect(words(both, true)).toContain('the most counts it to the largest')
})

test('years that overlap say by how much', () => {
  const year = Array.from({ length: 14 }, (_, at) => (at < 11 ? null : 0.5 - at / 100))
  const two = months(
    year.map(() => 0.4),
    year,
  )
  expect(words(two)).toContain('The first and the last twelve have 10 in common.')
})

test('spans that overlap leave it open, near ones are the same', () => {
  const at = (least: number, most = least) => ({ least, most })
  expect(verdictOf(at(0.4), at(0.5))).toBe('less')
  expect(verdictOf(at(0.5), at(0.4))).toBe('more')
  expect(verdictOf(at(0.5), at(0.5004))).toBe('same')
  expect(verdictOf(at(0.4, 0.6), at(0.5))).toBe('open')
  expect(verdictOf(at(0.08, 0.44), at(0.08, 0.44))).toBe('open')
})

test('of a table of one’s own the levels are those it has names of', () => {
  const { own } = ownReport
  const none = { chapter: null, product: null }
  const products = { ...series, by: 'product' as const }
  const by = (report: typeof own & { product_series?: typeof series }) =>
    levelsOf(report.series, none, report).map((level) => level.by)
  expect(by({ ...own, product_series: products })).toEqual(['partner', 'product'])
  expect(by(own)).toEqual(['partner'])
  expect(by({ ...own, series: products })).toEqual(['product'])
})
