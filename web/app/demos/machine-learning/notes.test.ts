import { describe, expect, test } from 'vitest'
import { defaults, type Report } from './ask'
import {
  confidenceNote,
  gradeNote,
  lengthNote,
  mentionsNote,
  readabilityNote,
  summaryNote,
  topicNote,
} from './notes'
import { entityNote, sentenceNote, shareNote, toneNote } from './tone-notes'
import { formatScore } from './words'

// The notes print the engine's formulas; these tests compute them again from the default report, so that a
// constant changed on one side alone does not go unseen.
const { report } = defaults
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('the formulas on the notes give the figures beside them', () => {
  test('the tone of every sentence', () => {
    for (const { score, words } of report.sentiment.sentences) {
      const total = sum(words.map(({ weight }) => weight))
      expect(score).toBeCloseTo(total / Math.sqrt(total ** 2 + 15), 2)
    }
  })

  test('the tone of the whole', () => {
    const scores = report.sentiment.sentences.map(({ score }) => score)
    const loud = scores.filter((score) => Math.abs(score) >= 0.2)
    const quiet = scores.filter((score) => Math.abs(score) < 0.2)
    const tone = (2 * sum(loud) + sum(quiet)) / (2 * loud.length + quiet.length)
    expect(report.sentiment.score).toBeCloseTo(tone, 3)
    expect(toneNote(report).formula.at(-1)).toBe(`= ${formatScore(tone)}`)
  })

  test('the tone towards every name whose words are all told', () => {
    const told = report.entities.filter(({ tone_words }) => tone_words.length < 8)
    expect(told.length).toBeGreaterThan(0)
    for (const { sentiment, tone_words, count } of told) {
      const mean = sum(tone_words.map(({ weight }) => weight)) / Math.sqrt(count)
      expect(sentiment).toBeCloseTo(mean / Math.sqrt(mean ** 2 + 4), 2)
    }
  })

  test('the band within which a name is spoken of neutrally', () => {
    const names = [...report.entities, ...defaults.second.entities]
    expect(names.some(({ tone }) => tone !== 'neutral')).toBe(true)
    for (const entity of names) {
      expect(entity.tone === 'neutral').toBe(Math.abs(entity.sentiment) < 0.2)
      expect(entityNote(report, entity).text).toContain('Neutral within ±0.2.')
    }
  })

  test('the minutes to read', () => {
    expect(report.reading_minutes).toBe(Math.ceil(report.word_count / 238))
  })

  test('the score of every summary sentence', () => {
    for (const { score, parts } of report.summary) {
      const { centrality, position, subject, entities, repetition, dependence } = parts
      const total = 0.25 * centrality + 0.5 * position + 0.2 * subject + 0.05 * entities
      expect(score).toBeCloseTo(Math.max(0, total - repetition - dependence), 2)
    }
  })

  test('the reading ease', () => {
    const { flesch, words_per_sentence, syllables_per_word } = report.readability
    const ease = 206.835 - 1.015 * words_per_sentence - 84.6 * syllables_per_word
    // The two means are rounded in the report.
    expect(Math.abs(flesch - ease)).toBeLessThan(0.6)
  })
})

describe('a note says what moved its figure', () => {
  const words: Report['sentiment']['sentences'][number]['words'] = [
    {
      text: 'safe',
      start: 0,
      end: 4,
      lexicon_weight: 1.9,
      weight: -1.4,
      reasons: ['negated by "not"'],
    },
  ]
  test('words with their weight before and after, and why', () => {
    const note = sentenceNote(report, { index: 4, score: -0.34, label: 'negative', words })
    expect(note.inputs).toEqual([{ name: '“safe”', id: 'negated by "not"', value: '+1.9 → −1.40' }])
  })

  test('and says where nothing did', () => {
    const quiet = sentenceNote(report, { index: 4, score: 0, label: 'neutral', words: [] })
    expect(quiet.formula[0]).toBe('no word of it stands in the tone lexicon')
    const [entity] = report.entities
    if (!entity) throw new Error('the sample names somebody')
    expect(entityNote(report, { ...entity, tone_words: [] }).formula[0]).toMatch(/no word of tone/)
  })

  test('French is measured by its own formula', () => {
    const readability = { ...report.readability, formula: 'Kandel-Moles' }
    expect(readabilityNote({ ...report, readability }).formula[0]).toMatch(/^209 − 1\.15/)
  })

  test('a result stands in its formula, where it is marked', () => {
    const [entity] = report.entities
    const [sentence] = report.summary
    const [tone] = report.sentiment.sentences
    if (!entity || !sentence || !tone) throw new Error('the sample has all three')
    for (const { formula, result } of [
      toneNote(report),
      shareNote(report, report.sentiment.label),
      topicNote(report),
      readabilityNote(report),
      gradeNote(report),
      lengthNote(report),
      confidenceNote(report, entity),
      mentionsNote(report, entity),
      entityNote(report, entity),
      summaryNote(report, sentence),
      sentenceNote(report, tone),
    ])
      expect(formula.join('\n')).toContain(result)
  })
})
