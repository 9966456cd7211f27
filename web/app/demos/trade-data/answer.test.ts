import { expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { answerOf, indexNote, mover, noteCredit } from './answer'
import { tradeQuestion, type AnsweredTrade } from './ask'
import { contributionTitle, movers } from './contribution-figure'
import { defaultReport } from './contract.gen'
import { betweenBoth, endsOf, throughBorder } from './flow-figure'
import { gridTitle } from './grid-figure'
import { monthsTitle } from './months-figure'
import { reconcileTitle, wholeYear } from './reconcile-figure'
import { chapterFor, partnerFor, shockTitle, triedValues } from './tariff'
import { colourWords, nested, paired, sharesTitle, toneOf } from './treemap-figure'
import { initialView } from '@/lib/url-state'
import { settings, shockView } from './settings'
import {
  inPeriod,
  inSentence,
  money,
  monthsBetween,
  periodName,
  plain,
  signedMoney,
  unitFor,
} from './words'

const answered: AnsweredTrade = tradeQuestion.initial
const { partners, goods } = answered.report

/** The answer in plain words, its spaces as one types them. */
const said = (change: Partial<AnsweredTrade['report']['partners']> = {}) =>
  plainText(
    answerOf({ ...answered, report: { ...answered.report, partners: { ...partners, ...change } } }),
  ).replaceAll('\u00a0', ' ')

test('the verdict comes first, and every figure of it opens', () => {
  expect(said()).toMatch(/^Canada’s exports fell 0\.2 % in 2025, to \$779\.0 billion\. The United/)
  for (const part of answerOf(answered)) {
    if (typeof part === 'string') continue
    const note = part.note()
    expect(note.formula.join('\n')).toContain(note.result)
    expect(note.source).not.toBe('')
  }
  const titles = answerOf(answered).flatMap((part) =>
    typeof part === 'string' ? [] : [part.note().title],
  )
  expect(new Set(titles).size).toBe(titles.length)
})

test('growth, standstill and no comparison are told apart', () => {
  expect(said({ growth_pct: 3 })).toContain('exports grew 3.0 % in 2025')
  expect(said({ growth_pct: 0.01 })).toContain('exports hardly changed in 2025')
  const bare = said({ growth_pct: null, compare_from: null, compare_to: null })
  expect(bare).toBe(
    'Canada’s exports were $779.0 billion in 2025. The United States had 72.5 % of them. Nothing is compared.',
  )
  expect(said({ growth_pct: null })).toContain('There were none in 2024.')
})

test('the index rises, falls or stays', () => {
  const spans = { hhi: 0.6, hhi_most: 0.61, hhi_before: 0.5, hhi_most_before: 0.51 }
  expect(said(spans)).toContain('Trade is more concentrated')
  expect(said({ ...spans, hhi: 0.4, hhi_most: 0.41 })).toContain('Trade is less concentrated')
  expect(said({ ...spans, hhi: 0.5, hhi_before: 0.5001 })).toContain('as concentrated as before')
  // A rest leaves a span, and the two overlap.
  expect(said({ ...spans, hhi_most_before: 0.605 })).toContain('cannot be told')
})

test('with a rest the index is a span and the entropy a least, without one both are whole', () => {
  const credit = noteCredit(answered)
  const names = (summary: typeof partners) =>
    (indexNote(summary, false, credit).inputs ?? []).map(({ name }) => name)
  const span = { ...partners, hhi_most: partners.hhi + 0.01 }
  expect(names(span)).toEqual([
    'Entropy, −Σ share × ln share, at least',
    'HHI with the rest as one',
  ])
  expect(indexNote(span, false, credit).text).toContain('this table cannot say where')
  // Partners shown as one are counted each on their own.
  expect(partners.rows.some(({ kind }) => kind === 'rest')).toBe(true)
  expect(names(partners)).toEqual(['Entropy, −Σ share × ln share'])
  expect(indexNote(partners, false, credit).text).not.toContain('cannot say')
})

test('months and money are written as one says them', () => {
  expect(monthsBetween('2024-11', '2025-02')).toEqual(['2024-11', '2024-12', '2025-01', '2025-02'])
  expect(periodName('2025-01', '2025-12')).toBe('2025')
  expect(periodName('2026-04', '2026-04')).toBe('April 2026')
  expect(inPeriod('2025-02', '2026-04')).toBe('from February 2025 to April 2026')
  expect(money(778_991_853_048)).toBe('$779.0\u00a0billion')
  expect(money(999_600)).toBe('$1.0\u00a0million')
  expect(money(-540)).toBe('−$540')
  expect([signedMoney(540), signedMoney(-540)]).toEqual(['+$540', '−$540'])
  expect([plain(25), plain(0.75), plain(2.5)]).toEqual(['25', '0.75', '2.5'])
  expect(unitFor(5e6)).toMatchObject({ scale: 1e6, unit: '$ million' })
  expect(inSentence('Netherlands')).toBe('the Netherlands')
  expect(inSentence('Rest of the world')).toBe('the rest of the world')
})

test('the bars go from the most added to the most taken', () => {
  const shown = movers(partners)
  expect(shown[0]?.key).toBe('GB')
  expect(shown.at(-1)?.key).toBe('US')
  expect(contributionTitle(partners)).toBe(
    'The United Kingdom added 2.3 points, the United States took 4.0',
  )
  expect(mover({ ...partners, rows: [] }, 1)).toBeUndefined()
})

test('without a comparison the titles tell shares, and a rest leads none', () => {
  const bare = { growth_pct: null, compare_from: null }
  expect(contributionTitle({ ...partners, ...bare })).toBe(
    'The United States has 72.5\u00a0% of exports',
  )
  expect(contributionTitle({ ...goods, ...bare })).toMatch(/^\d+\.\d\s% of exports is minerals and/)
  expect(contributionTitle({ ...goods, ...bare, rows: [] })).toBe('No exports')
  expect(sharesTitle(partners)).toMatch(/^The United States and the United Kingdom make up \d+\s%/)
  expect(sharesTitle(goods)).toMatch(
    /^Two sections make up \d+\s% of exports: minerals and fuels; /,
  )
})

test('the flows of both sides add up to the total', () => {
  const { links } = throughBorder(partners, goods)
  const sum = (end: 'from' | 'to') =>
    links.filter((link) => link[end] === 'middle').reduce((all, { value }) => all + value, 0)
  expect(sum('to')).toBeCloseTo(partners.total, 0)
  expect(sum('from')).toBeCloseTo(partners.total, 0)
  expect(endsOf('partner', partners.rows).at(-1)?.name).toBe('All others')
})

const links = [
  { partner: 'United States', product: 'Pumps', value: 5, before: 4 },
  { partner: 'Nowhere', product: 'Pumps', value: 2, before: 3 },
]
const table = { partners, products: goods, series: defaultReport.series, links, links_share: 1 }
const ownReport = {
  ...answered.report,
  own: { ...table, first: '2024-01', last: '2025-12', rows: 2 },
}

test('a table of one’s own is joined product by product', () => {
  const flows = betweenBoth(ownReport)
  expect(flows.links).toEqual([
    { from: 'good:others', to: 'partner:US', value: 5 },
    { from: 'good:others', to: 'partner:others', value: 2 },
  ])
  const [first] = paired(ownReport, 'partner')
  expect(first?.parts).toEqual([
    { key: 'United States, Pumps', name: 'Pumps', value: 5, tone: 'signal' },
  ])
})

test('green says that something grew, and nothing where nothing is compared', () => {
  expect(toneOf({ value: 5, before: 4 })).toBe('signal')
  expect(toneOf({ value: 5, before: 0 })).toBe('signal')
  expect(toneOf({ value: 3, before: 4 })).toBe('noise')
  const bare = { ...goods, compare_from: null, compare_to: null }
  const rows = goods.rows.map((row) => ({ ...row, before: null, growth_pct: null }))
  expect(nested({ ...bare, rows }, null).every(({ tone }) => tone === 'noise')).toBe(true)
  expect(colourWords(goods)).toContain('Green grew')
  expect(colourWords(bare)).not.toContain('Green')
})

test('sections hold their chapters once those are there', () => {
  expect(nested(goods, null).every((item) => item.parts === undefined)).toBe(true)
  const row = { ...goods.rows[0], key: '27', parent: goods.rows[0]?.key ?? '' }
  const chapters = { ...goods, rows: [row as (typeof goods.rows)[number]] }
  const [first] = nested(goods, { chapters, products: { ...goods, rows: [] } })
  expect(first?.parts?.map(({ key }) => key)).toEqual(['27'])
})

test('the tariff says what it would take, and of whom', () => {
  const view = shockView(initialView(settings))
  expect(shockTitle({ view, report: defaultReport.shock })).toMatch(
    /^A 25\s% tariff of the United States on everything would take \$\d+\.\d\sbillion, \d+\.\d\s% of exports$/,
  )
  const none = { ...defaultReport.shock, change: 0, lost: 0 }
  expect(shockTitle({ view, report: none })).toContain('would change nothing')
  const moved = { ...defaultReport.shock, change: 0 }
  expect(shockTitle({ view, report: moved })).toMatch(
    /would send \$160\.6\sbillion to other buyers/,
  )
  expect(partnerFor(view, answered.report)).toBe('US')
  expect(partnerFor(view, ownReport)).toBe('United States')
  expect(chapterFor({ ...view, chapter: '87' }, answered.report)).toBe('87')
  expect(chapterFor({ ...view, chapter: 'Pumps' }, answered.report)).toBe('')
  expect(triedValues(defaultReport.shock)).toContain('lasticity 0.75 to 2.25')
  expect(gridTitle(defaultReport.shock)).toMatch(/^Between a mild and a hard reading/)
})

test('titles of the other figures are findings', () => {
  const report = { ...defaultReport.reconciliation, source: defaultReport.source }
  expect(reconcileTitle(report)).toBe(
    'In 2024 the balance of payments had exports 0.4\u00a0% below customs and imports 2.3\u00a0% above',
  )
  expect(wholeYear(report)?.year).toBe(2024)
  expect(reconcileTitle({ ...report, years: [] })).toBe('Customs against the balance of payments')
  expect(monthsTitle(defaultReport.series)).toMatch(
    /^Of those drawn, .* grew most: the last twelve months were \d+\s%/,
  )
  expect(monthsTitle({ ...defaultReport.series, rows: [] })).toBe('Exports month by month')
})
