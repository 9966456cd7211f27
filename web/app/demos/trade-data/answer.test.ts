import { expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { answerOf } from './answer'
import type { AnsweredTrade } from './ask'
import { contributionTitle } from './contribution-figure'
import { indexNote, noteCredit } from './notes'
import { answered, partners } from './own-report.test-support'

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
  expect(names(span)).toEqual(['Entropy, −Σ share × ln share, at least', 'HHI, at most'])
  expect(indexNote(span, false, credit).text).toContain('this table cannot say where')
  // Partners shown as one are counted each on their own.
  expect(partners.rows.some(({ kind }) => kind === 'rest')).toBe(true)
  expect(names(partners)).toEqual(['Entropy, −Σ share × ln share'])
  expect(indexNote(partners, false, credit).text).not.toContain('cannot say')
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
