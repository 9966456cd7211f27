import { expect, test } from 'vitest'
import { initialView } from '@/lib/url-state'
import { defaultReport } from './contract.gen'
import { contributionTitle } from './contribution-figure'
import { contributionRows } from './contribution-rows'
import { flowTitle } from './flow-figure'
import { contributionNote, noteCredit } from './notes'
import { answered, goods, ownReport, partners, withoutPartners } from './own-report.test-support'
import { settings, shockView } from './settings'
import { rowsOf, summaryOf } from './summaries'
import { shockTitle } from './tariff'
import {
  firstInSentence,
  inPeriod,
  inSentence,
  money,
  monthsBetween,
  pairsRefused,
  periodName,
  plain,
  signedMoney,
  unitFor,
} from './words'

test('months and money are written as one says them', () => {
  expect(monthsBetween('2024-11', '2025-02')).toEqual(['2024-11', '2024-12', '2025-01', '2025-02'])
  expect(periodName('2025-01', '2025-12')).toBe('2025')
  expect(periodName('2026-04', '2026-04')).toBe('April 2026')
  expect(periodName('2026-01', '2026-04')).toBe('January to April 2026')
  expect(inPeriod('2025-02', '2026-04')).toBe('from February 2025 to April 2026')
  expect(money(778_991_853_048)).toBe('$779.0\u00a0billion')
  expect(money(999_600)).toBe('$1.0\u00a0million')
  expect(money(-540)).toBe('−\u2060$540')
  expect([signedMoney(540), signedMoney(-540)]).toEqual(['+\u2060$540', '−\u2060$540'])
  expect([plain(25), plain(0.75), plain(2.5)]).toEqual(['25', '0.75', '2.5'])
  expect(unitFor(5e6)).toMatchObject({ scale: 1e6, unit: '$ million' })
  expect(inSentence('Netherlands')).toBe('the Netherlands')
})

test('names of a table of one’s own stay as they are written', () => {
  expect(inSentence('United States')).toBe('the United States')
  expect(firstInSentence('United States')).toBe('The United States')
  for (const name of [
    'Rest of Canada',
    'United Parts Ltd',
    'Netherlands Trading BV',
    'All others',
    'eBay',
  ])
    expect([inSentence(name), firstInSentence(name)]).toEqual([name, name])
  const called = (summary: typeof partners, name: string) => {
    const one = (row: (typeof partners.rows)[number]) => ({ ...row, name })
    return { ...summary, rows: summary.rows.map(one), movers: summary.movers.map(one) }
  }
  const [acme, pipes] = [called(partners, 'Rest of Canada'), called(goods, 'PVC pipes')]
  const products = { ...pipes, by: 'product' as const }
  const bought = {
    partners: { ...acme, flow: 'imports' as const },
    goods: products,
    chapters: null,
  }
  expect(flowTitle({ ...bought, own: null })).toBe(
    'Rest of Canada leads who sells, PVC pipes what comes in',
  )
  expect(contributionTitle({ ...products, growth_pct: null })).toMatch(/ of exports is PVC pipes$/)
  // Sections of the tariff are goods in a sentence.
  expect(contributionTitle({ ...goods, growth_pct: null })).toMatch(/ of exports is [a-z]/)
  const view = shockView(initialView(settings))
  const report = { ...defaultReport.shock, chapter_name: 'PVC pipes' }
  const own = { name: 'mine.csv', rows: 2, csv: '', scope: { recomputed: [], kept: [] } }
  expect(shockTitle({ view, report, own })).toMatch(/tariff of the United States on PVC pipes /)
})

test('a partner called “All others” is one of them, and what is left is not', () => {
  const [row] = partners.rows
  if (!row) throw new Error('no partner')
  const credit = noteCredit(answered)
  const named = { ...row, key: 'All others', name: 'All others' }
  expect(contributionNote(named, partners, credit).title).toBe('What All others added')
  const rest = contributionRows(partners).find(({ kind }) => kind === 'rest')
  expect(rest && contributionNote(rest, partners, credit).title).toBe('What all others added')
  const [section] = goods.movers
  expect(section && contributionNote(section, goods, credit).title).toMatch(/^What [a-z].* added$/)
  const summary = { ...partners, movers: [{ ...named, contribution_pp: -2 }] }
  expect(contributionTitle(summary)).toBe('All others took 2.0 points')
  const ours = { ...summary, movers: [{ ...named, name: 'eBay', contribution_pp: -2 }] }
  expect(contributionTitle(ours)).toBe('eBay took 2.0 points')
})

test('both at once are refused with the reason where a table has not both', () => {
  const bundled = { own: null }
  expect(pairsRefused(bundled, 'partner')).toBeUndefined()
  expect(pairsRefused(bundled, 'pair')).toContain('count the two apart, and nothing is estimated')
  expect(pairsRefused(withoutPartners, 'pair')).toContain('names of one of the two alone')
  expect(pairsRefused(ownReport, 'pair')).toBeUndefined()
  expect([rowsOf(answered.report, 'pair'), rowsOf(withoutPartners, 'pair')]).toEqual([
    'partner',
    'section',
  ])
  expect(rowsOf(ownReport, 'pair')).toBe('pair')
  expect(summaryOf(ownReport, 'pair')).toBe(ownReport.own.pairs)
})
