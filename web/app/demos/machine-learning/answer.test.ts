import { expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { answerOf, extremes, isAnalyzed, leadSentence, notAnalyzed } from './answer'
import { defaults, type AnyReport, type Entity, type Report } from './ask'

const { report } = defaults
const summary = (text: string, score = 1): Report['summary'] => [
  {
    text,
    score,
    index: 0,
    parts: { centrality: 0, position: 0, subject: 0, entities: 0, repetition: 0, dependence: 0 },
  },
]

test('the lead is the strongest sentence of the summary, without its dateline', () => {
  const of = (text: string) => leadSentence({ ...report, summary: summary(text) })
  expect(of('PORT MAREN, N.S. — The ferry is late.')).toBe('The ferry is late.')
  expect(of('MONTRÉAL – Le pont rouvre.')).toBe('Le pont rouvre.')
  expect(of('Her reply — and it was short — surprised them.')).toBe(
    'Her reply — and it was short — surprised them.',
  )
  const two = [...summary('Weak.', 0.2), ...summary('Strong.', 0.9)]
  expect(leadSentence({ ...report, summary: two })).toBe('Strong.')
  expect(leadSentence({ ...report, summary: [] })).toBeNull()
})

test('a very long lead is cut at a word', () => {
  const lead = leadSentence({ ...report, summary: summary('word '.repeat(100).trim()) })
  expect(lead?.length).toBeLessThan(270)
  expect(lead).toMatch(/word …$/)
})

const entity = (text: string, sentiment: number, kind: Entity['kind'] = 'person'): Entity => ({
  text,
  kind,
  count: 1,
  sentiment,
  toned_mentions: 1,
  tone: sentiment >= 0.1 ? 'positive' : sentiment <= -0.1 ? 'negative' : 'neutral',
  tone_words: [],
  confidence: 1,
  value: null,
  aliases: [],
  mentions: [],
})

test('the kindest and the hardest are named only where the text is either', () => {
  const of = (...entities: Entity[]) => {
    const { kindest, hardest } = extremes({ ...report, entities })
    return [hardest?.text ?? null, kindest?.text ?? null]
  }
  expect(of(entity('Ann', 0.3), entity('Bob', -0.5), entity('Cy', -0.2))).toEqual(['Bob', 'Ann'])
  expect(of(entity('Ann', 0.05), entity('Bob', -0.05))).toEqual([null, null])
  expect(of(entity('Ann', 0.2), entity('Bob', 0.6))).toEqual([null, 'Bob'])
  expect(of(entity('2026', -0.9, 'date'))).toEqual([null, null])
  expect(of()).toEqual([null, null])
})

test('a judgement rests on more than one mention where there is one, and says so where not', () => {
  const often = { ...entity('Ann', -0.3), count: 3, toned_mentions: 2 }
  const of = (...entities: Entity[]) => plainText(answerOf({ ...report, entities }))
  expect(of(entity('Bob', -0.9), often)).toMatch(/It is hardest on Ann, −0.30\.$/)
  // Named often and judged once: one mention decides, as the sentence says.
  const named = { ...entity('Bob', -0.9), count: 4 }
  expect(of(named, often)).toMatch(/It is hardest on Ann, −0.30\.$/)
  expect(of(entity('Bob', -0.9))).toMatch(/It is hardest on Bob, −0.90 by one mention\.$/)
})

test('a neutral tone is explained by what balances, not by its few neutral sentences', () => {
  const [one] = report.sentiment.sentences
  if (!one) throw new Error('the default article has sentences')
  const labels = ['positive', 'positive', 'negative', 'negative', 'neutral'] as const
  const sentences = labels.map((label) => ({ ...one, label }))
  const mixed = {
    ...report,
    sentiment: { ...report.sentiment, label: 'neutral', sentences },
  } as const
  expect(plainText(answerOf(mixed))).toContain('2 of 5 sentences are positive and 2 negative')
})

test('a text in a language we do not judge is told so', () => {
  const { language_detection: detection } = report
  const german: AnyReport = {
    ...report,
    language: 'de',
    language_detection: { ...detection, name: 'German' },
    sentiment: null,
    not_analyzed: [{ part: 'tone', code: 'unsupported_language' }],
  }
  const unknown: AnyReport = {
    ...german,
    language: 'unknown',
    language_detection: { ...detection, known: false },
    not_analyzed: [{ part: 'tone', code: 'unknown_language' }],
  }
  expect([report, german, unknown].map(isAnalyzed)).toEqual([true, false, false])
  expect(notAnalyzed(german)).toMatch(/^This text seems to be in German, so it is not analyzed/)
  expect(notAnalyzed(unknown)).toMatch(
    /^This text is too short to tell its language, or in one we do not know/,
  )
})
