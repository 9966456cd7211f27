import { expect, test } from 'vitest'
import { extremes, leadSentence } from './answer'
import { defaults, type Entity, type Report } from './ask'

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
