import { expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { initialView } from '@/lib/url-state'
import { answerOf, byCost, factsOf } from './answer'
import type { AnsweredSearch, Report } from './ask'
import { defaultReport } from './contract.gen'
import { costTitle } from './cost-figure'
import { pricesTitle } from './prices-figure'
import { mostKey, railRows, railTitle } from './rail'
import { settings } from './settings'

const report: Report = { ...defaultReport.report, source: defaultReport.source }
const answeredWith = (patch: Partial<Report>, own: AnsweredSearch['own'] = null) => ({
  view: initialView(settings),
  own,
  report: { ...report, ...patch },
})
const say = (patch: Partial<Report>, own: AnsweredSearch['own'] = null) =>
  plainText(answerOf(answeredWith(patch, own))).replaceAll('\u00a0', ' ')

test('yes comes with how many fit and what the first one saves', () => {
  const text = say({})
  expect(text).toMatch(/^Yes: \d+ of 5,000 synthetic cars fit and \d+ asks? less than/)
  expect(text).toMatch(/ L\/100 km saves \$[\d,]+ on fuel in five years against a /)
})

test('what was not understood is quoted', () => {
  expect(say({ not_understood: ['not a lemon'] })).toMatch(/“not a lemon” was not understood\.$/)
  expect(say({ not_understood: ['fun', 'safe'] })).toMatch(/“fun” and “safe” were not understood/)
  const edited = answeredWith({ not_understood: ['hauls lumber'] })
  const view = { ...edited.view, chips: 'quality:is:towing' }
  expect(plainText(answerOf({ ...edited, view }))).not.toContain('not understood')
})

const wish = (text: string, costs: number, nearest: number | null = null) => ({
  text,
  field: 'km' as const,
  readings: [4],
  alone: 1,
  without: costs,
  costs,
  nearest,
})

test('none names the wish to loosen and the nearest number', () => {
  const none = { fits: 0, listings: [], saving: null }
  expect(say({ ...none, wishes: [wish('AWD', 3), wish('under 20,000 km', 14, 38_000)] })).toBe(
    'None fits both wishes. Without “under 20,000 km” 14 do; the nearest has 38,000 km.',
  )
  expect(say({ ...none, wishes: [wish('AWD', 1)] })).toBe(
    'None fits this wish. Without “AWD” 1 does.',
  )
  const pair = { texts: ['a', 'b'], without: 2 }
  expect(say({ ...none, wishes: [wish('a', 0), wish('b', 0)], pair })).toMatch(
    /Without “a” and “b” 2 do\.$/,
  )
  expect(say({ ...none, wishes: [wish('a', 0), wish('b', 0)] })).toMatch(/Strike a few/)
})

test('own listings are called so, and too few have no fair price', () => {
  const scope = { recomputed: [], kept: [] }
  const text = say(
    { total: 4, fits: 1, below_range: null, saving: null, price_error: null, validation: null },
    { name: 'mine.csv', rows: 4, csv: '', scope },
  )
  expect(text).toMatch(/^Yes: 1 of your 4 cars fits; there are too few to say what is a fair price/)
})

test('every note leads to the figure it stands behind', () => {
  const answered = answeredWith({})
  const said = [...answerOf(answered), ...factsOf(answered).map((fact) => fact.said)]
  for (const part of said) {
    if (typeof part === 'string') continue
    const note = part.note()
    expect(note.formula.join('\n')).toContain(note.result)
    expect(note.source).toContain('Synthetic')
  }
})

test('the rail counts down to the cars that fit', () => {
  const rows = railRows(report)
  expect(rows.map(({ name }) => name).slice(0, 3)).toEqual(['Parse', 'Filter', 'AWD'])
  expect(rows.at(-3)?.kept).toBe(report.fits)
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]
    if (row.isPart && before?.kept != null)
      expect((row.kept ?? 0) + (row.dropped ?? 0)).toBe(before.kept)
  }
  const [worst] = byCost(report)
  expect(railTitle(report)).toContain(`“${worst?.text ?? ''}” costs most cars`)
  expect(rows.find(({ key }) => key === mostKey(report))?.name).toBe(worst?.text)
})

test('titles say what they find, also of nothing', () => {
  expect(railTitle({ wishes: [], fits: 5000, total: 5000 })).toBe('Every car fits')
  expect(railTitle({ wishes: [wish('a', 0)], fits: 0, total: 5000 })).toBe(
    'No single wish is in the way',
  )
  expect(pricesTitle(report.listings.slice(0, 10))).toMatch(/less than/)
  expect(pricesTitle([])).toBe('Too few listings for a fair price')
  expect(costTitle([])).toBe('Nothing to compare')
  expect(costTitle(report.listings.slice(0, 1))).toMatch(/^Five years with the /)
})
