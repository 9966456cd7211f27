import { describe, expect, test } from 'vitest'
import { plainText as plain, type Said } from '@/components/demo/said'
import { answerOf, confidenceInWords, factsOf, languageName, scoreNote, wordsOf } from './answer'
import { sample, type Extraction, type Report } from './ask'

const noteOf = (said: readonly Said[], title: string) =>
  said
    .flatMap((part) => (typeof part === 'string' ? [] : [part.note()]))
    .find((note) => note.title === title)
const answer = (patch: Partial<Report>, page: Extraction['page'] = { kind: 'sample' }) =>
  answerOf({ ...sample, page, report: { ...sample.report, ...patch } })

describe('the answer', () => {
  test('names the article, its share of the page and how sure we are', () => {
    const { all } = wordsOf(sample.report)
    const said = plain(answerOf(sample))
    expect(said).toMatch(
      /^“Port Alder switches .*”, by Maren Oduya, The Harbour Ledger, Apr 17, 2026\. /,
    )
    expect(said).toContain(
      `It is ${String(sample.report.word_count)} words of the page’s ${String(all)}`,
    )
    expect(said).toMatch(/Confidence is (?:high|fair|low)\.$/)
  })

  test('leaves out what the page does not state', () => {
    const said = plain(answer({ title: null, byline: null, site_name: null, published: null }))
    expect(said).toMatch(/^An article without a title\. It is /)
  })

  test('cuts a title that would fill the screen', () => {
    const said = plain(answer({ title: 'long '.repeat(100) }))
    expect(said.length).toBeLessThan(350)
    expect(said).toContain('…”')
  })

  test('says when the text is the one stated for machines', () => {
    expect(plain(answer({ method: 'structured_data' }))).toContain('states for machines')
  })

  test('compares with the page only where all its blocks are listed', () => {
    expect(plain(answer({ block_count: 5000 }))).not.toContain('of the page’s')
    expect(noteOf(answer({ block_count: 5000 }), 'Words kept')).toHaveProperty(
      'text',
      expect.stringContaining(`the first ${String(sample.report.blocks.length)} blocks`),
    )
  })

  test('the words kept and dropped add up to the page', () => {
    const { kept, dropped, all } = wordsOf(sample.report)
    expect(kept + dropped).toBe(all)
    expect(all).toBe(sample.report.blocks.reduce((sum, { words }) => sum + words, 0))
  })

  test('credits whoever gave the page', () => {
    const said = answer({}, { kind: 'url', url: 'https://www.a.example/x' })
    expect(noteOf(said, 'Confidence')).toHaveProperty('source', 'a.example')
  })
})

test('confidence has three words', () => {
  expect([0, 0.84, 0.85, 0.94, 0.95, 1].map(confidenceInWords)).toEqual([
    'low',
    'low',
    'fair',
    'fair',
    'high',
    'high',
  ])
})

describe('the notes give the figures they open', () => {
  const { report } = sample

  test('confidence is the mean certainty of the kept words', () => {
    const kept = report.blocks.filter((block) => block.kept)
    const words = kept.reduce((sum, block) => sum + block.words, 0)
    const certain = kept.reduce((sum, block) => sum + block.score * block.words, 0)
    expect(report.confidence).toBeCloseTo(certain / words, 3)
  })

  test('the minutes are the words at the stated pace, rounded up', () => {
    expect(report.reading_minutes).toBe(Math.ceil(report.word_count / 238))
  })

  test('every fact opens to a formula that holds its figure, its source and its date', () => {
    for (const { text, note } of factsOf(sample)) {
      const { formula, result, source, date } = note()
      expect(text).toContain(result)
      expect(formula.join('\n')).toContain(result)
      expect([source, date]).not.toContain('')
    }
  })

  test('a block’s score opens to its reasons', () => {
    const at = report.blocks.findIndex(({ kept, reasons }) => !kept && reasons.length > 1)
    const block = report.blocks[at]
    if (!block) throw new Error('the sample drops a block for two reasons')
    const note = scoreNote(block, at, sample.page)
    expect(note.title).toBe(`Score of block ${String(at + 1)}`)
    expect(note.inputs?.map(({ name }) => name)).toEqual(['Words', ...block.reasons])
  })
})

test('a language is named, and a tag that names none stays', () => {
  expect(['en-ca', 'fr', 'zh-hant', 'x1'].map(languageName)).toEqual([
    'English (Canada)',
    'French',
    'Chinese (Traditional)',
    'x1',
  ])
  const report = { ...sample.report, language: 'fr-ca' }
  const fact = factsOf({ ...sample, report }).find(({ name }) => name === 'Language')
  expect(fact?.text).toBe('French (Canada)')
  expect(fact?.note().formula).toEqual(['fr-ca = French (Canada)'])
})
