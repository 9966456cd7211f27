import { expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { answerOf } from './answer'
import { shockQuestion, tableRequest, tradeQuestion, type AnsweredTrade } from './ask'
import { builderRests, builderTitle } from './builder-figure'
import { exchangesOf } from './calls'
import { contributionTitle } from './contribution-figure'
import { contributionRows, drawnWords } from './contribution-rows'
import { defaultReport } from './contract.gen'
import { betweenBoth, endsOf, flowTitle, intoChapters } from './flow-figure'
import { gridTitle } from './grid-figure'
import { monthsTitle } from './months-figure'
import { indexNote, noteCredit } from './notes'
import { reconcileTitle, wholeYear } from './reconcile-figure'
import { firstBelow, monthlyShares, shareTitle } from './share-figure'
import { hasBoth, mover, ownSeriesOf } from './summaries'
import { chapterFor, keptNote, partnerFor, shockTitle } from './tariff'
import { choicesOf, ofPartner, onChapter } from './tariff-choices'
import { colourWords, footOf, sharesTitle } from './treemap-figure'
import { nested, paired, toldOf, toneOf } from './treemap-items'
import { levelOf, levelRows, levelTitle } from './treemap-level'
import { initialView } from '@/lib/url-state'
import { chosenMonths, settings, shockView, tableView, tradeView } from './settings'
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
  expect(said()).toMatch(
    /^Canada’s exports fell 0\.2 % in 2025 against 2024, to \$779\.0 billion\. The United/,
  )
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
  expect(said({ growth_pct: 3 })).toContain('exports grew 3.0 % in 2025 against 2024, to')
  expect(said({ growth_pct: 0.01 })).toContain(
    'exports hardly changed in 2025 against 2024, at $779.0 billion.',
  )
  const bare = said({ growth_pct: null, compare_from: null, compare_to: null })
  expect(bare).toBe(
    'Canada’s exports were $779.0 billion in 2025. The United States had 72.5 % of them. Nothing is compared.',
  )
  expect(said({ growth_pct: null })).toContain('There were none in 2024.')
})

test('the index rises, falls or stays', () => {
  const spans = { hhi: 0.6, hhi_most: 0.61, hhi_before: 0.5, hhi_most_before: 0.51 }
  expect(said(spans)).toContain('Trade is more concentrated than in 2024: ')
  expect(said({ ...spans, hhi: 0.4, hhi_most: 0.41 })).toContain(
    'Trade is less concentrated than in 2024: ',
  )
  const close = { hhi: 0.5, hhi_most: 0.5, hhi_before: 0.5001, hhi_most_before: 0.5001 }
  expect(said(close)).toContain('as concentrated as in 2024')
  // A rest leaves a span, and the two overlap.
  expect(said({ ...spans, hhi_most_before: 0.605 })).toContain('cannot be told')
  // Equal at the least, and with a rest of 60 % anywhere up to 0.44.
  const wide = { hhi: 0.08, hhi_most: 0.44, hhi_before: 0.08, hhi_most_before: 0.44 }
  expect(said(wide)).toContain('Whether trade is more concentrated than in 2024 cannot be told: ')
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
  for (const name of ['Rest of Canada', 'United Parts Ltd', 'Netherlands Trading BV'])
    expect(inSentence(name)).toBe(name)
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

test('the bars go from the most added to the most taken', () => {
  const shown = contributionRows(partners)
  expect(shown.map(({ key }) => key)).toEqual(
    'GB CN DE NL SG ID ES BR SA IN CH US others total'.split(' '),
  )
  expect(contributionTitle(partners)).toBe(
    'The United Kingdom added 2.3 points, the United States took 4.0',
  )
  expect(mover({ ...partners, movers: [] }, 1)).toBeUndefined()
})

test('what is shown adds up to the sum at the foot', () => {
  for (const summary of [partners, goods, defaultReport.chapters]) {
    const shown = contributionRows(summary)
    const total = shown.pop()
    expect(total).toMatchObject({ kind: 'sum', value: summary.total })
    const sum = (of: (row: (typeof shown)[number]) => number) =>
      shown.reduce((all, row) => all + of(row), 0)
    expect(sum(({ value }) => value)).toBeCloseTo(summary.total, 0)
    expect(sum(({ before }) => before ?? 0)).toBeCloseTo(summary.total_before ?? 0, 0)
    expect(sum(({ contribution_pp }) => contribution_pp ?? 0)).toBeCloseTo(
      summary.growth_pct ?? 0,
      2,
    )
  }
  // All rows stand on their own: there are no others.
  const [first] = partners.movers
  const alone = { ...partners, movers: first ? [first] : [], total: first?.value ?? 0 }
  const rows = contributionRows({ ...alone, total_before: first?.before ?? 0 })
  expect(rows.map(({ key }) => key)).toEqual(['US', 'total'])
  const bare = contributionRows({ ...partners, growth_pct: null, total_before: null })
  expect(bare[0]?.key).toBe('US')
  expect(bare.some(({ kind }) => kind === 'sum')).toBe(false)
  expect(bare).toHaveLength(13)
})

test('the words say which rows are drawn, one of the other way and no others too', () => {
  expect(drawnWords(partners)).toBe(
    'Drawn: of all partners, the 12 that changed most in dollars, up or down, and all others as one',
  )
  const row = (value: number) =>
    ({ ...partners.rows[0], value, before: 5 }) as (typeof partners.rows)[number]
  const moved = (values: number[]) => {
    const movers = values.map(row)
    const sum = values.reduce((all, value) => all + value, 0)
    return { ...partners, movers, total: sum, total_before: 5 * values.length }
  }
  expect(drawnWords(moved([9, 8, 4]))).toBe(
    'Drawn: of all partners, the 2 that changed most in dollars, all of them up, then the one furthest down',
  )
  expect(drawnWords(moved([1, 2, 6]))).toContain('all of them down, then the one furthest up')
  expect(drawnWords(moved([9]))).toBe(
    'Drawn: of all partners, the one that changed most in dollars, up or down',
  )
  expect(drawnWords({ ...moved([]), total: 7 })).toBe('Drawn: all as one')
  expect(drawnWords({ ...goods, growth_pct: null, total_before: null })).toBe(
    'Drawn: of all sections, the 12 largest, and all others as one',
  )
})

test('a table’s months are its newest until some are chosen, and 2025 is a choice there', () => {
  const view = initialView(settings)
  const year = { from: '2025-01', to: '2025-12' }
  expect(tradeView(view)).toMatchObject(year)
  const own = { name: 'mine.csv', rows: 2, csv: 'x', scope: { recomputed: [], kept: [] } }
  const sent = (change: Partial<typeof view>) =>
    tableRequest(tradeView({ ...view, ...change }, true), own).body
  expect(sent({})).toEqual({ csv: 'x', flow: 'exports' })
  expect(sent(chosenMonths(year, true))).toEqual({ csv: 'x', flow: 'exports', ...year })
  // Of Canada's trade these are the months of the plain page.
  expect(chosenMonths(year, false)).toEqual({ from: '', to: '' })
  expect(chosenMonths({ from: '2026-01', to: '2026-04' }, false)).toEqual({
    from: '2026-01',
    to: '2026-04',
  })
})

test('who moved the total is looked for among all, and never those folded into one', () => {
  const row = (key: string, name: string, contribution_pp: number) =>
    ({ ...partners.rows[0], key, name, contribution_pp }) as (typeof partners.rows)[number]
  const us = row('US', 'United States', -2.1)
  const others = { ...row('others', '203 others', 1.4), kind: 'rest' as const }
  // Mexico is not among the rows on their own.
  const change = {
    growth_pct: 2.8,
    rows: [us, others],
    movers: [us, row('MX', 'Mexico', 0.8)],
  }
  expect(said(change)).toContain(
    'Mexico added 0.8 percentage points, the United States took away 2.1.',
  )
  expect(said(change)).not.toContain('others')
  expect(contributionTitle({ ...partners, ...change })).toBe(
    'Mexico added 0.8 points, the United States took 2.1',
  )
})

test('the share of the largest partner fell below a round figure in May 2025', () => {
  const { series } = defaultReport
  const shares = monthlyShares(series)
  expect(shares?.name).toBe('United States')
  expect(firstBelow(shares?.months ?? [])).toMatchObject({ line: 70, month: '2025-05' })
  expect(firstBelow(shares?.months ?? [])?.share_pct).toBeCloseTo(69.63, 2)
  expect(shareTitle(series)).toBe('The United States fell below 70\u00a0% of exports in May 2025')
  // A share that stays above is told by its ends.
  const firsts = { columns: series.columns.slice(0, 2), totals: series.totals.slice(0, 2) }
  expect(shareTitle({ ...series, ...firsts })).toBe(
    'The United States had 78.1\u00a0% in January 2024 and 75.4\u00a0% in February 2024 of exports',
  )
  const alone = { columns: series.columns.slice(0, 1), totals: series.totals.slice(0, 1) }
  expect(shareTitle({ ...series, ...alone })).toBe(
    'The United States had 78.1\u00a0% in January 2024 of exports',
  )
  // A month in which nothing was traded has no share, and is no end.
  const late = { ...series, totals: [0, ...series.totals.slice(1)] }
  expect(shareTitle({ ...late, columns: series.columns.slice(0, 2) })).not.toContain('January')
  expect(monthlyShares({ ...series, rows: [] })).toBeNull()
})

test('the table one builds counts partners and goods, and not what is left', () => {
  const { series } = defaultReport
  const view = { rows: 'partner', step: 'year', measure: 'exports', within: '' } as const
  expect(series.rows.at(-1)?.kind).toBe('rest')
  expect(builderTitle(view, series)).toBe('Exports of 8 partners by year')
  expect(builderRests(series)).toContain('What is left')
  expect(builderRests({ rows: series.rows.slice(0, 8) })).toBe('')
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

test('sections flow into their chapters, and all of both is the total', () => {
  const { links, nodes } = intoChapters(goods, defaultReport.chapters)
  expect(links.reduce((all, { value }) => all + value, 0)).toBeCloseTo(goods.total, 0)
  const of = (from: string) => links.filter((link) => link.from === from)
  const section = goods.rows.find(({ key }) => key === 'XVI')
  expect(of('section:XVI').map(({ to }) => to)).toEqual(['chapter:84', 'chapter:85'])
  expect(of('section:XVI').reduce((all, { value }) => all + value, 0)).toBeCloseTo(
    section?.value ?? 0,
    0,
  )
  // Of minerals and fuels, salt and stone are not among the largest chapters.
  expect(of('section:V').map(({ to, tone }) => [to, tone])).toEqual([
    ['chapter:27', 'signal'],
    ['chapter:26', 'signal'],
    ['rest:section:V', 'signal'],
  ])
  // No chapter of chemicals is among the largest: the section stands as one.
  expect(of('section:VI').map(({ to }) => to)).toEqual(['rest:section:VI'])
  expect(nodes.find(({ key }) => key === 'rest:section:VI')?.name).toBe('Chapters: chemicals')
  expect(of('section:others').map(({ to }) => to)).toEqual(['rest:section:others'])
  expect(links.every(({ value }) => value > 0)).toBe(true)
  expect(flowTitle(answered.report)).toMatch(
    /^Minerals and fuels lead what goes out, 91\s% of it mineral fuels and oils$/,
  )
  expect(endsOf('partner', partners.rows).at(-1)?.name).toBe('All others')
})

test('what came back is more than was sold: no stream is drawn for less than nothing', () => {
  const [first] = partners.rows
  if (!first) throw new Error('no partner')
  const returned = { ...first, key: 'returns', name: 'Returns', value: -2 }
  expect(endsOf('partner', [first, returned]).map(({ name }) => name)).toEqual([first.name])
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
  expect(first?.parts?.[0]).toEqual({
    key: 'United States, Pumps',
    name: 'Pumps',
    value: 5,
    tone: 'signal',
    growth_pct: 25,
    pale: false,
  })
})

test('what an answer leaves of a row’s pairs is a part of it, and leads no title', () => {
  const row = (name: string, kind: 'one' | 'rest') =>
    ({ ...partners.rows[0], key: name, name, kind, value: 100 }) as (typeof partners.rows)[number]
  const pair = (product: string, value: number) => ({
    partner: 'Iceland',
    product,
    value,
    before: value,
  })
  const opened = (...pairs: readonly (typeof links)[number][]) => {
    const report = {
      ...ownReport,
      partners: { ...partners, rows: [row('Iceland', 'one')] },
      goods: { ...goods, rows: [...goods.rows, row('Not named', 'rest')] },
      own: { ...ownReport.own, links: [...pairs] },
    }
    const level = levelOf(paired(report, 'partner'), 'Iceland')
    if (!level) throw new Error('the level is there')
    return { level, title: levelTitle(level, 'exports').replaceAll('\u00a0', ' ') }
  }
  const { level, title } = opened(pair('Pumps', 6), pair('Valves', 5))
  expect(title).toBe('Two parts make up 11 % of exports under “Iceland”: Pumps; Valves')
  expect(level.parts[0]).toMatchObject({ name: 'All others', value: 89, pale: true })
  // Binary fractions leave less than a cent of it, and that is nothing.
  const whole = opened(pair('Pumps', 64.1), pair('Valves', 35.9))
  expect(whole.level.parts).toHaveLength(2)
  // What has no name is nobody either.
  const unnamed = opened(pair('Not named', 60), pair('Pumps', 30), pair('Valves', 10))
  expect(unnamed.title).toBe('Two parts make up 40 % of exports under “Iceland”: Pumps; Valves')
})

test.each<[string, number | null, number, 'signal' | 'noise', number | null]>([
  ['more', 90, 50, 'signal', 150],
  ['less', 300, 100, 'noise', -50],
  ['the same', 120, 20, 'signal', 0],
  ['new', 20, 20, 'signal', null],
  ['compared with nothing', null, 20, 'noise', null],
])(
  'the rest of a row is coloured and told like its other parts: %s',
  (_, before, pumps, tone, growth) => {
    const { rows } = partners
    const iceland = {
      ...rows[0],
      key: 'IS',
      name: 'Iceland',
      value: 109,
      before,
    } as (typeof rows)[number]
    const report = {
      ...ownReport,
      partners: { ...partners, total: 200, rows: [iceland] },
      own: {
        ...ownReport.own,
        links: [
          {
            partner: 'Iceland',
            product: 'Pumps',
            value: 9,
            before: before === null ? null : pumps,
          },
        ],
      },
    }
    const items = paired(report, 'partner')
    const level = levelOf(items, 'IS')
    if (!level) throw new Error('the level is there')
    expect(level.parts[0]).toMatchObject({ name: 'All others', value: 100, tone, pale: true })
    const [rest] = levelRows(level, toldOf(report.partners, null, items), 200)
    expect(rest).toMatchObject({ name: 'All others', value: 100, share: 0.5 })
    expect(rest?.growth_pct).toBe(growth)
  },
)

test('the months of a table of one’s own are by product where its rows are', () => {
  const { series } = defaultReport
  const byProduct = { ...series, by: 'product' as const }
  const both = { series, product_series: byProduct }
  expect(ownSeriesOf(both, 'partner')).toBe(series)
  expect(ownSeriesOf(both, 'section')).toBe(byProduct)
  // An address may ask for chapters, which a table does not have: its rows are products then.
  expect(ownSeriesOf(both, 'chapter')).toBe(byProduct)
  // With partners or products alone there is one, whichever is asked for.
  expect(ownSeriesOf({ series, product_series: null }, 'section')).toBe(series)
  expect(ownSeriesOf({ series: byProduct, product_series: null }, 'partner')).toBe(byProduct)
})

/** The same table without a column of partners: one rest stands for everybody. */
const withoutPartners = {
  ...ownReport,
  partners: { ...partners, rows: partners.rows.filter(({ kind }) => kind === 'rest'), movers: [] },
  own: { ...ownReport.own, links: links.map((link) => ({ ...link, partner: 'Not named' })) },
}

test('a table without partners opens no product to a partner that is none', () => {
  expect([hasBoth(ownReport), hasBoth(withoutPartners)]).toEqual([true, false])
  const named = { ...goods, rows: goods.rows.map((row) => ({ ...row, name: 'Pumps' })) }
  const opens = (report: typeof ownReport) =>
    paired({ ...report, goods: named }, 'section').some(({ parts }) => parts)
  expect([opens(ownReport), opens(withoutPartners)]).toEqual([true, false])
  expect(footOf(ownReport, 'section')).toContain('the partners each has')
  expect(footOf(withoutPartners, 'section')).toBe('Products of your table.')
})

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

test('the calls are those of every view, each once, and the tariff last with its answer', () => {
  const table = tableView(initialView(settings))
  const calls = (by: 'partner' | 'chapter', own: AnsweredTrade['own'] = null) =>
    exchangesOf({ view: answered.view, own }, by, table, shockQuestion.initial)
  const paths = (...of: Parameters<typeof calls>) =>
    calls(...of).map(({ request }) => request.path.replace('/api/v1/trade-data/', ''))
  const ofAll = [
    'reconcile',
    'series?by=section&step=year&flow=balance&top=300',
    'intra-industry?from=2025-01&to=2025-12',
    'advantage',
    'shock',
  ]
  const ofPartners = paths('partner')
  expect(ofPartners.slice(3)).toEqual(['series?flow=exports&by=partner', ...ofAll])
  const ofChapters = paths('chapter')
  expect(new Set(ofChapters).size).toBe(ofChapters.length)
  expect(ofChapters).toContain('summary?flow=exports&from=2025-01&to=2025-12&by=product')
  expect(ofChapters).toContain('series?flow=exports&by=chapter')
  const own = { name: 'mine.csv', rows: 2, csv: '', scope: { recomputed: [], kept: [] } }
  expect(paths('partner', own)).toEqual(['table', ...ofAll])
  expect(calls('partner').at(-1)?.answer).toBe(defaultReport.shock)
})

test('green says that something grew, and nothing where nothing is compared', () => {
  expect(toneOf({ value: 5, before: 4 })).toBe('signal')
  expect(toneOf({ value: 5, before: 0 })).toBe('signal')
  expect(toneOf({ value: 3, before: 4 })).toBe('noise')
  const bare = { ...goods, compare_from: null, compare_to: null }
  const rows = goods.rows.map((row) => ({ ...row, before: null, growth_pct: null }))
  expect(nested({ ...bare, rows }, null).every(({ tone }) => tone === 'noise')).toBe(true)
  expect(colourWords(goods)).toContain('Against 2024, green is higher and grey lower')
  expect(colourWords(bare)).not.toContain('green')
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
  const [row] = defaultReport.series.rows
  const months = (name: string, first: number, last: number) => ({
    ...(row as (typeof defaultReport.series.rows)[number]),
    name,
    values: Array.from({ length: 24 }, (_, at) => (at < 12 ? first : last)),
  })
  const drawn = (...rows: ReturnType<typeof months>[]) =>
    monthsTitle({ ...defaultReport.series, rows }).replaceAll('\u00a0', ' ')
  const change = 'A grew most: the last twelve months were 20 % above the first'
  expect(drawn(months('A', 100, 120), months('B', 0, 0))).toBe(`Of those drawn, ${change}`)
  // What begins later grew from nothing: more than any.
  expect(drawn(months('A', 100, 120), months('B', 0, 1000))).toBe(
    `Of those drawn with trade in the first twelve months, ${change}`,
  )
  expect(drawn(months('B', 0, 1000))).toBe('Exports month by month')
})
