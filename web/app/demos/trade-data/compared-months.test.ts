import { expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { initialView, readView, writeView } from '@/lib/url-state'
import { answerOf } from './answer'
import { tableRequest, tradeQuestion, tradeRequests } from './ask'
import { cases } from './cases'
import { beginnings, caveats, comparedWith, firstOther } from './compared-months'
import { contributionTitle } from './contribution-figure'
import { defaultReport } from './contract.gen'
import { knownMonths, settings, tradeView } from './settings'
import { idleIn } from './trade-link'
import { colourWords } from './treemap-figure'

const year = { from: '2025-01', to: '2025-12' }
const spring = { from: '2026-01', to: '2026-04' }

test('other months begin where as many are there, and not where those shown do', () => {
  expect([defaultReport.first, defaultReport.last]).toEqual(['2024-01', '2026-04'])
  const starts = beginnings(year, knownMonths)
  expect([starts[0], starts.at(-1), starts.length]).toEqual(['2024-01', '2025-05', 16])
  expect(starts).not.toContain('2025-01')
  expect(beginnings(knownMonths, knownMonths)).toEqual([])
})

test('the months just before are proposed, else the first there are', () => {
  expect(firstOther(spring, knownMonths)).toBe('2025-09')
  expect(firstOther({ from: '2024-02', to: '2024-04' }, knownMonths)).toBe('2024-01')
  expect(firstOther(knownMonths, knownMonths)).toBeUndefined()
})

test.each([
  ['2024-03', year, '2024-03'],
  ['2025-05', year, '2025-05'],
  // As many months from then on are not there.
  ['2025-06', year, 'year'],
  ['2023-12', year, 'year'],
  // The same months.
  ['2025-01', year, 'year'],
  ['2024-03', { from: '2025-12', to: '2025-01' }, 'year'],
  ['none', year, 'none'],
  ['year', year, 'year'],
])('%s is compared with %j as %s', (compare, period, expected) => {
  expect(comparedWith(compare, period, knownMonths)).toBe(expected)
})

test('the address keeps the beginning, and the API is asked for as many months', () => {
  const view = { ...readView(settings, 'compare=2024-03'), from: '2026-01', to: '2026-04' }
  expect(writeView(settings, view)).toBe('from=2026-01&to=2026-04&compare=2024-03')
  const paths = tradeRequests(tradeView(view)).map(({ path }) => path)
  for (const path of paths) expect(path).toContain('compare=2024-03..2024-06')
  const other = (compare: string) => tradeRequests(tradeView({ ...view, compare }))[0].path
  expect(other('none')).toContain('compare=none')
  expect(other('year')).not.toContain('compare')
  expect(other('2026-02')).not.toContain('compare')
  expect(readView(settings, 'compare=2024-13').compare).toBe('year')
})

test('a table is asked for as many months once its own are chosen', () => {
  const own = { name: 'mine.csv', rows: 2, csv: 'x', scope: { recomputed: [], kept: [] } }
  const view = { ...initialView(settings), compare: '2019-11' }
  // How many its newest are nobody knows before it is read.
  expect(tableRequest(tradeView(view, true), own).body).toEqual({ csv: 'x', flow: 'exports' })
  const chosen = { ...view, from: '2020-11', to: '2021-01' }
  expect(tableRequest(tradeView(chosen, true), own).body).toMatchObject({
    compare: '2019-11..2020-01',
  })
})

test('a link that compares with months that are not there is told', () => {
  const view = initialView(settings)
  expect(idleIn({ ...view, compare: '2024-03' })).toBeNull()
  expect(idleIn({ ...view, compare: '2025-06' })).toEqual({
    keys: ['compare'],
    instead: 'A year before',
  })
})

test('what other months bring into a difference is told', () => {
  const compared = (compare_from: string, compare_to: string) => ({
    ...spring,
    compare_from,
    compare_to,
  })
  expect(caveats(compared('2025-01', '2025-04'))).toBe('')
  expect(caveats({ ...spring, compare_from: null, compare_to: null })).toBe('')
  expect(caveats(compared('2025-09', '2025-12'))).toBe(
    'These are different months of the year, and nothing here is adjusted for the seasons.',
  )
  expect(caveats(compared('2025-11', '2026-02'))).toContain(
    'What was traded from January to February 2026 counts in both.',
  )
  // Twelve months have every season.
  expect(caveats({ ...year, compare_from: '2024-02', compare_to: '2025-01' })).toBe(
    'What was traded in January 2025 counts in both.',
  )
})

test.each(cases)('the case “$label” is written as the page writes it', ({ query }) => {
  expect(writeView(settings, readView(settings, query))).toBe(query)
})

test('other months that are compared with are named in every sentence, and nothing speaks of a year before', () => {
  const { initial } = tradeQuestion
  const { partners, goods } = initial.report
  const answer = (change: Partial<typeof partners>) =>
    answerOf({
      ...initial,
      report: {
        ...initial.report,
        partners: { ...partners, ...change },
        goods: { ...goods, ...change },
      },
    })
  const said = (change: Partial<typeof partners>) =>
    plainText(answer(change)).replaceAll('\u00a0', ' ')
  const earlier = { compare_from: '2024-03', compare_to: '2025-02' }
  expect(said(earlier)).toContain(
    'exports fell 0.2 % in 2025 against March 2024 to February 2025, to $779.0 billion.',
  )
  expect(said(earlier)).toContain('less concentrated than from March 2024 to February 2025: ')
  expect(said({ ...earlier, growth_pct: null })).toContain(
    'There were none from March 2024 to February 2025.',
  )
  const later = { from: '2024-01', to: '2024-04', compare_from: '2026-01', compare_to: '2026-04' }
  expect(said(later)).toContain(
    'exports were 0.2 % lower from January to April 2024 than from January to April 2026, $779.0 billion.',
  )
  expect(said({ ...later, growth_pct: 3 })).toContain('were 3.0 % higher from January')
  expect(said({ ...later, growth_pct: 0 })).toContain(
    'were about the same from January to April 2024 as from January to April 2026, $779.0 billion.',
  )
  // Nothing has gone from what comes later to what came before it.
  expect(said(later)).toContain(
    'the share of the United States is 72.5 % against 76.3 %, the index',
  )
  expect(said(later)).not.toMatch(/ went from | fell | added | took /)
  expect(said(later)).toContain(
    'The United States stood lower by 4.0 percentage points, the United Kingdom stood higher by 2.3.',
  )
  expect(said(later)).toMatch(/Among goods, .* stood higher by 1\.9 and .* stood lower by 0\.8\./)
  expect(contributionTitle({ ...partners, ...later })).toBe(
    'The United Kingdom stood higher by 2.3 points, the United States stood lower by 4.0',
  )
  const notes = [earlier, later].map((change) =>
    JSON.stringify(answer(change).map((part) => (typeof part === 'string' ? part : part.note()))),
  )
  expect(notes[0]).toContain('Share of the United States, March 2024 to February 2025')
  expect(notes[1]).toContain('Compared: January to April 2026')
  expect(notes[1]).toContain('"Shown: January to April 2024"')
  expect(notes[1]).toContain('How much lower the United States stood')
  expect(notes[1]).not.toMatch(/\bnow\b|growth|added/i)
  expect(notes.join(' ')).not.toMatch(/year before|, before"/)
  expect(colourWords({ ...partners, ...later })).toContain('Against January to April 2026, green')
})
