import { expect, test } from 'vitest'
import { initialView } from '@/lib/url-state'
import type { AnsweredTrade } from './ask'
import { defaultReport } from './contract.gen'
import { gridTitle } from './grid-figure'
import { answered, goods, ownReport, withoutPartners } from './own-report.test-support'
import { settings, shockView } from './settings'
import { chapterFor, keptNote, partnerFor, shockTitle } from './tariff'
import { choicesOf, ofPartner, onChapter } from './tariff-choices'

test('a chapter of the bundled tables makes the tariff everybody’s, and everybody’s has a chapter', () => {
  const view = shockView(initialView(settings))
  const { report } = answered
  expect(onChapter(view, report, '76')).toEqual({ chapter: '76', partner: 'all' })
  // With a share one assumes the partner stays, as it does in a table that has both.
  expect(onChapter({ ...view, partner_share_pct: 40 }, report, '76')).toEqual({ chapter: '76' })
  expect(onChapter(view, ownReport, 'Pumps')).toEqual({ chapter: 'Pumps' })
  const everybodys = { ...view, partner: 'all', chapter: '76' }
  expect(onChapter(everybodys, report, '')).toEqual({ chapter: '', partner: 'US' })
  expect(ofPartner(view, report, 'all')).toEqual({ partner: 'all', chapter: '27' })
  expect(ofPartner(everybodys, report, 'all')).toEqual({ partner: 'all' })
  expect(ofPartner(view, report, 'GB')).toEqual({ partner: 'GB' })
  const [most] = goods.rows
  expect(ofPartner(view, ownReport, 'all')).toEqual({ partner: 'all', chapter: most?.name })
})

test('everybody is offered from the start, and only what a table has', () => {
  const own = { name: 'mine.csv', rows: 2, csv: '', scope: { recomputed: [], kept: [] } }
  const none = { partner: '', chapter: '' }
  const values = (report: AnsweredTrade['report'], mine: AnsweredTrade['own']) => {
    const { partners: whose, chapters } = choicesOf({ own: mine, report }, [], none)
    return [whose[0]?.value, chapters[0]?.value]
  }
  expect(values(answered.report, null)).toEqual(['all', ''])
  expect(values(ownReport, own)).toEqual(['all', ''])
  // Without partners there is no tariff of one on everything.
  expect(values(withoutPartners, own)).toEqual(['all', goods.rows[0]?.name])
  const withoutGoods = { ...ownReport, goods: { ...goods, rows: [] } }
  expect(values(withoutGoods, own)).toEqual(['United States', ''])
})

test('the note of a tariff has no row of others where there are none', () => {
  const view = shockView(initialView(settings))
  const names = (change: Partial<typeof defaultReport.shock>) => {
    const report = { ...defaultReport.shock, ...change }
    return (keptNote({ view, report, own: null }).inputs ?? []).map(({ name }) => name)
  }
  expect(names({})).toEqual(['Sold to others', 'Duty the partner takes'])
  expect(names({ partner: null, partner_name: null })).toEqual(['Duty the partners take'])
  expect(names({ rows: defaultReport.shock.rows.slice(0, 1) })).toEqual(['Duty the partner takes'])
})

test('the tariff says what it would take, and of whom', () => {
  const view = shockView(initialView(settings))
  const canadas = { view, own: null }
  expect(shockTitle({ ...canadas, report: defaultReport.shock })).toMatch(
    /^A 25\s% tariff of the United States on everything would take \$\d+\.\d\sbillion, \d+\.\d\s% of exports$/,
  )
  const none = { ...defaultReport.shock, change: 0, lost: 0 }
  expect(shockTitle({ ...canadas, report: none })).toContain('would change nothing')
  const moved = { ...defaultReport.shock, change: 0 }
  expect(shockTitle({ ...canadas, report: moved })).toMatch(
    /would send \$160\.6\sbillion to other buyers/,
  )
  expect(partnerFor(view, answered.report)).toBe('US')
  expect(partnerFor(view, ownReport)).toBe('United States')
  expect(chapterFor({ ...view, chapter: '87' }, answered.report)).toBe('87')
  expect(chapterFor({ ...view, chapter: 'Pumps' }, answered.report)).toBe('')
  // Everybody's tariff is one on a chapter alone.
  const everybodys = { ...view, partner: 'all' }
  expect(partnerFor(everybodys, answered.report)).toBe('US')
  expect(partnerFor({ ...everybodys, chapter: '76' }, answered.report)).toBe('all')
  const ofAll = { ...defaultReport.shock, partner: null, partner_name: null }
  expect(shockTitle({ ...canadas, report: { ...ofAll, chapter_name: 'Aluminum' } })).toMatch(
    /^A 25\s% tariff of everybody on aluminum would take/,
  )
  expect(gridTitle(defaultReport.shock)).toMatch(/^Between a mild and a hard reading/)
})
